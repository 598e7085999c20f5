CREATE TABLE "place_localizations" (
	"place_id" integer NOT NULL,
	"language" text NOT NULL,
	"name" text NOT NULL,
	"slug" text NOT NULL,
	CONSTRAINT "place_localizations_place_id_language_pk" PRIMARY KEY("place_id","language"),
	CONSTRAINT "place_localizations_language_slug_unique" UNIQUE("language","slug")
);
--> statement-breakpoint
ALTER TABLE "contact_titles" ADD COLUMN "key" text;--> statement-breakpoint
ALTER TABLE "place_localizations" ADD CONSTRAINT "place_localizations_place_id_places_id_fk" FOREIGN KEY ("place_id") REFERENCES "public"."places"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_titles" ADD CONSTRAINT "contact_titles_key_unique" UNIQUE("key");