import { criteriaOfDeal, deals, type Deal } from "#app/filters/deal.ts";
import type { Database } from "#db/client.server.ts";
import type { SearchIndex } from "#app/search-index/search-index.ts";
import { withSearchIndex } from "#app/search-index/snapshot/with-search-index.server.ts";
import { groupOfType, propertyTypes } from "#app/vocabulary/vocabulary.ts";

/** Listings per tile of the home page, keyed `to-let/office`, `investment/warehouse`: a type and its group each; and studios. */
type DealCounts = Partial<Record<string, number>>;

/** How long counts may be old; they change with imports, not with visits. */
const freshFor = 60_000;

const counted = new WeakMap<Database, { at: number; counts: Promise<DealCounts> }>();

/** Counts the listings of every type and group for each transaction and for investment, at most once a minute. */
export function countByDeal(db: Database): Promise<DealCounts> {
  const known = counted.get(db);
  if (known && performance.now() - known.at <= freshFor) return known.counts;
  const counts = withSearchIndex(db, countTypes);
  counted.set(db, { at: performance.now(), counts });
  counts.catch(() => counted.delete(db)); // The caller sees the error; the next one asks again.
  return counts;
}

async function countTypes(index: SearchIndex): Promise<DealCounts> {
  const counts: DealCounts = {};
  const add = (deal: Deal, kind: string, count: number) => {
    counts[`${deal}/${kind}`] = (counts[`${deal}/${kind}`] ?? 0) + count;
  };
  for (const deal of deals) {
    const { types } = await index.facets({ criteria: criteriaOfDeal(deal), districts: [] }, []);
    for (const type of propertyTypes) {
      const group = groupOfType(type);
      if (type !== "retail") add(deal, type, types[type]);
      if (group) add(deal, group, types[type]);
    }
    // Those that state so: an apartment may as well leave its bedrooms open.
    const studios = { ...criteriaOfDeal(deal), type: "apartment", bedrooms: "0-0" } as const;
    const { stated } = await index.page({ criteria: studios, districts: [] }, { numPropertiesPerPage: 1 });
    add(deal, "studio", stated);
  }
  return counts;
}
