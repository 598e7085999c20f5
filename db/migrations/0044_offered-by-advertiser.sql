-- allowed: seconds for 100,000 listings, half a minute for a million; imports wait for it, searches do not
CREATE INDEX IF NOT EXISTS "listings_offered_by" ON "listings" USING btree ("postcode",lower(street),lower(house_number),"advertiser_id") WHERE street is not null and (listed or own_status is not null);--> statement-breakpoint
-- The new one serves the version before as well, by its first columns.
DROP INDEX "listings_offered_at";
