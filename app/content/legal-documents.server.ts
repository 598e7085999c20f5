import { z } from "zod";
import type { Language } from "#app/i18n/languages.ts";
import { settings } from "#app/settings.server.ts";
import { contentComponents } from "./content-components.server.tsx";
import { getDocument } from "./read-document.server.ts";
import { renderMdx, type RenderedText } from "./render-mdx.server.tsx";

/** The legal texts that have a version: `content/legal/{name}/{language}.mdx`. */
export const legalNames = ["terms", "privacy"] as const;

export type LegalName = (typeof legalNames)[number];

/** As YAML says it: a version needs its quotation marks, else 1.0 is the number 1. */
export const legalVersionSchema = z.string().regex(/^\d+\.\d+$/);

const legalSchema = z.strictObject({
  title: z.string().min(1),
  description: z.string().min(1),
  version: legalVersionSchema,
  updated: z.date(),
});

export type LegalDocument = z.infer<typeof legalSchema> & RenderedText;

const known = new Map<string, LegalDocument>();

/**
 * A legal text in a language, as static HTML. Content belongs to a release: production makes it once, elsewhere a change
 * shows at the next request.
 * @throws when the text is missing or not as it should be
 */
export async function getLegalDocument(name: LegalName, language: Language): Promise<LegalDocument> {
  const key = `legal/${name}`;
  const kept = known.get(`${key}/${language}`);
  if (kept) return kept;
  const { file, source, data } = await getDocument(key, language, legalSchema);
  const document = { ...data, ...(await renderMdx(file, source, contentComponents(language))) };
  if (settings.NODE_ENV === "production") known.set(`${key}/${language}`, document);
  return document;
}
