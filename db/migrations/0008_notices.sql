CREATE TYPE "public"."notice_drop" AS ENUM('gone', 'no-match', 'stale');--> statement-breakpoint
CREATE TYPE "public"."notice_reason" AS ENUM('new', 'price-drop');--> statement-breakpoint
CREATE TABLE "listing_news" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "listing_news_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"listing_id" integer NOT NULL,
	"reason" "notice_reason" NOT NULL,
	"at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notice_mails" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"frequency" "notification_frequency" NOT NULL,
	"day" date,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	"dropped_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "notice_runs" (
	"day" date PRIMARY KEY NOT NULL,
	"ended_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notices" (
	"strategy_id" uuid NOT NULL,
	"listing_id" integer NOT NULL,
	"reason" "notice_reason" NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"settled_at" timestamp with time zone,
	"mail_id" uuid,
	"dropped_for" "notice_drop",
	CONSTRAINT "notices_strategy_id_listing_id_reason_pk" PRIMARY KEY("strategy_id","listing_id","reason")
);
--> statement-breakpoint
ALTER TABLE "advertisers" ADD COLUMN "known_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "first_listed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "strategies" ADD COLUMN "revision" "xid8" DEFAULT pg_current_xact_id() NOT NULL;--> statement-breakpoint
ALTER TABLE "listing_news" ADD CONSTRAINT "listing_news_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice_mails" ADD CONSTRAINT "notice_mails_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_strategy_id_strategies_id_fk" FOREIGN KEY ("strategy_id") REFERENCES "public"."strategies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_mail_id_notice_mails_id_fk" FOREIGN KEY ("mail_id") REFERENCES "public"."notice_mails"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "notice_mails_user_day" ON "notice_mails" USING btree ("user_id","day");--> statement-breakpoint
CREATE INDEX "notice_mails_waiting" ON "notice_mails" USING btree ("created_at") WHERE "notice_mails"."sent_at" is null and "notice_mails"."dropped_at" is null;--> statement-breakpoint
CREATE INDEX "notices_pending" ON "notices" USING btree ("strategy_id","at") WHERE "notices"."settled_at" is null;--> statement-breakpoint
CREATE INDEX "notices_mail" ON "notices" USING btree ("mail_id") WHERE "notices"."mail_id" is not null;--> statement-breakpoint
CREATE INDEX "strategies_revision" ON "strategies" USING btree ("revision");--> statement-breakpoint
UPDATE "advertisers" SET "known_since" = now();--> statement-breakpoint
UPDATE "listings" SET "first_listed_at" = "published_at" WHERE "status" <> 'draft';--> statement-breakpoint
CREATE FUNCTION "note_strategy_revision"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	NEW.revision := pg_current_xact_id();
	RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "strategies_note_revision" BEFORE UPDATE OF "criteria", "user_id" ON "strategies" FOR EACH ROW EXECUTE FUNCTION note_strategy_revision();
