import { describe, expect, test } from "vitest";
import { clientAddress, findClientAddress, networkOf } from "./client-address.server.ts";

const proxies = new Set(["10.0.0.1", "10.0.0.2"]);
const isProxy = (address: string) => proxies.has(address);

describe("who sent a request", () => {
  test.each([
    ["the other end", "198.51.100.7", undefined, "198.51.100.7"],
    ["nobody is believed who is no proxy", "198.51.100.7", "203.0.113.9", "198.51.100.7"],
    ["a proxy is", "10.0.0.1", "203.0.113.9", "203.0.113.9"],
    ["only for what it saw itself", "10.0.0.1", "1.1.1.1, 203.0.113.9", "203.0.113.9"],
    ["two proxies in a row", "10.0.0.1", "1.1.1.1, 203.0.113.9, 10.0.0.2", "203.0.113.9"],
    ["a proxy that says nothing", "10.0.0.1", undefined, "10.0.0.1"],
    ["a proxy that talks nonsense", "10.0.0.1", "<script>", "10.0.0.1"],
    ["with a port", "10.0.0.1", "203.0.113.9:4711", "203.0.113.9"],
    ["IPv6 with a port", "10.0.0.1", "[2001:db8::1]:4711", "2001:db8::1"],
    ["IPv4 in IPv6's clothes", "::ffff:198.51.100.7", undefined, "198.51.100.7"],
    ["IPv4 in IPv6's clothes, in hexadecimal", "::ffff:c633:6407", undefined, "198.51.100.7"],
    ["IPv6 written at length", "2001:0DB8:0:0:0:0:0:1", undefined, "2001:db8::1"],
    ["what is no address to anybody else", "10.0.0.1", "0x7f.1", "10.0.0.1"],
    ["a zone", "fe80::1%eth0", undefined, "fe80::1"],
    ["a connection that is gone", undefined, "203.0.113.9", undefined],
  ])("%s", (_what, peer, forwardedFor, expected) => {
    expect(findClientAddress(peer, forwardedFor, isProxy)).toBe(expected);
  });
});

test("what is kept of an address names a network, not a person", () => {
  const kept = (address: string) => networkOf(address, { v4: 24, v6: 48 });
  expect(kept("198.51.100.7")).toBe("198.51.100.0/24");
  expect(kept("2001:db8:1:2:3:4:5:6")).toBe("2001:db8:1::/48");
  expect(kept("2001:db8::6")).toBe("2001:db8::/48");
  expect(kept("::1")).toBe("::/48");
});

test("a loader reads what the server wrote", () => {
  const request = (address: string) => new Request("http://a", { headers: { "x-client-address": address } });
  expect(clientAddress(request("198.51.100.7"))).toBe("198.51.100.7");
  expect(clientAddress(request(""))).toBeUndefined();
});
