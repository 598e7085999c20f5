import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { databaseOf } from "#app/database/database.server.ts";
import { cachePage } from "#app/http/page-cache.server.ts";
import { unlessDialogOnly } from "#app/http/unless-dialog-only.ts";
import { passMarkup } from "#app/http/page-markup.tsx";
import { formatDate } from "#app/i18n/formats.ts";
import { languageOfPath } from "#app/i18n/languages.ts";
import { href, readPath } from "#app/i18n/paths.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import { shellSources } from "#app/listings/demonstration-listings.server.ts";
import { siteOf } from "#app/seo/site-of.ts";
import { alternatesOf } from "#app/filters/alternates.ts";
import type { ShellHandle } from "#app/ui/shell-handle.ts";
import { LegalArticle, legalTextId } from "./legal-article.tsx";
import { getLegalDocument } from "./legal-documents.server.ts";

/** Which text stands on which page. */
const texts = { privacy: "privacy", termsofuse: "terms" } as const;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { pathname } = new URL(request.url);
  await cachePage(context, databaseOf(context), shellSources);
  const language = languageOfPath(pathname);
  const page = readPath(pathname)?.page === "privacy" ? "privacy" : "termsofuse";
  const { title, description, version, updated, sections, html } = await getLegalDocument(texts[page], language);
  return {
    page,
    language,
    title,
    description,
    version,
    updated: { day: updated.toISOString().slice(0, 10), formatted: formatDate(updated, language) },
    sections,
    html: passMarkup(request, context, legalTextId, html),
    alternates: alternatesOf(pathname, ""),
  } as const;
}

export const shouldRevalidate = unlessDialogOnly;

export const handle: ShellHandle = { startsWhenNeeded: true };

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  data ? pageMeta({ ...data, ...siteOf(matches), canonical: href(data.page, data.language) }) : [];

/** Terms of Use and Privacy Policy: which version, since when, and the text with its table of contents. */
export default function LegalPage() {
  const { page, language, title, version, updated, sections, html } = useLoaderData<typeof loader>();
  const { t } = useTranslation();
  const other = page === "privacy" ? "termsofuse" : "privacy";
  const link = { href: href(other, language), label: t(`legal.${texts[other]}`) };
  return <LegalArticle {...{ title, version, updated, sections, html }} other={link} />;
}
