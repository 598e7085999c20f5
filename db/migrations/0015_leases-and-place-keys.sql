CREATE TABLE "leases" (
	"key" text PRIMARY KEY NOT NULL,
	"holder" uuid NOT NULL,
	"until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "strategies" ADD COLUMN "broken_since" timestamp with time zone;--> statement-breakpoint
-- Saved searches get the keys of their places beside the slugs, as long as the slugs are those they were saved with. What
-- names no place any more gets a key that there is none of: it finds nothing. The CRM is told nothing new by this.
ALTER TABLE "strategies" DISABLE TRIGGER "strategies_note_for_crm";--> statement-breakpoint
UPDATE "strategies" SET "criteria" = "criteria" || jsonb_build_object('locationKey',
		coalesce((SELECT "key" FROM "places" WHERE "slug_en" = "criteria"->>'location'), '?'))
	WHERE jsonb_typeof("criteria") = 'object' AND "criteria" ? 'location';--> statement-breakpoint
UPDATE "strategies" SET "criteria" = "criteria" || jsonb_build_object('districtKeys', (
		SELECT string_agg(coalesce("places"."key", '?'), ',' ORDER BY "part"."position")
		FROM regexp_split_to_table("criteria"->>'district', ',') WITH ORDINALITY AS "part"("slug", "position")
		LEFT JOIN "places" ON "places"."slug_en" = "part"."slug"))
	WHERE jsonb_typeof("criteria") = 'object' AND "criteria" ? 'district';--> statement-breakpoint
ALTER TABLE "strategies" ENABLE TRIGGER "strategies_note_for_crm";
