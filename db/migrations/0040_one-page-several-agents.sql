ALTER TABLE "listings" ADD COLUMN "same_as" text;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "own_status" "listing_status";