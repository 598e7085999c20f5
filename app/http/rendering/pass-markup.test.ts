import type { AppLoadContext } from "@remix-run/node";
import { expect, test } from "vitest";
import { documentHeader } from "../document-request.ts";
import { passMarkup, putMarkup } from "./pass-markup.server.ts";

const card = '<li class="card" title="a \\ b">à 1 250 €\n\t</li>';
const pieces = [Buffer.from(card), Buffer.from("<li>2</li>")];
const html = `${card}<li>2</li>`;

const page = new Request("http://localhost/en", { headers: { [documentHeader]: "yes" } });
const data = new Request("http://localhost/en");
const ours = (): AppLoadContext => ({ request: { sendsBytes: true } });

const sent = (context: AppLoadContext, loaded: unknown) =>
  JSON.parse(putMarkup(Buffer.from(JSON.stringify(loaded)), context.request?.markup).toString()) as unknown;

test("a document's loader data are without its markup", () => {
  const context = ours();
  expect(passMarkup(page, context, "results", pieces)).toBeUndefined();
  expect(context.request?.markup).toEqual({ results: pieces });
});

test("data asked for by themselves are sent with the bytes in their place, whatever stands in them", () => {
  const context = ours();
  const loaded = { before: "é", cards: passMarkup(data, context, "results", pieces), text: "after" };
  expect(loaded.cards).not.toContain("card");
  for (let time = 0; time < 3; time++) expect(sent(context, loaded)).toEqual({ ...loaded, cards: html });
});

test("several lists find their own markup, and none is none", () => {
  const context = ours();
  const loaded = ["results", "latest", "none"].map((id) =>
    passMarkup(data, context, id, id === "none" ? [] : [Buffer.from(id)]),
  );
  expect(sent(context, loaded)).toEqual(["results", "latest", ""]);
});

test("markup that is text, and any for another server, stands in the data as it is", () => {
  expect(passMarkup(data, ours(), "text", "<p>é</p>")).toBe("<p>é</p>");
  expect(passMarkup(data, {}, "results", pieces)).toBe(html);
});

test("words like the mark of a document's markup stay words", () => {
  const context = ours();
  passMarkup(data, context, "results", pieces);
  const typed = ["<!--ready:results-->", "ready-results;", "ready-:results;"];
  expect(sent(context, typed)).toEqual(typed);
});
