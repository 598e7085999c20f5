ALTER TABLE "listings" ADD COLUMN "station_minutes" integer;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "desks" integer;--> statement-breakpoint
UPDATE "listings" SET "desks" = (SELECT sum("units"."desks")::int FROM "units" WHERE "units"."listing_id" = "listings"."id") WHERE "coworking";
