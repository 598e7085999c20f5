import { alternatesOf } from "#app/filters/alternates.ts";
import { textsIn } from "#app/i18n/i18n.server.ts";
import { languageOfPath } from "#app/i18n/languages.ts";
import { selectCards } from "#app/listings/read-cards.server.ts";
import { cardView } from "#app/listings/card-view.server.tsx";
import { isReference } from "#app/listings/reference.ts";
import { getGazetteer } from "#app/places/gazetteer.server.ts";
import type { Database } from "#db/client.server.ts";
import { listSeen } from "./account-shortlist.server.ts";
import { listShared } from "./shared-shortlist.server.ts";
import { comparePath, mostCompared, mostInBrowser, namedList, readCompared } from "./shortlist.ts";

/** What a link to a shortlist shows; `cards` is null for one that was withdrawn, or never was. */
export async function loadSharedShortlist(db: Database, request: Request, token: string) {
  const { pathname, search, searchParams } = new URL(request.url);
  const language = languageOfPath(pathname);
  const t = textsIn(language);
  const named = readCompared(searchParams, "of").filter(isReference).slice(0, mostInBrowser);
  const listed = token === namedList ? await listSeen(db, named) : await listShared(db, token);
  const gazetteer = await getGazetteer(db);
  const rows =
    listed && listed.length > 0
      ? await selectCards(
          db,
          listed.map(({ id }) => id),
        )
      : [];
  const byId = new Map(rows.map((row) => [row.id, row]));
  const cards =
    listed && listed.flatMap(({ id }) => byId.get(id) ?? []).map((row) => cardView(row, language, t, gazetteer));
  const first = cards?.slice(0, mostCompared).map(({ reference }) => reference) ?? [];
  return {
    language,
    cards,
    compare:
      first.length > 1
        ? { href: comparePath(first, language), count: first.length, isAll: first.length === cards?.length }
        : null,
    alternates: alternatesOf(pathname, token === namedList ? search : ""),
    title: t(cards ? "shortlistPage.shared.title" : "shortlistPage.shared.gone.heading"),
    description: t("shortlistPage.shared.title"),
    canonical: pathname,
  };
}
