ALTER TABLE "listings" ADD COLUMN "continues" text;--> statement-breakpoint
-- allowed: seconds for 100,000 listings; before a larger update the operator makes the same one concurrently (docs/operating.md)
CREATE INDEX IF NOT EXISTS "listings_address" ON "listings" USING btree ("advertiser_id","postcode",lower(street),lower(house_number));--> statement-breakpoint
-- allowed: no row has a value in it yet
CREATE INDEX IF NOT EXISTS "listings_continues" ON "listings" USING btree ("continues") WHERE continues is not null;