import { describe, expect, test } from "vitest";
import { whyNoPdf } from "./check-document.ts";
import { isFilm, isLink } from "./link-hosts.ts";
import { plainPdf } from "../testing/plain-pdf.ts";

describe("a document", () => {
  test("is a PDF that begins and ends as one", () => {
    expect(whyNoPdf(plainPdf("Plans"))).toBeUndefined();
    expect(whyNoPdf(Buffer.concat([plainPdf("Plans"), Buffer.from("\r\n\0\0")]))).toBeUndefined();
  });

  test.each([
    ["nothing", Buffer.alloc(0), "is empty"],
    ["a page", Buffer.from("<!doctype html><script>alert(1)</script>%%EOF"), "is no PDF"],
    ["a page before a PDF", Buffer.concat([Buffer.from("<script>alert(1)</script>\n"), plainPdf("x")]), "is no PDF"],
    ["a script that speaks of PDF", Buffer.from("alert('%PDF-1.7 %%EOF')"), "is no PDF"],
    ["a picture", Buffer.from("\x89PNG\r\n\x1a\n%%EOF", "latin1"), "is no PDF"],
    ["an archive", Buffer.from("PK\u0003\u0004%PDF-1.7%%EOF"), "is no PDF"],
    ["cut short", plainPdf("x".repeat(5_000)).subarray(0, 3_000), "is a PDF cut short"],
    ["followed by much else", Buffer.concat([plainPdf("x"), Buffer.alloc(2_000, "<script>")]), "is a PDF cut short"],
  ])("is none that is %s", (_, bytes, reason) => expect(whyNoPdf(bytes)).toBe(reason));
});

test.each([
  ["https://www.youtube.com/watch?v=1", true],
  ["https://youtu.be/1", true],
  ["https://my.matterport.com/show/?m=1", true],
  ["https://youtube.com.evil.example/1", false],
  ["https://notyoutube.com/1", false],
  ["http://youtube.com/1", false],
  ["films/1.pdf", false],
])("%s is a film: %s", (source, expected) => {
  expect(isFilm(source)).toBe(expected);
  expect(isLink({ source })).toBe(expected);
  expect(isLink({ source, kind: "link" })).toBe(true);
});
