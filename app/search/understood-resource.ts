import type { LoaderFunctionArgs } from "@remix-run/node";
import { databaseOf } from "#app/database/database.server.ts";
import { criteriaOf } from "#app/filters/criteria.ts";
import { activeFilters } from "#app/filters/describe.ts";
import { freeText } from "#app/filters/free-text.ts";
import { findSearchPlaces, namePlaces } from "#app/filters/search-places.server.ts";
import { cachePolicies } from "#app/http/cache-policies.ts";
import { readOnly } from "#app/http/read-only.ts";
import { withJoinedCounts } from "#app/i18n/joined-counts.ts";
import { formatNumber } from "#app/i18n/formats.ts";
import { textsIn } from "#app/i18n/i18n.server.ts";
import { defaultLanguage, isLanguage } from "#app/i18n/languages.ts";
import { getGazetteer } from "#app/places/gazetteer.server.ts";
import { getPoints } from "#app/places/points/points.server.ts";
import { resolveCriteria } from "#app/search-index/resolve-criteria.server.ts";
import { withSearchIndex } from "#app/search-index/snapshot/with-search-index.server.ts";
import { sentenceHref } from "./sentence-href.ts";
import { longestSentence, readSentence } from "./sentence/read-sentence.ts";

/**
 * `GET /search/understood?language=fr&q=bureau gand`: what a sentence is understood as while it is typed, in the words of
 * the chips that its results will have, how many properties that is, and where they are. Nothing typed is no search.
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const db = databaseOf(context);
  const { searchParams } = new URL(request.url);
  const asked = searchParams.get("language");
  const language = isLanguage(asked) ? asked : defaultLanguage;
  const sentence = freeText(searchParams.get("q") ?? "", longestSentence);
  const headers = { "Cache-Control": cachePolicies.minute };
  if (!sentence) return Response.json({ chips: [] }, { headers });
  const gazetteer = await getGazetteer(db);
  const read = readSentence(sentence, gazetteer, language, getPoints());
  const { query, leftOut } = read;
  const places = findSearchPlaces(gazetteer, query, language);
  const search = await resolveCriteria(db, gazetteer, criteriaOf(query), places);
  const count = await withSearchIndex(db, (index) => index.count(search));
  const t = textsIn(language);
  return Response.json(
    {
      chips: activeFilters(query, namePlaces(places, language), language, t).map(({ label }) =>
        withJoinedCounts(label),
      ),
      found: t("search.count", { count, formatted: formatNumber(count, language) }),
      href: sentenceHref(read, language),
      ...(leftOut.length > 0 && { leftOut: t("sentence.leftOut", { words: withJoinedCounts(leftOut.join(", ")) }) }),
    },
    { headers },
  );
}

export const action = readOnly;
