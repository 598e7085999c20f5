import { sql, type SQL } from "drizzle-orm";
import type { Column } from "#app/filters/condition.ts";

/** A surface by its digits: columns of single precision read as everybody else reads them. */
const surfaceTotal = sql`surface_total::text::float8`;

/** What filters compare of a row of `listings`, as text or as something that has one; null where it is not known. */
export const columnsInSql: Record<Column, SQL> = {
  available_from: sql`available_from`,
  published_at: sql`(published_at at time zone 'UTC')::date`,
  energy_class: sql`energy_class`,
  yield: sql`yield`,
  desks: sql`desks`,
  station_minutes: sql`station_minutes`,
  price_per_m2: sql`case when for_sale or invest then round((sale_high / nullif(${surfaceTotal}, 0))::numeric) end`,
  tenancy: sql`case
    when not (for_sale or invest) then null
    when facts ? 'annualRent' or facts ? 'leaseEnd' or (invest and yield is not null) then 'let'
    when not invest then 'vacant' end`,
  is_free: sql`status = 'published'`,
  is_divisible: sql`not is_home(type) and surface_min < surface_total`,
  has_loading_bay: sql`coalesce((facts->>'docks')::float8, 0) > 0`,
};
