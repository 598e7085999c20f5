import { asc, eq } from "drizzle-orm";
import { expect } from "vitest";
import { languageNames, languages as known } from "#app/i18n/languages.ts";
import { languages } from "./schema/accounts.ts";
import { dbTest } from "./testing/db-test.ts";
import { writeLanguages } from "./write-languages.server.ts";

dbTest("each language of the site has its row, which a new one gets without a migration", async ({ db }) => {
  await db.delete(languages).where(eq(languages.code, "nl"));
  await writeLanguages(db);
  await writeLanguages(db);
  expect(await db.select().from(languages).orderBy(asc(languages.id))).toEqual(
    known.map((code, at) => ({ id: at + 1, code, name: languageNames[code] })),
  );
});
