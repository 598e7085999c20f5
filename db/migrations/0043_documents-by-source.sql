-- Apart from the columns: who adds one keeps searches from the table until the migration ends.
-- allowed: it holds nothing of listings without documents; imports wait while they are read, some seconds for a million
CREATE INDEX IF NOT EXISTS "listings_documents" ON "listings" USING gin (documents jsonb_path_ops) WHERE documents <> '[]';--> statement-breakpoint
-- allowed: it holds only pictures that the worker has yet to see to; imports wait for it, pages do not
CREATE INDEX IF NOT EXISTS "pictures_in_turn" ON "pictures" USING btree ("advertiser_id","due_at","id") WHERE due_at is not null;--> statement-breakpoint
-- What listings link to already, for the worker to see to; films stay links.
INSERT INTO "attachments" ("key", "advertiser_id", "source")
	SELECT encode(sha256(convert_to(each->>'source', 'UTF8')), 'hex'), min("advertiser_id"), each->>'source'
	FROM "listings", jsonb_array_elements("documents") AS each WHERE "documents" <> '[]'
		AND each->>'source' !~* '^https://([a-z0-9-]+\.)*(youtube\.com|youtu\.be|youtube-nocookie\.com|vimeo\.com|dailymotion\.com|matterport\.com)(/|$)'
	GROUP BY each->>'source' ORDER BY min("id") ON CONFLICT DO NOTHING;
