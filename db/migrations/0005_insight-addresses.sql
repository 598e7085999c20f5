CREATE TABLE "insight_addresses" (
	"language" text NOT NULL,
	"slug" text NOT NULL,
	"insight" text NOT NULL,
	"first_used_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "insight_addresses_language_slug_pk" PRIMARY KEY("language","slug")
);
