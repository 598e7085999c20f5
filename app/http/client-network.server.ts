import { clientAddress, networkOf } from "./client-address.server.ts";

/** One of the names that a limit counts whoever asks under. */
interface CountedNetwork {
  /** E.g. `198.51.100.7`, `2001:db8:1:2::/64`; `unknown` behind another server (remix-serve). */
  network: string;
  /** How many times a limit's number this network may use up: a larger one is more people's. */
  share: number;
}

/** What the holder of many lines may do, in lines. */
const shareOfSite = 10;

/**
 * Who asks, for whatever limits requests: an IPv4 address is one line. Of IPv6 a line has 2^64 addresses, its /64, and
 * who rents one line can often have 65,536 of them, a /48: both are counted, the larger with a higher limit.
 * @returns the networks to count, the smallest first; a limit holds for each of them
 */
export function clientNetworks(address: string | undefined): readonly [CountedNetwork, ...CountedNetwork[]] {
  if (address === undefined) return [{ network: "unknown", share: 1 }];
  const line = networkOf(address, { v4: 32, v6: 64 });
  const site = networkOf(address, { v4: 32, v6: 48 });
  return line === site
    ? [{ network: line, share: 1 }]
    : [
        { network: line, share: 1 },
        { network: site, share: shareOfSite },
      ];
}

/** Like {@link clientNetworks}, of whoever sent a request that our server passed on. */
export function networksOfClient(request: Request): readonly [CountedNetwork, ...CountedNetwork[]] {
  return clientNetworks(clientAddress(request));
}

/** The addresses that are handed out together with that of whoever sent a request: its /24, or /48 of IPv6. */
export function networkAreaOfClient(request: Request): string {
  const address = clientAddress(request);
  return address === undefined ? "unknown" : networkOf(address, { v4: 24, v6: 48 });
}
