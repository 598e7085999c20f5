ALTER TABLE "places" DROP CONSTRAINT "places_slug_en_unique";--> statement-breakpoint
ALTER TABLE "places" DROP CONSTRAINT "places_slug_fr_unique";--> statement-breakpoint
ALTER TABLE "places" DROP CONSTRAINT "places_slug_nl_unique";--> statement-breakpoint
ALTER TABLE "contact_titles" ALTER COLUMN "key" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "contact_titles" DROP COLUMN "value_en";--> statement-breakpoint
ALTER TABLE "contact_titles" DROP COLUMN "value_fr";--> statement-breakpoint
ALTER TABLE "contact_titles" DROP COLUMN "value_nl";--> statement-breakpoint
ALTER TABLE "places" DROP COLUMN "name_en";--> statement-breakpoint
ALTER TABLE "places" DROP COLUMN "name_fr";--> statement-breakpoint
ALTER TABLE "places" DROP COLUMN "name_nl";--> statement-breakpoint
ALTER TABLE "places" DROP COLUMN "slug_en";--> statement-breakpoint
ALTER TABLE "places" DROP COLUMN "slug_fr";--> statement-breakpoint
ALTER TABLE "places" DROP COLUMN "slug_nl";