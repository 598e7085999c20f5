import type { IncomingMessage } from "node:http";
import {
  AddressUnavailableError,
  fetchAddress,
  internet,
  readAtMost,
  type FetchLimits,
} from "#app/http/fetch-address.server.ts";

/** A picture that can't be had: unreachable, too large, no picture, or at an address that must not be asked. */
export class PictureUnavailableError extends Error {
  override name = "PictureUnavailableError";
}

const usual: FetchLimits = { time: 10_000, bytes: 25_000_000, redirects: 3 };

const headers = { Accept: "image/avif,image/webp,image/*" };

/**
 * Fetches a feed's picture over https, within ten seconds and 25 MB.
 * @throws PictureUnavailableError
 */
export async function fetchPicture(source: string, limits = usual, network = internet): Promise<Buffer> {
  try {
    const asked = { headers, signal: AbortSignal.timeout(limits.time), redirects: limits.redirects };
    const { response, url } = await fetchAddress(source, asked, network);
    return await readBody(response, url, limits.bytes);
  } catch (error) {
    if (error instanceof PictureUnavailableError) throw error;
    const reason = error instanceof AddressUnavailableError ? error.message : `${source} can't be fetched`;
    throw new PictureUnavailableError(reason, { cause: error });
  }
}

async function readBody(response: IncomingMessage, url: URL, bytes: number): Promise<Buffer> {
  try {
    if (response.statusCode !== 200) throw new PictureUnavailableError(`${url.href} answered ${response.statusCode}`);
    const type = response.headers["content-type"] ?? "";
    if (!/^image\/(?!svg)/i.test(type)) throw new PictureUnavailableError(`${url.href} is ${type || "no image"}`);
    const chunks: Buffer[] = [];
    for await (const chunk of readAtMost(response, url, bytes)) chunks.push(chunk);
    return Buffer.concat(chunks);
  } finally {
    response.destroy();
  }
}
