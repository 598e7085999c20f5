import { createWriteStream } from "node:fs";
import { pipeline } from "node:stream/promises";
import {
  AddressUnavailableError,
  fetchAddress,
  internet,
  readAtMost,
  type FetchLimits,
} from "#app/http/fetch-address.server.ts";

/** What a server said of a feed when it was fetched last, to be told unless it has changed. */
interface Validators {
  etag: string | null;
  lastModified: string | null;
}

const usual: FetchLimits = { time: 900_000, bytes: 2_000_000_000, redirects: 3 };
/** Characters of a validator; a longer one is none. */
const longestValidator = 500;

/**
 * Fetches a feed over https into a file, within 15 minutes and 2 GB, unless it is as it was.
 * @param known of the last time
 * @returns what the server says of it now; undefined when it has not changed
 * @throws AddressUnavailableError, in a sentence without the address's query, where a token may stand
 */
export async function fetchFeed(
  source: string,
  file: string,
  known: Validators,
  {
    signal,
    limits = usual,
    network = internet,
  }: { signal?: AbortSignal; limits?: FetchLimits; network?: typeof internet } = {},
): Promise<Validators | undefined> {
  const headers: Record<string, string> = { Accept: "*/*" };
  if (known.etag !== null) headers["If-None-Match"] = known.etag;
  if (known.lastModified !== null) headers["If-Modified-Since"] = known.lastModified;
  const late = AbortSignal.timeout(limits.time);
  const until = signal ? AbortSignal.any([signal, late]) : late;
  try {
    const asked = { headers, signal: until, redirects: limits.redirects };
    const { response, url } = await fetchAddress(source, asked, network);
    try {
      if (response.statusCode === 304) return undefined;
      if (response.statusCode !== 200) throw new AddressUnavailableError(`answered ${response.statusCode}`);
      await pipeline(readAtMost(response, url, limits.bytes), createWriteStream(file, { mode: 0o600 }));
      return { etag: short(response.headers.etag), lastModified: short(response.headers["last-modified"]) };
    } finally {
      response.destroy();
    }
  } catch (error) {
    signal?.throwIfAborted();
    const reason = late.aborted ? `took more than ${limits.time / 1000} s` : reasonOf(error);
    throw new AddressUnavailableError(`${withoutQuery(source)} can't be fetched: ${reason}`, { cause: error });
  }
}

/** An address as it may be shown: what stands behind the question mark may be a token. */
export function withoutQuery(source: string): string {
  return source.replace(/[?#].*$/s, "");
}

function short(validator: string | undefined): string | null {
  return validator !== undefined && validator.length <= longestValidator ? validator : null;
}

function reasonOf(error: unknown): string {
  if (error instanceof AddressUnavailableError) return error.message.replace(/[?#]\S*/g, "");
  const { code } = error as { code?: unknown };
  return typeof code === "string" ? code : "the connection broke off";
}
