CREATE TABLE "attachments" (
	"key" text PRIMARY KEY NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "attachments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"advertiser_id" integer DEFAULT 0 NOT NULL,
	"source" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"due_at" timestamp with time zone DEFAULT now(),
	"attempts" integer DEFAULT 0 NOT NULL,
	"failure" text,
	"original" text,
	"bytes" integer
);
--> statement-breakpoint
ALTER TABLE "pictures" ADD COLUMN "advertiser_id" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "attachments_due" ON "attachments" USING btree ("advertiser_id","due_at","id") WHERE due_at is not null;--> statement-breakpoint
CREATE INDEX "attachments_original" ON "attachments" USING btree ("original");--> statement-breakpoint
CREATE INDEX "attachments_failed" ON "attachments" USING btree ("key") WHERE state = 'failed';