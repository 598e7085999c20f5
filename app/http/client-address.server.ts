import { isIP } from "node:net";
import ipaddr from "ipaddr.js";

/** The header in which the server tells loaders whose request it is (app/server/trusted-headers.server.ts); what a client sends under its name is lost. */
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

/** The address of whoever sent a request; undefined behind another server (remix-serve). */
export function clientAddress(request: Request): string | undefined {
  return plainAddress(request.headers.get(clientAddressHeader) ?? undefined);
}

/**
 * The network that an address belongs to, e.g. `192.0.2.0/24` or `2001:db8:1:2::/64`; of an IPv4 address with all its
 * 32 bits the address itself. IPv6's ways to write an IPv4 address (`::ffff:192.0.2.7`, `::ffff:c000:207`) are IPv4.
 * @param bits of the address that are kept
 */
export function networkOf(address: string, bits: { v4: 24 | 32; v6: 48 | 64 }): string {
  const parsed = ipaddr.process(address);
  const prefix = parsed.kind() === "ipv4" ? bits.v4 : bits.v6;
  if (prefix === 32) return parsed.toString();
  const bytes = parsed.toByteArray().map((byte, index) => (index < prefix / 8 ? byte : 0));
  return `${ipaddr.fromByteArray(bytes).toString()}/${prefix}`;
}

/** An address without what may surround it: a port, brackets, a zone, IPv6's way to write an IPv4 address. */
function plainAddress(text: string | undefined): string | undefined {
  const bare = text
    ?.trim()
    .replace(/^\[(.*)\](?::\d+)?$/, "$1")
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, "$1")
    .replace(/%.*$/, "");
  // The library takes more for an address than the network does: `1`, `0x7f.1`.
  return bare !== undefined && isIP(bare) ? ipaddr.process(bare).toString() : undefined;
}
