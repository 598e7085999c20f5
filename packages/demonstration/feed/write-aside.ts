import { writeDemonstrationFeeds, type WriteOptions } from "./write-feeds.ts";
import type { WritingMessage } from "./written-aside.ts";

/* The process of FeedWrittenAside: writes the feeds, says how far it is, and ends with whoever started it. */
process.once("disconnect", () => process.exit(1));
const { file, options } = JSON.parse(process.argv[2] ?? "") as { file: string; options: WriteOptions };
const tell = (message: WritingMessage) => process.send?.(message);
const feeds = await writeDemonstrationFeeds(file, options, ({ records, bytes, earlier }) => {
  tell({ records, bytes, earlier: earlier.map((record) => JSON.stringify(record)) });
});
tell({ feeds });
