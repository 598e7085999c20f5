import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { Form, useActionData, useLoaderData, type ClientActionFunctionArgs } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { unlessDialogOnly } from "#app/http/unless-dialog-only.ts";
import { answerRequestAboutSeveral } from "#app/contact/answer-requests.server.ts";
import { requestAnchor } from "#app/contact/contact-request.ts";
import { reportUnsent } from "#app/contact/report-unsent.ts";
import { databaseOf } from "#app/database/database.server.ts";
import { reportWhenOffline } from "#app/http/keep-when-offline.ts";
import { isOwnCall } from "#app/http/same-origin.server.ts";
import { languageOfPath } from "#app/i18n/languages.ts";
import { href } from "#app/i18n/paths.ts";
import { loadTexts } from "#app/i18n/later-texts.ts";
import { RecentlyViewed } from "#app/listings/recently-viewed-cards.tsx";
import { metaOf } from "#app/seo/page-meta.ts";
import { Notice } from "#app/ui/notice.tsx";
import { UnsentNotice } from "#app/ui/unsent-notice.tsx";
import { actOnShortlist } from "./act-on-shortlist.server.ts";
import { ChangeNotice } from "./change-notice.tsx";
import { CompareTable } from "./compare-table.tsx";
import { ShortlistItem } from "./shortlist-item.tsx";
import { loadShortlist } from "./load-shortlist.server.ts";
import { ShareShortlist } from "./share-shortlist.tsx";
import { EmptyShortlist, ShortlistLead, ShortlistWays } from "./shortlist-parts.tsx";
import {
  compareForm,
  comparePath,
  mostCompared,
  mostWritten,
  readCompared,
  tidiedComparison,
  writePath,
} from "./shortlist.ts";
import { WriteToAll } from "./write-to-all.tsx";
import type { ShellHandle } from "#app/ui/shell-handle.ts";
import { loadSheets } from "#app/ui/style-sheets.ts";

await loadTexts("shortlist-properties", "shortlistPage");

/** What the visitor keeps, on the account or in the browser. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const db = databaseOf(context);
  const { pathname, searchParams } = new URL(request.url);
  const tidied = tidiedComparison(searchParams, languageOfPath(pathname));
  if (tidied) throw redirect(tidied, 303);
  const { page, headers } = await loadShortlist(db, request);
  return data(page, { headers });
}

export async function action({ request, context }: ActionFunctionArgs) {
  const db = databaseOf(context);
  if (!isOwnCall(request)) throw new Response(null, { status: 403, statusText: "Forbidden" });
  const { pathname, searchParams } = new URL(request.url);
  const language = languageOfPath(pathname);
  const isWritten = searchParams.has("write");
  if (!isWritten && !searchParams.has("compare")) return actOnShortlist(db, request, language);
  const asked = isWritten
    ? readCompared(searchParams, "write").slice(0, mostWritten)
    : readCompared(searchParams).slice(0, mostCompared);
  const path = (isWritten ? writePath : comparePath)(asked, language);
  return answerRequestAboutSeveral(db, request, asked, (sent) => {
    return `${path}&sent=${sent.join(",")}#${requestAnchor}`;
  });
}

/** What was typed into the form to the agents stays where it is, whatever becomes of the network. */
export function clientAction(call: ClientActionFunctionArgs) {
  const { searchParams } = new URL(call.request.url);
  return searchParams.has("compare") || searchParams.has("write") ? reportUnsent(call) : reportWhenOffline(call);
}

export const shouldRevalidate = unlessDialogOnly;

export const handle: ShellHandle = { sheets: await loadSheets("keeping") };

export const meta = metaOf<typeof loader>((page) => ({ ...page, noindex: true }));

/** The kept places as cards, or up to four of them side by side. */
export default function ShortlistPage() {
  const { t } = useTranslation();
  const { language, isMember, left, items, notice, share, ways, written, comparison } = useLoaderData<typeof loader>();
  const answered = useActionData<typeof clientAction>();
  const refused = answered && "lastResult" in answered ? answered : undefined;
  const unsent = answered && "lastResult" in answered ? undefined : answered;
  if (comparison?.view) {
    const { view, tooMany, writing } = comparison;
    return <CompareTable {...{ view, tooMany, writing, refused, language }} />;
  }
  const path = href("shortlist", language);
  return (
    <div className="shortlist wrap">
      <header className="shortlist-head">
        <h1>{t("shortlistPage.heading")}</h1>
        {items.length > 0 && <ShortlistLead isMember={isMember} />}
        {items.length > 0 && <ShortlistWays ways={ways} />}
      </header>
      <UnsentNotice unsent={unsent} />
      {notice && <ChangeNotice notice={notice} language={language} />}
      {left > 0 && <Notice kind="problem">{t("shortlistPage.left", { count: left })}</Notice>}
      {comparison && <Notice kind="problem">{t("shortlistPage.compare.tooFew")}</Notice>}
      {items.length === 0 ? (
        <EmptyShortlist language={language} />
      ) : (
        <>
          {items.length > 1 && <p className="shortlist-hint soft">{t("shortlistPage.compare.hint")}</p>}
          <ul className="cards shortlist-items">
            {items.map((item) => (
              <ShortlistItem
                key={item.card.reference}
                item={item}
                language={language}
                canNote={isMember}
                isChosen={comparison ? comparison.chosen.includes(item.card.reference) : item.isTicked === true}
                isNoted={notice?.change === "noted" && notice.reference === item.card.reference}
              />
            ))}
          </ul>
          {items.length > 1 && (
            <Form className="shortlist-compare" id={compareForm} method="get" action={path}>
              <p>{t("shortlistPage.compare.hint")}</p>
              {/* Pressed with nothing ticked, it asks for a comparison all the same, and is told what that needs. */}
              <input type="hidden" name="compare" value="" />
              <button className="button button-dark" type="submit">
                {t("shortlistPage.compare.submit")}
              </button>
            </Form>
          )}
          {written && <WriteToAll {...written} refused={refused} language={language} />}
          <ShareShortlist share={share} isMember={isMember} language={language} />
        </>
      )}
      <RecentlyViewed language={language} />
    </div>
  );
}
