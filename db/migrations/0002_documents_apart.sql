ALTER TABLE "listings" DROP COLUMN "document";--> statement-breakpoint
ALTER TABLE "listings" DROP COLUMN "position";
