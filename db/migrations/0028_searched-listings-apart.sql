CREATE TABLE "listing_counts" (
	"value" double precision NOT NULL,
	"listings" integer NOT NULL,
	"type" "property_type" NOT NULL,
	"to_let" boolean NOT NULL,
	"for_sale" boolean NOT NULL,
	"invest" boolean NOT NULL,
	"coworking" boolean NOT NULL,
	"field" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "listing_search" (
	"published_at" timestamp with time zone NOT NULL,
	"revision" "xid8" NOT NULL,
	"lat" double precision NOT NULL,
	"lng" double precision NOT NULL,
	"id" integer PRIMARY KEY NOT NULL,
	"place_id" integer NOT NULL,
	"type" "property_type" NOT NULL,
	"flags" integer NOT NULL,
	"since" real NOT NULL,
	"available" real NOT NULL,
	"to_let" boolean NOT NULL,
	"for_sale" boolean NOT NULL,
	"invest" boolean NOT NULL,
	"coworking" boolean NOT NULL,
	"surface_min" real,
	"surface_total" real,
	"rent_low" double precision,
	"rent_high" double precision,
	"sale_low" double precision,
	"sale_high" double precision,
	"energy" real,
	"parking" real,
	"condition" real,
	"station" real,
	"bedrooms" real,
	"bathrooms" real,
	"land" real,
	"height" real,
	"floor_load" real,
	"docks" real,
	"doors" real,
	"frontage" real,
	"desks" real,
	"yield" real,
	"tenancy" real,
	"price_per_m2" real,
	"reference" text NOT NULL
);
--> statement-breakpoint
DROP INDEX "listings_searched";--> statement-breakpoint
DROP INDEX "listings_kinds";--> statement-breakpoint
DROP INDEX "listings_newest";--> statement-breakpoint
DROP INDEX "listings_surface";--> statement-breakpoint
DROP INDEX "listings_point";--> statement-breakpoint
CREATE INDEX "listing_counts_value" ON "listing_counts" USING btree ("field","value");--> statement-breakpoint
CREATE INDEX "listing_search_place" ON "listing_search" USING btree ("place_id");--> statement-breakpoint
CREATE INDEX "listing_search_newest" ON "listing_search" USING btree ("published_at" DESC NULLS FIRST,reference collate "C");--> statement-breakpoint
CREATE INDEX "listing_search_surface" ON "listing_search" USING btree ("surface_total");--> statement-breakpoint
CREATE INDEX "listing_search_point" ON "listing_search" USING gist (point(lng * 0.636078220277784, lat));--> statement-breakpoint
-- Whether a fact is there, whatever there is of it.
CREATE FUNCTION has_fact(told text) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN coalesce(told, 'false') not in ('false', '0');--> statement-breakpoint
-- What a row of listing_search is made of (app/search-index/index-columns.server.ts says the same of the index in memory).
CREATE VIEW "searched_listings" AS
select published_at, revision, lat, lng, id, place_id, type,
  has_fact(facts->>'terrace')::int
    | (has_fact(facts->>'balcony')::int << 1)
    | (has_fact(facts->>'garden')::int << 2)
    | (has_fact(facts->>'lift')::int << 3)
    | (has_fact(facts->>'furnished')::int << 4)
    | (has_fact(facts->>'airConditioning')::int << 5)
    | (has_fact(facts->>'bicycleStorage')::int << 6)
    | (has_fact(facts->>'raisedFloors')::int << 7)
    | (has_fact(facts->>'chargingPoints')::int << 8)
    | ((type not in ('house', 'apartment', 'bloc-sales', 'co-living') and coalesce(surface_min < surface_total, false))::int << 9)
    | (coalesce((facts->>'docks')::float8 > 0, false)::int << 10)
    | (has_fact(facts->>'sprinklers')::int << 11)
    | (has_fact(facts->>'showroom')::int << 12)
    | (has_fact(facts->>'corner')::int << 13)
    | (has_fact(facts->>'groundFloor')::int << 14)
    | ((status = 'published')::int << 15) as flags,
  ((published_at at time zone 'UTC')::date - '1970-01-01'::date)::real as since,
  coalesce(available_from - '1970-01-01'::date, 0)::real as available,
  to_let, for_sale, invest, coworking, surface_min, surface_total, rent_low, rent_high, sale_low, sale_high,
  (array_position(enum_range(null::energy_class), energy_class) - 1)::real as energy,
  (facts->>'parkingSpaces')::float8::real as parking,
  (array_position(array['new', 'renovated', 'good', 'to-renovate', 'shell'], facts->>'condition') - 1)::real as condition,
  station_minutes::real as station,
  (facts->>'bedrooms')::float8::real as bedrooms,
  (facts->>'bathrooms')::float8::real as bathrooms,
  (facts->>'landSurface')::float8::real as land,
  (facts->>'clearHeight')::float8::real as height,
  (facts->>'floorLoad')::float8::real as floor_load,
  (facts->>'docks')::float8::real as docks,
  (facts->>'gates')::float8::real as doors,
  (facts->>'frontage')::float8::real as frontage,
  desks::real as desks,
  yield,
  case
    when not (for_sale or invest) then null
    when facts ? 'annualRent' or facts ? 'leaseEnd' or (invest and yield is not null) then 0
    when not invest then 1
  end::real as tenancy,
  case when for_sale or invest then round((sale_high / nullif(surface_total::text::float8, 0))::numeric) end::real as price_per_m2,
  reference
from listings where listed;--> statement-breakpoint
-- The first three digits of a figure: facets count by classes that begin at such.
CREATE FUNCTION first_digits(figure double precision) RETURNS double precision LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN case
  when figure < 1000 then floor(figure)
  else floor(figure / 10 ^ (floor(log(figure)) - 2)) * 10 ^ (floor(log(figure)) - 2)
end;--> statement-breakpoint
-- The values by which a listing is counted.
CREATE FUNCTION counted_values(listing listing_search) RETURNS TABLE (field text, value double precision) LANGUAGE sql IMMUTABLE AS $$
  select counted.field, counted.value from (values
    ('', 0),
    ('place', listing.place_id),
    ('flags', listing.flags),
    ('energy', listing.energy),
    ('parking', listing.parking),
    ('condition', listing.condition),
    ('station', listing.station),
    ('bedrooms', listing.bedrooms),
    ('bathrooms', listing.bathrooms),
    ('docks', listing.docks),
    ('doors', listing.doors),
    ('desks', listing.desks),
    ('tenancy', listing.tenancy),
    ('surfaceTotal', first_digits(listing.surface_total)),
    ('rentLow', first_digits(listing.rent_low)),
    ('saleLow', first_digits(listing.sale_low))
  ) as counted(field, value) where counted.value is not null
$$;--> statement-breakpoint
-- Puts together the rows of each count; one process at a time, and nobody waits for it.
CREATE FUNCTION gather_listing_counts() RETURNS void LANGUAGE plpgsql AS $$
begin
  if pg_try_advisory_xact_lock(hashtext('listing_counts')) then
    with gathered as (delete from listing_counts returning *)
    insert into listing_counts (field, value, listings, type, to_let, for_sale, invest, coworking)
    select field, value, sum(listings), type, to_let, for_sale, invest, coworking from gathered
    group by field, value, type, to_let, for_sale, invest, coworking having sum(listings) <> 0
    order by field, type;
  end if;
end $$;--> statement-breakpoint
CREATE FUNCTION write_listing_search() RETURNS trigger LANGUAGE plpgsql AS $$
declare
  added int;
begin
  insert into listing_counts (field, value, listings, type, to_let, for_sale, invest, coworking)
  select field, value, sum(sign), type, to_let, for_sale, invest, coworking
  from (
    select -1 as sign, former as listing, type, to_let, for_sale, invest, coworking
    from listing_search as former where id in (select id from written)
    union all
    select 1, row(latter.*)::listing_search, type, to_let, for_sale, invest, coworking
    from searched_listings as latter where id in (select id from written)
  ) as each, counted_values(listing)
  group by field, value, type, to_let, for_sale, invest, coworking having sum(sign) <> 0;
  get diagnostics added = row_count;
  delete from listing_search where id in (select id from written);
  insert into listing_search select * from searched_listings where id in (select id from written);
  -- Once in about 20,000 rows.
  if random() * 20000 < added then
    perform gather_listing_counts();
  end if;
  return null;
end $$;--> statement-breakpoint
CREATE FUNCTION clear_listing_search() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  truncate listing_search, listing_counts;
  return null;
end $$;--> statement-breakpoint
CREATE TRIGGER "listings_searched_inserted" AFTER INSERT ON "listings" REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION write_listing_search();--> statement-breakpoint
CREATE TRIGGER "listings_searched_updated" AFTER UPDATE ON "listings" REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION write_listing_search();--> statement-breakpoint
CREATE TRIGGER "listings_searched_deleted" AFTER DELETE ON "listings" REFERENCING OLD TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION write_listing_search();--> statement-breakpoint
CREATE TRIGGER "listings_searched_truncated" AFTER TRUNCATE ON "listings" FOR EACH STATEMENT EXECUTE FUNCTION clear_listing_search();--> statement-breakpoint
-- Listings of a place beside one another.
INSERT INTO listing_search SELECT * FROM searched_listings ORDER BY place_id, type;--> statement-breakpoint
INSERT INTO listing_counts (field, value, listings, type, to_let, for_sale, invest, coworking)
SELECT field, value, count(*), type, to_let, for_sale, invest, coworking FROM listing_search, counted_values(listing_search)
GROUP BY field, value, type, to_let, for_sale, invest, coworking ORDER BY field, type;
