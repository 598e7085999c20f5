import type { SearchQuery } from "#app/filters/criteria.ts";
import { filterOf } from "#app/filters/search-url.ts";
import type { FilterValue } from "#app/filters/filter.ts";
import { allFilters, suitedTo, rangeFilters, type FilterName } from "#app/filters/filters.ts";
import { limiting, writeRange, type Range } from "#app/filters/ranges.ts";
import { isPossible } from "./figures/counted-nouns.ts";
import type { Figure } from "./figures/figure.ts";
import { isHome, isSensible } from "./figures/sensible.ts";
import { isPlotPrice, kindOf, isSaleSum, meanPrice, measureOf, withoutIncome } from "./figures/price-meaning.ts";
import { rentsApart } from "./figures/rents-apart.ts";
import type { Parts } from "./parts/parts.ts";
import { plotWords } from "./words/figure-words.ts";
import { isChoice, isChoiceBefore } from "./parts/phrase-senses.ts";
import type { Remainder } from "./parts/remainder.ts";

/**
 * Gives figures without a unit one, and writes surface before price: one per m² may have to be multiplied by it.
 * @returns whether an area is said alone, “800 m²”, neither as the least nor as the most
 */
export function resolveFigures({ figures, bare, outside, said, rest }: Parts, query: SearchQuery): boolean {
  // "Grond te koop, 1.200 m²": nothing is built there.
  const isPlot = !kindOf(query) && rest.reading.tokens.some(({ text }) => plotWords.has(text));
  const told = figures.flatMap((figure, index): Figure[] => {
    const next = figures[index + 1];
    // A coworking has a desk for each.
    const desks = figure.isOfPeople && query.unitSurfaceType ? "desks" : undefined;
    const of = figure.of ?? desks ?? (next && isPairOf(figure, next, query) ? next.of : measureOf(figure, query));
    const range = of && limitOf({ ...figure, of });
    // "Law firm (18 people)" says who asks.
    const isOfOther =
      (figure.isOfPeople === true && !query.unitSurfaceType) ||
      (isPlot && of === "frontage") ||
      (figure.isOfSides && !isPlot && kindOf(query) !== "work");
    if (range && isSensible(figure, of, range, query) && !isOfOther) return [{ ...figure, of, range }];
    // "2500 garage": the rent, and what comes with it.
    if (of === "parking" && isHome(query) && range?.min !== undefined) {
      bare.push({ ...figure, of: undefined, range: { min: range.min }, to: figure.from + 1 });
      said.push({ name: "parking", value: "1-", from: figure.from + 1, to: figure.to });
      return [];
    }
    rest.leaveOut(figure.from, figure.to);
    return [];
  });
  for (const figure of bare) {
    if (countsSome(rest, figure)) {
      if (!query.unitSurfaceType || !take(query, "desks", writeRange(figure.range)))
        rest.leaveOut(figure.from, figure.to);
      continue;
    }
    const of = measureOf(figure, query);
    const isSale = of === "price" && query.transaction === "for-sale" && isSaleSum(figure);
    const taken = of && told.some((other) => other.of === of && !(isSale && !isSaleSum(other)));
    if (of && !taken && isPlausible(figure, of))
      told.push({ ...figure, of, range: of === "price" ? { max: figure.range.min } : figure.range });
    else rest.leaveOut(figure.from, figure.to);
  }
  const surfaces = told.filter(({ of }) => of === "surface");
  const floors = surfaces.filter((figure) => !isPlot && !isLand(figure, query));
  const plots = surfaces.filter((figure) => !floors.includes(figure));
  for (const { range, from, to } of joinEnds(largestFirst(floors), rest)) {
    const surface = writeRange(range);
    if (surface === undefined) rest.leaveOut(from, to);
    else query.surface = surface;
  }
  const isAreaAlone =
    query.surface !== undefined &&
    floors.every(({ compared, range }) => compared === undefined && range.max === undefined);
  takeLand([...outside, ...plots.map((figure) => ({ ...figure, isOfPlot: true }))], query, rest);
  const sums = told.filter(({ of }) => of === "price");
  const prices = withoutIncome(sums, query);
  for (const { from, to } of sums) if (!prices.some((price) => price.from === from)) rest.leaveOut(from, to);
  for (const figure of rentsApart(prices, query).flatMap((alike) => joinEnds(alike, rest))) {
    // "Terrain 150 €/m²": nobody rents a plot so.
    if (isPlotPrice(figure, rest.reading.tokens, query)) query.transaction = "for-sale";
    const meant = figure.perDesk && !query.unitSurfaceType ? {} : meanPrice(figure, query);
    Object.assign(query, meant);
    if (meant.price !== undefined || meant["monthly-rent"] !== undefined) continue;
    // A price per m² of what is sold, without the surface that would make it a sum.
    const isPerMetre = figure.perMetre && !figure.period && query.transaction !== "to-let";
    if (!isPerMetre || !take(query, "price-per-m2", writeRange(figure.range))) rest.leaveOut(figure.from, figure.to);
  }
  const others = told.filter(({ of }) => of !== "surface" && of !== "price");
  if (others.length === 0) return isAreaAlone;
  const named = new Set(others.map(({ of }) => of));
  for (const filter of allFilters) {
    const { name } = filter;
    if (!named.has(name)) continue;
    const ofFilter = others.filter(({ of }) => of === name);
    for (const { range, from, to } of joinEnds(ofFilter, rest)) {
      const written = writeRange(range, 2);
      if (!take(query, name, written && (filter.canonical?.(written) ?? written))) rest.leaveOut(from, to);
    }
  }
  return isAreaAlone;
}

const measures: ReadonlySet<string> = new Set(rangeFilters.map(({ name }) => name));

/** "0 bedrooms" are none; of a measure or a sum, 0 limits nothing. */
function limitOf({ of, range, compared }: Figure): Range | undefined {
  if (of && measures.has(of)) return limiting(range);
  const isNone = range.min === 0 && range.max === undefined && compared === undefined;
  return isNone ? { min: 0, max: 0 } : range;
}

/** "Warehouse with 200 m² of offices and 1500 m² of storage": of surfaces of which none is an end, the whole is the largest. */
function largestFirst(floors: readonly Figure[]): readonly Figure[] {
  const areEnds = floors.some(({ compared, range }) => compared !== undefined || range.max !== undefined);
  return areEnds ? floors : [...floors].sort((a, b) => (b.range.min ?? 0) - (a.range.min ?? 0));
}

/**
 * "Min 200 max 400 m²": the unit stands behind the second. Both say which end they are: "max 1900, 3 bedrooms" are a rent
 * and a count. Nor are "max 950, min. 2 bedrooms" or "min 80 max 1200 euro" one range: the ends of one are of like size,
 * and the first can hardly be anything else.
 */
function isPairOf(figure: Figure, next: Figure, query: SearchQuery): boolean {
  const { range, compared, to } = figure;
  const ends = compared === "min" ? "max" : compared === "max" ? "min" : undefined;
  if (next.of === undefined || ends === undefined || next.compared !== ends || next.from - to > 1) return false;
  const [{ min = 0 }, { max = 0 }] = compared === "min" ? [range, next.range] : [next.range, range];
  if (min > max || max > widest * min || !isPossible(next.of, max)) return false;
  const alone = measureOf(figure, query);
  return alone === undefined || alone === next.of || max <= 2 * min;
}

/** Nobody asks for a range whose end is more times its beginning. */
const widest = 20;

/** "Coworking for 3", or whoever is counted by words. */
const countsSome = ({ reading: { tokens } }: Remainder, { isOfPeople, from, range }: Figure) =>
  isOfPeople === true || (/^(?:for|pour|voor)$/.test(tokens[from - 1]?.text ?? "") && (range.min ?? 0) < 200);

/** Takes the values that words alone say; what the search's types can't have stays text. */
export function resolveValues({ said, rest }: Parts, query: SearchQuery): void {
  const choices = choicesAmong(said, rest);
  for (const { name, value, from, to } of said) {
    if (choices.has(from)) continue;
    if (name === "bedrooms" && isStudioOrMore(rest, value, from, to)) {
      // "Studio ou 1 chambre": at most as many.
      const [, rooms] = /^(\d+)-$/.exec(typeof query.bedrooms === "string" ? query.bedrooms : "") ?? [];
      if (rooms !== undefined && rest.reading.tokens[to + 1]?.kind === "number") take(query, name, `0-${rooms}`);
      continue;
    }
    const before = query[name];
    const filter = filterOf(name);
    // "Parking for 20 cars": who counts them says all that "parking" says.
    const isTold = before === undefined || before === value || filter?.countedAs !== undefined;
    const joined = isTold ? (before ?? value) : filter?.join?.(before, value);
    const isMeant =
      !filter?.isSaidOfType || kindOf(query) !== undefined || isWish.test(rest.reading.tokens[from - 1]?.text ?? "");
    // "Showroom … parking voor 10 wagens": how many is said.
    if (!isMeant && before !== undefined) continue;
    const isTaken = isMeant && take(query, name, joined);
    // Of several features the types may have some: "apartment with lift and showroom".
    const isThere = !filter?.join || typeof value !== "string" || String(query[name]).split(",").includes(value);
    // What is to let is vacant, or will be.
    if (!isTaken && name === "tenancy" && query.transaction === "to-let") continue;
    // Only what advertisements say is worth searching their texts for.
    if (!isTaken && untold.has(name)) rest.leaveOut(from, to);
    else if (!isTaken || !isThere) rest.quote(from, to);
  }
}

/** Before what something is to have, whatever it is: "120 m² in Uccle with parking". */
const isWish = /^(?:with|plus|\+|incl|including|avec|met|inclusief)$/;

/** What no text says in the words of a sentence. */
const untold: ReadonlySet<FilterName> = new Set(["available", "since", "energy", "station", "status", "tenancy"]);

const days: ReadonlySet<FilterName> = new Set(["available", "since"]);

/** "Studio of klein appartement": no bedroom is one choice of two. */
function isStudioOrMore({ reading: { tokens } }: Remainder, value: FilterValue, from: number, to: number): boolean {
  return value === "0-0" && (isChoice(tokens[to]?.text) || isChoiceBefore(tokens, from));
}

/**
 * "Balcony or terrace", "loué ou libre": what is asked for must be there, so that neither of two can be; they are left out.
 * @returns where the words of such begin
 */
function choicesAmong(said: Parts["said"], rest: Remainder): Set<number> {
  const choosable = said.filter(({ name }) => name === "features" || name === "tenancy");
  const found = new Set<number>();
  choosable.forEach((one, index) => {
    const next = choosable[index + 1];
    const link = rest.reading.tokens[one.to]?.text;
    if (next?.name !== one.name || next.from - one.to !== 1 || !isChoice(link) || next.value === one.value) return;
    found.add(one.from).add(next.from);
    rest.leaveOut(one.from, next.to);
  });
  return found;
}

/** Gives a search a filter, unless nothing that it looks for can have it. @returns whether it has it now */
function take(query: SearchQuery, name: FilterName, value: FilterValue | undefined): boolean {
  if (value === undefined) return false;
  // "31 February" is no day of the calendar: an address that says it limits nothing.
  if (days.has(name) && filterOf(name)?.read(String(value)) === undefined) return false;
  const suited = suitedTo({ ...query, [name]: value }, name);
  if (suited === undefined) return false;
  Object.assign(query, { [name]: suited });
  return true;
}

/** A plot's surface is one that is searched by; that of a terrace or a garden is not, and says only that there is one; the figure is left out. */
function takeLand(outside: readonly Figure[], query: SearchQuery, rest: Remainder): void {
  for (const { from, to } of outside.filter(({ isOfPlot }) => !isOfPlot)) rest.leaveOut(from, to);
  for (const figure of joinEnds(
    outside.filter(({ isOfPlot }) => isOfPlot),
    rest,
  )) {
    if (take(query, "land", writeRange(figure.range))) rest.drop(plotWords);
    else rest.leaveOut(figure.from, figure.to);
  }
}

/** A home of half a hectare is a home with that much land. */
function isLand({ range }: Figure, query: SearchQuery): boolean {
  return kindOf(query) === "home" && query.type !== "bloc-sales" && (range.min ?? 0) >= 5_000;
}

/** A lower and an upper end are one range; of others the first counts, and the rest stays text. */
function joinEnds(figures: readonly Figure[], rest: Remainder): Figure[] {
  const [first, ...others] = figures;
  if (!first) return [];
  const joined = { ...first, range: { ...first.range } };
  for (const { range, from, to } of others) {
    const { min, max } = { ...range, ...joined.range };
    const clashes =
      (range.min !== undefined && first.range.min !== undefined) ||
      (range.max !== undefined && first.range.max !== undefined);
    if (clashes || (min !== undefined && max !== undefined && min > max)) rest.leaveOut(from, to);
    else Object.assign(joined.range, range);
  }
  return [joined];
}

function isPlausible({ range }: Figure, of: "surface" | "price"): boolean {
  const figure = range.min ?? 0;
  return of === "price" ? figure >= 250 : figure >= 20 && figure <= 100_000;
}
