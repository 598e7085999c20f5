import { lookup as resolve, type LookupAddress } from "node:dns";
import type { IncomingMessage } from "node:http";
import https from "node:https";
import { isIP, type LookupFunction } from "node:net";
import { isPrivateAddress } from "./private-address.server.ts";

/** A picture that can't be had: unreachable, too large, no picture, or at an address that must not be asked. */
export class PictureUnavailableError extends Error {
  override name = "PictureUnavailableError";
}

/** How the world is reached; tests reach a server of their own. */
export interface Network {
  protocol: "https:" | "http:";
  get: typeof https.get;
  resolve: typeof resolve;
  isPrivate: (address: string) => boolean;
}

const internet: Network = { protocol: "https:", get: https.get, resolve, isPrivate: isPrivateAddress };

export interface FetchLimits {
  /** Milliseconds, redirects and body included. */
  time: number;
  bytes: number;
  redirects: number;
}

const usual: FetchLimits = { time: 10_000, bytes: 25_000_000, redirects: 3 };

/**
 * Fetches a feed's picture over https, within ten seconds and 25 MB.
 * @throws PictureUnavailableError
 */
export async function fetchPicture(source: string, limits = usual, network = internet): Promise<Buffer> {
  try {
    const signal = AbortSignal.timeout(limits.time);
    let url = new URL(source);
    for (let redirects = 0; redirects <= limits.redirects; redirects++) {
      const response = await request(url, signal, network);
      const next = redirectOf(response, url);
      if (!next) return await readBody(response, url, limits.bytes);
      response.destroy();
      url = next;
    }
    throw new PictureUnavailableError(`${source} redirects too often`);
  } catch (error) {
    if (error instanceof PictureUnavailableError) throw error;
    throw new PictureUnavailableError(`${source} can't be fetched`, { cause: error });
  }
}

function request(url: URL, signal: AbortSignal, network: Network): Promise<IncomingMessage> {
  const host = url.hostname.replace(/^\[|\]$/g, "");
  if (url.protocol !== network.protocol) throw new PictureUnavailableError(`${url.href} is not ${network.protocol}`);
  if (url.username || url.password) throw new PictureUnavailableError(`${url.hostname} wants a password`);
  if (isIP(host) && network.isPrivate(host)) throw privateError(host);
  return new Promise((resolve, reject) => {
    const headers = {
      Accept: "image/avif,image/webp,image/*",
      "Accept-Encoding": "identity",
      "User-Agent": "Quartier",
    };
    network.get(url, { signal, headers, agent: false, lookup: publicLookup(network) }, resolve).on("error", reject);
  });
}

const privateError = (host: string) => new PictureUnavailableError(`${host} is inside a private network`);

/**
 * Resolves names for the connection itself: what is checked is what is connected to, so that a name can't answer
 * differently the second time it is asked.
 */
function publicLookup(network: Network): LookupFunction {
  return (hostname, options, callback) => {
    network.resolve(hostname, { ...options, all: true }, (error, found: LookupAddress[]) => {
      if (error) return callback(error, "");
      const [first] = found;
      if (!first) return callback(new Error(`${hostname} has no address`), "");
      if (found.some(({ address }) => network.isPrivate(address))) return callback(privateError(hostname), "");
      if (options.all) callback(null, found);
      else callback(null, first.address, first.family);
    });
  };
}

function redirectOf({ statusCode = 0, headers }: IncomingMessage, url: URL): URL | undefined {
  const isRedirect = [301, 302, 303, 307, 308].includes(statusCode);
  return isRedirect && headers.location ? new URL(headers.location, url) : undefined;
}

async function readBody(response: IncomingMessage, url: URL, bytes: number): Promise<Buffer> {
  try {
    if (response.statusCode !== 200) throw new PictureUnavailableError(`${url.href} answered ${response.statusCode}`);
    const type = response.headers["content-type"] ?? "";
    if (!/^image\/(?!svg)/i.test(type)) throw new PictureUnavailableError(`${url.href} is ${type || "no image"}`);
    const tooLarge = () => new PictureUnavailableError(`${url.href} is larger than ${bytes} bytes`);
    if (Number(response.headers["content-length"] ?? 0) > bytes) throw tooLarge();
    const chunks: Buffer[] = [];
    let size = 0;
    for await (const chunk of response as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > bytes) throw tooLarge();
      chunks.push(chunk);
    }
    return Buffer.concat(chunks);
  } finally {
    response.destroy();
  }
}
