import { readFile } from "node:fs/promises";
import { sql } from "drizzle-orm";
import { describe, expect } from "vitest";
import { listContactTitles } from "#app/account/profile/choices.server.ts";
import { getGazetteer } from "#app/places/gazetteer.server.ts";
import { loadGazetteer } from "#app/places/load-gazetteer.server.ts";
import { dbTest } from "./testing/db-test.ts";
import { makeListings } from "./testing/make-listing.ts";
import { migrateTo } from "./testing/migrate-to.ts";

/** Migrations of a database that holds what a site of their time wrote. */

describe("names that were columns of a language and are rows (0023 to 0025)", () => {
  dbTest("stay what they were, for places and their addresses", async ({ emptyDb: db }) => {
    await migrateTo(db, 23);
    await db.execute(sql`
      insert into places (key, kind, country, name_en, name_fr, name_nl, slug_en, slug_fr, slug_nl, lat, lng)
      values ('BE', 'country', 'BE', 'Belgium', 'Belgique', 'België', 'belgium', 'belgique', 'belgie', 50.6, 4.6)`);
    await db.execute(sql`
      insert into places (key, kind, country, parent_id, name_en, name_fr, name_nl, slug_en, slug_fr, slug_nl, lat, lng)
      select 'BE-44021', 'municipality', 'BE', id, 'Ghent', 'Gand', 'Gent', 'ghent', 'gand', 'gent', 51.05, 3.73
      from places`);
    const before = await db.execute<{ id: number; key: string }>(sql`select id, key from places order by id`);
    await migrateTo(db);
    const rows = await db.execute(sql`
      select key, language, name, slug from place_localizations join places on places.id = place_id
      order by place_id, language`);
    expect(rows.map(Object.values)).toEqual([
      ["BE", "en", "Belgium", "belgium"],
      ["BE", "fr", "Belgique", "belgique"],
      ["BE", "nl", "België", "belgie"],
      ["BE-44021", "en", "Ghent", "ghent"],
      ["BE-44021", "fr", "Gand", "gand"],
      ["BE-44021", "nl", "Gent", "gent"],
    ]);
    // The site goes on with them: places keep their ids, and those that its files add come beside them.
    await loadGazetteer(db);
    const gazetteer = await getGazetteer(db);
    for (const { id, key } of before) expect(gazetteer.getById(id).key).toBe(key);
    expect(gazetteer.bySlug("gand", "fr")?.id).toBe(before[1]?.id);
  });

  dbTest("are titles that accounts keep, and no title where an operator had added one", async ({ emptyDb: db }) => {
    await migrateTo(db, 23);
    await db.execute(sql`
      insert into contact_titles (id, value_en, value_fr, value_nl)
      values (4, 'Dr', 'Dr', 'Dr'), (7, 'Prof.', 'Pr', 'Prof.')`);
    await db.execute(sql`
      insert into users (uid, email, title_id)
      select 'u' || title, 'u' || title || '@example.com', title from unnest(array[1, 2, 3, 4, 7]) as title`);
    await migrateTo(db);
    const kept = await db.execute(sql`
      select uid, key from users left join contact_titles on contact_titles.id = title_id order by uid`);
    expect(kept.map(Object.values)).toEqual([
      ["u1", "ms"],
      ["u2", "mr"],
      ["u3", "none"],
      ["u4", "none"],
      ["u7", "none"],
    ]);
    expect((await listContactTitles(db, "fr")).map(({ id }) => id)).toEqual([1, 2, 3]);
  });
});

dbTest(
  "listings that were of UTC's day are of Brussels' (0051 and 0052), and nothing else of them changes",
  async ({ emptyDb: db }) => {
    await migrateTo(db, 50);
    const read = async () =>
      [...(await db.execute(sql`select * from listing_search order by id`))].map(({ since, ...row }) => ({
        since,
        row,
      }));
    await db.execute(sql`
    insert into listing_search (published_at, revision, lat, lng, id, place_id, type, flags, since, available, to_let,
      for_sale, invest, coworking, reference)
    select day + published, '7', 50, 4, row_number() over (order by day, published), 1, 'office', 0,
      day - '1970-01-01'::date, 0, true, false, false, false, 'r'
    from unnest(array['2025-07-01'::date, '2025-11-27'::date]) as day,
      unnest(array['12:00+00', '21:30+00', '22:30+00', '23:30+00']::timetz[]) as published`);
    const before = await read();
    await migrateTo(db);
    const after = await read();
    expect(after.map(({ row }) => row)).toEqual(before.map(({ row }) => row));
    const later = after.map(({ since }, at) => Number(since) - Number(before[at]?.since));
    expect(later).toEqual([0, 0, 1, 1, 0, 0, 0, 1]);
  },
);

dbTest(
  "documents that listings had before there was a row for each (0043) wait for the worker, films do not",
  async ({ db }) => {
    const [pdf, film] = ["https://agency.example/plans.pdf", "https://www.youtube.com/watch?v=1"];
    const documents = [pdf, film].map((source) => ({ source, title: { en: "One" } }));
    await makeListings(db, { documents }, { documents: documents.slice(0, 1) });
    const [before] = await db.execute(sql`select key, source, state from attachments`);
    await db.execute(sql`delete from attachments`);
    const file = await readFile("db/migrations/0043_documents-by-source.sql", "utf8");
    await db.execute(sql.raw(file.split("--> statement-breakpoint").at(-1)!));
    const rows = await db.execute(sql`select key, source, state from attachments where due_at is not null`);
    expect([...rows]).toEqual([{ ...before, source: pdf }]);
  },
);

dbTest(
  "pictures that listings had before there was a row for each (0039) wait for the worker, drawings do not",
  async ({ db }) => {
    const sources = [
      "https://pictures.example/front.jpg",
      "https://pictures.demonstration.example/elevation.png?seed=a",
    ];
    const photos = sources.map((source) => ({ source, kind: "photo" as const, alt: { en: "The front" } }));
    await makeListings(db, { photos }, { photos: photos.slice(0, 1) });
    await db.execute(sql`delete from pictures`);
    const file = await readFile("db/migrations/0039_pictures.sql", "utf8");
    await db.execute(sql.raw(file.split("--> statement-breakpoint").at(-1)!));
    const rows = await db.execute(
      sql`select source, state, due_at is not null as due from pictures join photos using (key)`,
    );
    expect([...rows]).toEqual(Array(2).fill({ source: sources[0], state: "waiting", due: true }));
  },
);
