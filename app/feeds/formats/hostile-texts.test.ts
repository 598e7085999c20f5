import { describe, expect, test } from "vitest";
import { text } from "#app/listings/listing-record-values.ts";
import { cleanTexts } from "../checking/clean-texts.server.ts";
import { reasonOf } from "../checking/rejection.ts";
import { collect, inPieces } from "../testing/streams.ts";
import { readCsvMapping } from "./csv/csv-mapping.server.ts";
import { readCsv } from "./csv/read-csv.server.ts";
import { FeedUnreadableError } from "./open-feed.server.ts";
import { sniffFormat } from "./sniff-format.server.ts";
import { textsOf } from "./source-texts.ts";
import { XmlElement } from "./xml/xml-element.ts";

/* Each of these took minutes to hours before: what is done for a character must not grow with those around it. */

const many = 1_000_000;
const property = { type: "house", locality: "Namur" } as const;

describe("a text that grows costs what its length does", () => {
  test("comments before the first element", () => {
    const comments = "<!--a-->\n<?b?>".repeat(500);
    expect(sniffFormat(Buffer.from(`${comments}<openimmo>`), false)).toBe("openimmo");
    expect(() => sniffFormat(Buffer.from(comments), false)).toThrow(FeedUnreadableError);
    expect(() => sniffFormat(Buffer.from("<!--"), false)).toThrow(FeedUnreadableError);
  });

  test("spaces in a description, of which the beginning is kept", () => {
    const unmapped: string[] = [];
    const given = { titles: {}, descriptions: { fr: `Une maison${" ".repeat(many)}à Namur` } };
    expect(textsOf(given, property, unmapped).description.fr).toBe("Une maison…");
    expect(unmapped).toEqual(["description.fr beyond 10000 characters"]);
  });

  test("a word without an end, which is cut itself", () => {
    const { description } = textsOf({ titles: {}, descriptions: { fr: "x".repeat(many) } }, property, []);
    expect(description.fr).toBe(`${"x".repeat(9_999)}…`);
  });

  test("lines keep their order, and lose the space around them", () => {
    const { description } = textsOf(
      { titles: {}, descriptions: { fr: "Une \r\n  maison\t\n\n\n\nà Namur" } },
      property,
      [],
    );
    expect(description.fr).toBe("Une\nmaison\n\nà Namur");
  });

  test("spaces in an element that nobody asks for", () => {
    const element = new XmlElement("a", 1);
    element.addText(`${" ".repeat(many)}x`);
    expect(element.unread()).toEqual(["a"]);
  });

  test("elements of HTML that are never closed", () => {
    const { description } = cleanTexts({ description: { en: `<p>Light offices${"<b>".repeat(many)}` } }) as {
      description: { en: string };
    };
    expect(description.en.trim()).toBe("Light offices");
  });

  test("marks on one letter, which are refused in a sentence", () => {
    const written = `a${"\u0315\u0300".repeat(many)}`;
    const checked = text(160).safeParse(written);
    expect(checked.success || reasonOf(checked.error, written)).toBe(
      "the line has a letter with more than 30 marks on it",
    );
  });
});

describe("a quote that is never closed", () => {
  const mapping = { ...readCsvMapping("docs/csv-mapping.example.yaml"), columns: [] };
  const read = (table: string) =>
    collect(readCsv(inPieces(table, 60_000), mapping, { advertiser: { reference: "n" } }));

  test("ends the table there, whatever follows, and keeps no more of it than a row", async () => {
    await expect(read(`a;b\n1;"${"x;\n".repeat(many)}`)).rejects.toThrow(/at line \d+: a row is longer than/);
    await expect(read(`a;b\n1;"x`)).rejects.toThrow("The table, at line 2: a quote is never closed");
  });

  test("keeps the rows before it", async () => {
    const lines: number[] = [];
    const reading = async () => {
      for await (const { line } of readCsv(inPieces(`a;b\n1;2\n3;4\n5;"6`), mapping, {
        advertiser: { reference: "n" },
      })) {
        lines.push(line);
      }
    };
    await expect(reading()).rejects.toThrow(FeedUnreadableError);
    expect(lines).toEqual([2, 3]);
  });

  test("but one within a cell is a part of it", async () => {
    const records = await read('a;b\nan inch: 1";2\n"3" and "4";5\n');
    expect(records.map(({ line }) => line)).toEqual([2, 3]);
  });
});
