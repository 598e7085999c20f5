import { createElement } from "react";
import { describe, expect, test, vi } from "vitest";
import type { ListingRecordInput } from "#app/listings/listing-record.ts";
import { dbTest } from "#db/testing/db-test.ts";
import { makeListings } from "#db/testing/make-listing.ts";

/** The kinds that a filter can be of: each reads, writes, finds, counts, is shown and is named by its definition alone. */

vi.mock("#app/filters/registry.ts", async (original) => {
  const { filters } = await original<typeof import("#app/filters/registry.ts")>();
  const { withoutSections } = await import("#app/filters/testing/without-sections.ts");
  const { oneOfEachKind } = await import("#app/filters/testing/one-of-each-kind.ts");
  return { filters: { ...withoutSections(filters), ...oneOfEachKind } };
});
vi.mock("#app/i18n/locales/en/filters.ts", async (original) => withTexts(await original()));
vi.mock("#app/i18n/locales/fr/filters.ts", async (original) => withTexts(await original()));
vi.mock("#app/i18n/locales/nl/filters.ts", async (original) => withTexts(await original()));

async function withTexts(texts: unknown) {
  const { textsOfEachKind } = await import("#app/filters/testing/one-of-each-kind.ts");
  return { default: { ...(texts as { default: object }).default, ...textsOfEachKind } };
}

const { textsIn } = await import("#app/i18n/i18n.server.ts");
const { default: en } = await import("#app/i18n/locales/en/index.ts");
const { anonymousCriteria } = await import("#app/account/deletion/anonymous-criteria.ts");
const { getMemoryIndex } = await import("./memory/get-memory-index.server.ts");
const { askPostgres } = await import("./postgres/ask-postgres.server.ts");
const { getGazetteer } = await import("#app/places/gazetteer.server.ts");
const { viewFacets } = await import("#app/search/results/filter-form/facets-view.server.ts");
const { FilterForm } = await import("#app/search/results/filter-form/filter-form.tsx");
const { querySentence, readSentence } = await import("#app/search/sentence/read-sentence.ts");
const { renderPage } = await import("#app/shell/testing/render-page.ts");
const { criteriaOf } = await import("#app/filters/criteria.ts");
const { canonicalValues } = await import("#app/filters/filters.ts");
const { parseQuery, serialiseQuery } = await import("#app/filters/search-url.ts");
const { activeFilters, describeSearch } = await import("#app/filters/describe.ts");
const { foldForm, isFormSent } = await import("#app/filters/form-fields.ts");

const read = (query: string, language: "en" | "fr" | "nl" = "en") => parseQuery(new URLSearchParams(query), language);
const written = (query: string, language: "en" | "fr" | "nl") =>
  serialiseQuery(read(query, language), language).toString();
const places = { districts: [] };

test.each([
  ["a range of decimals", "height=8.5-", "hauteur=8.5-", "height=tall-"],
  ["a number at least", "doors=2-", "portes=2-", undefined],
  ["ordered letters", "energy=b", "energie=b", "energy=z"],
  ["a day", "available=2027-01-31", "disponible=2027-01-31", "available=2027-02-30"],
  ["a month", "available=2027-01", "disponible=2027-01", "available=2027-13"],
  ["words, all of which", "features=terrace%2Clift", "equipements=terrasse%2Cascenseur", "features=pool"],
  ["words, one of which", "condition=new%2Cgood", "etat=neuf%2Cgood", "condition=old"],
])(
  "%s is read in any language, written in the page's, and what is none constrains nothing",
  (_, inEnglish, inFrench, none) => {
    expect(written(inEnglish, "en")).toBe(inEnglish);
    expect(serialiseQuery(read(inEnglish), "fr").toString()).toBe(inFrench);
    expect(serialiseQuery(read(inFrench, "fr"), "en").toString()).toBe(inEnglish);
    if (none !== undefined)
      expect(canonicalValues(criteriaOf(read(none)))).toEqual({ ...(none.includes("tall") && {}) });
  },
);

test("equal values have one spelling, and nobody's own words stay of them", () => {
  const value = (query: string) => Object.values(canonicalValues(criteriaOf(read(query))))[0];
  expect(value("height=8,5")).toBe("8.5-");
  expect(value("height=8.26-")).toBe("8.2-");
  expect(value("features=ascenseur,terrace,lift")).toBe("terrace,lift");
  expect(value("available=2027-02")).toBe("2027-02-28");
  const saved = {
    height: "8.5-",
    energy: "b",
    available: "2027-01",
    features: "lift",
    state: "new",
  };
  expect(anonymousCriteria(saved, () => false)).toEqual(saved);
  const odd = { height: "mine", energy: "me", available: "soon", features: "me", state: "me" };
  expect(anonymousCriteria(odd, () => false)).toEqual({});
});

test("each is named by chips, of which one may be taken out, and in the words of a search", () => {
  const t = textsIn("en");
  const query = read("height=8.5-&energy=b&available=2027-01&features=terrace,lift&condition=new");
  const chips = activeFilters(query, places, "en", t);
  expect(chips.map(({ label }) => label)).toEqual([
    "8.5 m up",
    "label B or better",
    "free by 31 January 2027",
    "terrace",
    "lift",
    "new",
  ]);
  expect(chips.find(({ label }) => label === "lift")?.without).toMatchObject({ features: "terrace", state: "new" });
  expect(describeSearch(query, places, "en", t)).toContain("terrace, lift, new");
});

test("a day is folded from the form by its own name", () => {
  const sent = new URLSearchParams("deal=to-let&available=2027-01-31&heightFrom=8.5&heightTo=");
  expect(isFormSent(sent)).toBe(true);
  expect(foldForm({ type: "logistics-warehouse" }, sent)).toMatchObject({ available: "2027-01-31", height: "8.5-" });
  expect(foldForm({ available: "2027-01-31" }, new URLSearchParams("available="))).not.toMatchObject({
    available: "2027-01-31",
  });
});

describe("listings", () => {
  const given: Partial<ListingRecordInput>[] = [
    {
      reference: "full",
      facts: { clearHeight: 8.5, gates: 4, terrace: 20, lift: true, condition: "new" },
      energy: { scheme: "EPC", class: "A+" },
    },
    {
      reference: "half",
      facts: { clearHeight: 6.2, gates: 2, lift: true, condition: "good" },
      energy: { scheme: "EPC", class: "C" },
      availableFrom: "2027-03-01",
    },
    { reference: "none" },
  ].map((listing) => ({ ...listing, type: "logistics-warehouse" }) as Partial<ListingRecordInput>);

  dbTest("are found and counted alike by both indexes", async ({ db }) => {
    await makeListings(db, ...given);
    const ask = {
      memory: async <Answer>(asked: (index: Index) => Promise<Answer>) => asked(await getMemoryIndex(db)),
      postgres: <Answer>(asked: (index: Index) => Promise<Answer>) => askPostgres(db, asked),
    };
    type Index = Awaited<ReturnType<typeof getMemoryIndex>> | Parameters<Parameters<typeof askPostgres>[1]>[0];
    const expected: [query: string, found: string[]][] = [
      // What does not tell comes last; a feature that is not told is not there.
      ["height=8.5-", ["full", "none"]],
      ["height=6.1-6.2", ["half", "none"]],
      ["doors=3-", ["full", "none"]],
      ["energy=b", ["full", "none"]],
      ["energy=c", ["full", "half", "none"]],
      ["available=2027-01", ["full", "none"]],
      ["available=2027-03-01", ["full", "half", "none"]],
      ["features=terrace", ["full"]],
      ["features=lift", ["full", "half"]],
      ["features=lift,terrace", ["full"]],
      ["condition=new", ["full", "none"]],
      ["condition=new,good", ["full", "half", "none"]],
    ];
    for (const asked of Object.values(ask)) {
      for (const [query, references] of expected) {
        const criteria = criteriaOf(read(`type=logistics-warehouse&${query}`));
        const found = await asked((index) => index.page({ criteria, districts: [] }, { order: "oldest" }));
        expect(
          found.hits.map(({ reference }) => reference),
          query,
        ).toEqual(references);
      }
      const criteria = criteriaOf(read("type=logistics-warehouse&features=lift"));
      const { choices, unstated } = await asked((index) => index.facets({ criteria, districts: [] }, []));
      expect(choices).toEqual({
        gates: { 1: 2, 2: 2, 4: 1 },
        energy: { A: 1, B: 1, C: 2 },
        features: { terrace: 1, lift: 2, cooled: 0 },
        state: { new: 1, renovated: 0, good: 1, "to-renovate": 0, shell: 0 },
      });
      expect(unstated).toEqual({});
      // One tells nothing, and is found by every choice.
      const every = { criteria: criteriaOf(read("type=logistics-warehouse")), districts: [] };
      const counted = await asked((index) => index.facets(every, []));
      expect(counted.unstated).toEqual({ gates: 1, energy: 1, state: 1 });
    }
  });

  dbTest("are chosen by links with counts, and by fields, where their type has the fact", async ({ db }) => {
    await makeListings(db, ...given);
    const gazetteer = await getGazetteer(db);
    const query = read("type=logistics-warehouse&features=lift&available=2027-01");
    const index = await getMemoryIndex(db);
    const facets = await index.facets({ criteria: criteriaOf(query), districts: [] }, []);
    const form = (asked: typeof query) => () =>
      createElement(FilterForm, {
        query: asked,
        facets: viewFacets(facets, gazetteer, undefined, "en"),
        language: "en",
        chosen: [],
        refused: {},
        count: 2,
      });
    const markup = await renderPage({ address: "/en/search", texts: en, data: {}, page: form(query) });
    expect(markup).toContain(">More filters<");
    expect(markup).toMatch(/href="[^"]*features=terrace%2Clift[^"]*"|href="[^"]*features=terrace,lift[^"]*"/);
    // What is chosen leads to the search without it, and travels with the fields.
    expect(markup).toMatch(
      /<a href="\/en\/search\?type=logistics-warehouse&amp;available=2027-01#more-filters" aria-current="true">lift/i,
    );
    expect(markup).toMatch(/<input type="hidden" name="features" value="lift"/);
    expect(markup).toMatch(/<input[^>]*type="date"[^>]*name="available"[^>]*value="2027-01-31"/);
    expect(markup).toMatch(/<input[^>]*inputMode="decimal"[^>]*aria-label="Height from"/i);
    expect(
      await renderPage({ address: "/en/search", texts: en, data: {}, page: form({ type: "office" }) }),
    ).not.toContain("heightFrom");
  });
});

dbTest("each is understood in a sentence", async ({ db }) => {
  const gazetteer = await getGazetteer(db);
  const said = (sentence: string) => querySentence(sentence, gazetteer, "en");
  expect(said("warehouse 2000 m² clear height 8.5 m")).toMatchObject({ surface: "2000-", height: "8.5-" });
  expect(said("warehouse 10 m high with 4 gates")).toMatchObject({ height: "10-", gates: "4-" });
  expect(said("office, label B, with a lift, air conditioned")).toEqual({
    type: "office",
    energy: "B",
    features: "lift,cooled",
  });
  // A type that can't have it is searched without, and what was said of it is told to be left out.
  expect(readSentence("office 4 gates", gazetteer, "en")).toMatchObject({
    query: { type: "office" },
    leftOut: ["4 gates"],
  });
});
