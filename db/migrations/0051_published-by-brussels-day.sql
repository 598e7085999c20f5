-- The day on which a listing was published is Brussels', as everywhere on the site (app/i18n/brussels-day.ts).
CREATE OR REPLACE VIEW "searched_listings" AS
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
    | ((not is_home(type) and coalesce(surface_min < surface_total, false))::int << 9)
    | (coalesce((facts->>'docks')::float8 > 0, false)::int << 10)
    | (has_fact(facts->>'sprinklers')::int << 11)
    | (has_fact(facts->>'showroom')::int << 12)
    | (has_fact(facts->>'corner')::int << 13)
    | (has_fact(facts->>'groundFloor')::int << 14)
    | ((status = 'published')::int << 15) as flags,
  ((published_at at time zone 'Europe/Brussels')::date - '1970-01-01'::date)::real as since,
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
from listings where listed;
