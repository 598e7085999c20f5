import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { safeReturnTo } from "./safe-return.ts";

const fallback = "/en";
const site = "https://quartier.example";

describe("a visitor is sent back to where they were", () => {
  test.each([
    "/",
    "/fr/a-louer/bureau/bruxelles",
    "/en/search?surface=200-500&search=canal%20view#results",
    "/nl/zoeken?search=100%25",
    "/en/search?search=a%2F%2Fb",
    "/en/search?search=https://evil.example",
    "/fr/recherche?search=caf%C3%A9",
  ])("%s", (path) => {
    expect(safeReturnTo(path, fallback)).toBe(path);
  });
});

describe("nobody is sent to another site", () => {
  test.each([
    ["nothing", undefined],
    ["a file", new File([], "x")],
    ["an empty text", ""],
    ["no path", "en/search"],
    ["an address", "https://evil.example/"],
    ["our own address", "https://quartier.example/en"],
    ["no scheme", "//evil.example"],
    ["three slashes", "///evil.example"],
    ["a backslash", "/\\evil.example"],
    ["two backslashes", "\\\\evil.example"],
    ["a backslash further on", "/en\\..\\\\evil.example"],
    ["a tab between", "/\t/evil.example"],
    ["a tab before", "\t//evil.example"],
    ["a line break between", "/\n/evil.example"],
    ["a carriage return", "/en\r\nSet-Cookie: session=evil"],
    ["NUL", "/\0/evil.example"],
    ["an encoded tab", "/%09/evil.example"],
    ["two slashes further on", "/fr/serviceshttps://evil.example/ces"],
    ["an encoded line break", "/%0d%0aSet-Cookie:%20x=y"],
    ["an encoded slash", "/%2fevil.example"],
    ["an encoded slash in capitals", "/%2Fevil.example"],
    ["an encoded backslash", "/%5cevil.example"],
    ["dots to two slashes", "/.//evil.example"],
    ["dots back to two slashes", "/en/..//evil.example"],
    ["encoded dots", "/%2e//evil.example"],
    ["encoded dots back", "/en/%2e%2e//evil.example"],
    ["a script", "javascript:alert(1)"],
    ["a script with a slash", "/javascript:alert(1)/../..//evil.example"],
    ["data", "data:text/html,x"],
    ["a space before", " //evil.example"],
    ["credentials", "//quartier.example@evil.example"],
    ["a broken encoding", "/%zz"],
    ["a delete character", "/en\u007f"],
    ["a line separator", "/en\u2028"],
    ["a very long path", `/${"a".repeat(3000)}`],
  ])("%s", (_what, value) => {
    expect(safeReturnTo(value, fallback)).toBe(fallback);
  });

  test("whatever is tried", () => {
    const pieces = fc.constantFrom(
      "/",
      "\\",
      "\t",
      "\n",
      "%09",
      "%2f",
      "%5c",
      ".",
      "..",
      ":",
      "@",
      "evil.example",
      "?",
      "#",
      "en",
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 8 }), (parts) => {
        const target = new URL(safeReturnTo(`/${parts.join("")}`, fallback), site);
        expect(target.origin).toBe(site);
        // The server decodes and joins; that must not make another site of it either.
        expect(target.pathname).not.toMatch(/^\/[/\\]/);
      }),
      { numRuns: 5_000 },
    );
  });
});
