import path from "node:path";
import type { z } from "zod";
import type { Language } from "#app/i18n/languages.ts";
import type { ContentKind } from "./content-keys.ts";
import { contentSchemas, type FrontMatter } from "./content-schemas.server.ts";
import { partText } from "./front-matter.server.ts";
import { contentFolder, type ContentDocument } from "./read-document.server.ts";
import { readTextFile } from "./read-text-file.server.ts";
import { TextError } from "./text-problem.ts";

/** What stands in for entries that can't be read; a page shows it only to editors at work. */
const placeholders: Record<string, unknown> = {
  title: "…",
  slug: "",
  description: "…",
  summary: "…",
  provider: "…",
  place: "BE",
  published: new Date(0),
  updated: new Date(0),
  checked: new Date(0),
  version: "0.0",
  tags: [],
  cover: "",
  coverAlt: "",
  link: "https://example.com/",
  markets: [],
  order: 0,
};

/**
 * A text whose front matter is not as it should be, with what of it can be used, so that its page is there to say what is
 * wrong. Development only.
 */
export async function readWithPlaceholders<Kind extends ContentKind>(
  kind: Kind,
  key: string,
  language: Language,
): Promise<ContentDocument<FrontMatter<Kind>>> {
  const file = path.join(contentFolder, key, `${language}.mdx`);
  const source = (await readIfReadable(() => readTextFile(file))) ?? "";
  const given = (await readIfReadable(() => partText(file, source).entries)) ?? {};
  const entries = Object.entries<z.ZodType>(contentSchemas[kind].shape).map(([name, schema]) => {
    const { success, data } = schema.safeParse(given[name]);
    return [name, success ? data : placeholders[name]];
  });
  return { file, source, data: Object.fromEntries(entries) as FrontMatter<Kind> };
}

async function readIfReadable<Read>(read: () => Read | Promise<Read>): Promise<Read | undefined> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof TextError) return undefined;
    throw error;
  }
}
