import { describe, expect, test } from "vitest";
import { languages } from "#app/i18n/languages.ts";
import { pathOf, paths, type Page } from "#app/i18n/paths.ts";
import { carriesKey, withoutKeys } from "./keys-in-addresses.ts";

const token = "0a4f1f0e-3b1f-4a57-9f0e-0123456789ab.1a2.0123456789abcdef0123456789abcdef";
const pagesWithToken = (Object.keys(paths) as Page[]).filter((page) => paths[page].en?.includes(":token"));

describe("an address that opens something for whoever has it", () => {
  test.each([
    ...pagesWithToken.flatMap((page) => languages.map((language) => pathOf(page, language, { token }) ?? "")),
    `/unsubscribe/${token}`,
    `/Unsubscribe/${token.toUpperCase()}`,
    `/fr/x/${token.replace(".", "%2E")}/y`,
  ])("is logged without that: %s", (path) => {
    expect(withoutKeys(`${path}?to=daily`)).not.toMatch(/0a4f1f0e|89abcdef/i);
    expect(withoutKeys(`${path}?to=daily`)).toMatch(/\/….*\?to$/);
    expect(carriesKey(path)).toBe(true);
  });

  test.each([
    ["/en/unsubscribe/short-one", "/en/unsubscribe/…"],
    ["/en/reset-password?mode=resetPassword&oobCode=AbC-12_3&apiKey=k", "/en/reset-password?mode&oobCode&apiKey"],
    ["/api/user/google/callback?code=4/0Ab&state=xyz", "/api/user/google/callback?code&state"],
    [`/en?${"a1".repeat(20)}`, "/en?…"],
    ["/en?a=1?b=2", "/en?a"],
  ])("%s is logged as %s", (url, logged) => {
    expect(withoutKeys(url)).toBe(logged);
  });

  test("is known by a code in its query too", () => {
    expect(carriesKey("/fr/nouveau-mot-de-passe?mode=resetPassword&oobCode=AbC")).toBe(true);
    expect(carriesKey("/fr/a-louer/bureau?page=2&utm_source=x")).toBe(false);
  });
});

test.each([
  "/en/property/qt-1001/offices-of-1-200-m2-at-rue-belliard-in-the-middle-of-the-european-quarter-of-brussels",
  "/photos/0123456789abcdef/640.avif",
  "/assets/manifest-7ec1a2b3.js",
  "/en/insights/unsubscribe-from-expensive-offices",
])("an ordinary one is logged as it is: %s", (path) => {
  expect(withoutKeys(path)).toBe(path);
  expect(carriesKey(path)).toBe(false);
});
