import { expect, test } from "vitest";
import { languages } from "#app/i18n/languages.ts";
import { readPath } from "#app/i18n/paths.ts";
import { listDocuments } from "../documents.server.ts";
import { listContentPages } from "./list-pages.server.ts";
import { listInsights } from "../insights/insights.server.ts";

const pages = await listContentPages();

const pagesOf = (kind: string) =>
  pages.filter(({ alternates }) => readPath(alternates.en ?? alternates.fr ?? "")?.page === kind);

test("every path is one of the site's, in its language's words, and stands there once", () => {
  const paths = pages.flatMap(({ alternates }) => languages.flatMap((language) => alternates[language] ?? []));
  expect(new Set(paths).size).toBe(paths.length);
  for (const path of paths) {
    const read = readPath(path);
    expect(read && { path, words: read.words }).toEqual({ path, words: read?.language });
  }
});

test("area pages exist in English and French only, about and services in every language", () => {
  expect(pagesOf("area").length).toBeGreaterThan(0);
  for (const { alternates } of pagesOf("area")) {
    expect(alternates).toEqual({ en: expect.any(String), fr: expect.any(String), nl: null });
  }
  for (const { alternates } of [...pagesOf("about"), ...pagesOf("service")]) {
    expect(Object.values(alternates)).not.toContain(null);
  }
});

test("an insight is listed under its own slug in each language, with the day it last changed", async () => {
  for (const language of languages) {
    const listed = pagesOf("insight").map(({ alternates }) => alternates[language]?.split("/").at(-1));
    const slugs = (await listInsights(language)).map(({ slug }) => slug);
    expect(listed.sort()).toEqual(slugs.sort());
  }
  for (const { lastModified } of pagesOf("insight")) expect(lastModified).toBeInstanceOf(Date);
});

test("no text with a page of its own is left out", async () => {
  for (const kind of ["area", "about", "insight", "service"] as const) {
    expect(pagesOf(kind)).toHaveLength((await listDocuments(kind, "en")).length);
  }
});
