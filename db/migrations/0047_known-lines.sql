CREATE TABLE "listing_lines" (
	"listing_id" integer PRIMARY KEY NOT NULL,
	"line" text NOT NULL,
	"digest" text NOT NULL,
	"advertiser" text NOT NULL,
	"placed_by" text NOT NULL,
	"missing" jsonb
);
--> statement-breakpoint
ALTER TABLE "listing_lines" ADD CONSTRAINT "listing_lines_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "listing_lines_line" ON "listing_lines" USING btree ("line");