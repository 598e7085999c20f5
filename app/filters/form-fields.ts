import type { SearchQuery } from "./criteria.ts";
import { inOrder, readNumber, writeRange } from "./ranges.ts";
import { criteriaOfSegment } from "./search-url.ts";
import { criteriaOfDeal, deals } from "./deal.ts";
import { findTypeSegment } from "./type-words.ts";

/** Fields that only the form has: what takes two fields there, or one field here and several parameters in the URL. */
export const formFields = ["deal", "kind", "surfaceFrom", "surfaceTo", "priceFrom", "priceTo"] as const;

/** True when a query string comes from the search form as it is sent without script. */
export function isFormSent(query: URLSearchParams): boolean {
  return formFields.some((field) => query.has(field));
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
  return {
    ...query,
    // What a map showed or had drawn on it belongs to the place searched then.
    ...(hasMoved(form) && { bbox: undefined, area: undefined, near: undefined }),
    ...(form.has("deal") ? deal && criteriaOfDeal(deal) : { transaction, invest }),
    ...(form.has("kind") ? segment && criteriaOfSegment(segment) : { type, typeGroup, unitSurfaceType }),
    ...foldRange("surface", form),
    ...foldRange("price", form),
  };
}

function foldRange(name: "surface" | "price", form: URLSearchParams): Pick<SearchQuery, "surface" | "price"> {
  if (!form.has(`${name}From`) && !form.has(`${name}To`)) return {};
  const range = inOrder({ min: readField(form.get(`${name}From`)), max: readField(form.get(`${name}To`)) });
  return { [name]: range && writeRange(range) };
}

/** A number as people type it in a field: `1 000`, `1.000`, `1,000 m²`, `€ 950,50`. */
export function readField(written: string | null | undefined): number | undefined {
  return readNumber((written ?? "").replace(/m[2²]/gi, "").replace(/^\D+|\D+$/g, ""));
}
