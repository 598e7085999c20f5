import type { Language } from "#app/i18n/languages.ts";
import { settings } from "#app/settings.server.ts";
import { contentComponents } from "./content-components.server.tsx";
import { contentSchemas, type FrontMatter } from "./content-schemas.server.ts";
import { getDocument } from "./read-document.server.ts";
import { renderMdx, type RenderedText } from "./render-mdx.server.tsx";

/** The legal texts: `content/legal/{name}/{language}.mdx`. */
export type LegalName = "terms" | "privacy" | "cookies";

export type LegalDocument = FrontMatter<"legal"> & RenderedText;

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
  const { file, source, data } = await getDocument(key, language, contentSchemas.legal);
  const document = { ...data, ...(await renderMdx(file, source, contentComponents({ language }))) };
  if (settings.NODE_ENV === "production") known.set(`${key}/${language}`, document);
  return document;
}
