import { createInstance } from "i18next";
import { expect, type APIRequestContext, type Page } from "@playwright/test";
import { figuresAsked } from "#app/filters/condition.ts";
import type { Condition } from "#app/filters/condition.ts";
import type { FilterValue } from "#app/filters/filter.ts";
import type { NamedFilter, SearchCriteria } from "#app/filters/filters.ts";
import { readNumber } from "#app/filters/ranges.ts";
import { i18nextOptions } from "#app/i18n/i18next-options.ts";
import { inEveryLanguage, type Language } from "#app/i18n/languages.ts";
import { countries, type Country } from "#app/places/place.ts";
import { texts } from "./account-steps.ts";

/** Puts into a language's words what a filter says. */
export const sayIn = inEveryLanguage((language) => {
  const instance = createInstance(i18nextOptions(language, texts[language]));
  void instance.init(); // Synchronous, as the texts are at hand.
  return instance.t;
});

/** A card as it stands on the page. */
export interface ShownCard {
  href: string;
  reference: string;
  price: string;
  surface: string;
  place: string;
  facts: string[];
  /** The letter of its energy label. */
  energy: string | undefined;
  /** It says that something that was asked for is not stated. */
  lacks: boolean;
}

/** A page of results as the server writes it. */
interface ServedResults {
  count: number;
  cards: ShownCard[];
}

/** Reads the results out of a page of theirs, or out of its markup. */
export async function readResults(page: Page, markup?: string): Promise<ServedResults> {
  return page.evaluate((written) => {
    const shown = written === undefined ? document : new DOMParser().parseFromString(written, "text/html");
    const text = (within: ParentNode, selector: string) => within.querySelector(selector)?.textContent.trim() ?? "";
    const cards = [...shown.querySelectorAll("#results .card")].map((card) => ({
      href: card.querySelector(".card-title a")?.getAttribute("href") ?? "",
      reference: card.querySelector("button.keep")?.getAttribute("value") ?? "",
      price: text(card, ".price"),
      surface: text(card, ".card-figures > span"),
      place: text(card, ".card-place"),
      facts: [...card.querySelectorAll(".card-facts li")].map((fact) => fact.textContent),
      energy: card.querySelector(".energy")?.textContent.trim(),
      lacks: card.querySelector(".card-missing") !== null,
    }));
    const count = text(shown, ".search-count").replace(/ · .*/, "").replace(/\D/g, "");
    return { count: Number(count), cards };
  }, markup);
}

/** The same of an address, without opening it. */
export async function serve(page: Page, request: APIRequestContext, address: string): Promise<ServedResults> {
  const answer = await request.get(address);
  expect(answer.status(), address).toBe(200);
  return readResults(page, await answer.text());
}

/** A word or figure of a card put into words by the filter that asks for it. */
function said(
  filter: NamedFilter,
  name: string,
  figure: number,
  language: Language,
  country?: Country,
): string | undefined {
  return filter.fact?.(name, figure, { language, t: sayIn[language], country });
}

/** Whether cards show what a filter compares: a day is not among their facts, nor is what only prices tell. */
export function isSeen(filter: NamedFilter): boolean {
  const fields = Object.values(filter.fields ?? {});
  return fields.length > 0 && fields.every(({ as }) => (filter.fact ? as !== "day" : Array.isArray(as)));
}

/** Reads a figure that a filter compares out of a card, as searches compare it; undefined where the card has none. */
export function figureOn(card: ShownCard, filter: NamedFilter, name: string, language: Language): number | undefined {
  const { as = "number" } = filter.fields?.[name] ?? {};
  if (as === "flag") return card.facts.includes(said(filter, name, 1, language) ?? "") ? 1 : undefined;
  if (typeof as !== "string") {
    const place = as.findIndex((word, at) =>
      filter.fact ? card.facts.includes(said(filter, name, at, language) ?? "") : card.energy === word,
    );
    return place < 0 ? undefined : place;
  }
  // One and many are said differently, and what a country has not by what it has.
  const patterns = countries.flatMap((country) =>
    [1, 77].map((figure) => {
      const [before = "", behind = ""] = (said(filter, name, figure, language, country) ?? "").split(String(figure));
      return new RegExp(`^${escaped(before)}(\\d[\\d.,\\s]*?)${escaped(behind)}$`);
    }),
  );
  for (const fact of card.facts) {
    for (const pattern of patterns) {
      const figure = readNumber(pattern.exec(fact)?.[1] ?? "");
      if (figure !== undefined) return figure;
    }
  }
  return undefined;
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

function meets(condition: Condition, read: (name: string) => number | undefined): boolean | undefined {
  if (condition.kind === "values") {
    const figure = read(condition.figure);
    return figure === undefined ? undefined : condition.values.includes(figure);
  }
  if (condition.kind !== "range") return undefined;
  const { min = -Infinity, max = Infinity } = condition.range;
  const figures = condition.of.flatMap(({ high }) => read(high) ?? []);
  return figures.length === 0 ? undefined : figures.some((figure) => figure >= min && figure <= max);
}

/** Every card obeys a filter, or says that it lacks the figure, and then comes after the others. */
export function expectObedience(
  cards: readonly ShownCard[],
  filter: NamedFilter,
  { value, criteria, language }: { value: FilterValue; criteria: SearchCriteria; language: Language },
): void {
  const conditions = filter.conditions?.(value, criteria) ?? [];
  expect(figuresAsked(conditions).length, filter.name).toBeGreaterThan(0);
  const told = cards.map((card) => {
    const met = conditions.map((each) => meets(each, (name) => figureOn(card, filter, name, language)));
    return { href: card.href, obeys: met.every(Boolean), lacks: card.lacks && met.includes(undefined) };
  });
  expect(
    told.filter(({ obeys, lacks }) => !obeys && !lacks),
    `${filter.name}=${String(value)}`,
  ).toEqual([]);
  const firstLacking = told.findIndex(({ lacks }) => lacks);
  if (firstLacking >= 0)
    expect(
      told.slice(firstLacking).every(({ lacks }) => lacks),
      filter.name,
    ).toBe(true);
  expect(told[0]?.obeys, filter.name).toBe(true);
}

/** How many a choice promises: "1,234", or those that fit and those that do not tell, "2 + 4". */
export function promisedIn(words: string): number {
  return words.split("+").reduce((sum, part) => sum + Number(part.replace(/\D/g, "")), 0);
}
