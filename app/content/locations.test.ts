import { describe, expect, it, test } from "vitest";
import { languages } from "#app/i18n/languages.ts";
import { gazetteerFromFiles } from "#app/places/testing/gazetteer-from-files.ts";
import { settings } from "#app/settings/settings.server.ts";
import type { TypeSegment } from "#app/filters/type-segments.ts";
import { listDocuments } from "./documents.server.ts";
import { findLocationText } from "./locations.server.ts";
import { listAreaLinks, listAreasOf } from "./areas.server.ts";

/* As in production, which reads the folder once: elsewhere all of it would be read for each address. */
settings.NODE_ENV = "production";

const gazetteer = gazetteerFromFiles();
const keyOf = (slug: string) => gazetteer.bySlug(slug, "en")?.key ?? `no place ${slug}`;
const segmentOf = (type = "") => (type === "industrial" ? "warehouse" : type) as TypeSegment;

/** Misspelled in the specification, whose key is the contract. */
const spelled: Partial<Record<string, string>> = { "esch-sur-azette": "esch-sur-alzette" };
/** What a text's own name means where a place of that name is another: the quarter, not the province. */
const meant: Partial<Record<string, string>> = { "centre-ville": "LU-0304-ville-haute", gare: "LU-0304-gare" };

describe.each(languages)("every text about places, in %s,", (language) => {
  it("shows at the address of each place that its key names (specification, section 2)", async () => {
    const texts = await listDocuments("location", language);
    expect(texts.length).toBeGreaterThan(10);
    for (const text of texts) {
      const { type, place = "" } = text.parts;
      for (const name of place.split("-et-").map((name) => spelled[name] ?? name)) {
        const key = meant[name] ?? keyOf(name);
        const shown = await findLocationText(segmentOf(type), key, language);
        expect([type, name, shown?.key]).toEqual([type, name, text.key]);
      }
    }
  });

  it.each<[TypeSegment, string, string]>([
    ["office", "belair", "lu/office/merl-et-belair"],
    ["office", "merl", "lu/office/merl-et-belair"],
    ["office", "belval", "lu/office/belval-et-esch-sur-azette"],
    ["office", "esch-sur-alzette", "lu/office/belval-et-esch-sur-azette"],
    ["office", "luxembourg", "lu/office/luxembourg"],
    ["office", "luxembourg-city", "lu/office/luxembourg"],
    ["retail", "luxembourg", "lu/retail/luxembourg"],
    ["retail", "luxembourg-city", "lu/retail/luxembourg"],
    ["retail", "knokke", "be/retail/knokke"],
    ["retail", "knokke-heist", "be/retail/knokke"],
    ["warehouse", "antwerp", "be/industrial/antwerp"],
    ["warehouse", "province-of-antwerp", "be/industrial/antwerp"],
    ["warehouse", "liege", "be/industrial/liege"],
    ["warehouse", "province-of-liege", "be/industrial/liege"],
  ])("%s in %s", async (segment, slug, key) => {
    expect((await findLocationText(segment, keyOf(slug), language))?.key).toBe(`locations/${key}`);
  });
});

test("the area pages of Luxembourg are found from its capital and from the country", async () => {
  for (const type of ["office", "retail"]) {
    for (const transaction of ["to-let", "for-sale"]) {
      for (const slug of ["luxembourg", "luxembourg-city"]) {
        const areas = await listAreasOf({ type, place: keyOf(slug), transaction }, "en");
        expect(areas.map(({ key }) => key)).toContain(`locations/lu/${type}/luxembourg/${transaction}`);
      }
    }
  }
});

test("every area page has a link, those to let first, and none in a language without area pages", async () => {
  const links = await listAreaLinks("en");
  expect(links).toHaveLength((await listDocuments("area", "en")).length);
  expect(links[0]?.href).toMatch(/^\/en\/locations\/.*\/to-let$/);
  expect(links.at(-1)?.href).toMatch(/\/for-sale$/);
  expect((await listAreaLinks("fr", "to-let")).every(({ href }) => href.endsWith("/a-louer"))).toBe(true);
  expect(await listAreaLinks("nl")).toEqual([]);
});
