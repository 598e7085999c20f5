import type { Language } from "#app/i18n/languages.ts";
import type { Gazetteer } from "#app/places/gazetteer.ts";
import { freeText } from "#app/filters/free-text.ts";
import { type SearchQuery } from "#app/filters/criteria.ts";
import { joinDeals, impliedBy, joinTypes } from "./meanings.ts";
import { openReading } from "./reading.ts";
import { readParts } from "./read-parts.ts";
import { resolveFigures, resolveValues } from "./resolve-figures.ts";
import { resolvePlaces, writePlaces } from "./resolve-places.ts";

/**
 * Understands what is typed in the one search box, in any of the three languages and mixed: types, transactions, surfaces,
 * prices and places become parameters; the rest stays free text, so that nothing is lost without a word (decisions,
 * section 2).
 * @param language of the page: its slugs are written, and it settles words that two languages share
 * @returns the search; what was typed as free text when none of it is understood
 */
export function querySentence(sentence: string, gazetteer: Gazetteer, language: Language): SearchQuery {
  const typed = freeText(sentence) ?? "";
  const reading = openReading(typed);
  const parts = readParts(reading, gazetteer, language);
  const { rest } = parts;

  const { criteria, left } = joinTypes(parts.types);
  for (const type of parts.types.filter((named) => left.includes(named))) rest.quote(type.from, type.to);
  const deals = joinDeals(parts.deals);
  const { invest, ...implied } = impliedBy(parts);
  const query: SearchQuery = {
    ...implied,
    // A yield is an investment's, also of what is for sale; of what is to let there is none.
    ...(invest && deals.transaction !== "to-let" ? { invest } : deals),
    ...criteria,
  };

  Object.assign(query, writePlaces(resolvePlaces(parts, gazetteer, query), gazetteer, language));
  resolveFigures(parts, query);
  resolveValues(parts, query);
  const search = rest.text() ?? (Object.keys(query).length === 0 ? typed : undefined);
  if (search) query.search = search;
  return query;
}
