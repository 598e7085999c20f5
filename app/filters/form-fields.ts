import type { SearchQuery } from "./criteria.ts";
import { criteriaOfDeal, deals } from "./deal.ts";
import type { RangeControl } from "./filter.ts";
import { allFilters, dropUnsuited, type FilterName, rangeFilters } from "./filters.ts";
import { freeText } from "./free-text.ts";
import { inOrder, readRange, writeRange } from "./ranges.ts";
import { readFigure } from "./read-figure.ts";
import { criteriaOfSegment, filterOf, parameters } from "./search-url.ts";
import { findTypeSegment } from "./type-segments.ts";

/** Fields of one choice each, which is several parameters in the URL. */
export const choiceFields = ["deal", "kind"] as const;

/** The names of a range filter's two fields. */
export const endsOf = (name: FilterName) => ({ from: `${name}From`, to: `${name}To` });

/** Fields of one number each, two of which make a range. */
const numberFields = rangeFilters.flatMap(({ name, control }) => {
  const { from, to } = endsOf(name);
  return [
    { field: from, control, isMost: false },
    { field: to, control, isMost: true },
  ];
});

/** Filters of one field of their own name. */
const dayFilters = allFilters.filter(({ control }) => control?.kind === "day");

/** Fields that only the form has. */
export const formFields: readonly string[] = [...choiceFields, ...numberFields.map(({ field }) => field)];

/** Parameters without a field of their own travel along: links set them, the form only keeps them. */
export const carriedParameters = parameters.filter((name) => {
  const control = filterOf(name)?.control?.kind;
  return name !== "page" && (control === undefined || control === "links" || control === "choices");
});

/** What was typed in fields of the form that is no number: it limits nothing, and stays in its field. */
export type RefusedNumbers = Record<string, string>;

/** The number fields of a form whose text can't be read as a number that limits something, with that text. */
export function refusedNumbers(form: URLSearchParams): RefusedNumbers {
  const refused: RefusedNumbers = {};
  for (const { field, control, isMost } of numberFields) {
    const text = readEnd(form.get(field), control, isMost).refused;
    if (text !== undefined) refused[field] = text;
  }
  return refused;
}

/** One end of a range: "from 0" is no limit, and nothing is had for 0 at most. */
function readEnd(written: string | null, control: RangeControl, isMost: boolean): ReturnType<typeof readFigure> {
  const read = readFigure(written, control);
  const step = 10 ** control.decimals;
  if (read.figure === undefined || (isMost ? read.figure > 0 : Math.floor(read.figure * step) > 0)) return read;
  return isMost ? { refused: freeText(written ?? "") } : {};
}

/**
 * True when a query string comes from the search form as it is sent without script. Numbers that can't be read are what
 * remains of a form in the address of its search, so that the page can say so.
 */
export function isFormSent(query: URLSearchParams): boolean {
  const refused = refusedNumbers(query);
  return formFields.some((field) => query.has(field) && !Object.hasOwn(refused, field));
}

/** The address of a form's search, with what the page is to refuse. */
export function withRefused(href: string, refused: RefusedNumbers): string {
  const written = new URLSearchParams(Object.entries(refused)).toString();
  return written ? `${href}${href.includes("?") ? "&" : "?"}${written}` : href;
}

/** True when the place field was changed: it then says all there is to say of places. */
export function hasMoved(form: URLSearchParams): boolean {
  // `locationWas` is what the form came with.
  return form.has("locationWas") && form.get("locationWas") !== form.get("location");
}

/**
 * Folds the form's own fields into a search; what the form leaves empty is taken out.
 * @param read what the other fields of the same form say
 */
export function foldForm(read: SearchQuery, form: URLSearchParams): SearchQuery {
  const { transaction, invest, type, typeGroup, unitSurfaceType, ...query } = read;
  const deal = deals.find((candidate) => candidate === form.get("deal"));
  const segment = findTypeSegment(form.get("kind") ?? "");
  const folded: SearchQuery = {
    ...query,
    // What a map showed or had drawn on it belongs to the place searched then.
    ...(hasMoved(form) && { bbox: undefined, area: undefined, near: undefined }),
    ...(form.has("deal") ? deal && criteriaOfDeal(deal) : { transaction, invest }),
    ...(form.has("kind") ? segment && criteriaOfSegment(segment) : { type, typeGroup, unitSurfaceType }),
  };
  for (const { name, control } of rangeFilters) {
    const ends = endsOf(name);
    if (!form.has(ends.from) && !form.has(ends.to)) continue;
    const end = (field: string, isMost: boolean) => readEnd(form.get(field), control, isMost).figure;
    const range = inOrder({ min: end(ends.from, false), max: end(ends.to, true) });
    Object.assign(folded, { [name]: range && writeRange(range, control.decimals) });
  }
  for (const filter of dayFilters) {
    const written = form.get(filter.name);
    if (written !== null) Object.assign(folded, { [filter.name]: filter.read(written) });
  }
  return dropUnsuited(folded);
}

/** What the number fields of a form show once they are read: `300000` for "300k"; a refused text stays as it was typed. */
export function writtenFields(folded: SearchQuery, refused: RefusedNumbers): Record<string, string> {
  const written: Record<string, string> = {};
  for (const { name, control } of rangeFilters) {
    const range = readRange(String(folded[name] ?? ""), control.single) ?? {};
    const ends = endsOf(name);
    written[ends.from] = refused[ends.from] ?? range.min?.toString() ?? "";
    written[ends.to] = refused[ends.to] ?? range.max?.toString() ?? "";
  }
  return written;
}
