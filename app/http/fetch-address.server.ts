import { lookup as resolve, type LookupAddress } from "node:dns";
import type { IncomingMessage } from "node:http";
import https from "node:https";
import { isIP, type LookupFunction } from "node:net";
import { isPrivateAddress } from "./private-address.server.ts";

/** What was asked for can't be had: unreachable, too large, or at an address that must not be asked. */
export class AddressUnavailableError extends Error {
  override name = "AddressUnavailableError";
}

/** How the world is reached; tests reach a server of their own. */
export interface Network {
  protocol: "https:" | "http:";
  get: typeof https.get;
  resolve: typeof resolve;
  isPrivate: (address: string) => boolean;
}

export const internet: Network = { protocol: "https:", get: https.get, resolve, isPrivate: isPrivateAddress };

export interface FetchLimits {
  /** Milliseconds, redirects and body included. */
  time: number;
  bytes: number;
  redirects: number;
}

/** Statuses that send elsewhere. */
const redirecting = new Set([301, 302, 303, 307, 308]);

interface Asked {
  headers: Record<string, string>;
  /** When to give up, the body included. */
  signal: AbortSignal;
  redirects: number;
}

/**
 * Asks for an address that somebody else has named, over https and redirects, and never inside a private network: else
 * it could make the server read what only it can reach.
 * @returns the answer, whatever its status; whoever asked reads or destroys it
 * @throws AddressUnavailableError
 */
export async function fetchAddress(
  source: string,
  { headers, signal, redirects }: Asked,
  network = internet,
): Promise<{ response: IncomingMessage; url: URL }> {
  let url = new URL(source);
  for (let step = 0; step <= redirects; step++) {
    const response = await request(url, headers, signal, network);
    const { location } = response.headers;
    if (!redirecting.has(response.statusCode ?? 0) || !location) return { response, url };
    response.destroy();
    if (!URL.canParse(location, url.href))
      throw new AddressUnavailableError(`${url.href} redirects to what is no address`);
    url = new URL(location, url);
  }
  throw new AddressUnavailableError(`${source} redirects too often`);
}

/**
 * The pieces of a body, no more than so many bytes in all.
 * @throws AddressUnavailableError for a larger one
 */
export async function* readAtMost(response: IncomingMessage, url: URL, bytes: number): AsyncGenerator<Buffer> {
  const tooLarge = () => new AddressUnavailableError(`${url.href} is larger than ${bytes} bytes`);
  if (Number(response.headers["content-length"] ?? 0) > bytes) throw tooLarge();
  let size = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > bytes) throw tooLarge();
    yield chunk;
  }
}

function request(
  url: URL,
  headers: Record<string, string>,
  signal: AbortSignal,
  network: Network,
): Promise<IncomingMessage> {
  const host = url.hostname.replace(/^\[|\]$/g, "");
  if (url.protocol !== network.protocol) throw new AddressUnavailableError(`${url.href} is not ${network.protocol}`);
  if (url.username || url.password) throw new AddressUnavailableError(`${url.hostname} wants a password`);
  if (isIP(host) && network.isPrivate(host)) throw privateError(host);
  return new Promise((resolve, reject) => {
    const all = { "Accept-Encoding": "identity", "User-Agent": "Quartier", ...headers };
    network
      .get(url, { signal, headers: all, agent: false, lookup: publicLookup(network) }, resolve)
      .on("error", reject)
      // Node closes what changes the protocol without an error, and no signal ends it after that.
      .on("close", () => reject(new Error("The connection was closed without an answer")));
  });
}

const privateError = (host: string) => new AddressUnavailableError(`${host} is inside a private network`);

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
