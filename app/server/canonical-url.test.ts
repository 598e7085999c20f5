import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { canonicalUrl } from "./canonical-url.ts";

test.each([
  ["/", "/"],
  ["/en", "/en"],
  ["/en/", "/en"],
  ["/EN/To-Let/OFFICE/", "/en/to-let/office"],
  ["/en/to-let?Type=Office&x=%2F/", "/en/to-let?Type=Office&x=%2F/"],
  ["/fr/a-louer/bureau/li%c3%88ge", "/fr/a-louer/bureau/li%C3%A8ge"],
  ["/en/%74o-let", "/en/to-let"],
  ["/en//to-let", "/en/to-let"],
  ["/en/./x/../to-let", "/en/to-let"],
  ["/en/%2E%2e/%2e/fr", "/fr"],
  ["/en/to-let.data?_routes=root", "/en/to-let.data?_routes=root"],
  ["/_root.data", "/_root.data"],
  ["/?", "/?"],
  ["/en#top", "/en%23top"],
])("%s becomes %s", (target, canonical) => {
  expect(canonicalUrl(target)).toBe(canonical);
});

test.each([
  "/assets-base/assets/App-DqPn_N.js",
  "/media/Ab3/640.avif",
  "/fonts/A.b9a1.woff2",
  "/__manifest?p=%2FEN%2F",
])("%s stays as it is written", (target) => expect(canonicalUrl(target)).toBe(target));

test.each([
  ["//evil.example", "/evil.example"],
  ["//evil.example/", "/evil.example"],
  ["/\\evil.example/", "/evil.example"],
  ["/%5c/evil.example/", "/evil.example"],
  ["/%5C%5Cevil.example", "/evil.example"],
  ["/%2f/evil.example/", "/%2F/evil.example"],
  ["/%09/evil.example", "/%09/evil.example"],
  ["/..//evil.example", "/evil.example"],
])("%s does not lead to another site", (target, canonical) => {
  expect(canonicalUrl(target)).toBe(canonical);
});

test.each(["/en/%", "/en/%zz", "/en/%E0%A4%A", "/en/%ff", "/media/x/%ED%A0%BD", "/fonts/%"])(
  "%s names no page",
  (target) => {
    expect(canonicalUrl(target)).toBeUndefined();
  },
);

describe("`_data` is dropped", () => {
  test.each([
    ["/en?_data=root", "/en"],
    ["/en?a=1&_data&b=2", "/en?a=1&b=2"],
    ["/en?%5Fdata=x&_%64ata=y&data=z", "/en?data=z"],
  ])("%s", (target, canonical) => expect(canonicalUrl(target)).toBe(canonical));
});

test("whatever is asked for, the canonical form is stable, stays on the site and decodes", () => {
  const target = fc
    .array(
      fc.oneof(
        fc.constantFrom("/", "\\", ".", "..", "%2f", "%5C", "%2e", "%", "?", "&", "_data", "#", ":", "@", "İ", "ß"),
        fc.string(),
        fc.webSegment(),
        fc.webQueryParameters(),
      ),
    )
    .map((parts) => encodeURI(`/${parts.join("")}`.replace(/\p{Cs}/gu, "")).replaceAll("%25", "%"));
  let moved = 0;
  fc.assert(
    fc.property(target, (written) => {
      const canonical = canonicalUrl(written);
      if (canonical === undefined) return;
      moved++;
      expect(canonicalUrl(canonical)).toBe(canonical);
      expect(new URL(canonical, "https://quartier.example").host).toBe("quartier.example");
      expect(canonical).toMatch(/^\/(?!\/)/);
      decodeURIComponent(canonical.split("?", 1)[0] ?? "");
    }),
    { numRuns: 2_000 },
  );
  expect(moved).toBeGreaterThan(100);
});
