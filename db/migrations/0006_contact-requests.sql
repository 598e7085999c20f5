CREATE TYPE "public"."contact_mail" AS ENUM('waiting', 'sent', 'refused');--> statement-breakpoint
CREATE TYPE "public"."contact_way" AS ENUM('email', 'phone');--> statement-breakpoint
CREATE TABLE "contact_requests" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"digest" text NOT NULL,
	"listing_id" integer,
	"advertiser_id" integer,
	"user_id" uuid,
	"topic" text,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text,
	"preferred_way" "contact_way" NOT NULL,
	"wants_visit" boolean DEFAULT false NOT NULL,
	"visit_days" text[] DEFAULT '{}' NOT NULL,
	"visit_parts" text[] DEFAULT '{}' NOT NULL,
	"message" text NOT NULL,
	"wants_copy" boolean NOT NULL,
	"language" text NOT NULL,
	"consent_wording" text NOT NULL,
	"privacy_version" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"request_mail" "contact_mail" DEFAULT 'waiting' NOT NULL,
	"confirmation_mail" "contact_mail" DEFAULT 'waiting' NOT NULL,
	CONSTRAINT "contact_requests_digest_unique" UNIQUE("digest")
);
--> statement-breakpoint
ALTER TABLE "contact_requests" ADD CONSTRAINT "contact_requests_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_requests" ADD CONSTRAINT "contact_requests_advertiser_id_advertisers_id_fk" FOREIGN KEY ("advertiser_id") REFERENCES "public"."advertisers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_requests" ADD CONSTRAINT "contact_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contact_requests_user" ON "contact_requests" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "contact_requests_created" ON "contact_requests" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "contact_requests_email" ON "contact_requests" USING btree (lower("email"));