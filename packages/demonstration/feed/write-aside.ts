import { removeUnfinished } from "./feed-file.ts";
import { writeDemonstrationFeeds, type WriteOptions } from "./write-feeds.ts";
import type { WritingMessage } from "./written-aside.ts";

/* The process of FeedWrittenAside: writes the feeds, says how far it is, and ends with whoever started it. */

/**
 * Bytes, some 1,800 listings: what stood before in the feed is imported for so many at once, and nothing else meanwhile. The
 * first ones soon, then half as many again as there are, which is no more than an import takes in the time.
 */
const leastStretch = 8_000_000;

for (const end of ["disconnect", "SIGTERM", "SIGINT"]) {
  process.once(end, () => {
    removeUnfinished();
    process.exit(1);
  });
}
const { file, options } = JSON.parse(process.argv[2] ?? "") as { file: string; options: WriteOptions };
const tell = (message: WritingMessage) => process.send?.(message);
let told = 0;
let last = { records: 0, bytes: 0, earlier: [] as string[] };
const feeds = await writeDemonstrationFeeds(file, options, ({ records, bytes, earlier }) => {
  last = { records, bytes, earlier: [...last.earlier, ...earlier.map((record) => JSON.stringify(record))] };
  if (bytes < told + Math.max(leastStretch, told / 2)) return;
  tell(last);
  told = bytes;
  last = { ...last, earlier: [] };
});
if (last.bytes > told) tell(last);
tell({ feeds });
