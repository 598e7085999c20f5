import path from "node:path";
import { parseArgs } from "node:util";
import { Presets, SingleBar } from "cli-progress";
import postgres from "postgres";
import { showProgress, summaryOf } from "../../app/feeds/feed-progress.server.ts";
import { settings } from "../../app/settings.server.ts";
import {
  importDemonstrationFeeds,
  writeDemonstrationFeeds,
  type WriteOptions,
  type WrittenFeeds,
} from "./feed/import-feeds.ts";

const usage = `Adds invented listings, the same for the same options:

  npm run db:seed -- --listings N [--seed WORD] [--today DATE] [--file PATH] [--write-only]
                     [--picture-files N]

N is 1 to 1,000,000. Publication dates lie in the nine months before DATE (2026-11-21; today when absent). The listings
are written to PATH (DATA_DIR/demonstration.jsonl when absent; gzipped when it ends in .gz) as a feed in the product's
own format, which is then imported like any other. Their pictures are addresses of the demonstration's own server, which
draws each when it is asked for; --picture-files draws those of the first N listings as files beside the feed instead
(about 80 ms and 400 kB a listing), for a site that runs without that server.`;

class UsageError extends Error {}

interface Order extends WriteOptions {
  file: string;
  writeOnly: boolean;
}

function readOrder(args: string[]): Order {
  const { values } = parseOptions(args);
  const count = Number(values.listings);
  if (!Number.isInteger(count) || count < 1 || count > 1_000_000) throw new UsageError(usage);
  const pictureFiles = Number(values["picture-files"]);
  if (!Number.isInteger(pictureFiles) || pictureFiles < 0) throw new UsageError(usage);
  if (!/^20\d\d-\d\d-\d\d$/.test(values.today) || Number.isNaN(Date.parse(values.today))) throw new UsageError(usage);
  return {
    listings: count,
    pictureFiles,
    seed: values.seed,
    today: values.today,
    file: values.file,
    writeOnly: values["write-only"],
  };
}

function parseOptions(args: string[]) {
  try {
    return parseArgs({
      args,
      options: {
        listings: { type: "string" },
        seed: { type: "string", default: "quartier" },
        today: { type: "string", default: new Date().toISOString().slice(0, 10) },
        file: { type: "string", default: path.join(settings.DATA_DIR, "demonstration.jsonl") },
        "picture-files": { type: "string", default: "0" },
        "write-only": { type: "boolean", default: false },
      },
    });
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
  }
}

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
  const { databaseUrl } = await import("../../app/database.server.ts");
  const { createDatabase, closeDatabase } = await import("../../db/client.server.ts");
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

/** What an operator can do something about is said in a sentence; anything else comes with its stack. */
function explain(error: unknown): string {
  if (error instanceof UsageError) return error.message;
  const cause = error instanceof Error ? error.cause : undefined;
  if (cause instanceof postgres.PostgresError && cause.code === "42P01") {
    return "The database has no tables yet: npm run db:migrate makes them.";
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

try {
  const summary = await seed(readOrder(process.argv.slice(2)));
  console.log(summary);
} catch (error) {
  console.error(explain(error));
  process.exitCode = error instanceof UsageError ? 2 : 1;
}
