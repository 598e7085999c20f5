import { expect, test } from "vitest";
import { browserName } from "./browser-name.server.ts";

test.each([
  ["Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox on Windows"],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1",
    "Safari on iOS",
  ],
  [
    "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Mobile Safari/537.36",
    "Chrome on Android",
  ],
  [
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Safari/537.36 Edg/138.0.0.0",
    "Microsoft Edge on macOS",
  ],
  ["curl/8.5.0", null],
  ["", null],
  [null, null],
])("%s", (userAgent, name) => {
  expect(browserName(userAgent)).toBe(name);
});

test.each([
  ["Sign in at evil.example now/1.0 x", null],
  ["https://evil.example/login/ x", null],
  ["Call 0800 123 456/1.0 (Windows NT 10.0) x", "Windows"],
])("what a client calls itself is nobody's browser: %s", (userAgent, name) => {
  expect(browserName(userAgent)).toBe(name);
});

test("whatever a client calls itself, its name is short", () => {
  for (const userAgent of [
    "<script>alert(1)</script>",
    "\0".repeat(50),
    "(".repeat(50_000),
    "Firefox/".repeat(9_000),
  ]) {
    expect((browserName(userAgent) ?? "").length).toBeLessThanOrEqual(60);
  }
});
