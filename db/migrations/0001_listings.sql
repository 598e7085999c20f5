CREATE TABLE "listing_documents" (
	"listing_id" integer PRIMARY KEY NOT NULL,
	"document" "tsvector" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "listing_documents" ALTER COLUMN "document" SET STORAGE EXTERNAL;--> statement-breakpoint
ALTER TABLE "listing_documents" SET (toast_tuple_target = 128);--> statement-breakpoint
INSERT INTO "listing_documents" SELECT "id", "document" FROM "listings";--> statement-breakpoint
DROP INDEX "listings_newest";--> statement-breakpoint
DROP INDEX "listings_newest_of_type";--> statement-breakpoint
DROP INDEX "listings_newest_in_place";--> statement-breakpoint
DROP INDEX "listings_newest_in_municipality";--> statement-breakpoint
DROP INDEX "listings_newest_in_province";--> statement-breakpoint
DROP INDEX "listings_counts";--> statement-breakpoint
DROP INDEX "listings_by_surface";--> statement-breakpoint
DROP INDEX "listings_by_position";--> statement-breakpoint
DROP INDEX "listings_document";--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "revision" "xid8" DEFAULT pg_current_xact_id() NOT NULL;--> statement-breakpoint
ALTER TABLE "listing_documents" ADD CONSTRAINT "listing_documents_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "listing_documents_document" ON "listing_documents" USING gin ("document");--> statement-breakpoint
CREATE INDEX "listings_revision" ON "listings" USING btree ("revision");--> statement-breakpoint
CREATE INDEX "listings_listed" ON "listings" USING btree ("id") WHERE listed;--> statement-breakpoint
CREATE FUNCTION "note_listing_revision"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	NEW.revision := pg_current_xact_id();
	RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "listings_note_revision" BEFORE INSERT OR UPDATE ON "listings" FOR EACH ROW EXECUTE FUNCTION note_listing_revision();
