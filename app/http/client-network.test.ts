import { expect, test } from "vitest";
import { clientNetworks, networksOfClient } from "./client-network.server.ts";

const counted = (address: string) => clientNetworks(address).map(({ network }) => network);

test("an IPv4 address is counted whole, however it is written", () => {
  expect(counted("198.51.100.7")).toEqual(["198.51.100.7"]);
  expect(counted("::ffff:198.51.100.7")).toEqual(["198.51.100.7"]);
  expect(counted("::FFFF:c633:6407")).toEqual(["198.51.100.7"]);
});

test("an IPv6 address is counted by its line and, with a higher limit, by what somebody may hold of lines", () => {
  expect(clientNetworks("2001:DB8:1:2:3::4")).toEqual([
    { network: "2001:db8:1:2::/64", share: 1 },
    { network: "2001:db8:1::/48", share: 10 },
  ]);
  expect(counted("2001:db8:1:2:ffff::")).toEqual(counted("2001:db8:1:2::1"));
  const [line, site] = counted("2001:db8:1:2::1");
  const [nextLine, nextSite] = counted("2001:db8:1:3::1");
  expect(nextLine).not.toBe(line);
  expect(nextSite).toBe(site);
});

test("it is who the server says, and nobody's address where it says nothing", () => {
  const request = (address: string) => new Request("http://a", { headers: { "x-client-address": address } });
  expect(networksOfClient(request("198.51.100.7"))).toEqual([{ network: "198.51.100.7", share: 1 }]);
  expect(networksOfClient(request(""))).toEqual([{ network: "unknown", share: 1 }]);
});
