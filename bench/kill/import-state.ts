import { sql, type SQL } from "drizzle-orm";
import type { Database } from "#db/client.server.ts";

/** Everything that an import writes, by the listings' references: numbers of rows depend on what was tried before. */
const parts: Record<string, SQL> = {
  listings: sql`select to_jsonb(l) - '{id,advertiser_id,revision}'::text[] || jsonb_build_object('advertiser', a.reference)
    from listings l join advertisers a on a.id = l.advertiser_id`,
  documents: sql`select jsonb_build_array(reference, document::text) from listing_documents join listings on id = listing_id`,
  units: sql`select to_jsonb(u) - 'listing_id' || jsonb_build_object('of', reference) from units u join listings on id = listing_id`,
  photos: sql`select to_jsonb(p) - 'listing_id' || jsonb_build_object('of', reference) from photos p join listings on id = listing_id`,
  attachments: sql`select to_jsonb(a) - '{id,advertiser_id,due_at}'::text[] from attachments a`,
  prices: sql`select to_jsonb(c) - '{id,listing_id}'::text[] || jsonb_build_object('of', reference)
    from price_changes c join listings on listings.id = listing_id`,
  events: sql`select jsonb_build_array(reference, reason) from listing_events join listings on listings.id = listing_id`,
  searched: sql`select to_jsonb(s) - '{id,revision}'::text[] from listing_search s`,
  // Of a count there are as many rows as writers came to it since they were put together, which is a matter of chance.
  counts: sql`select to_jsonb(c) from (
      select field, value, type, to_let, for_sale, invest, coworking, sum(listings) as listings from listing_counts
      group by field, value, type, to_let, for_sale, invest, coworking having sum(listings) <> 0
    ) c`,
  words: sql`select to_jsonb(word) from search_words`,
  advertisers: sql`select to_jsonb(a) - '{id,known_since}'::text[] || jsonb_build_object('known', known_since is not null)
    from advertisers a`,
};

/** The rows that imports have left, sorted, by what they are of. */
export async function importState(db: Database): Promise<Map<string, string[]>> {
  const state = new Map<string, string[]>();
  for (const [name, rows] of Object.entries(parts)) {
    const found = await db.execute<{ row: string }>(
      sql`select each.row::text as row from (${rows}) as each(row) order by 1`,
    );
    state.set(
      name,
      found.map(({ row }) => row),
    );
  }
  return state;
}

/** What one state has and the other has not, in a sentence a part; none when they are equal. */
export function differences(given: Map<string, string[]>, wanted: Map<string, string[]>): string[] {
  return [...wanted].flatMap(([name, rows]) => {
    const has = given.get(name) ?? [];
    if (has.length === rows.length && has.every((row, index) => row === rows[index])) return [];
    const [missing, more] = [rows.filter((row) => !has.includes(row)), has.filter((row) => !rows.includes(row))];
    const first = (list: string[]) => list[0]?.slice(0, 300) ?? "nothing";
    return [`${name}: ${has.length} rows for ${rows.length}; missing ${first(missing)}; too much ${first(more)}`];
  });
}
