import { createWriteStream } from "node:fs";
import { mkdtemp, rm, stat } from "node:fs/promises";
import path from "node:path";
import { Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { openPromise, type Entry, type ZipFile } from "yauzl";
import { makeFolder } from "#db/make-folder.js";
import { FeedUnreadableError } from "./formats/open-feed.server.ts";

/** What an archive may hold. Pictures hardly shrink, texts to a tenth. */
interface ArchiveLimits {
  entries: number;
  /** Bytes of a picture or document, and of all that is unpacked. */
  picture: number;
  total: number;
  /** Bytes unpacked for each one of the archive itself, as its entries may overlap; once `free` are unpacked. */
  ratio: number;
  free: number;
}

const usual: ArchiveLimits = {
  entries: 100_000,
  picture: 25_000_000,
  total: 20_000_000_000,
  ratio: 200,
  free: 10_000_000,
};

interface OpenArchive {
  /** The feed in it, unpacked. */
  file: string;
  /** Removes what was unpacked. */
  remove: () => Promise<void>;
}

/** Folders within each other. */
const deepest = 20;

const feedName = /\.(?:xml|jsonl|ndjson|csv)$/i;
const besideName = /\.(?:jpe?g|png|webp|gif|tiff?|pdf)$/i;

/**
 * Unpacks the one feed of a zip archive and the pictures and documents beside it; whatever else is in it stays packed. Entries that
 * would leave the folder, links and encrypted entries are refused with the archive.
 * @param folder where it is unpacked, in a folder of its own
 * @throws FeedUnreadableError
 */
export async function openArchive(archive: string, folder: string, limits = usual): Promise<OpenArchive> {
  makeFolder(folder);
  const own = await mkdtemp(path.join(folder, "unpacked-"));
  const remove = () => rm(own, { recursive: true, force: true });
  try {
    return { file: await unpack(archive, own, limits), remove };
  } catch (error) {
    await remove();
    if (error instanceof FeedUnreadableError) throw error;
    const message = error instanceof Error ? error.message.slice(0, 200) : String(error);
    throw new FeedUnreadableError(`${archive} is a zip archive that can't be unpacked: ${message}`, { cause: error });
  }
}

async function unpack(archive: string, folder: string, limits: ArchiveLimits): Promise<string> {
  // yauzl refuses names that are absolute or climb, compares sizes told and found, and reads one entry at a time.
  const zip = await openPromise(archive, { strictFileNames: false, validateEntrySizes: true });
  try {
    if (zip.entryCount > limits.entries) throw refused(archive, `has more than ${limits.entries} entries`);
    const feeds: string[] = [];
    const spent = { unpacked: 0, packed: (await stat(archive)).size };
    for await (const entry of zip.eachEntry()) {
      const name = entry.fileName;
      const isFeed = feedName.test(name) && !/(?:^|\/)[._]/.test(name);
      if (name.endsWith("/") || !(isFeed || besideName.test(name))) continue;
      if (isLink(entry)) throw refused(archive, `has a link in it: ${shown(name)}`);
      if (entry.isEncrypted()) throw refused(archive, "is encrypted");
      if (!isFeed && entry.uncompressedSize > limits.picture) continue;
      const target = path.join(folder, name);
      if (!target.startsWith(folder + path.sep))
        throw refused(archive, `has an entry that leads out of it: ${shown(name)}`);
      // Each name may hold two thousand folders, which take a thousand times the place that it does.
      if (name.split("/").length > deepest) throw refused(archive, `has folders deep within each other`);
      if (isFeed) feeds.push(target);
      makeFolder(path.dirname(target));
      await write(zip, entry, target, spent, limits, archive);
    }
    const [feed, ...others] = feeds;
    if (feed === undefined) throw refused(archive, "has no feed in it (.xml, .jsonl or .csv)");
    if (others.length > 0)
      throw refused(
        archive,
        `has several feeds in it: ${feeds
          .map((each) => shown(path.basename(each)))
          .join(", ")
          .slice(0, 200)}`,
      );
    return feed;
  } finally {
    zip.close();
  }
}

async function write(
  zip: ZipFile,
  entry: Entry,
  target: string,
  spent: { unpacked: number; packed: number },
  limits: ArchiveLimits,
  archive: string,
): Promise<void> {
  const counting = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      spent.unpacked += chunk.length;
      const { unpacked, packed } = spent;
      if (unpacked > limits.total) done(refused(archive, `holds more than ${limits.total} bytes`));
      else if (unpacked > limits.free && unpacked > limits.ratio * packed) {
        done(refused(archive, `grows to more than ${limits.ratio} times its size when it is unpacked`));
      } else done(null, chunk);
    },
  });
  // An entry twice in an archive is written once: `wx` refuses the second.
  await pipeline(await zip.openReadStreamPromise(entry), counting, createWriteStream(target, { flags: "wx" }));
}

/** Unix keeps the kind of a file in the upper half of the external attributes. */
function isLink({ externalFileAttributes }: Entry): boolean {
  return ((externalFileAttributes >>> 16) & 0o170000) === 0o120000;
}

function refused(archive: string, what: string): FeedUnreadableError {
  return new FeedUnreadableError(`${archive} ${what}`);
}

function shown(name: string): string {
  return JSON.stringify(name.slice(0, 100));
}
