INSERT INTO "place_localizations" ("place_id", "language", "name", "slug")
SELECT "id", 'en', "name_en", "slug_en" FROM "places"
UNION ALL SELECT "id", 'fr', "name_fr", "slug_fr" FROM "places"
UNION ALL SELECT "id", 'nl', "name_nl", "slug_nl" FROM "places";--> statement-breakpoint
UPDATE "contact_titles" SET "key" = CASE "id" WHEN 1 THEN 'ms' WHEN 2 THEN 'mr' ELSE 'none' END;
