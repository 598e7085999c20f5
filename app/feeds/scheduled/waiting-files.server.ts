import { lstat, readdir } from "node:fs/promises";
import path from "node:path";
import { FeedUnreadableError } from "../formats/open-feed.server.ts";

/** A file in an advertiser's folder that was not taken as it is now. */
interface WaitingFile {
  name: string;
  /** Size and time; another one is another file. */
  mark: string;
}

const isFeed = /^[^.].*\.(?:xml|jsonl|ndjson|csv|zip|gz)$/i;
/** Files of a folder that are looked at; a folder with more is not tidied by anybody. */
const mostFiles = 1_000;
/** Milliseconds that a file has to be left alone before it counts as uploaded. */
const unchangedFor = 60_000;

/**
 * The feeds in a folder that were not taken yet, the oldest first; links lead nowhere.
 * @param taken the marks of those that were, by name
 * @returns and the marks of those of them that are still there
 * @throws FeedUnreadableError
 */
export async function findWaitingFiles(
  folder: string,
  taken: Readonly<Record<string, string>>,
  now: Date,
): Promise<{ waiting: WaitingFile[]; still: Record<string, string> }> {
  const entries = await readdir(folder, { withFileTypes: true }).catch((error: unknown) => {
    throw new FeedUnreadableError(`The folder ${folder} can't be read`, { cause: error });
  });
  const names = entries.filter((entry) => entry.isFile() && isFeed.test(entry.name)).map(({ name }) => name);
  if (names.length > mostFiles) {
    throw new FeedUnreadableError(`The folder ${folder} holds more than ${mostFiles} feeds: delete the old ones`);
  }
  const waiting: (WaitingFile & { at: number })[] = [];
  const still: [string, string][] = [];
  for (const name of names.sort()) {
    // Somebody may take it away between two looks.
    const found = await lstat(path.join(folder, name)).catch(() => undefined);
    if (!found?.isFile()) continue;
    const mark = `${found.size} ${Math.floor(found.mtimeMs)}`;
    const before = Object.hasOwn(taken, name) ? taken[name] : undefined;
    if (before !== undefined) still.push([name, before]);
    if (before !== mark && now.getTime() - found.mtimeMs >= unchangedFor)
      waiting.push({ name, mark, at: found.mtimeMs });
  }
  waiting.sort((a, b) => a.at - b.at);
  return { waiting: waiting.map(({ name, mark }) => ({ name, mark })), still: Object.fromEntries(still) };
}
