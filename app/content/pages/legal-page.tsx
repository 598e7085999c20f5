import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { databaseOf } from "#app/database/database.server.ts";
import { cachePage } from "#app/http/page-cache.server.ts";
import { unlessDialogOnly } from "#app/http/unless-dialog-only.ts";
import { href, readPath } from "#app/i18n/paths.ts";
import { metaOf } from "#app/seo/page-meta.ts";
import { shellSources } from "#app/listings/demonstration-listings.server.ts";
import type { ShellHandle } from "#app/ui/shell-handle.ts";
import { loadSheets } from "#app/ui/style-sheets.ts";
import { LegalArticle } from "./legal-article.tsx";
import { loadLegal } from "./load-legal.server.ts";

/** Which text stands on which page. */
const texts = { privacy: "privacy", termsofuse: "terms" } as const;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { pathname } = new URL(request.url);
  await cachePage(context, databaseOf(context), shellSources);
  const page = readPath(pathname)?.page === "privacy" ? "privacy" : "termsofuse";
  return { page, ...(await loadLegal(request, context, texts[page])) } as const;
}

export const shouldRevalidate = unlessDialogOnly;

export const handle: ShellHandle = { startsWhenNeeded: true, sheets: await loadSheets("reading") };

export const meta = metaOf<typeof loader>((page) => ({ ...page, canonical: href(page.page, page.language) }));

/** Terms of Use and Privacy Policy: which version, since when, and the text with its table of contents. */
export default function LegalPage() {
  const { page, language, title, version, updated, sections, html } = useLoaderData<typeof loader>();
  const { t } = useTranslation();
  const other = page === "privacy" ? "termsofuse" : "privacy";
  const link = { href: href(other, language), label: t(`legal.${texts[other]}`) };
  return <LegalArticle {...{ title, version, updated, sections, html }} other={link} />;
}
