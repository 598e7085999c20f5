ALTER TABLE "cache_tags" ADD COLUMN "version" text;--> statement-breakpoint
ALTER TABLE "cache_tags" ADD COLUMN "version_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "cache_tags" ADD COLUMN "looked_at" timestamp with time zone;