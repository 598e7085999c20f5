CREATE TABLE "shared_shortlists" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"seed" uuid DEFAULT gen_random_uuid() NOT NULL,
	"digest" text NOT NULL,
	"shared_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "shared_shortlists_digest_unique" UNIQUE("digest")
);
--> statement-breakpoint
ALTER TABLE "shared_shortlists" ADD CONSTRAINT "shared_shortlists_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;