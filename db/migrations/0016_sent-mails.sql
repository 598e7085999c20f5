CREATE TABLE "sent_mails" (
	"job_id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "sent_mails_at" ON "sent_mails" USING btree ("at");