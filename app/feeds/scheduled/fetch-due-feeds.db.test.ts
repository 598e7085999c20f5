import { mkdtemp, rm, utimes, writeFile } from "node:fs/promises";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { asc, eq } from "drizzle-orm";
import { describe, expect } from "vitest";
import { isPrivateAddress } from "#app/http/private-address.server.ts";
import type { Network } from "#app/http/fetch-address.server.ts";
import { thisMachine } from "#app/http/testing/this-machine.ts";
import { withLease } from "#app/jobs/lease.server.ts";
import type { DatabasePool } from "#db/client.server.ts";
import { advertiserFeeds } from "#db/schema/feeds.ts";
import { advertisers, listings } from "#db/schema/listings.ts";
import { dbTest } from "#db/testing/db-test.ts";
import { expireSilentAdvertisers } from "../expire-silent-advertisers.server.ts";
import { listRuns } from "../import-runs.server.ts";
import { openImmoFeed, openImmoProperty } from "../testing/sample-feeds.ts";
import { fetchDueFeeds } from "./fetch-due-feeds.server.ts";
import { addFeed, pauseFeed, refuseSource } from "./list-feeds.server.ts";

const advertiser = "namur";
const feedOf = (...numbers: number[]) =>
  openImmoFeed(numbers.map((number) => openImmoProperty({ number: String(number) })));

async function serving(answer: RequestListener, work: (address: string) => Promise<void>) {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  try {
    await work(`http://agency.example:${(server.address() as AddressInfo).port}/feed.xml?token=secret`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

async function inFolder(work: (folder: string) => Promise<void>) {
  const folder = await mkdtemp(path.join(tmpdir(), "drop-"));
  try {
    await work(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}

const minute = 60_000;
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * minute);
const take = (db: DatabasePool, minutes = 0, network = thisMachine) =>
  fetchDueFeeds(db, { now: inMinutes(minutes), network, pool: db });
const feedIn = async (db: DatabasePool) => (await db.select().from(advertiserFeeds))[0]!;
const statuses = async (db: DatabasePool) =>
  (await db.select().from(listings).orderBy(asc(listings.reference))).map((row) => `${row.reference} ${row.status}`);

describe("a feed at an address", () => {
  dbTest("is taken when it is due, and asked for only as far as it has changed", async ({ db }) => {
    const asked: (string | undefined)[] = [];
    let version = 1;
    const answer: RequestListener = (request, response) => {
      asked.push(request.headers["if-none-match"]);
      if (request.headers["if-none-match"] === `"${version}"`) response.writeHead(304).end();
      else response.writeHead(200, { ETag: `"${version}"` }).end(version === 1 ? feedOf(1, 2, 3, 4) : feedOf(2, 3, 4));
    };
    await serving(answer, async (source) => {
      await addFeed(db, { advertiser, source, everyMinutes: 30 });
      expect(await take(db, 1)).toBe(1);
      expect(await take(db, 10)).toBe(0);
      expect(await take(db, 40)).toBe(1);
      version = 2;
      expect(await take(db, 80)).toBe(1);
      // A week on, a server's word is not taken any more.
      expect(await take(db, 8 * 24 * 60)).toBe(1);
    });
    expect(asked).toEqual([undefined, '"1"', '"1"', undefined]);
    expect((await statuses(db))[0]).toBe("namur-1 withdrawn");
    const runs = await listRuns(db);
    expect(runs.map(({ created, withdrawn, unchanged }) => [created, withdrawn, unchanged])).toEqual([
      [0, 0, 3],
      [0, 1, 3],
      [4, 0, 0],
    ]);
    expect(runs[0]?.source).not.toContain("secret");
  });

  const failing: [string, RequestListener, Network, RegExp][] = [
    ["is not there", (_, response) => response.writeHead(404).end(), thisMachine, /answered 404/],
    [
      "breaks off",
      (_, response) => response.writeHead(200, { "Content-Length": 9_999 }).end("<"),
      thisMachine,
      /fetched/,
    ],
    [
      "lies in a private network",
      (_, response) => response.end(),
      { ...thisMachine, isPrivate: isPrivateAddress },
      /private/,
    ],
    ["is no feed", (_, response) => response.end("\u0000\u0001"), thisMachine, /is no text/],
  ];
  dbTest.for(failing)(
    "that %s is a failed run, and is asked for again when due",
    async ([, answer, network, why], { db }) => {
      await serving(answer, async (source) => {
        await addFeed(db, { advertiser, source });
        expect(await take(db, 1, network)).toBe(1);
        const { failure, etag, nextAt } = await feedIn(db);
        expect({ failure, etag }).toEqual({ failure: expect.stringMatching(why), etag: null });
        expect(failure).not.toContain("secret");
        expect(nextAt > inMinutes(30)).toBe(true);
        expect(await listRuns(db)).toMatchObject([{ status: "failed", advertiser }]);
      });
    },
  );

  dbTest(
    "of which every record is refused is said to be so, and read again although its server says it is as it was",
    async ({ db }) => {
      const answer: RequestListener = (request, response) => {
        if (request.headers["if-none-match"]) response.writeHead(304).end();
        else response.writeHead(200, { ETag: '"1"' }).end("{}");
      };
      await serving(answer, async (source) => {
        await addFeed(db, { advertiser, source, everyMinutes: 30 });
        await take(db, 1);
        await take(db, 40);
        expect(await feedIn(db)).toMatchObject({ failure: "every record was refused", etag: null });
        expect(await listRuns(db)).toMatchObject([{ status: "failed" }, { status: "failed" }]);
      });
    },
  );

  dbTest("is refused when it is no public https address", async () => {
    for (const source of ["http://a.example/f.xml", "https://a:b@c.example/", "https://10.0.0.1/f", "feed.xml"]) {
      expect(await refuseSource(source)).toBeDefined();
    }
    expect(await refuseSource("https://agency.example/feed.xml")).toBeUndefined();
  });
});

describe("a feed in a folder", () => {
  dbTest("is taken file by file, the oldest first, each once, and not while it is uploaded", async ({ db }) => {
    await inFolder(async (folder) => {
      const put = async (name: string, text: string, minutesAgo: number) => {
        const file = path.join(folder, name);
        await writeFile(file, text);
        await utimes(file, inMinutes(-minutesAgo), inMinutes(-minutesAgo));
      };
      await put("b.xml", feedOf(1, 2, 3, 4), 30);
      await put("a.xml", feedOf(1, 2, 3), 20);
      await put("broken.xml", "\u0000", 15);
      await put("notes.doc", "no feed", 15);
      await put("uploading.xml", feedOf(9), 0);
      await addFeed(db, { advertiser, source: folder, everyMinutes: 5 });
      await take(db);
      expect(await statuses(db)).toEqual([1, 2, 3].map((n) => `namur-${n} published`).concat("namur-4 withdrawn"));
      expect((await feedIn(db)).failure).toMatch(/^broken\.xml: .*is no text/);
      expect(await listRuns(db)).toHaveLength(3);
      await rm(path.join(folder, "uploading.xml"));
      await take(db, 10);
      expect(await listRuns(db)).toHaveLength(3);
    });
  });

  dbTest(
    "waits while another of its advertiser is taken, while it is paused, and for one that broke off",
    async ({ db }) => {
      await inFolder(async (folder) => {
        await writeFile(path.join(folder, "a.xml"), feedOf(1));
        const id = await addFeed(db, { advertiser, source: folder });
        await pauseFeed(db, id!, true);
        expect(await take(db, 5)).toBe(0);
        await pauseFeed(db, id!, false);
        await withLease(db, `feeds of ${advertiser}`, async () => {
          expect(await take(db, 5)).toBe(0);
        });
        const stopped = { now: inMinutes(5), network: thisMachine, pool: db, signal: AbortSignal.abort() };
        expect(await fetchDueFeeds(db, stopped)).toBe(0);
        expect(await take(db, 5)).toBe(1);
        expect(await statuses(db)).toEqual(["namur-1 published"]);
      });
    },
  );
});

describe("an advertiser who falls silent", () => {
  dbTest("has its listings taken down, until the same feed brings them back", async ({ db }) => {
    const answer: RequestListener = (request, response) => {
      if (request.headers["if-none-match"]) response.writeHead(304).end();
      else response.writeHead(200, { ETag: '"1"' }).end(feedOf(1, 2));
    };
    await serving(answer, async (source) => {
      await addFeed(db, { advertiser, source });
      await take(db, 1);
      const days = 24 * 60;
      const expireAt = (minutes: number) => expireSilentAdvertisers(db, { now: inMinutes(minutes), days: 30 });
      expect(await expireAt(29 * days)).toBe(0);
      // That the feed is as it was says that it is still so.
      await take(db, 5 * days);
      expect(await expireAt(31 * days)).toBe(0);
      expect(await expireAt(36 * days)).toBe(2);
      expect(await statuses(db)).toEqual(["namur-1 withdrawn", "namur-2 withdrawn"]);
      expect(await expireAt(36 * days)).toBe(0);
      await take(db, 37 * days);
      expect(await statuses(db)).toEqual(["namur-1 published", "namur-2 published"]);
    });
  });

  dbTest("keeps them where everybody is silent, and for ever by setting", async ({ db }) => {
    await inFolder(async (folder) => {
      const file = path.join(folder, "a.xml");
      await writeFile(file, feedOf(1));
      for (const each of [advertiser, "liege"]) await addFeed(db, { advertiser: each, source: folder });
      await take(db, 5);
      const later = { now: inMinutes(60 * 24 * 60), days: 30 };
      expect(await expireSilentAdvertisers(db, { ...later, days: 0 })).toBe(0);
      expect(await expireSilentAdvertisers(db, later)).toBe(0);
      await db.update(advertisers).set({ heardAt: later.now }).where(eq(advertisers.reference, "liege"));
      expect(await expireSilentAdvertisers(db, later)).toBe(1);
    });
  });
});
