import path from "node:path";
import { Presets, SingleBar } from "cli-progress";
import { UsageError, type Values } from "../../../app/command-line/run-command.server.ts";
import { showProgress, summaryOf } from "../../../app/feeds/feed-progress.server.ts";
import { settings } from "../../../app/settings/settings.server.ts";
import {
  importDemonstrationFeeds,
  writeDemonstrationFeeds,
  type WriteOptions,
  type WrittenFeeds,
} from "./import-feeds.ts";

interface Order extends WriteOptions {
  file: string;
  writeOnly: boolean;
}

function readOrder({ listings, seed = "quartier", today = isoToday(), file = usualFile(), ...rest }: Values): Order {
  const count = Number(listings);
  if (!Number.isInteger(count) || count < 1 || count > 1_000_000) {
    throw new UsageError(listings === undefined ? "" : "--listings takes a whole number from 1 to 1,000,000.");
  }
  const pictureFiles = Number(rest["picture-files"] ?? 0);
  if (!Number.isInteger(pictureFiles) || pictureFiles < 0) {
    throw new UsageError("--picture-files takes a whole number.");
  }
  if (!/^20\d\d-\d\d-\d\d$/.test(String(today)) || Number.isNaN(Date.parse(String(today)))) {
    throw new UsageError("--today takes a date such as 2026-11-21.");
  }
  return {
    listings: count,
    pictureFiles,
    seed: String(seed),
    today: String(today),
    file: String(file),
    writeOnly: rest["write-only"] === true,
  };
}

const isoToday = () => new Date().toISOString().slice(0, 10);
const usualFile = () => path.join(settings.DATA_DIR, "demonstration.jsonl");

async function write(order: Order): Promise<WrittenFeeds> {
  const bar = new SingleBar(
    { format: "{bar} {value} of {total} written", stream: process.stderr, noTTYOutput: false, clearOnComplete: true },
    Presets.shades_classic,
  );
  bar.start(order.listings, 0);
  return writeDemonstrationFeeds(order.file, order, (written) => {
    bar.update(written);
  }).finally(() => {
    bar.stop();
  });
}

async function seed(order: Order): Promise<string> {
  const feeds = await write(order);
  const perSecond = Math.round(order.listings / feeds.seconds).toLocaleString("en");
  const written = `${(feeds.bytes / 1e6).toFixed(1)} MB written in ${feeds.seconds.toFixed(1)} s, ${perSecond} a second`;
  const name = path.basename(order.file);
  if (order.writeOnly) return `${name}: ${order.listings.toLocaleString("en")} listings, ${written}`;

  // Only now: looking for the database may start one.
  const { databaseUrl } = await import("../../../app/database/database.server.ts");
  const { createDatabase, closeDatabase } = await import("../../../db/client.server.ts");
  const db = createDatabase(databaseUrl, { name: "quartier db:seed", connections: 3, statementTimeout: 0 });
  const progress = showProgress();
  try {
    const report = await importDemonstrationFeeds(db, feeds, { onProgress: progress.update });
    return `${summaryOf(name, true, report)}; ${written}`;
  } finally {
    progress.stop();
    await closeDatabase(db);
  }
}

/** Does what `npm run db:seed` was asked for. @returns the exit code @throws UsageError */
export async function run(words: string[], values: Values): Promise<number> {
  if (words.length > 0) throw new UsageError(`Not understood: ${words.join(" ").slice(0, 100)}`);
  console.log(await seed(readOrder(values)));
  return 0;
}
