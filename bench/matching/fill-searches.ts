import { sql } from "drizzle-orm";
import { propertyTypes, type PropertyType } from "#app/vocabulary/vocabulary.ts";
import { writeBox, type Point } from "#app/places/area.ts";
import type { Place } from "#app/places/place.ts";
import { getGazetteer } from "#app/places/gazetteer.server.ts";
import type { SearchCriteria } from "#app/filters/criteria.ts";
import { canonicalCriteria, digestOf, saveCriteria } from "#app/strategies/saved-criteria.server.ts";
import type { Database } from "#db/client.server.ts";
import { randomNumbers } from "../measure.ts";

const batch = 2_000;
const words = ["terrace", "station", "parking", "lumineux", "magazijn", "garden", "louise", "2 bedrooms", "rooftop"];

/** What a listing of the index is and where, as somebody might look for one. */
interface Sample extends Record<string, unknown> {
  type: PropertyType;
  toLet: boolean;
  invest: boolean;
  placeId: number;
  surface: number | null;
  rent: number | null;
  sale: number | null;
  lat: number;
  lng: number;
}

/**
 * Writes people with one saved search each, about such places as there are: most with a place and a figure or two, one in
 * ten with free text, some with districts or a part of the map.
 */
export async function fillSearches(db: Database, count: number): Promise<void> {
  await db.execute(sql`truncate users cascade`);
  await db.execute(sql`truncate strategies, listing_events, notification_runs cascade`);
  const gazetteer = await getGazetteer(db);
  const samples = await db.execute<Sample>(sql`
    select type, to_let as "toLet", invest, place_id as "placeId", surface_total as surface, rent_low as rent,
      sale_low as sale, lat, lng
    from listings where listed order by md5(reference) limit 20000`);
  const random = randomNumbers(3);
  for (let from = 0; from < count; from += batch) {
    const rows = Array.from({ length: Math.min(batch, count - from) }, (_, index) => {
      const sample = samples[Math.floor(random() * samples.length)]!;
      const criteria = canonicalCriteria(gazetteer, searchFor(sample), "en");
      return { n: from + index, digest: digestOf(criteria), criteria: saveCriteria(gazetteer, criteria) };
    });
    await db.execute(sql`
      with given as (
        select * from json_to_recordset(${JSON.stringify(rows)}::text::json) as given(n int, digest text, criteria jsonb)
      ), people as (
        insert into users (uid, email, language_id, receive_emails_for_reverse_matching)
        select 'bench-' || n, 'bench-' || n || '@test.example', 1 + n % 3, true from given returning id, uid
      )
      insert into strategies (user_id, digest, criteria, frequency, created_at)
      select people.id, digest, criteria, 'daily', now() - interval '1 month'
      from given join people on people.uid = 'bench-' || n`);
  }
  await db.execute(sql`vacuum analyze users, strategies`);

  function searchFor({ type, toLet, invest, placeId, surface, rent, sale, lat, lng }: Sample): SearchCriteria {
    const chance = (share: number) => random() < share;
    const place = gazetteer.getById(placeId);
    const asked = toLet ? rent : sale;
    const deal: SearchCriteria = invest ? { invest: true } : { transaction: toLet ? "to-let" : "for-sale" };
    const kind: SearchCriteria = chance(0.9)
      ? { type }
      : { type: propertyTypes[Math.floor(random() * propertyTypes.length)] };
    return {
      ...deal,
      ...kind,
      ...spotOf(place, { lat, lng }),
      ...(surface && chance(0.7) && { surface: `${Math.round(surface * 0.6)}-${Math.round(surface * 1.8)}` }),
      ...(asked && chance(0.6) && { price: `-${Math.ceil(asked * (0.9 + random() * 0.4))}` }),
      ...(chance(0.1) && { search: words[Math.floor(random() * words.length)] }),
    };
  }

  /** Most look in a town or a part of it, some in several or on the map, few in a whole country. */
  function spotOf(place: Place, { lat, lng }: Point): SearchCriteria {
    const holders = [place, ...gazetteer.ancestors(place)];
    const kind = random();
    if (kind < 0.8) return { location: holders[Math.floor(random() * Math.min(3, holders.length))]!.slugs.en };
    if (kind < 0.9) {
      const near = [place, ...gazetteer.children(holders[1] ?? place)].slice(0, 3);
      return { district: near.map(({ slugs }) => slugs.en).join(",") };
    }
    if (kind < 0.95) {
      return { bbox: writeBox({ west: lng - 0.1, south: lat - 0.05, east: lng + 0.1, north: lat + 0.05 }) };
    }
    return kind < 0.98 ? { location: holders.at(-1)!.slugs.en } : {};
  }
}
