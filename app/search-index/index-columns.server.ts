import { sql, type SQL } from "drizzle-orm";
import type { Column } from "#app/filters/condition.ts";
import { timeZone } from "#app/i18n/time-zone.ts";

/** A surface by its digits: columns of single precision read as everybody else reads them. */
const surfaceTotal = sql`surface_total::text::float8`;

/** EUR a month of a unit, and the most of it: a rent in all or per m², by the month or the year. */
const monthly = (amount: SQL) => sql`(${amount})::float8
  * case each.rent->>'basis' when 'm2' then each.surface else 1 end
  / case each.rent->>'period' when 'year' then 12 else 1 end`;

/**
 * EUR per desk and month: of the offices that are left, of all of them when none is; where they state no rent of their own,
 * that of the whole among its desks. To the cent.
 */
const deskRent = (end: SQL, amount: SQL) => sql`case when to_let and desks > 0 then round(coalesce(
  (select coalesce(
      ${end}(${monthly(amount)} / each.desks) filter (where each.status in ('available', 'under-option')),
      ${end}(${monthly(amount)} / each.desks))
    from units as each where each.listing_id = listings.id and each.desks > 0),
  rent_low * ${surfaceTotal} / desks / 12)::numeric, 2) end`;

/** EUR a month in all: rents of all but homes are kept per m² and year. */
const monthlyRent = (rent: SQL, surface: SQL) =>
  sql`case when is_home(type) then ${rent} else ${rent} * ${surface} / 12 end`;

/** What filters compare of a row of `listings`, as text or as something that has one; null where it is not known. */
export const columnsInSql: Record<Column, SQL> = {
  available_from: sql`available_from`,
  published_at: sql`(published_at at time zone ${timeZone})::date`,
  energy_class: sql`energy_class`,
  yield: sql`yield`,
  desks: sql`desks`,
  station_minutes: sql`station_minutes`,
  price_per_m2: sql`case when for_sale or invest then round((sale_high / nullif(${surfaceTotal}, 0))::numeric) end`,
  desk_rent_low: deskRent(sql`min`, sql`each.rent->>'amount'`),
  desk_rent_high: deskRent(sql`max`, sql`coalesce(each.rent->>'upTo', each.rent->>'amount')`),
  monthly_rent_low: monthlyRent(sql`rent_low`, sql`surface_min::text::float8`),
  monthly_rent_high: monthlyRent(sql`rent_high`, surfaceTotal),
  tenancy: sql`case
    when not (for_sale or invest) then null
    when facts ? 'annualRent' or facts ? 'leaseEnd' or (invest and yield is not null) then 'let'
    when not invest then 'vacant' end`,
  is_free: sql`status = 'published'`,
  is_divisible: sql`not is_home(type) and surface_min < surface_total`,
  has_loading_bay: sql`coalesce((facts->>'docks')::float8, 0) > 0`,
};
