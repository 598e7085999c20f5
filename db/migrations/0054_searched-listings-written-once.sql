-- What searches compare is reckoned once of each listing, not once for itself and once to be counted; and nothing is planned where
-- nothing was written: an insert that may update calls for both triggers, and an import's updates are mostly of no row.
CREATE OR REPLACE FUNCTION write_listing_search() RETURNS trigger LANGUAGE plpgsql SET plan_cache_mode = force_custom_plan AS $$
declare
  ids int[] := array(select id from written);
  former listing_search[];
  added int;
begin
  if cardinality(ids) = 0 then
    return null;
  end if;
  former := array(select each from listing_search as each where id = any(ids));
  if cardinality(former) > 0 then
    delete from listing_search where id = any(ids);
  end if;
  with latter as (
    insert into listing_search select * from searched_listings where id = any(ids) returning *)
  insert into listing_counts (field, value, listings, type, to_let, for_sale, invest, coworking)
  select field, value, sum(sign), type, to_let, for_sale, invest, coworking
  from (
    select -1 as sign, each as listing, type, to_let, for_sale, invest, coworking from unnest(former) as each
    union all
    select 1, row(latter.*)::listing_search, type, to_let, for_sale, invest, coworking from latter
  ) as each, counted_values(listing)
  group by field, value, type, to_let, for_sale, invest, coworking having sum(sign) <> 0;
  get diagnostics added = row_count;
  -- Once in about 20,000 rows.
  if random() * 20000 < added then
    perform gather_listing_counts();
  end if;
  return null;
end $$;
