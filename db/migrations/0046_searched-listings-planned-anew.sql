-- Plans of these statements were kept for a session and made for what it wrote first: after one row, 21,000 were joined with
-- one another in turn. Ids as values are planned anew each time, for as many as there are.
CREATE OR REPLACE FUNCTION write_listing_search() RETURNS trigger LANGUAGE plpgsql SET plan_cache_mode = force_custom_plan AS $$
declare
  ids int[] := array(select id from written);
  added int;
begin
  insert into listing_counts (field, value, listings, type, to_let, for_sale, invest, coworking)
  select field, value, sum(sign), type, to_let, for_sale, invest, coworking
  from (
    select -1 as sign, former as listing, type, to_let, for_sale, invest, coworking
    from listing_search as former where id = any(ids)
    union all
    select 1, row(latter.*)::listing_search, type, to_let, for_sale, invest, coworking
    from searched_listings as latter where id = any(ids)
  ) as each, counted_values(listing)
  group by field, value, type, to_let, for_sale, invest, coworking having sum(sign) <> 0;
  get diagnostics added = row_count;
  delete from listing_search where id = any(ids);
  insert into listing_search select * from searched_listings where id = any(ids);
  -- Once in about 20,000 rows.
  if random() * 20000 < added then
    perform gather_listing_counts();
  end if;
  return null;
end $$;
