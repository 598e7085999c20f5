import type { AppLoadContext } from "@remix-run/node";
import { alternatesOf } from "#app/filters/alternates.ts";
import { passMarkup } from "#app/http/rendering/pass-markup.server.ts";
import { formatDate } from "#app/i18n/formats.ts";
import { languageOfPath } from "#app/i18n/languages.ts";
import { legalTextId } from "./legal-article.tsx";
import { getLegalDocument, type LegalName } from "./legal-documents.server.ts";

/** What the page of a legal text shows of it, in the language of the page's address. */
export async function loadLegal(request: Request, context: AppLoadContext, name: LegalName) {
  const { pathname } = new URL(request.url);
  const language = languageOfPath(pathname);
  const { title, description, version, updated, sections, html } = await getLegalDocument(name, language);
  return {
    language,
    title,
    description,
    version,
    updated: { day: updated.toISOString().slice(0, 10), formatted: formatDate(updated, language) },
    sections,
    html: passMarkup(request, context, legalTextId, html),
    alternates: alternatesOf(pathname, ""),
  };
}
