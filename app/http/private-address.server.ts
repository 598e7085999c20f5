import { BlockList, isIPv6 } from "node:net";

/**
 * Networks that are no part of the public internet: this machine, private and carrier networks, documentation,
 * multicast, and the IPv6 ranges that wrap an IPv4 address. An address of one of them is never asked for a picture or a feed,
 * else a feed could make the server read what only it can reach.
 */
const v4Networks = [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 3],
] as const;
const v6Networks = [
  ["::", 96],
  ["::ffff:0:0", 96],
  ["::ffff:0:0:0", 96],
  ["64:ff9b::", 96],
  ["64:ff9b:1::", 48],
  ["100::", 64],
  ["2001::", 32],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
  ["5f00::", 16],
  ["fc00::", 7],
  ["fe80::", 10],
  ["fec0::", 10],
  ["ff00::", 8],
] as const;

// One list for each family: in one list, Node compares an IPv4 address with `::ffff:0:0/96` too, and refuses them all.
const v4 = new BlockList();
for (const [network, prefix] of v4Networks) v4.addSubnet(network, prefix, "ipv4");
const v6 = new BlockList();
for (const [network, prefix] of v6Networks) v6.addSubnet(network, prefix, "ipv6");

/** Whether an IP address lies outside the public internet. */
export function isPrivateAddress(address: string): boolean {
  return isIPv6(address) ? v6.check(address, "ipv6") : v4.check(address, "ipv4");
}
