import { criteriaOfDeal, deals } from "#app/filters/deal.ts";
import { marketPath, marketSegments, type MarketKind } from "#app/filters/market-path.ts";
import { whereIs } from "#app/filters/describe.ts";
import { namePlace } from "#app/filters/search-places.server.ts";
import { criteriaOfSegment, searchHref } from "#app/filters/search-url.ts";
import { formatNumber } from "#app/i18n/formats.ts";
import { languages } from "#app/i18n/languages.ts";
import { href } from "#app/i18n/paths.ts";
import type { Gazetteer } from "#app/places/gazetteer.ts";
import { placeScope } from "#app/places/place-scope.ts";
import type { Place } from "#app/places/place.ts";
import type { ListedKind } from "#app/search-index/search-index.ts";
import { withSearchIndex } from "#app/search-index/snapshot/with-search-index.server.ts";
import type { Alternates } from "#app/seo/page-meta.ts";
import type { Crumb } from "#app/ui/breadcrumbs.tsx";
import type { Database } from "#db/client.server.ts";
import { findMeasuredPlaceIn } from "./find-measured-place.server.ts";
import { isOfMarket } from "./market-address.server.ts";
import { listMonths } from "./market-figures.server.ts";
import {
  marketHeading,
  monthsInWords,
  nowInWords,
  placesInWords,
  scaleOf,
  spreadOf,
  unitOf,
  type Wording,
} from "./market-view.server.ts";
import { measureNow, measureYield } from "./measure-now.server.ts";

/** Places in a place that its table names, those with the most prices first. */
const mostParts = 40;

/** A market in a place, in finished words. */
export async function loadMarket(
  db: Database,
  gazetteer: Gazetteer,
  place: Place,
  kind: MarketKind,
  words: Wording,
  now = new Date(),
) {
  const { language, t } = words;
  // Figures that stand beside one another are of the same listings.
  const asked = withSearchIndex(db, async (index) => {
    const within = new Set(placeScope(gazetteer, place).ids);
    const [measured, yielded, kinds] = await Promise.all([
      measureNow(index, gazetteer, place, kind, now),
      measureYield(index, gazetteer, place, kind),
      index.kinds(),
    ]);
    const offered = kinds.filter(({ placeId }) => within.has(placeId));
    const larger =
      measured.market.prices.length > 0 ? undefined : await findMeasuredPlaceIn(index, gazetteer, place, kind);
    const hasCoworking = offered.some((listed) => listed.coworking && isOfMarket(listed, kind));
    const ways = { deals: dealsOf(offered, place, kind, words), others: othersOf(offered, place, kind, words) };
    return { ...measured, yielded, ...ways, hasCoworking, larger };
  });
  const [{ market, parts, yielded, deals, others, hasCoworking, larger }, months] = await Promise.all([
    asked,
    listMonths(db, place.id, kind, now),
  ]);
  const unit = unitOf(kind, t);
  const heading = marketHeading(place, kind, words);
  const figures = nowInWords(market, yielded, kind, words);
  const { transaction } = kind;
  const hasPrices = market.prices.length > 0;
  const [median] = figures;
  return {
    heading,
    transaction,
    unit,
    title: t(`market.title.${transaction}`, { heading }),
    description: hasPrices
      ? t(`market.description.${transaction}`, {
          heading,
          median: `${median!.value}${unit}`,
          formatted: formatNumber(market.listings, language),
        })
      : t(`market.descriptionOfNone.${transaction}`, { heading }),
    crumbs: crumbsOf(gazetteer, place, kind, words),
    figures,
    hasPrices,
    // Desks and services in a rent make the dearest of an office market (docs/decisions/043).
    hasCoworking: hasCoworking && hasPrices,
    ...(!hasPrices && { elsewhere: elsewhereOf(larger, kind, words) }),
    spread: spreadOf(market, words),
    months: monthsInWords(months, words),
    scale: scaleOf(months, words),
    hasInvented: months.some(({ demonstration }) => demonstration),
    parts: placesInWords(parts.slice(0, mostParts), kind, words),
    search: market.listings > 0 && {
      label: t("market.search", { count: market.listings, formatted: formatNumber(market.listings, language) }),
      href: searchHref({ ...criteriaOf(kind), location: place.slugs[language] }, language),
    },
    // Of a market of investments they are what the search above finds.
    investments: transaction !== "investment" &&
      yielded && {
        label: t("market.investments", {
          count: yielded.investments,
          formatted: formatNumber(yielded.investments, language),
        }),
        href: searchHref(
          { invest: true, ...criteriaOfSegment(kind.segment), location: place.slugs[language] },
          language,
        ),
      },
    deals,
    others,
    canonical: marketPath(place, kind, language),
    alternates: Object.fromEntries(languages.map((each) => [each, marketPath(place, kind, each)])) as Alternates,
    // What says nothing yet is for whoever came here, and for no index.
    noindex: !hasPrices && months.length === 0,
    covered: months.length > 0 ? `${months[0]!.month.slice(0, 7)}/${months.at(-1)!.month.slice(0, 7)}` : undefined,
  };
}

/** Where figures are: the same market in the smallest place around that has some, else all markets. */
function elsewhereOf(larger: Place | undefined, kind: MarketKind, { language, t }: Wording) {
  if (!larger) return { label: t("market.index.heading"), href: href("markets", language) };
  const where = whereIs(namePlace(larger, language), language, t);
  return { label: t("market.elsewhere", { where }), href: marketPath(larger, kind, language) };
}

const criteriaOf = ({ segment, transaction }: MarketKind) => ({
  ...criteriaOfDeal(transaction),
  ...criteriaOfSegment(segment),
});

/** Home, all markets, then the same market in the places around, from large to small. */
function crumbsOf(gazetteer: Gazetteer, place: Place, kind: MarketKind, { language, t }: Wording): Crumb[] {
  const way = [...gazetteer.ancestors(place).reverse(), place];
  const named = way.filter((each, at) => each.names[language] !== way[at + 1]?.names[language]);
  return [
    { label: t("seo.breadcrumbs.home"), href: href("home", language) },
    { label: t("market.crumb"), href: href("markets", language) },
    ...named.map((each) => ({
      label: each.names[language],
      ...(each !== place && { href: marketPath(each, kind, language) }),
    })),
  ];
}

/** The markets of the same types in the place by deal: those of which something is on offer; none where there is no other. */
function dealsOf(offered: readonly ListedKind[], place: Place, kind: MarketKind, { language, t }: Wording) {
  const all = deals
    .map((transaction) => ({ segment: kind.segment, transaction }))
    .filter((each) => each.transaction === kind.transaction || offered.some((listed) => isOfMarket(listed, each)));
  return all.length < 2
    ? []
    : all.map((each) => ({
        label: t(`vocabulary.transactions.${each.transaction}`),
        href: marketPath(place, each, language),
        isCurrent: each.transaction === kind.transaction,
      }));
}

/** The markets of other types in the place: those of which something is on offer in it. */
function othersOf(offered: readonly ListedKind[], place: Place, kind: MarketKind, { language, t }: Wording) {
  return marketSegments
    .filter((segment) => segment !== kind.segment)
    .map((segment) => ({ segment, transaction: kind.transaction }))
    .filter((other) => offered.some((listed) => isOfMarket(listed, other)))
    .map((other) => ({ label: marketLabel(other, t), href: marketPath(place, other, language) }));
}

function marketLabel({ segment, transaction }: MarketKind, t: Wording["t"]): string {
  return t("market.of", {
    what: t(`vocabulary.typesPlural.${segment}`),
    deal: t(`shell.nav.deals.${transaction}`),
  });
}
