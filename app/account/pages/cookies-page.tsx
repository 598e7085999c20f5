import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { findUser } from "../session/find-user.server.ts";
import { unlessDialogOnly } from "#app/http/unless-dialog-only.ts";
import { LegalArticle } from "#app/content/pages/legal-article.tsx";
import { loadLegal } from "#app/content/pages/load-legal.server.ts";
import { formatDate } from "#app/i18n/formats.ts";
import { languageOfPath } from "#app/i18n/languages.ts";
import { href } from "#app/i18n/paths.ts";
import { loadTexts } from "#app/i18n/later-texts.ts";
import { metaOf } from "#app/seo/page-meta.ts";
import { findChoiceOf } from "../account-choice.server.ts";
import { databaseOf } from "#app/database/database.server.ts";
import type { ShellHandle } from "#app/ui/shell-handle.ts";
import { loadSheets } from "#app/ui/style-sheets.ts";
import { hasSignal } from "#app/consent/choice-cookie.server.ts";
import { ChoicesForm } from "#app/consent/choices-form.tsx";
import { describeCategories } from "#app/consent/describe-choice.server.ts";

await loadTexts("cookies");

export async function loader({ request, context }: LoaderFunctionArgs) {
  const db = databaseOf(context);
  const { pathname, searchParams } = new URL(request.url);
  const language = languageOfPath(pathname);
  const user = await findUser(db, request);
  const [text, choice] = await Promise.all([loadLegal(request, context, "cookies"), findChoiceOf(request, user)]);
  const signal = hasSignal(request);
  return {
    ...text,
    choices: {
      categories: describeCategories(choice, signal, language),
      since: choice && formatDate(new Date(choice.at * 1000), language),
      onAccount: user !== null,
      signal,
      saved: searchParams.has("saved") && choice !== null,
    },
  };
}

export const shouldRevalidate = unlessDialogOnly;

export const handle: ShellHandle = { startsWhenNeeded: true, sheets: await loadSheets("reading") };

export const meta = metaOf<typeof loader>((page) => ({ ...page, canonical: href("cookies", page.language) }));

/** What the visitor has chosen about cookies and can choose anew, and the text about every one of them. */
export default function CookiesPage() {
  const { language, title, version, updated, sections, html, choices } = useLoaderData<typeof loader>();
  const { t } = useTranslation();
  const other = { href: href("privacy", language), label: t("legal.privacy") };
  return (
    <LegalArticle {...{ title, version, updated, sections, html }} other={other}>
      <ChoicesForm {...choices} language={language} />
    </LegalArticle>
  );
}
