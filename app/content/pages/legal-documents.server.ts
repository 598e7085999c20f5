import type { Language } from "#app/i18n/languages.ts";
import { settings } from "#app/settings/settings.server.ts";
import { contentComponents } from "../rendering/content-components.server.tsx";
import type { FrontMatter } from "../content-schemas.server.ts";
import { findDocumentOf, type ContentEntry } from "../documents.server.ts";
import { explainInPlace } from "../explain-in-place.server.tsx";
import { renderMdx, type RenderedText } from "../render-mdx.server.tsx";

/** The legal texts: `content/legal/{name}/{language}.mdx`. */
export type LegalName = "terms" | "privacy" | "cookies";

type LegalDocument = FrontMatter<"legal"> & RenderedText;

const known = new Map<string, LegalDocument>();

/**
 * A legal text in a language, as static HTML. Content belongs to a release: production makes it once, elsewhere a change
 * shows at the next request.
 * @throws when the text is missing or not as it should be
 */
export async function getLegalDocument(name: LegalName, language: Language): Promise<LegalDocument> {
  const key = `legal/${name}`;
  const compiled = known.get(`${key}/${language}`);
  if (compiled) return compiled;
  const entry = await findDocumentOf("legal", key, language);
  if (!entry) throw new Error(`content/${key}/${language}.mdx is missing`);
  const document = { ...entry.data, ...(await render(entry)) };
  if (settings.NODE_ENV === "production") known.set(`${key}/${language}`, document);
  return document;
}

async function render({ file, source, language, problem }: ContentEntry<"legal">): Promise<RenderedText> {
  try {
    if (problem !== undefined) throw new Error(problem);
    return await renderMdx(file, source, contentComponents({ language }));
  } catch (error) {
    return explainInPlace(error, language);
  }
}
