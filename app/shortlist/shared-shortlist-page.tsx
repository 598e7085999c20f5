import { data, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { databaseOf } from "#app/database/database.server.ts";
import { unlessDialogOnly } from "#app/http/unless-dialog-only.ts";
import { href } from "#app/i18n/paths.ts";
import { loadTexts } from "#app/i18n/later-texts.ts";
import { CardList } from "#app/listings/card-list.tsx";
import { metaOf } from "#app/seo/page-meta.ts";
import { Drawing } from "#app/ui/drawing.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import { loadSharedShortlist } from "./load-shared-shortlist.server.ts";
import type { ShellHandle } from "#app/ui/shell-handle.ts";
import { loadSheets } from "#app/ui/style-sheets.ts";

await loadTexts("shortlist-properties", "shortlistPage");

/** What somebody shows by a link; one that was withdrawn says so, with a status of 404. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const page = await loadSharedShortlist(databaseOf(context), request, params.token ?? "");
  return data(page, { status: page.cards ? 200 : 404 });
}

export const shouldRevalidate = unlessDialogOnly;

export const handle: ShellHandle = { sheets: await loadSheets("keeping") };

export const meta = metaOf<typeof loader>((page) => ({ ...page, noindex: true }));

/** Somebody else's shortlist: the properties, and nothing of whose it is. */
export default function SharedShortlistPage() {
  const { t } = useTranslation();
  const { language, cards, compare } = useLoaderData<typeof loader>();
  if (!cards) {
    return (
      <section className="shortlist shortlist-empty wrap">
        <Drawing name="street" width={2400} height={420} eager />
        <h1>{t("shortlistPage.shared.gone.heading")}</h1>
        <p>{t("shortlistPage.shared.gone.text")}</p>
        <LinkButton href={href("search", language)}>{t("shortlistPage.empty.search")}</LinkButton>
      </section>
    );
  }
  return (
    <div className="shortlist wrap">
      <header className="shortlist-head">
        <h1>{t("shortlistPage.shared.heading", { count: cards.length })}</h1>
        <p className="lead">{t(cards.length > 0 ? "shortlistPage.shared.lead" : "shortlistPage.shared.empty")}</p>
        {compare && (
          <p className="compare-write">
            <a className="button button-dark" href={compare.href} rel="nofollow">
              {t(compare.isAll ? "shortlistPage.compare.title" : "shortlistPage.shared.compare", {
                count: compare.count,
              })}
            </a>
          </p>
        )}
      </header>
      <CardList cards={cards} />
    </div>
  );
}
