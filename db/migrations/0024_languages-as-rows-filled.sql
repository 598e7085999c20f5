INSERT INTO "place_localizations" ("place_id", "language", "name", "slug")
SELECT "id", 'en', "name_en", "slug_en" FROM "places"
UNION ALL SELECT "id", 'fr', "name_fr", "slug_fr" FROM "places"
UNION ALL SELECT "id", 'nl', "name_nl", "slug_nl" FROM "places";--> statement-breakpoint
-- A title that an operator added has no texts in the language files: who had it has none.
UPDATE "users" SET "title_id" = 3 WHERE "title_id" NOT IN (1, 2, 3);--> statement-breakpoint
DELETE FROM "contact_titles" WHERE "id" NOT IN (1, 2, 3);--> statement-breakpoint
UPDATE "contact_titles" SET "key" = CASE "id" WHEN 1 THEN 'ms' WHEN 2 THEN 'mr' ELSE 'none' END;
