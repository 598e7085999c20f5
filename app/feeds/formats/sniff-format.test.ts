import { expect, test } from "vitest";
import { FeedUnreadableError } from "./open-feed.server.ts";
import { sniffFormat } from "./sniff-format.server.ts";

const formatOf = (text: string, hasMapping = false) => sniffFormat(Buffer.from(text), hasMapping);

test.each(['{"reference":"A"}', "\ufeff\n  {}\n", "damaged\n{}\n", "[]\n{}\n", "damaged\r{}\r", "", " \n"])(
  "%j is lines of JSON",
  (text) => {
    expect(formatOf(text)).toBe("json-lines");
  },
);

test("a first line that is damaged, and longer than what is looked at, does not stop those behind it", () => {
  expect(formatOf(`damaged${" very".repeat(2_000)}\n{}\n`)).toBe("json-lines");
});

test.each(["Réf;Type\n1;office\n", '\ufeff"Ref","Type"\r\n', "Ref\tType\n1\t{}\n", "[Ref];[Type]\n1;office\n"])(
  "%j is a table, and none without a mapping",
  (text) => {
    expect(formatOf(text, true)).toBe("csv");
    expect(() => formatOf(text)).toThrow(/looks like a table: .* --mapping FILE/);
  },
);

test("a list of objects is told how it becomes a feed", () => {
  expect(() => formatOf('[\n  {\n    "reference": "A"\n  }\n]')).toThrow(
    "one JSON list: it has to be one object a line",
  );
});

test("what is neither is said to be so, and is no feed of damaged lines", () => {
  for (const text of ["Not found", "502 Bad Gateway\n"]) {
    expect(() => formatOf(text)).toThrow(FeedUnreadableError);
    expect(() => formatOf(text)).toThrow("neither XML nor lines of JSON");
  }
});
