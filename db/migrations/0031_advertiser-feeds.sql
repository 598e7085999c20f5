CREATE TABLE "advertiser_feeds" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "advertiser_feeds_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"advertiser" text NOT NULL,
	"source" text NOT NULL,
	"format" text,
	"mapping" text,
	"language" text,
	"full" boolean DEFAULT false NOT NULL,
	"name" text,
	"email" text,
	"every_minutes" integer DEFAULT 60 NOT NULL,
	"paused" boolean DEFAULT false NOT NULL,
	"next_at" timestamp with time zone DEFAULT now() NOT NULL,
	"looked_at" timestamp with time zone,
	"taken_at" timestamp with time zone,
	"etag" text,
	"last_modified" text,
	"taken_files" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"failure" text
);
--> statement-breakpoint
ALTER TABLE "advertisers" ADD COLUMN "heard_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "advertiser_feeds_source" ON "advertiser_feeds" USING btree ("advertiser","source");