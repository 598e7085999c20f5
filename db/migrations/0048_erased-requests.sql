CREATE TABLE "erased_requests" (
	"digest" text PRIMARY KEY NOT NULL,
	"erased_at" timestamp with time zone DEFAULT now() NOT NULL
);
