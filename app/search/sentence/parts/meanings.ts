import type { PropertyType, TypeGroup } from "#app/vocabulary/vocabulary.ts";
import { groupOfType } from "#app/vocabulary/vocabulary.ts";
import type { SearchQuery } from "#app/filters/criteria.ts";
import { criteriaOfSegment, filterOf } from "#app/filters/search-url.ts";
import { criteriaOfDeal, type Deal } from "#app/filters/deal.ts";
import type { NamedType, Parts } from "./parts.ts";
import { plotWords } from "../words/figure-words.ts";
import { isTypeGroup, type TypeSegment } from "#app/filters/type-segments.ts";

/**
 * To let and for sale both leave it open. An investment is sold with its tenant, so that "for sale" or "let" beside it
 * add nothing.
 */
export function joinDeals(deals: ReadonlySet<Deal>): SearchQuery {
  if (deals.has("investment")) return criteriaOfDeal("investment");
  const [only, another] = deals;
  return only && !another ? criteriaOfDeal(only) : {};
}

/**
 * One type from all that are named: the more special of a group and one of its types, the group of two choices within it,
 * else the first.
 * @returns also which of the named types it leaves out; they stay text
 */
export function joinTypes(named: readonly NamedType[]): { criteria: SearchQuery; left: NamedType[] } {
  const strong = named.some(({ weak }) => !weak) ? named.filter(({ weak }) => !weak) : named;
  let [joined] = strong.map(({ segment }) => segment);
  if (!joined) return { criteria: {}, left: [] };
  const left: NamedType[] = [];
  for (const type of strong.slice(1)) {
    const both = join(joined, type.segment, type.isChoice);
    if (both) joined = both;
    else left.push(type);
  }
  return { criteria: criteriaOfSegment(joined), left };
}

function join(first: TypeSegment, second: TypeSegment, isChoice: boolean): TypeSegment | undefined {
  if (first === second) return first;
  if (first === "co-working" && second === "office") return first;
  if (first === "office" && second === "co-working") return second;
  // A co-living house is co-living.
  if (!isChoice && (first === "co-living" || second === "co-living") && isHome(first) && isHome(second))
    return "co-living";
  const [group, other] = [groupOfSegment(first), groupOfSegment(second)];
  if (!group || group !== other) return undefined;
  if (isChoice) return group;
  if (first === group) return second;
  return second === group ? first : group;
}

const isHome = (segment: TypeSegment) =>
  segment === "co-living" || segment === "house" || segment === "apartment" || segment === "residential";

/** The group that a type belongs to; a group is its own. */
export function groupOfSegment(segment: TypeSegment): TypeGroup | undefined {
  if (isTypeGroup(segment)) return segment;
  return segment === "co-working" ? undefined : groupOfType(segment satisfies PropertyType);
}

/** What figures and words of filters say besides: whoever counts bedrooms looks for a home. */
export function impliedBy({ figures, said, types, rest }: Parts): SearchQuery {
  const isLand = rest.reading.tokens.some(({ text }) => plotWords.has(text));
  // A plot has a frontage as well as a shop.
  const counted = figures.filter(({ of, isOfPeople }) => !isOfPeople && !(isLand && of === "frontage"));
  const names = [...counted.map(({ of }) => of), ...said.map(({ name }) => name)];
  const asked = names.flatMap((name) => (name && filterOf(name)) ?? []);
  const implied = asked.reduce<SearchQuery>((all, { implies }) => ({ ...all, ...implies }), {});
  if (types.length > 0) return implied;
  // The group that alone has what is asked for.
  for (const filter of asked) {
    const [first, ...others] = new Set(filter.types?.map(groupOfType));
    if (first && others.length === 0) return { ...implied, typeGroup: first };
  }
  return implied;
}
