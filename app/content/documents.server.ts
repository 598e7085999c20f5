import { readdir } from "node:fs/promises";
import path from "node:path";
import type { z } from "zod";
import { languages, type Language } from "#app/i18n/languages.ts";
import { settings } from "#app/settings/settings.server.ts";
import { readKey, type ContentKind, type KeyParts } from "./content-keys.ts";
import { contentSchemas, type FrontMatter } from "./content-schemas.server.ts";
import { contentFolder, getDocument } from "./read-document.server.ts";
import { readWithPlaceholders } from "./placeholder-document.server.ts";
import { TextError } from "./text-problem.ts";

/** A text that an editor wrote, in one language (specification, section 3, "Content entry"). */
export interface ContentEntry<Kind extends ContentKind> {
  kind: Kind;
  /** Its folder below `content/`, e.g. `insights/2026-05-12-name`. */
  key: string;
  /** What the key is made of. */
  parts: KeyParts;
  language: Language;
  file: string;
  /** All of the file. */
  source: string;
  data: FrontMatter<Kind>;
  /** In development: why the text can't be shown. What could not be read of its front matter is stood in for. */
  problem?: string;
}

type Listed = { [Kind in ContentKind]: ContentEntry<Kind>[] };

/** Content belongs to a release: production reads it once, elsewhere a change shows at the next request. */
const cache = new Map<string, Promise<ContentEntry<ContentKind>[]>>();

/**
 * Every text of a kind in a language, by key.
 * @throws on front matter that is not as it should be
 */
export function listDocuments<Kind extends ContentKind>(kind: Kind, language: Language): Promise<Listed[Kind]> {
  const name = `${kind} ${language}`;
  const entries = cache.get(name) ?? readAll(kind, language);
  if (settings.NODE_ENV === "production" && !cache.has(name)) {
    cache.set(name, entries);
    entries.catch(() => cache.delete(name)); // The caller sees the error; the next one reads again.
  }
  return entries as Promise<Listed[Kind]>;
}

/** The text with a key in a language; null when there is none. Throws like {@link listDocuments}. */
export async function findDocumentOf<Kind extends ContentKind>(
  kind: Kind,
  key: string,
  language: Language,
): Promise<ContentEntry<Kind> | null> {
  const documents: ContentEntry<Kind>[] = await listDocuments(kind, language);
  return documents.find((document) => document.key === key) ?? null;
}

/** The languages in which a text is there. */
export async function languagesOfDocument(kind: ContentKind, key: string): Promise<Language[]> {
  const found = await Promise.all(languages.map((language) => findDocumentOf(kind, key, language)));
  return languages.filter((_, index) => found[index]);
}

async function readAll(kind: ContentKind, language: Language): Promise<ContentEntry<ContentKind>[]> {
  const entries = await readdir(contentFolder, { recursive: true, withFileTypes: true });
  const keys = entries
    .filter((entry) => entry.isFile() && entry.name === `${language}.mdx`)
    .map(({ parentPath }) => path.relative(contentFolder, parentPath).split(path.sep).join("/"))
    .sort();
  return Promise.all(
    keys.flatMap((key) => {
      const read = readKey(key);
      return read?.kind === kind ? [readOne(kind, key, read.parts, language)] : [];
    }),
  );
}

async function readOne(kind: ContentKind, key: string, parts: KeyParts, language: Language) {
  const entry = { kind, key, parts, language };
  const schema: z.ZodType<FrontMatter<ContentKind>> = contentSchemas[kind];
  try {
    return { ...entry, ...(await getDocument(key, language, schema)) };
  } catch (error) {
    if (!(error instanceof TextError) || settings.NODE_ENV !== "development") throw error;
    return { ...entry, ...(await readWithPlaceholders(kind, key, language)), problem: error.message };
  }
}
