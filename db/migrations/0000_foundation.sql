CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS fuzzystrmatch;--> statement-breakpoint
CREATE TYPE "public"."energy_class" AS ENUM('A++', 'A+', 'A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I');--> statement-breakpoint
CREATE TYPE "public"."energy_scheme" AS ENUM('EPC', 'EPB', 'PEB', 'CPE');--> statement-breakpoint
CREATE TYPE "public"."listing_status" AS ENUM('draft', 'published', 'under-option', 'let', 'sold', 'withdrawn');--> statement-breakpoint
CREATE TYPE "public"."property_type" AS ENUM('office', 'logistics-warehouse', 'sme-business-unit', 'retail', 'city-centre-store', 'out-of-town-stand-alone-or-retail-park', 'shopping-centre', 'house', 'apartment', 'bloc-sales', 'co-living');--> statement-breakpoint
CREATE TYPE "public"."place_kind" AS ENUM('country', 'region', 'province', 'canton', 'municipality', 'district', 'quarter', 'locality');--> statement-breakpoint
CREATE TABLE "advertisers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "advertisers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"reference" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text,
	"website" text,
	"licence" text,
	CONSTRAINT "advertisers_reference_unique" UNIQUE("reference")
);
--> statement-breakpoint
CREATE TABLE "listings" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "listings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"reference" text NOT NULL,
	"demonstration" boolean DEFAULT false NOT NULL,
	"status" "listing_status" NOT NULL,
	"listed" boolean GENERATED ALWAYS AS (status in ('published', 'under-option')) STORED NOT NULL,
	"type" "property_type" NOT NULL,
	"to_let" boolean NOT NULL,
	"for_sale" boolean NOT NULL,
	"invest" boolean NOT NULL,
	"coworking" boolean NOT NULL,
	"advertiser_id" integer NOT NULL,
	"titles" jsonb NOT NULL,
	"descriptions" jsonb NOT NULL,
	"street" text,
	"house_number" text,
	"box" text,
	"postcode" text NOT NULL,
	"address_hidden" boolean DEFAULT false NOT NULL,
	"place_id" integer NOT NULL,
	"municipality_id" integer NOT NULL,
	"province_id" integer,
	"region_id" integer,
	"country_id" integer NOT NULL,
	"lat" double precision NOT NULL,
	"lng" double precision NOT NULL,
	"position" "point" GENERATED ALWAYS AS (point(lng * 0.6360782202777840, lat)) STORED NOT NULL,
	"surface_total" real,
	"surface_min" real,
	"rent" jsonb,
	"charges" jsonb,
	"sale" jsonb,
	"yield" real,
	"rent_low" double precision,
	"rent_high" double precision,
	"sale_low" double precision,
	"sale_high" double precision,
	"energy_scheme" "energy_scheme",
	"energy_class" "energy_class",
	"energy_consumption" real,
	"energy_emissions" real,
	"energy_certificate" text,
	"facts" jsonb NOT NULL,
	"legal" jsonb NOT NULL,
	"documents" jsonb NOT NULL,
	"available_from" date,
	"published_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"price_dropped_at" timestamp with time zone,
	"imported_at" timestamp with time zone DEFAULT now() NOT NULL,
	"digest" text NOT NULL,
	"document" "tsvector" NOT NULL,
	CONSTRAINT "listings_reference_unique" UNIQUE("reference")
);
--> statement-breakpoint
CREATE TABLE "photos" (
	"listing_id" integer NOT NULL,
	"position" integer NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"source" text NOT NULL,
	"alts" jsonb NOT NULL,
	CONSTRAINT "photos_listing_id_position_pk" PRIMARY KEY("listing_id","position")
);
--> statement-breakpoint
CREATE TABLE "price_changes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "price_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"listing_id" integer NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"rent" jsonb,
	"sale" jsonb
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"word" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "units" (
	"listing_id" integer NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"floor" integer,
	"surface" real NOT NULL,
	"rent" jsonb,
	"sale" jsonb,
	"desks" integer,
	"available_from" date,
	"status" text NOT NULL,
	CONSTRAINT "units_listing_id_position_pk" PRIMARY KEY("listing_id","position")
);
--> statement-breakpoint
CREATE TABLE "gazetteer_loads" (
	"digest" text PRIMARY KEY NOT NULL,
	"loaded_at" timestamp with time zone DEFAULT now() NOT NULL,
	"places" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "place_names" (
	"place_id" integer NOT NULL,
	"folded" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "places" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "places_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"kind" "place_kind" NOT NULL,
	"country" text NOT NULL,
	"parent_id" integer,
	"name_en" text NOT NULL,
	"name_fr" text NOT NULL,
	"name_nl" text NOT NULL,
	"slug_en" text NOT NULL,
	"slug_fr" text NOT NULL,
	"slug_nl" text NOT NULL,
	"postcodes" text[] DEFAULT '{}' NOT NULL,
	"lat" double precision NOT NULL,
	"lng" double precision NOT NULL,
	"population" integer,
	CONSTRAINT "places_key_unique" UNIQUE("key"),
	CONSTRAINT "places_slug_en_unique" UNIQUE("slug_en"),
	CONSTRAINT "places_slug_fr_unique" UNIQUE("slug_fr"),
	CONSTRAINT "places_slug_nl_unique" UNIQUE("slug_nl")
);
--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_advertiser_id_advertisers_id_fk" FOREIGN KEY ("advertiser_id") REFERENCES "public"."advertisers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_place_id_places_id_fk" FOREIGN KEY ("place_id") REFERENCES "public"."places"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "photos" ADD CONSTRAINT "photos_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_changes" ADD CONSTRAINT "price_changes_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "units" ADD CONSTRAINT "units_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "place_names" ADD CONSTRAINT "place_names_place_id_places_id_fk" FOREIGN KEY ("place_id") REFERENCES "public"."places"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "places" ADD CONSTRAINT "places_parent_id_places_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."places"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "listings_newest" ON "listings" USING btree (published_at desc,"reference") WHERE listed;--> statement-breakpoint
CREATE INDEX "listings_newest_of_type" ON "listings" USING btree ("type",published_at desc,"reference") WHERE listed;--> statement-breakpoint
CREATE INDEX "listings_newest_in_place" ON "listings" USING btree ("place_id",published_at desc,"reference") WHERE listed;--> statement-breakpoint
CREATE INDEX "listings_newest_in_municipality" ON "listings" USING btree ("municipality_id",published_at desc,"reference") WHERE listed;--> statement-breakpoint
CREATE INDEX "listings_newest_in_province" ON "listings" USING btree ("province_id",published_at desc,"reference") WHERE listed;--> statement-breakpoint
CREATE INDEX "listings_counts" ON "listings" USING btree ("to_let","for_sale","invest","type","coworking","country_id","region_id","province_id","municipality_id","place_id","surface_min","surface_total","rent_low","rent_high","sale_low","sale_high") WHERE listed;--> statement-breakpoint
CREATE INDEX "listings_by_surface" ON "listings" USING btree ("surface_total","reference") WHERE listed;--> statement-breakpoint
CREATE INDEX "listings_by_position" ON "listings" USING gist ("position") WHERE listed;--> statement-breakpoint
CREATE INDEX "listings_document" ON "listings" USING gin ("document");--> statement-breakpoint
CREATE INDEX "photos_key" ON "photos" USING btree ("key");--> statement-breakpoint
CREATE INDEX "price_changes_listing" ON "price_changes" USING btree ("listing_id");--> statement-breakpoint
CREATE INDEX "search_words_prefix" ON "search_words" USING btree ("word" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "search_words_trigrams" ON "search_words" USING gist ("word" gist_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "place_names_place_folded" ON "place_names" USING btree ("place_id","folded");