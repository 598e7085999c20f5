import { isIP } from "node:net";

/** The header in which the front door tells loaders whose request it is; what a client sends under its name is lost. */
export const clientAddressHeader = "x-client-address";

/**
 * Who sent a request: the first address, from this server outwards, that is no trusted proxy's.
 * @param peer the other end of the connection
 * @param forwardedFor `X-Forwarded-For`, of which each trusted proxy vouches for the last entry that it got
 * @param isProxy whether an address is a trusted proxy's (TRUST_PROXY)
 */
export function findClientAddress(
  peer: string | undefined,
  forwardedFor: string | undefined,
  isProxy: (address: string, hop: number) => boolean,
): string | undefined {
  let address = plainAddress(peer);
  const entries = forwardedFor?.split(",").reverse() ?? [];
  for (const [hop, entry] of entries.entries()) {
    if (address === undefined || !isProxy(address, hop)) return address;
    const before = plainAddress(entry);
    // Whatever stands there, it came through that proxy.
    if (before === undefined) return address;
    address = before;
  }
  return address;
}

/** The address of whoever sent a request; undefined where no front door stands (development). */
export function clientAddress(request: Request): string | undefined {
  return plainAddress(request.headers.get(clientAddressHeader) ?? undefined);
}

/**
 * The network that an address belongs to, e.g. `192.0.2.0/24`: many people's, so that it names none of them.
 * @param bits of the address that are kept, whole bytes for IPv4 and groups of 16 for IPv6
 */
export function networkOf(address: string, bits: { v4: 24 | 32; v6: 48 | 64 }): string {
  if (isIP(address) === 4) {
    const kept = address.split(".").slice(0, bits.v4 / 8);
    return bits.v4 === 32 ? address : `${[...kept, "0"].join(".")}/${bits.v4}`;
  }
  const kept = groupsOf(address).slice(0, bits.v6 / 16);
  return `${kept.join(":")}::/${bits.v6}`;
}

/** An address without what may surround it: a port, brackets, a zone, IPv6's way to write an IPv4 address. */
function plainAddress(text: string | undefined): string | undefined {
  const bare = text
    ?.trim()
    .replace(/^\[(.*)\](?::\d+)?$/, "$1")
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, "$1")
    .replace(/%.*$/, "")
    .replace(/^::ffff:(?=\d+\.)/i, "");
  return bare !== undefined && isIP(bare) ? bare : undefined;
}

/** The eight groups of an IPv6 address, without leading zeros. */
function groupsOf(address: string): string[] {
  const shortest = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [start = [], end = []] = shortest.split("::").map((half) => (half ? half.split(":") : []));
  const zeros = shortest.includes("::") ? Array<string>(8 - start.length - end.length).fill("0") : [];
  return [...start, ...zeros, ...end];
}
