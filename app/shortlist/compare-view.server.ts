import type { TFunction } from "i18next";
import { nearestStops } from "#app/basemap/around/nearest-stops.server.ts";
import { capitalised, formatNumber } from "#app/i18n/formats.ts";
import { languages, type Language } from "#app/i18n/languages.ts";
import type { Listing } from "#app/listings/find-listing.server.ts";
import { farthestWalk, stationWalk } from "#app/listings/derived-figures.ts";
import { listingHref } from "#app/listings/listing-href.ts";
import { listingView, type ListingView } from "#app/listing-page/listing-view.server.ts";
import { quoteText, surfaceText } from "#app/listings/price-words.ts";
import { facts as definitions } from "#app/vocabulary/facts.ts";
import { comparableScale, energyScale } from "#app/listings/energy.ts";
import type { Point } from "#app/places/area.ts";
import type { Gazetteer } from "#app/places/gazetteer.ts";
import { areaSquares, type AreaSquare } from "./area-squares.ts";
import { bestFact } from "./best-fact.ts";
import { bestOf, ofOneKind } from "./best-values.ts";
import { buyingCosts } from "./buying-costs.server.ts";
import { areHomes, comparedPrices, squareMetrePrices, totalCosts, type PriceRow } from "./compare-prices.server.ts";
import { mergeOrders } from "./merge-orders.ts";

/** The head of a column: a listing that is compared. */
interface ComparedView {
  reference: string;
  href: string;
  title: string;
  titleLang?: Language;
  photoKey?: string;
  photoDrawn?: boolean;
  photoAlt: string;
}

/** One line of the comparison: a value for each listing, null where the advertiser gives none. */
export interface CompareRow {
  label: string;
  values: (string | null)[];
  differs: boolean;
  /** Why one has none where nobody could give it: a price per m² of what is not for sale. */
  none?: (string | undefined)[];
  /** Places of the best values; missing in a row of which none is plainly better. */
  best?: number[];
  /** Floor areas as squares, all to one scale; of the row of floor areas, where two are known. */
  squares?: (SquareView | undefined)[];
}

/** A floor area as a square, with the words beside its side. */
export interface SquareView extends AreaSquare {
  label: string;
}

export interface CompareView {
  listings: ComparedView[];
  /** What differs first, and of that what more than one of them tells. */
  rows: CompareRow[];
  /** How what a tenant pays and what buying costs are told, of what is. */
  methods: string[];
  /** What the squares are ruled by, in words and as part of the largest side; missing where there are none. */
  scale?: { part: number; words: string };
}

/** Rows beside those of facts. */
type RowName =
  | ("price" | "compared" | "buying" | "perSquareMetre" | "surface" | "place")
  | ("motorway" | "energy" | "available" | "note");

/**
 * Listings side by side, in finished words: what people ask first, then every fact that one of them gives.
 * @param notes of whom is signed in, by reference; null for somebody who can have none
 */
export function compareView(
  listings: readonly Listing[],
  notes: ReadonlyMap<string, string | null> | null,
  language: Language,
  t: TFunction,
  gazetteer: Gazetteer,
): CompareView {
  const columns = listings.map((listing) => {
    const path = listingHref(listing.reference, listing.titles, language);
    return { listing, path, view: listingView(listing, language, t, gazetteer) };
  });
  const rows: CompareRow[] = [];
  const addRow = (
    label: string,
    values: (string | null | undefined)[],
    best: number[] = [],
    more: Pick<CompareRow, "squares" | "none"> = {},
  ) => {
    const shown = values.map((value) => value || null);
    if (shown.every((value) => value === null)) return;
    rows.push({ label, values: shown, differs: new Set(shown).size > 1, ...(best.length > 0 && { best }), ...more });
  };
  const surfaces = listings.map(({ surfaceMin, surfaceTotal }) => surfaceText(surfaceMin, surfaceTotal, language));
  // Areas that are alike are folded with what else is: a scale would stand there without anything to scale.
  const { squares, scale } = areaSquares(new Set(surfaces).size > 1 ? listings : []);
  const metresText = (metres: number) => `${formatNumber(metres, language)}\u00a0m`;
  const row = (name: RowName) => t(`shortlistPage.compare.rows.${name}`);
  const compared = comparedPrices(listings, language, t);
  const perSquareMetre = squareMetrePrices(listings, language);
  const costs = totalCosts(listings, language, t);
  const buying = buyingCosts(listings, gazetteer, language, t);

  addRow(
    row("price"),
    columns.map(({ view }) =>
      view.prices.map(({ quote, terms }) => [quoteText(quote), terms].filter(Boolean).join(", ")).join("\n"),
    ),
    compared.saysMore ? [] : compared.best,
  );
  if (compared.saysMore) addRow(row("compared"), compared.values, compared.best);
  const ofHomes = areHomes(listings);
  const ifLet = { none: listings.map(({ toLet }) => (toLet ? undefined : t("shortlistPage.compare.notToLet"))) };
  const kind = costs.haveCharges ? (ofHomes ? "homes" : "rows") : "rents";
  const addCost = (label: string, { values, best }: PriceRow) => addRow(label, values, best, ifLet);
  addCost(t(`shortlistPage.compare.${kind}.costPerSquareMetre`), costs.perSquareMetre);
  // What a home without known charges costs a month is its price, which stands above.
  if (kind !== "rents" || !ofHomes || compared.saysMore || !costs.areWhole)
    addCost(t(`shortlistPage.compare.${kind}.perMonth`), costs.perMonth);
  // Nobody reckons what a home costs by the year.
  if (kind !== "homes" && !ofHomes) addCost(t(`shortlistPage.compare.${kind}.perYear`), costs.perYear);
  const notForSale = t("shortlistPage.compare.notForSale");
  const ifSold = { none: listings.map(({ forSale, invest }) => (forSale || invest ? undefined : notForSale)) };
  addRow(row("buying"), buying.values, buying.best, ifSold);
  addRow(row("perSquareMetre"), perSquareMetre.values, perSquareMetre.best, ifSold);
  addRow(
    row("surface"),
    surfaces,
    [],
    scale && { squares: squares.map((square) => square && { ...square, label: metresText(square.metres) }) },
  );
  addRow(
    row("place"),
    columns.map(({ view }) => view.address.label),
  );
  const inLuxembourg = listings.every(({ placeId }) => gazetteer.getById(placeId).country === "LU");
  addRow(
    t(`shortlistPage.compare.rows.station.${inLuxembourg ? "LU" : "BE"}`),
    listings.map((listing) => stationWords(listing, language, t)),
    bestOf(
      listings.map((listing) => stationWalk(listing) ?? (isFarFromStation(listing) ? farthestWalk + 1 : null)),
      "lower",
    ),
  );
  if (!ofHomes) {
    // Of a hidden address it would be the way from the middle of the town.
    const junctions = listings.map(({ addressHidden, lat, lng }) =>
      addressHidden ? undefined : motorwayAt({ lat, lng }),
    );
    addRow(
      row("motorway"),
      columns.map(({ view }, at) => junctions[at] && motorwayWords(view)),
      bestOf(
        junctions.map((junction) => junction?.metres ?? null),
        "lower",
      ),
    );
  }
  addRow(
    row("available"),
    columns.map(
      ({ view }) => view.status?.word ?? view.figures.find(({ label }) => label === t("listing.page.available"))?.value,
    ),
  );
  addRow(
    row("energy"),
    columns.map(({ listing: { energyClass, energyScheme } }) =>
      energyScheme && energyClass
        ? t("listing.energy.short", { class: energyClass, scheme: t(`listing.energy.scheme.${energyScheme}`) })
        : null,
    ),
    bestOf(
      ofOneKind(
        listings.map(({ energyClass, energyScheme }) =>
          energyClass && energyScheme ? energyScale(energyScheme, energyClass).indexOf(energyClass) : null,
        ),
        listings.map(comparableScale),
      ),
      "lower",
    ),
  );
  const facts = columns.map(({ view }) => new Map(view.facts.map(({ label, value }) => [label, value])));
  const groundFloor = capitalised(t(definitions.groundFloor.label));
  for (const label of mergeOrders(facts.map((each) => [...each.keys()]))) {
    // The page of one whose floor has said so leaves it out: beside others it would seem not to be there.
    const isKnownOf = ({ floor }: Listing["facts"]) => label === groundFloor && floor === 0;
    addRow(
      label,
      facts.map((each, at) => (isKnownOf(listings[at]!.facts) ? t("listing.facts.yes") : each.get(label))),
      bestFact(label, listings, t),
    );
  }
  if (notes) {
    addRow(
      row("note"),
      columns.map(({ listing }) => notes.get(listing.reference)),
    );
  }
  return {
    listings: columns.map(({ listing: { reference }, path, view }) => ({
      reference,
      href: path,
      title: view.title.text,
      titleLang: languages.find((known) => known === view.title.lang),
      photoKey: view.pictures[0]?.key,
      photoDrawn: view.pictures[0]?.isDrawn,
      photoAlt: view.pictures[0]?.alt ?? "",
    })),
    rows: mattersFirst(rows),
    methods: [...(costs.method ? [costs.method] : []), ...(buying.method ? [buying.method] : [])],
    ...(scale && {
      scale: {
        part: scale.part,
        words: [
          t("shortlistPage.compare.scale", { length: metresText(scale.metres) }),
          // Nothing is shaded where nothing can be divided, as among homes.
          ...(squares.some((square) => square?.part) ? [t("shortlistPage.compare.shaded")] : []),
        ].join(" "),
      },
    }),
  };
}

const motorwayAt = (door: Point) => nearestStops(door).find(({ kind }) => kind === "motorway");

/** Whether it is known that nobody walks from there to a train; all of those are alike. */
const isFarFromStation = ({ addressHidden, stationMinutes }: Listing) =>
  !addressHidden && stationMinutes !== null && stationMinutes > farthestWalk;

/** The walk to a station; that there is none stands only where it is not known, or would give a hidden address away. */
function stationWords(listing: Listing, language: Language, t: TFunction): string | null {
  const minutes = stationWalk(listing);
  if (minutes !== undefined) return t("listing.page.walk", { minutes: formatNumber(minutes, language) });
  return isFarFromStation(listing)
    ? t("shortlistPage.compare.fartherThan", { minutes: formatNumber(farthestWalk, language) })
    : null;
}

/** "E19 · 3.4 km · 6 min by car", as the property's page has it. */
function motorwayWords({ place }: ListingView): string | undefined {
  const way = place.around.ways.find(({ kind }) => kind === "motorway");
  return way && `${way.lines ?? way.name} · ${way.words}`;
}

/** What differs before what is alike, and what several tell before what one alone does; else in the order given. */
function mattersFirst(rows: readonly CompareRow[]): CompareRow[] {
  const weight = ({ values, differs }: CompareRow) =>
    differs ? (values.filter((value) => value !== null).length > 1 ? 0 : 1) : 2;
  return rows.toSorted((one, other) => weight(one) - weight(other));
}
