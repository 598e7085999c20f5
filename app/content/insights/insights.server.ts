import { languages, type Language } from "#app/i18n/languages.ts";
import { findCover, type Cover } from "../content-pictures.server.ts";
import type { TagName } from "../content-tags.server.ts";
import { listDocuments, type ContentEntry } from "../documents.server.ts";
import { slugsOf } from "./insight-slugs.ts";
import { readingMinutes } from "./reading-time.ts";

/** An article, as its file and its address say. */
export interface Insight {
  document: ContentEntry<"insight">;
  /** `insights/2026-05-12-name`, the same in every language. */
  key: string;
  /** Of its path in its language. */
  slug: string;
  /** How long it takes to read. */
  minutes: number;
  /** The picture at its head, when it is there. */
  cover?: Cover;
}

/** Made once for each reading of the folder: production reads it once. */
const made = new WeakMap<ContentEntry<"insight">[], Promise<Insight[]>>();

/** Every insight in a language, newest first. */
export async function listInsights(language: Language): Promise<Insight[]> {
  const documents = await listDocuments("insight", language);
  const known = made.get(documents) ?? inOrder(documents);
  made.set(documents, known);
  return known;
}

/** The newest insight that has a part in it, alone on its line (docs/editing.md); undefined where editors have written none. */
export async function findInsightWith(part: TagName, language: Language): Promise<Insight | undefined> {
  const line = new RegExp(String.raw`^<${part}\b`, "m");
  return (await listInsights(language)).find(({ document }) => line.test(document.source));
}

/** The insight with a key in each language it is written in. */
export async function findInsightInEach(key: string): Promise<Partial<Record<Language, Insight>>> {
  const found = await Promise.all(
    languages.map(async (language) => {
      const insights = await listInsights(language);
      return [language, insights.find((insight) => insight.key === key)] as const;
    }),
  );
  return Object.fromEntries(found.filter(([, insight]) => insight));
}

async function inOrder(documents: ContentEntry<"insight">[]): Promise<Insight[]> {
  const slugs = slugsOf(documents.map(({ key, data }) => ({ key, title: data.title })));
  const insights = documents.map(async (document) => ({
    document,
    key: document.key,
    slug: slugs.get(document.key)!,
    minutes: readingMinutes(document.source),
    cover: await findCover(document),
  }));
  return (await Promise.all(insights)).sort(
    ({ document: a }, { document: b }) => b.data.published.getTime() - a.data.published.getTime(),
  );
}
