CREATE TABLE "account_photos" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"source" text NOT NULL,
	"picture" "bytea" NOT NULL,
	"fetched_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "photo_name" text;--> statement-breakpoint
ALTER TABLE "account_photos" ADD CONSTRAINT "account_photos_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;