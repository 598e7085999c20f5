import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { insightTags } from "../../../app/content/content-keys.ts";
import { contentTags } from "../../../app/content/content-tags.server.ts";
import { contentSchemas } from "../../../app/content/content-schemas.server.ts";
import { deals } from "../../../app/filters/deal.ts";
import { typeSegments } from "../../../app/filters/type-segments.ts";

const guide = readFileSync(new URL("../../../docs/editing.md", import.meta.url), "utf8");

/** What a sentence of the guide lists after these words. */
function listed(after: RegExp): string[] {
  const sentence = new RegExp(String.raw`${after.source}([^.\n]+)\.`).exec(guide)?.[1] ?? "";
  return [...sentence.matchAll(/`([^`]+)`/g)].map(([, word = ""]) => word);
}

test("editors are told of every component, and of none that there is not", () => {
  const told = new Set([...guide.matchAll(/<([A-Z]\w+)/g)].map(([, name]) => name));
  expect([...told].sort()).toEqual(Object.keys(contentTags).sort());
});

test("editors are told every word that a text may name", () => {
  expect(listed(/`deal` is /).sort()).toEqual([...deals].sort());
  expect(listed(/`type` is /).sort()).toEqual(Object.keys(typeSegments).sort());
  expect(listed(/\nTags are /).sort()).toEqual([...insightTags].sort());
  const sources = contentSchemas.location.shape.sources.unwrap().element.options;
  expect(listed(/and in `sources`: /).sort()).toEqual([...sources].sort());
});
