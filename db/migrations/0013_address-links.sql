ALTER TYPE "public"."session_end" ADD VALUE 'address-change';--> statement-breakpoint
ALTER TYPE "public"."session_end" ADD VALUE 'claim';--> statement-breakpoint
CREATE TABLE "address_links" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"address" text NOT NULL,
	"previous_address" text NOT NULL,
	"language" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"opened_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"ended_by" text
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "unclaimed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "claimed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "address_links" ADD CONSTRAINT "address_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "address_links_user" ON "address_links" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "address_links_address" ON "address_links" USING btree ("address");--> statement-breakpoint
-- Google has vouched for whoever came in by it; nobody has for the others.
UPDATE "users" SET "unclaimed" = NOT EXISTS (
	SELECT 1 FROM "connections" WHERE "connections"."user_id" = "users"."id" AND "connections"."method" = 'google'
);
