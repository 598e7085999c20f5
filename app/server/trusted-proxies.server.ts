import proxyAddress from "proxy-addr";

/** Whether an address, so many hops away, is a trusted proxy's. */
export type IsProxy = (address: string | undefined, hop: number) => boolean;

/**
 * Reads TRUST_PROXY.
 * @param list addresses, subnets, or `loopback`, `linklocal`, `uniquelocal`, separated by commas; none trusts nobody
 * @throws for anything else
 */
export function trustProxies(list: string | undefined): IsProxy {
  if (!list) return () => false;
  const isTrusted = proxyAddress.compile(list.split(",").map((entry) => entry.trim()));
  return (address, hop) => address !== undefined && isTrusted(address, hop);
}
