CREATE TABLE "pictures" (
	"key" text PRIMARY KEY NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "pictures_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"state" text DEFAULT 'waiting' NOT NULL,
	"due_at" timestamp with time zone DEFAULT now(),
	"attempts" integer DEFAULT 0 NOT NULL,
	"failure" text,
	"original" text,
	"width" integer,
	"height" integer,
	"colour" text,
	"blur" text
);
--> statement-breakpoint
CREATE INDEX "pictures_due" ON "pictures" USING btree ("due_at","id") WHERE due_at is not null;--> statement-breakpoint
CREATE INDEX "pictures_failed" ON "pictures" USING btree ("key") WHERE state = 'failed';--> statement-breakpoint
-- What there is already, for the worker to see to; drawings are made when they are asked for.
INSERT INTO "pictures" ("key") SELECT "key" FROM "photos"
	WHERE NOT starts_with("source", 'https://pictures.demonstration.example/') GROUP BY "key" ORDER BY min("listing_id"), min("position");
