import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { unlessDialogOnly } from "#app/http/unless-dialog-only.ts";
import { databaseOf } from "#app/database/database.server.ts";
import { reportWhenOffline } from "#app/http/keep-when-offline.ts";
import { readForm } from "#app/http/read-form.server.ts";
import { isOwnCall } from "#app/http/same-origin.server.ts";
import { href } from "#app/i18n/paths.ts";
import { loadTexts } from "#app/i18n/later-texts.ts";
import { setPropertyEmails } from "#app/account/profile/property-emails.server.ts";
import { metaOf } from "#app/seo/page-meta.ts";
import { Drawing } from "#app/ui/drawing.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { UnbrokenText } from "#app/ui/unbroken-text.tsx";
import { UnsentNotice } from "#app/ui/unsent-notice.tsx";
import { actOnStrategy } from "./act-on-strategy.server.ts";
import { ListNotice } from "./list-notice.tsx";
import { loadSavedSearches, requireMember } from "./load-saved-searches.server.ts";
import { StrategyItem } from "./strategy-item.tsx";
import type { ShellHandle } from "#app/ui/shell-handle.ts";
import { loadSheets } from "#app/ui/style-sheets.ts";

await loadTexts("saved-searches", "savedSearches");

/** The saved searches of whom is signed in. */
export function loader({ request, context }: LoaderFunctionArgs) {
  const db = databaseOf(context);
  return loadSavedSearches(db, request);
}

export async function action({ request, context }: ActionFunctionArgs) {
  const db = databaseOf(context);
  if (!isOwnCall(request)) throw new Response(null, { status: 403, statusText: "Forbidden" });
  const { user, language } = await requireMember(db, request);
  const form = await readForm(request);
  const answer = await actOnStrategy(db, user.id, form, language);
  // A rhythm is a wish for e-mails: where they were refused it turns them on, as the words beside it say.
  const isRhythm = form.get("intent") === "frequency" && form.get("frequency") !== "off";
  if (isRhythm) await setPropertyEmails(db, user.id, true, language);
  return answer;
}

export { reportWhenOffline as clientAction };

export const shouldRevalidate = unlessDialogOnly;

export const handle: ShellHandle = { sheets: await loadSheets("keeping") };

export const meta = metaOf<typeof loader>((page) => ({ ...page, noindex: true }));

export default function SavedSearchesPage() {
  const { t } = useTranslation();
  const { language, strategies, silence, consent, notice } = useLoaderData<typeof loader>();
  const unsent = useActionData<typeof reportWhenOffline>();
  return (
    <div className="strategies wrap">
      <header className="strategies-head">
        <h1>{t("strategies.heading")}</h1>
        {strategies.length > 0 && <p className="lead">{t("savedSearches.lead")}</p>}
      </header>
      <UnsentNotice unsent={unsent} />
      {notice && <ListNotice notice={notice} language={language} />}
      {strategies.length === 0 ? (
        <section className="strategies-empty">
          <Drawing name="street" width={2400} height={420} eager />
          <h2>{t("savedSearches.empty.title")}</h2>
          <p>{t("savedSearches.empty.text")}</p>
          <LinkButton href={href("search", language)}>{t("savedSearches.empty.search")}</LinkButton>
        </section>
      ) : (
        <>
          {silence && (
            <Notice>
              <UnbrokenText text={t(`savedSearches.frequency.${silence}`)} />{" "}
              <a href={`${href("profile", language)}${silence === "unproven" ? "" : "#emails"}`}>
                {t("savedSearches.frequency.account")}
              </a>
            </Notice>
          )}
          <ul className="strategy-list">
            {strategies.map((strategy) => (
              <StrategyItem
                key={strategy.id}
                strategy={strategy}
                language={language}
                silence={silence}
                consent={consent}
                changed={notice?.id === strategy.id ? notice.change : null}
              />
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
