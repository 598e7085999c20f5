import type { SearchQuery } from "#app/filters/criteria.ts";
import { criteriaOfSegment, readParameters } from "#app/filters/search-url.ts";
import { criteriaOfDeal } from "#app/filters/deal.ts";
import { findTypeSegment } from "#app/filters/type-segments.ts";
import { fold } from "#app/places/fold.ts";

/** A sentence as people write it, and the search that it means. */
export interface Example {
  sentence: string;
  query: SearchQuery;
  /** Kept aside while the reader was tuned: only measured. */
  isHeldOut: boolean;
}

const deals = { rent: "to-let", sale: "for-sale", invest: "investment" } as const;

/**
 * Reads examples, one a line: `sentence => rent office @ixelles m300- p-200 "terrace`. First the deal and the type; `@` is
 * the location, `@brussels/ixelles,uccle` districts in it, `m` the surface, `p` the price, `bedrooms:2-` any other filter, `"` the text to the end. Every third example is held out, or all or none below a line `# held out` or
 * `# tuned`.
 */
export function readExamples(lines: string): Example[] {
  let section: string | undefined;
  return lines.split("\n").flatMap((line, index): Example[] => {
    if (line.startsWith("# ")) section = line;
    if (!line.includes(" => ")) return [];
    const [sentence = "", expected = ""] = line.split(" => ");
    const isHeldOut = section === undefined ? index % 3 === 0 : section === "# held out";
    return [{ sentence, query: readExpected(expected), isHeldOut }];
  });
}

function readExpected(expected: string): SearchQuery {
  const [criteria = "", search] = expected.split('"');
  const query: SearchQuery = search === undefined ? {} : { search };
  for (const part of criteria.split(" ").filter(Boolean)) {
    const segment = findTypeSegment(part);
    const value = part.slice(1);
    const deal = deals[part as keyof typeof deals] as (typeof deals)[keyof typeof deals] | undefined;
    if (deal) Object.assign(query, criteriaOfDeal(deal));
    else if (segment) Object.assign(query, criteriaOfSegment(segment));
    else if (part.startsWith("@")) {
      const [location, district] = value.split("/");
      if (location) query.location = location;
      if (district) query.district = district;
    } else if (part.includes(":"))
      Object.assign(query, readParameters(new URLSearchParams(part.replace(":", "=")), "en"));
    else if (part.startsWith("m")) query.surface = value;
    else if (part.startsWith("p")) query.price = value;
    else throw new Error(`“${part}” is no part of an expected search`);
  }
  return query;
}

/** The same search with its text folded: accents and case are the typist's. */
export function comparable(query: SearchQuery): SearchQuery {
  return query.search === undefined ? query : { ...query, search: fold(query.search) };
}
