-- Apart from the columns: who adds one keeps searches from the table until the migration ends.
-- allowed: seconds for 100,000 listings, half a minute for a million; imports wait for it, searches do not
CREATE INDEX IF NOT EXISTS "listings_offered_at" ON "listings" USING btree ("postcode",lower(street),lower(house_number)) WHERE street is not null and (listed or own_status is not null);--> statement-breakpoint
-- allowed: no row has a value in it yet
CREATE INDEX IF NOT EXISTS "listings_same_as" ON "listings" USING btree ("same_as") WHERE same_as is not null;