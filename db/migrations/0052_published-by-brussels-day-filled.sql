-- Rows of before have UTC's day: another one late in the evening alone, so that few are written. Writers wait as long, readers
-- do not; whoever wrote by the view of before has ended, as replacing it took all of it.
LOCK TABLE "listing_search" IN SHARE ROW EXCLUSIVE MODE;--> statement-breakpoint
UPDATE "listing_search" SET "since" = (("published_at" AT TIME ZONE 'Europe/Brussels')::date - '1970-01-01'::date)::real
WHERE "since" <> (("published_at" AT TIME ZONE 'Europe/Brussels')::date - '1970-01-01'::date)::real;
