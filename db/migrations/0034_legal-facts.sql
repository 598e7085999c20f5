ALTER TABLE "import_runs" ADD COLUMN "held_back" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "energy_details" jsonb;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "held_for" jsonb;