import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { constants, createBrotliCompress, createGzip } from "node:zlib";
import { LRUCache } from "lru-cache";
import { measureWhenAsked } from "#app/metrics/registry.server.ts";

/** A sitemap as it is sent. */
interface KeptSitemap {
  /** In its coding. */
  body: Buffer<ArrayBuffer>;
  etag: string;
}

/** Gives the pieces of a sitemap; undefined for one that would be empty. */
export type Write = () => Promise<AsyncIterable<string> | Iterable<string> | undefined>;

/** How a sitemap is compressed, in other threads; whoever reads neither has it unpacked. */
type Coding = "gzip" | "br";

const packers = {
  gzip: () => createGzip(),
  br: () => createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
};

/** Milliseconds for which one is sent again, whatever has changed: others may keep it for an hour. */
const lifetime = 10 * 60_000;
/** Bytes of all that are kept: of a million listings. */
const most = 64 * 1024 * 1024;
/** Sitemaps that wait to be made. One is made at a time, also for whoever has left: it will be asked for again. */
const mostWaiting = 4;

/**
 * Sitemaps that are made once for all who ask, one after the other, and kept for a while. Made for each request, a sitemap
 * was the dearest answer per byte asked: eight connections that asked for one kept everybody from their pages.
 */
export class SitemapKeeper {
  readonly #kept: LRUCache<string, KeptSitemap>;
  readonly #inWork = new Map<string, Promise<KeptSitemap | undefined>>();
  #last: Promise<unknown> = Promise.resolve();

  /** @param now in milliseconds */
  constructor(now: () => number = () => performance.now()) {
    this.#kept = new LRUCache({
      maxSize: most,
      sizeCalculation: ({ body }) => body.length,
      ttl: lifetime,
      perf: { now },
      ttlResolution: 0,
    });
  }

  get bytes(): number {
    return this.#kept.calculatedSize;
  }

  /** @returns "busy" where too many others are to be made; undefined for one that would be empty */
  find(name: string, coding: Coding, write: Write): Promise<KeptSitemap | undefined> | KeptSitemap | "busy" {
    const key = `${coding} ${name}`;
    const known = this.#kept.get(key) ?? this.#inWork.get(key);
    if (known) return known;
    if (this.#inWork.size >= mostWaiting) return "busy";
    const made = this.#last.then(() => this.#make(key, coding, write)).finally(() => this.#inWork.delete(key));
    this.#inWork.set(key, made);
    this.#last = made.catch(() => undefined);
    return made;
  }

  async #make(key: string, coding: Coding, write: Write): Promise<KeptSitemap | undefined> {
    const pieces = await write();
    if (!pieces) return undefined;
    const print = createHash("sha256");
    const told = async function* () {
      for await (const piece of pieces) {
        print.update(piece);
        yield piece;
      }
    };
    const text = Readable.from(told());
    const packed = packers[coding]();
    // What can't be read must not end a file that looks whole.
    text.on("error", (error) => packed.destroy(error));
    const body = await buffer(text.pipe(packed));
    const sitemap = { body, etag: `W/"${print.digest("base64url").slice(0, 22)}"` };
    this.#kept.set(key, sitemap);
    return sitemap;
  }
}

/** One for the process. */
export const sitemaps = new SitemapKeeper();

measureWhenAsked("kept_sitemaps_bytes", "Bytes of sitemaps kept ready", () => sitemaps.bytes);
