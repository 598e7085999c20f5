import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { FeedUnreadableError } from "../open-feed.server.ts";
import { openImmoFeed, openImmoProperty } from "../../testing/sample-feeds.ts";
import { collect, inPieces } from "../../testing/streams.ts";
import { readXml, type XmlLimits } from "./read-xml.server.ts";

const limits: XmlLimits = { depth: 6, attributes: 5, name: 20, attribute: 50, piece: 1_000, elements: 20 };

function read(text: string, size = 50) {
  return collect(readXml(inPieces(text, size), { containers: ["list"], limits }));
}

describe("hostile XML", () => {
  test.each([
    ["entities of its own", '<!DOCTYPE a [<!ENTITY b "cc">]><a><c>&b;</c></a>', /document type of its own/],
    [
      "an entity from a file",
      '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a><c>&b;</c></a>',
      /document type/,
    ],
    ["entities of HTML", "<a><c>&nbsp;</c></a>", /line 1: Invalid character entity/],
    ["endless nesting", "<a>".repeat(50), /more than 6 elements within each other/],
    [
      "many attributes",
      `<a><c ${Array.from({ length: 9 }, (_, at) => `a${at}="1"`).join(" ")}/></a>`,
      /more than 5 attributes/,
    ],
    ["a long attribute", `<a><c b="${"x".repeat(60)}"/></a>`, /more than 50 characters/],
    ["a long name", `<a><${"x".repeat(60)}/></a>`, /more than 20 characters/],
    ["an end that is missing", "<a><c>", /cut short/],
    ["tags that cross", "<a><c></a></c>", /line 1: Unexpected close tag/],
  ])("is refused in a sentence: %s", async (_, text, reason) => {
    await expect(read(text)).rejects.toThrow(FeedUnreadableError);
    await expect(read(text)).rejects.toThrow(reason);
  });

  test("of one piece too large keeps the others", async () => {
    const pieces = await read(`<a><c>${"x".repeat(5_000)}</c><c>ok</c><c>${"<d/>".repeat(50)}</c></a>`);
    expect(pieces.map((piece) => (piece.kind === "element" ? (piece.damage ?? piece.element.text) : "opens"))).toEqual([
      "opens",
      "has more than 1000 characters",
      "ok",
      "has more than 20 elements",
    ]);
  });

  test("that only names a document type is read, and an element's line is told", async () => {
    const pieces = await read(
      '<?xml version="1.0"?>\n<!DOCTYPE a SYSTEM "a.dtd">\n<a>\n<b:c xmlns:b="urn:b">1 &amp; 2</b:c></a>',
    );
    expect(pieces[1]).toMatchObject({ element: { name: "c", line: 4, text: "1 & 2" } });
  });

  test("whatever is changed in a feed ends in pieces or in a sentence", async () => {
    const feed = openImmoFeed([openImmoProperty(), openImmoProperty({ number: "2" })]);
    const change = fc.record({
      at: fc.nat(feed.length),
      cut: fc.nat(40),
      put: fc.string({ maxLength: 20, unit: "binary" }),
    });
    await fc.assert(
      fc.asyncProperty(
        fc.array(change, { minLength: 1, maxLength: 4 }),
        fc.integer({ min: 1, max: 4_000 }),
        async (changes, size) => {
          const changed = changes.reduce(
            (text, { at, cut, put }) => text.slice(0, at) + put + text.slice(at + cut),
            feed,
          );
          try {
            await read(changed, size);
          } catch (error) {
            expect(error).toBeInstanceOf(FeedUnreadableError);
          }
        },
      ),
      { numRuns: 300 },
    );
  });
});
