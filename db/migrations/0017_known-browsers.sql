ALTER TABLE "sessions" ADD COLUMN "renewed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "trusts_password" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "browsers_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- Of before addresses were proven here: a link to a new password, followed then, has proven some to the identity service.
UPDATE "users" SET "trusts_password" = "unclaimed";
