CREATE TYPE "public"."bounce_type" AS ENUM('hard', 'soft', 'complaint');--> statement-breakpoint
CREATE TYPE "public"."mail_pause_reason" AS ENUM('hard-bounce', 'complaint');--> statement-breakpoint
CREATE TABLE "failed_mails" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"job_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"data" jsonb NOT NULL,
	"user_id" uuid,
	"reason" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"resent_at" timestamp with time zone,
	CONSTRAINT "failed_mails_job_id_unique" UNIQUE("job_id")
);
--> statement-breakpoint
CREATE TABLE "mail_bounces" (
	"id" text PRIMARY KEY NOT NULL,
	"type" "bounce_type" NOT NULL,
	"user_id" uuid,
	"at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "paused_addresses" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"reason" "mail_pause_reason" NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "failed_mails" ADD CONSTRAINT "failed_mails_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_bounces" ADD CONSTRAINT "mail_bounces_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paused_addresses" ADD CONSTRAINT "paused_addresses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "failed_mails_user" ON "failed_mails" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "failed_mails_at" ON "failed_mails" USING btree ("at");--> statement-breakpoint
CREATE INDEX "mail_bounces_user" ON "mail_bounces" USING btree ("user_id");