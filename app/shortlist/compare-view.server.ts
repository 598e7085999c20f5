import type { TFunction } from "i18next";
import { formatMoney, formatNumber } from "#app/i18n/formats.ts";
import { languages, type Language } from "#app/i18n/languages.ts";
import type { Listing } from "#app/listings/find-listing.server.ts";
import { salePerSquareMetre, stationWalk } from "#app/listings/derived-figures.ts";
import { listingHref } from "#app/listings/listing-href.ts";
import { listingView } from "#app/listings/listing-view.server.ts";
import { quoteText, surfaceText } from "#app/listings/price-words.ts";
import { isResidential } from "#app/vocabulary.ts";
import type { Gazetteer } from "#app/places/gazetteer.ts";

/** The head of a column: a listing that is compared. */
interface ComparedView {
  reference: string;
  href: string;
  title: string;
  titleLang?: Language;
  photoKey?: string;
  photoAlt: string;
}

/** One line of the comparison: a value for each listing, null where the advertiser gives none. */
export interface CompareRow {
  label: string;
  values: (string | null)[];
  differs: boolean;
}

export interface CompareView {
  listings: ComparedView[];
  rows: CompareRow[];
}

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
  const tell = (label: string, values: (string | null | undefined)[]) => {
    const told = values.map((value) => value || null);
    if (told.every((value) => value === null)) return;
    rows.push({ label, values: told, differs: new Set(told).size > 1 });
  };
  const row = (
    name: "price" | "compared" | "perSquareMetre" | "surface" | "place" | "station" | "energy" | "available" | "note",
  ) => t(`shortlistPage.compare.rows.${name}`);

  tell(
    row("price"),
    columns.map(({ view }) =>
      view.prices.map(({ quote, terms }) => [quoteText(quote), terms].filter(Boolean).join(", ")).join("\n"),
    ),
  );
  tell(
    row("compared"),
    columns.map(({ listing }) => comparedPrice(listing, language, t)),
  );
  tell(
    row("perSquareMetre"),
    columns.map(({ listing }) => {
      const figure = listing.forSale || listing.invest ? salePerSquareMetre(listing) : undefined;
      return figure === undefined ? null : formatMoney(figure, language);
    }),
  );
  tell(
    row("surface"),
    columns.map(({ listing }) => surfaceText(listing.surfaceMin, listing.surfaceTotal, language)),
  );
  tell(
    row("place"),
    columns.map(({ view }) => view.address.label),
  );
  tell(
    row("station"),
    columns.map(({ listing }) => {
      const minutes = stationWalk(listing);
      return minutes === undefined ? null : t("listing.page.walk", { minutes: formatNumber(minutes, language) });
    }),
  );
  tell(
    row("available"),
    columns.map(
      ({ view }) => view.status?.word ?? view.figures.find(({ label }) => label === t("listing.page.available"))?.value,
    ),
  );
  tell(
    row("energy"),
    columns.map(({ listing: { energyClass, energyScheme } }) =>
      energyScheme && energyClass
        ? t("listing.energy.short", { class: energyClass, scheme: t(`listing.energy.scheme.${energyScheme}`) })
        : null,
    ),
  );
  const facts = columns.map(({ view }) => new Map(view.facts.map(({ label, value }) => [label, value])));
  for (const label of mergeOrders(facts.map((each) => [...each.keys()]))) {
    tell(
      label,
      facts.map((each) => each.get(label)),
    );
  }
  if (notes) {
    tell(
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
      photoAlt: view.pictures[0]?.alt ?? "",
    })),
    rows,
  };
}

/** The price in the unit that searches compare by (decisions, section 2): a year's rent per m², a home's per month, in all. */
function comparedPrice(listing: Listing, language: Language, t: TFunction): string {
  const { toLet, forSale, invest, type, rentLow, rentHigh, saleLow, saleHigh } = listing;
  const range = (low: number | null, high: number | null, unit: string) => {
    if (low === null) return undefined;
    const ends = [low, ...(high !== null && Math.round(high) > Math.round(low) ? [high] : [])];
    return ends.map((euros) => formatMoney(Math.round(euros), language)).join("\u00a0– ") + unit;
  };
  const rentUnit = t(`listing.price.unit.${isResidential(type) ? "total-month" : "m2-year"}`);
  return [
    toLet ? range(rentLow, rentHigh, rentUnit) : undefined,
    forSale || invest ? range(saleLow, saleHigh, "") : undefined,
  ]
    .filter((words) => words !== undefined)
    .join("\n");
}

/** Labels of several lists, each once, where they stand in the list that has them first. */
function mergeOrders(lists: readonly (readonly string[])[]): string[] {
  const merged: string[] = [];
  for (const list of lists) {
    let at = 0;
    for (const label of list) {
      const known = merged.indexOf(label);
      if (known >= 0) at = known + 1;
      else merged.splice(at++, 0, label);
    }
  }
  return merged;
}
