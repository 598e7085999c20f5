import { expect, test, vi } from "vitest";
import { letCachesKeep } from "./shared-caches.server.ts";

vi.hoisted(() => {
  process.env["SHARED_CACHE_SECONDS"] = "10";
  delete process.env["PURGE_WEBHOOK_URL"];
});

test("caches that nobody tells of changes do not go on with a page that is out of date by the clock", () => {
  const headers = new Headers({ "Cache-Control": "private, no-cache" });
  letCachesKeep(true, headers, ["day"]);
  expect(headers.get("CDN-Cache-Control")).toBe("public, max-age=10");
});
