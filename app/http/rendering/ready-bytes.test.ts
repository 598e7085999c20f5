import { expect, test } from "vitest";
import { joinBytes, markBytes, putBytes } from "./ready-bytes.server.ts";

const markup = { results: Buffer.from("<li>1,250 €</li>"), "location-text": "<p>Ghent</p>" };

test("bytes take the place of their mark, and text stays with React", () => {
  const given = markBytes(markup);
  expect(given["location-text"]).toBe("<p>Ghent</p>");
  const pieces = putBytes(`<ol>${given["results"]}</ol><p>à</p>`, markup);
  expect(pieces).toEqual(["<ol>", markup.results, "</ol><p>à</p>"]);
  expect(joinBytes(pieces).toString()).toBe("<ol><li>1,250 €</li></ol><p>à</p>");
});

test("a mark that stands for nothing stays a comment", () => {
  expect(joinBytes(putBytes("<p><!--ready:other--></p>", markup)).toString()).toBe("<p><!--ready:other--></p>");
});
