import { beforeEach, describe, expect, test, vi } from "vitest";
import { openTokenSync, type SyncSurroundings } from "./token-sync.ts";

const path = "/api/user/token-sync";
const now = Date.UTC(2026, 10, 21, 12);
const ask = vi.fn<typeof fetch>();
const here: SyncSurroundings = {
  origin: "https://quartier.example",
  isSecureContext: true,
  fetch: ask,
  now: () => now,
};

const token = (seconds: number, text = "x") =>
  `h.${Buffer.from(JSON.stringify({ iat: now / 1000 - seconds, text })).toString("base64url")}.s`;

beforeEach(() => {
  ask.mockReset();
  ask.mockResolvedValue(new Response(null, { status: 204 }));
});

describe("tokens are reported nowhere", () => {
  test.each([
    ["unless it is configured", undefined, here],
    ["on another origin", "https://elsewhere.example/sync", here],
    ["where a path is another origin in disguise", "//elsewhere.example/sync", here],
    ["outside a secure context", path, { ...here, isSecureContext: false }],
  ])("%s", (_when, url, surroundings) => {
    expect(openTokenSync(url, surroundings)).toBeNull();
  });
});

test("a token is reported once, as bearer of an empty POST", () => {
  const sync = openTokenSync(path, here);
  sync?.report(token(0));
  sync?.report(token(0));
  expect(ask.mock.calls).toEqual([
    [
      `${here.origin}${path}`,
      { method: "POST", headers: { Authorization: `Bearer ${token(0)}` }, credentials: "same-origin" },
    ],
  ]);
});

test("a token older than 300 s is not reported", () => {
  const sync = openTokenSync(path, here);
  sync?.report(token(301, "old"));
  expect(ask).not.toHaveBeenCalled();
  sync?.report(token(300, "just young enough, élan"));
  expect(ask).toHaveBeenCalledTimes(1);
});

test("signing out is reported by DELETE, having no token is not", async () => {
  const sync = openTokenSync(path, here);
  sync?.report(null);
  expect(ask).not.toHaveBeenCalled();
  await sync?.end();
  expect(ask.mock.calls[0]?.[1]).toMatchObject({ method: "DELETE", headers: {} });
});

test("a failure is only logged", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  ask.mockRejectedValue(new TypeError("Failed to fetch"));
  await openTokenSync(path, here)?.end();
  expect(warn).toHaveBeenCalledTimes(1);
  warn.mockRestore();
});
