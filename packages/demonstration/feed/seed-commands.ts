import path from "node:path";
import { Presets, SingleBar } from "cli-progress";
import { UsageError, type Values } from "../../../app/command-line/run-command.server.ts";
import { showProgress, summaryOf } from "../../../app/feeds/feed-progress.server.ts";
import type { ImportReport } from "../../../app/feeds/import-report.ts";
import { settings } from "../../../app/settings/settings.server.ts";
import { seedDemonstration } from "./import-feeds.ts";
import { writeDemonstrationFeeds, type WriteOptions, type WrittenFeeds } from "./write-feeds.ts";

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
  return writeDemonstrationFeeds(order.file, order, ({ records }) => {
    bar.update(records);
  }).finally(() => {
    bar.stop();
  });
}

async function writeOnly(order: Order): Promise<string> {
  const feeds = await write(order);
  const count = order.listings.toLocaleString("en");
  return `${path.basename(order.file)}: ${count} listings, ${toldOf(order, feeds)}`;
}

function toldOf(order: Order, { bytes, seconds }: WrittenFeeds): string {
  const perSecond = Math.round(order.listings / seconds).toLocaleString("en");
  return `${(bytes / 1e6).toFixed(1)} MB written in ${seconds.toFixed(1)} s, ${perSecond} a second`;
}

async function seed(order: Order): Promise<string> {
  // Only now: looking for the database may start one.
  const { databaseUrl } = await import("../../../app/database/database.server.ts");
  const { createDatabase, closeDatabase } = await import("../../../db/client.server.ts");
  const db = createDatabase(databaseUrl, { name: "quartier db:seed", connections: 3, statementTimeout: 0 });
  const progress = showProgress();
  const onProgress = (report: Readonly<ImportReport>) => progress.update(report, report.read / order.listings);
  try {
    const { report, feeds } = await seedDemonstration(db, order.file, order, { onProgress });
    return `${summaryOf(path.basename(order.file), true, report)}; ${toldOf(order, feeds)}`;
  } finally {
    progress.stop();
    await closeDatabase(db);
  }
}

/** Does what `npm run db:seed` was asked for. @returns the exit code @throws UsageError */
export async function run(words: string[], values: Values): Promise<number> {
  if (words.length > 0) throw new UsageError(`Not understood: ${words.join(" ").slice(0, 100)}`);
  const order = readOrder(values);
  console.log(await (order.writeOnly ? writeOnly(order) : seed(order)));
  return 0;
}
