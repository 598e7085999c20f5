import { createHash } from "node:crypto";
import { chownSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { eq, sql } from "drizzle-orm";
import sharp from "sharp";
import { photoKey } from "#app/media/pictures/photo-key.server.ts";
import { photoFormats, photoUrl, photoWidths } from "#app/media/pictures/photo-view.ts";
import type { DatabasePool } from "#db/client.server.ts";
import { photos } from "#db/schema/listings.ts";
import { exchange } from "../fuzz/exchange.ts";
import { findCluster } from "./database-faults.ts";
import { Defect, type Fault } from "./fault.ts";
import { SmallDisk } from "./small-disk.ts";
import type { Stand } from "./stand.ts";

/** Of what visitors leave; the rest of the database, pages above all, stays where there is room. */
const leftByVisitors = ["contact_requests", "sessions", "connections", "attempts"];

const databaseFull: Fault = {
  name: "database-full",
  title:
    "the database's disk full (tables of messages, sessions and attempts on a disk of their own without a free block)",
  allowed: [503],
  make: async ({ db }, seconds) => {
    const { uid, gid } = statSync(await findCluster());
    const folder = mkdtempSync(join(tmpdir(), "quartier-small-"));
    chownSync(folder, uid, gid);
    const disk = SmallDisk.mount(folder, 4, { uid, gid });
    try {
      // A page of a table counts as full with a tenth of it: what comes next needs a block that there is not.
      await moveTables(db, folder);
      disk.fill();
      await wait(seconds * 1000);
      const refused = await writes(db);
      disk.empty();
      if (!refused.full) throw new Defect("there was room all the time");
    } finally {
      disk.empty();
      await moveBack(db);
      disk.unmount();
      rmSync(folder, { recursive: true, force: true });
    }
    return undefined;
  },
};

async function moveTables(db: DatabasePool, folder: string): Promise<void> {
  await db.execute(sql.raw(`create tablespace quartier_small location '${folder}'`));
  for (const table of leftByVisitors) {
    await db.execute(sql.raw(`alter table ${table} set (fillfactor = 10)`));
    await db.execute(sql.raw(`alter table ${table} set tablespace quartier_small`));
    await db.execute(sql.raw(`vacuum full ${table}`));
  }
}

async function moveBack(db: DatabasePool): Promise<void> {
  for (const table of leftByVisitors) {
    await db.execute(sql.raw(`alter table ${table} set tablespace pg_default`));
    await db.execute(sql.raw(`alter table ${table} reset (fillfactor)`));
  }
  await db.execute(sql.raw(`drop tablespace if exists quartier_small`));
}

/** Whether the disk is as full as it is meant to be: a row of a page's size finds no room. */
async function writes(db: DatabasePool): Promise<{ full: boolean }> {
  try {
    await db.transaction(async (tx) => {
      await tx.execute(sql.raw(`create table of_faults (filler text) tablespace quartier_small`));
      await tx.execute(sql.raw(`insert into of_faults select repeat(md5(n::text), 200) from generate_series(1, 20) n`));
      throw new Error("room");
    });
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    return { full: cause instanceof Error && "code" in cause && cause.code === "53100" };
  }
  return { full: false };
}

const photosFull: Fault = {
  name: "media-full",
  title: "the disk of photos full",
  allowed: [],
  make: async (stand, seconds) => {
    const folder = join(stand.site.environment["DATA_DIR"] ?? "", "media");
    mkdirSync(folder, { recursive: true });
    const disk = SmallDisk.mount(folder, 4);
    try {
      const key = await putPhoto(stand, folder);
      disk.fill();
      const full = await askPhotos(stand, key, seconds);
      disk.empty();
      const after = await askPhotos(stand, key, 1);
      if (full.failed + after.failed > 0) throw new Defect(`${full.failed + after.failed} photos were not shown`);
      return `${full.shown} photos asked for meanwhile, all made and shown`;
    } finally {
      disk.unmount();
    }
  },
};

/** Gives a listing a photo whose original lies in the store. @returns its key */
async function putPhoto({ db }: Stand, folder: string): Promise<string> {
  const noise = { type: "gaussian", mean: 128, sigma: 30 } as const;
  const picture = await sharp({ create: { width: 1600, height: 1200, channels: 3, background: "grey", noise } })
    .jpeg({ quality: 60 })
    .toBuffer();
  const digest = createHash("sha256").update(picture).digest("hex");
  mkdirSync(join(folder, "originals"), { recursive: true });
  writeFileSync(join(folder, "originals", digest), picture);
  const source = `file:${digest}`;
  const [{ listingId, position }] = (await db.select().from(photos).limit(1)) as [typeof photos.$inferSelect];
  await db
    .update(photos)
    .set({ source, key: photoKey(source) })
    .where(sql`${eq(photos.listingId, listingId)} and ${eq(photos.position, position)}`);
  return photoKey(source);
}

async function askPhotos({ site }: Stand, key: string, seconds: number): Promise<{ shown: number; failed: number }> {
  const seen = { shown: 0, failed: 0 };
  const ends = performance.now() + seconds * 1000;
  const sizes = photoFormats.flatMap((format) => photoWidths.map((width) => photoUrl(key, width, format)));
  for (let asked = 0; performance.now() < ends || asked < sizes.length; asked++) {
    const target = sizes[asked % sizes.length]!;
    const { status } = await exchange(site.port, { method: "GET", target, headers: site.hostHeader }, 30_000);
    if (status === 200) seen.shown += 1;
    else seen.failed += 1;
    await wait(100);
  }
  return seen;
}

export const diskFaults: readonly Fault[] = [databaseFull, photosFull];
