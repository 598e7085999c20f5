import { describe, expect } from "vitest";
import { languages } from "#app/i18n/languages.ts";
import { insightAddresses } from "#db/schema/content.ts";
import { dbTest } from "#db/testing/db-test.ts";
import { findInsight } from "./find-insight.server.ts";
import { findByFormerAddress, rememberAddresses, rememberCurrentAddresses } from "./insight-addresses.server.ts";
import { listInsights } from "./insights.server.ts";

const lease = "insights/2026-01-01-lease";
const rents = "insights/2026-02-02-rents";

describe("an address of an insight", () => {
  dbTest("leads to it still when the title has changed", async ({ db }) => {
    await rememberAddresses(db, [{ language: "en", slug: "the-lease", insight: lease }]);
    await rememberAddresses(db, [{ language: "en", slug: "the-lease-explained", insight: lease }]);
    expect(await findByFormerAddress(db, "the-lease", "en")).toBe(lease);
    expect(await findByFormerAddress(db, "the-lease-explained", "en")).toBe(lease);
    expect(await findByFormerAddress(db, "never-was", "en")).toBeNull();
    expect(await findByFormerAddress(db, "\0\ud800'", "en")).toBeNull();
  });

  dbTest("is written down once, and passes to another insight that takes the title", async ({ db }) => {
    const address = { language: "en", slug: "the-lease" } as const;
    await rememberAddresses(db, [{ ...address, insight: lease }]);
    const [first] = await db.select().from(insightAddresses);
    await rememberAddresses(db, [{ ...address, insight: lease }]);
    expect(await db.select().from(insightAddresses)).toEqual([first]);
    await rememberAddresses(db, [{ ...address, insight: rents }]);
    expect(await db.select().from(insightAddresses)).toEqual([{ ...first, insight: rents }]);
  });

  dbTest("means what it means in the page's language before what it means in another", async ({ db }) => {
    await rememberAddresses(db, [
      { language: "en", slug: "luxembourg", insight: lease },
      { language: "fr", slug: "luxembourg", insight: rents },
    ]);
    expect(await findByFormerAddress(db, "luxembourg", "fr")).toBe(rents);
    expect(await findByFormerAddress(db, "luxembourg", "nl")).toBe(lease);
  });

  dbTest("may be written down by two processes at once", async ({ db }) => {
    const addresses = ["a", "b", "c", "d"].map((slug) => ({ language: "en" as const, slug, insight: lease }));
    await Promise.all([rememberAddresses(db, addresses), rememberAddresses(db, [...addresses].reverse())]);
    expect(await db.select().from(insightAddresses)).toHaveLength(4);
  });
});

describe("an insight is found", () => {
  dbTest("by today's title, by a former one, and by its title in another language", async ({ db }) => {
    const [english] = await listInsights("en");
    const french = (await listInsights("fr")).find(({ key }) => key === english?.key);
    if (!english || !french) throw new Error("The content folder has no insight in English and French");
    await rememberAddresses(db, [{ language: "nl", slug: "een-oude-titel", insight: english.key }]);
    expect(await findInsight(db, french.slug, "fr")).toEqual(french);
    expect(await findInsight(db, english.slug, "fr")).toEqual(french);
    expect(await findInsight(db, "een-oude-titel", "fr")).toEqual(french);
    expect(await findInsight(db, "never-was", "fr")).toBeUndefined();
  });

  dbTest("by the address of today for ever: showing the insights writes them down", async ({ db }) => {
    const counts = await Promise.all(languages.map(async (language) => (await listInsights(language)).length));
    rememberCurrentAddresses(db);
    await expect
      .poll(async () => (await db.select().from(insightAddresses)).length)
      .toBe(counts.reduce((sum, count) => sum + count, 0));
  });
});
