import type { IncomingMessage } from "node:http";
import {
  AddressUnavailableError,
  fetchAddress,
  internet,
  readAtMost,
  type FetchLimits,
} from "#app/http/fetch-address.server.ts";

/** A picture or document that can't be had: unreachable, too large, not what it should be, or at an address that must not be asked. */
export class FileUnavailableError extends Error {
  override name = "FileUnavailableError";
}

/** The same, as its host did not answer, or not in time: of its other files nothing better is to be expected now. */
export class HostSilentError extends FileUnavailableError {
  override name = "HostSilentError";
}

/** Of a picture or document that a feed names. */
export const feedFile: FetchLimits = { time: 10_000, bytes: 25_000_000, redirects: 3 };

interface Wanted {
  /** The header `Accept`. */
  accept: string;
  /** Why a file of this type, as its server calls it, is not read; undefined where it is. */
  refuse: (type: string) => string | undefined;
}

/**
 * Fetches a file that somebody else has named, over https and within limits of time and size.
 * @throws FileUnavailableError
 */
export async function fetchFile(
  source: string,
  { accept, refuse }: Wanted,
  limits = feedFile,
  network = internet,
): Promise<Buffer> {
  if (!URL.canParse(source)) throw new FileUnavailableError(`${source} is no address`);
  try {
    const signal = AbortSignal.timeout(limits.time);
    const asked = { headers: { Accept: accept }, signal, redirects: limits.redirects };
    const { response, url } = await fetchAddress(source, asked, network);
    return await readBody(response, url, limits.bytes, refuse);
  } catch (error) {
    if (error instanceof FileUnavailableError) throw error;
    if (error instanceof AddressUnavailableError) throw new FileUnavailableError(error.message, { cause: error });
    throw new HostSilentError(`${source} can't be fetched`, { cause: error });
  }
}

async function readBody(response: IncomingMessage, url: URL, bytes: number, refuse: Wanted["refuse"]): Promise<Buffer> {
  try {
    if (response.statusCode !== 200) throw new FileUnavailableError(`${url.href} answered ${response.statusCode}`);
    const refusal = refuse(response.headers["content-type"] ?? "");
    if (refusal !== undefined) throw new FileUnavailableError(`${url.href} is ${refusal}`);
    const chunks: Buffer[] = [];
    for await (const chunk of readAtMost(response, url, bytes)) chunks.push(chunk);
    return Buffer.concat(chunks);
  } finally {
    response.destroy();
  }
}
