import { sql } from "drizzle-orm";
import type { Database } from "#db/client.server.ts";
import { listings } from "#db/schema/listings.ts";

/**
 * All listings at an address are compared with all others of it, so there is a bound to them: of an advertiser that has more than
 * this there each is a page of its own, and pairs with nobody's; those of the others pair as if it were not there.
 */
const mostOfOne = 100;
/** Of more advertisers at an address, those that are known longest. */
const mostAdvertisers = 20;

/** m² between two measurements of one property. */
const surfaceTolerance = 1;

/** What is no draft was let, withdrawn or brought anew by the version before, which knows nothing of a status beside. */
const ownAgain = sql`case when status = 'draft' then own_status else status end`;

/** Whether a listing `l` is on offer at the address `place`, on its own page or another's: as the index has it. */
const offeredAt = sql`l.postcode = place.postcode and lower(l.street) = place.street
  and lower(l.house_number) = place.number and l.street is not null and (l.listed or l.own_status is not null)`;

/** Twins are of one lot: nothing else is compared. */
const lot = sql`postcode, lower(street), lower(house_number), coalesce(lower(box), ''), type, to_let, for_sale, invest`;

/** What twins are told by: texts of theirs would be carried along for nothing. */
const compared = sql.raw(
  `id, reference, advertiser_id, postcode, street, house_number, box, type, to_let, for_sale, invest, first_listed_at,
    surface_total, rent, sale, facts, energy_certificate, own_status`,
);

/**
 * Settles which listings are one property offered by several advertisers, and so one page
 * (docs/decisions/058-one-page-several-agents.md): the one listed first has it, the others stand on it, as drafts with their own
 * status beside. What no longer fits has a page of its own again. To be called in the transaction that wrote or withdrew
 * listings, under the import's lock; what is settled already stays as it is.
 * @param ids of the listings written or withdrawn, those that stand on no page of another's by their rows
 * @returns those of them that do now
 */
export async function pairTwins(tx: Database, ids: readonly number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const left = await tx.execute<{ id: number }>(sql`
    update ${listings} set status = ${ownAgain}, own_status = null
    where own_status is not null and same_as = any(array(
      select reference from ${listings} where id in (select json_array_elements_text(${JSON.stringify(ids)}::text::json)::int)))
    returning id`);
  const all = JSON.stringify([...ids, ...left.map(({ id }) => id)]);
  const paired = await tx.execute<{ id: number }>(sql`
    with recursive addresses as materialized (
      select distinct postcode, lower(street) as street, lower(house_number) as number from ${listings}
      where id in (select json_array_elements_text(${all}::text::json)::int)
        and street is not null and house_number is not null and not address_hidden),
    -- From one advertiser to the next by the index: what one has there in thousands is not read to find another.
    offering as (
      select place.*, first.advertiser_id, 1 as nth from addresses as place cross join lateral (
        select advertiser_id from ${listings} l where ${offeredAt} order by advertiser_id limit 1) as first
      union all
      select place.postcode, place.street, place.number, following.advertiser_id, nth + 1
      from offering as place cross join lateral (
        select advertiser_id from ${listings} l where ${offeredAt} and l.advertiser_id > place.advertiser_id
        order by advertiser_id limit 1) as following
      where nth < ${mostAdvertisers}),
    few as materialized (
      select * from offering as place where (select count(*) from (
        select from ${listings} l where ${offeredAt} and l.advertiser_id = place.advertiser_id
        limit ${mostOfOne + 1}) as counted) <= ${mostOfOne}),
    -- Without an offset it might be joined with all listings, sorted for it, in every batch.
    here as materialized (
      select l.* from few as place cross join lateral (
        select ${compared} from ${listings} l where ${offeredAt} and l.advertiser_id = place.advertiser_id
          and not l.address_hidden offset 0) as l),
    -- Most are one advertiser's alone. Compared with each other, text by text, they would be a fifth of an import.
    several as materialized (
      select * from (
        select *, min(advertiser_id) over lots < max(advertiser_id) over lots as of_several,
          first_value(id) over lots as lot
        from here
        window lots as (partition by ${lot})) as each
      where of_several),
    alike as materialized (
      select own.id, other.id as lead, other.reference, own.advertiser_id, other.advertiser_id as of_lead,
        other.first_listed_at as since, (other.first_listed_at, other.id) < (own.first_listed_at, own.id) as older
      from several as own join several as other on other.lot = own.lot and other.advertiser_id <> own.advertiser_id
      where abs(own.surface_total - other.surface_total) <= ${surfaceTolerance}
        and own.rent is not distinct from other.rent and own.sale is not distinct from other.sale
        and coalesce((own.facts->>'bedrooms')::int = (other.facts->>'bedrooms')::int, true)
        and coalesce(own.energy_certificate = other.energy_certificate, true)
        and (own.type in ('house', 'bloc-sales') or own.box is not null
          or own.energy_certificate = other.energy_certificate)),
    single as materialized (
      select distinct on (id) id, lead, reference from (
        select *, count(*) over (partition by id, of_lead) as leads, count(*) over (partition by lead, advertiser_id) as others
        from alike) as counted
      where older and leads = 1 and others = 1
      order by id, since, lead),
    twins as materialized (select * from single where lead not in (select id from single)),
    -- What is a page of its own again, and what is one no longer.
    released as (
      update ${listings} as own set status = ${ownAgain}, own_status = null
      where own.id in (select id from here where own_status is not null) and own.id not in (select id from twins))
    update ${listings} as own set own_status = coalesce(own.own_status, own.status), status = 'draft', same_as = twins.reference
    from twins where own.id = twins.id and (own.own_status is null or own.same_as is distinct from twins.reference)
    returning own.id`);
  const twins = new Set(paired.map(({ id }) => id));
  return new Set(ids.filter((id) => twins.has(id)));
}

/**
 * Where no listing is paired yet: one of each lot that several advertisers offer at the same price, those of an address side by
 * side. {@link pairTwins} of these settles all there is, and most listings are not among them.
 */
export async function listUnpaired(tx: Database): Promise<number[]> {
  const rows = await tx.execute<{ id: number }>(sql`
    select min(id) as id from ${listings}
    where listed and not address_hidden and street is not null and house_number is not null
    group by ${lot}, rent, sale having min(advertiser_id) < max(advertiser_id)
    order by postcode, lower(street), lower(house_number)`);
  return rows.map(({ id }) => id);
}
