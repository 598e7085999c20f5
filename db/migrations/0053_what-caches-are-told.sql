CREATE TABLE "cache_tags" (
	"tag" text PRIMARY KEY NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"settles_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone,
	"waiting_since" timestamp with time zone,
	"failures" integer DEFAULT 0 NOT NULL,
	"reason" text,
	"told" bigint DEFAULT 0 NOT NULL,
	"refused" bigint DEFAULT 0 NOT NULL,
	"given_up" bigint DEFAULT 0 NOT NULL
);
