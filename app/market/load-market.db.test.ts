import { expect } from "vitest";
import { textsIn } from "#app/i18n/i18n.server.ts";
import type { Language } from "#app/i18n/languages.ts";
import { getGazetteer } from "#app/places/gazetteer.server.ts";
import type { Database } from "#db/client.server.ts";
import { dbTest } from "#db/testing/db-test.ts";
import { makeListings } from "#db/testing/make-listing.ts";
import { loadMarket } from "./load-market.server.ts";
import { findMarketPlace } from "./market-address.server.ts";
import { loadMarkets } from "./load-markets.server.ts";
import { measureMarkets } from "./market-figures.server.ts";

const ixelles = { postcode: "1050", locality: "Ixelles", country: "BE" } as const;
const uccle = { postcode: "1180", locality: "Uccle", country: "BE" } as const;
const now = new Date("2026-11-10T12:00:00Z");
const offices = { segment: "office", transaction: "to-let" } as const;
const words = { language: "en", t: textsIn("en") } as const;

const office = (amount: number, address: typeof ixelles | typeof uccle, publishedAt = "2026-09-11T12:00:00Z") => ({
  address,
  publishedAt,
  rent: { amount, basis: "m2" as const, period: "year" as const },
});

async function marketIn(db: Database, slug: string) {
  const gazetteer = await getGazetteer(db);
  return loadMarket(db, gazetteer, findMarketPlace(gazetteer, slug, "en")!, offices, words, now);
}

dbTest("a market says how many of what is on offer have the prices that its figures are made of", async ({ db }) => {
  await makeListings(db, ...[100, 120, 140, 200, 300].map((rent) => office(rent, ixelles)), {
    address: ixelles,
    publishedAt: "2026-09-11T12:00:00Z",
    rent: { onRequest: true },
  });
  const gazetteer = await getGazetteer(db);
  const told = async (language: Language) => {
    const place = findMarketPlace(gazetteer, "ixelles", "en")!;
    const { figures } = await loadMarket(db, gazetteer, place, offices, { language, t: textsIn(language) }, now);
    return figures.map(({ value, label }) => `${value} ${label}`);
  };
  expect(await told("en")).toContain("6 properties on offer, 5 with a price");
  expect(await told("fr")).toContain("6 biens proposés, dont 5 avec prix");
  expect(await told("nl")).toContain("6 panden in ons aanbod, waarvan 5 met prijs");
});

dbTest("an office market says that co-working is in its figures, where there is some", async ({ db }) => {
  await makeListings(
    db,
    ...[100, 120, 140, 200, 300].map((rent) => office(rent, ixelles)),
    ...[100, 120, 140, 200, 300, 100, 120, 140, 200, 300].map((rent) => office(rent, uccle)),
    { ...office(400, uccle), units: [{ name: "1", surface: 12, desks: 2 }] },
  );
  const [desks, officesAlone] = [await marketIn(db, "uccle"), await marketIn(db, "ixelles")];
  expect(desks.hasCoworking).toBe(true);
  expect(desks.spread?.classes.reduce((sum, { count }) => sum + count, 0)).toBe(11);
  expect(officesAlone.hasCoworking).toBe(false);
  const gazetteer = await getGazetteer(db);
  const sold = { segment: "office", transaction: "for-sale" } as const;
  const place = findMarketPlace(gazetteer, "uccle", "en")!;
  expect((await loadMarket(db, gazetteer, place, sold, words, now)).hasCoworking).toBe(false);
});

dbTest("how the prices of a market are spread is drawn of ten of them, and of no fewer", async ({ db }) => {
  await makeListings(
    db,
    ...[100, 120, 140, 140, 160, 160, 200, 200, 300].map((rent) => office(rent, ixelles)),
    office(150, uccle),
  );
  expect((await marketIn(db, "ixelles")).spread).toBeUndefined();
  const { spread } = await marketIn(db, "brussels");
  expect(spread?.classes.reduce((sum, { count }) => sum + count, 0)).toBe(10);
  const { at = 0, label } = spread?.median ?? {};
  expect(label).toBe("Median €155");
  expect(spread?.classes[Math.floor(at)]).toMatchObject({ from: "€140" });
});

dbTest("a market tells its prices of today, by area, and the months that were measured", async ({ db }) => {
  await makeListings(
    db,
    ...[100, 120, 140, 200, 300].map((rent) => office(rent, ixelles)),
    office(160, uccle, "2026-11-01T12:00:00Z"),
  );
  await measureMarkets(db, now);
  const page = await marketIn(db, "brussels");
  expect(page.heading).toBe("Offices to let in Brussels");
  expect(page.figures.map(({ value, unit = "", label }) => `${value}${unit} ${label}`)).toEqual([
    "€150/m²/year median asking rent",
    "€125\u00a0– €190/m²/year middle half of asking rents",
    "6 properties on offer",
    "1 new in the last 30\u00a0days",
    "60 days on the market so far (median)",
  ]);
  expect(page.parts).toEqual([
    { name: "Ixelles", href: "/en/market/ixelles/office/to-let", median: "€140", prices: "5", part: 1 },
  ]);
  expect(page.months.map(({ month, cells }) => `${month}: ${cells.median}`)).toEqual(["Oct 2026: €140"]);
  expect(page.search).toEqual({ label: "See 6 properties", href: "/en/to-let/office/brussels" });
  expect(page.alternates).toEqual({
    en: "/en/market/brussels/office/to-let",
    fr: "/fr/marche/bruxelles/bureau/a-louer",
    nl: "/nl/markt/brussel/kantoor/te-huur",
  });
  expect(page.noindex).toBe(false);
});

dbTest(
  "a market of what is for sale tells what investments of its kind yield, where five say so, and leads to them",
  async ({ db }) => {
    const invested = (percent: number, address: typeof ixelles | typeof uccle) => ({
      address,
      transactions: ["for-sale" as const],
      invest: true,
      sale: { amount: 1_000_000, basis: "total" as const },
      yield: percent,
    });
    await makeListings(db, ...[4, 5, 5.25, 6, 7].map((percent) => invested(percent, ixelles)), invested(9, uccle), {
      ...invested(5, ixelles),
      yield: undefined,
    });
    const gazetteer = await getGazetteer(db);
    const yieldIn = async (slug: string, transaction: "for-sale" | "to-let" = "for-sale") => {
      const kind = { segment: "office", transaction } as const;
      const page = await loadMarket(db, gazetteer, findMarketPlace(gazetteer, slug, "en")!, kind, words, now);
      const { value, label } = page.figures.find((figure) => figure.label.includes("yield")) ?? {};
      return value === undefined ? undefined : { said: `${value} ${label}`, link: page.investments };
    };
    // One of them does not tell its yield.
    expect(await yieldIn("ixelles")).toEqual({
      said: "5.3% median gross yield of 5 investments",
      link: { label: "See 6 investments", href: "/en/investment/office/ixelles" },
    });
    expect((await yieldIn("brussels"))?.said).toBe("5.6% median gross yield of 6 investments");
    expect(await yieldIn("uccle")).toBeUndefined();
    expect(await yieldIn("ixelles", "to-let")).toBeUndefined();
  },
);

dbTest(
  "a market of investments tells what is asked and what they yield, in each language, month by month",
  async ({ db }) => {
    const invested = (percent: number, place: typeof ixelles | typeof uccle) => ({
      ...{ address: place, invest: true, yield: percent, surface: { total: 500 } },
      ...{ sale: { amount: 250_000 * percent, basis: "total" as const }, publishedAt: "2026-09-11T12:00:00Z" },
    });
    await makeListings(
      db,
      ...[4, 5, 6, 7, 8].map((percent) => invested(percent, ixelles)),
      invested(9, uccle),
      office(100, ixelles),
    );
    await measureMarkets(db, now);
    const gazetteer = await getGazetteer(db);
    const kind = { segment: "office", transaction: "investment" } as const;
    const marketAt = (slug: string, language: Language = "en") =>
      loadMarket(db, gazetteer, findMarketPlace(gazetteer, slug, "en")!, kind, { language, t: textsIn(language) }, now);
    const page = await marketAt("ixelles");
    expect([page.heading, page.title]).toEqual([
      "Offices for investment in Ixelles",
      "Offices for investment in Ixelles: prices, yields and market",
    ]);
    expect(page.figures.slice(0, 4).map(({ value, unit = "", label }) => `${value}${unit} ${label}`)).toEqual([
      "€3,000/m² median asking price",
      "€2,500\u00a0– €3,500/m² middle half of asking prices",
      "6% median gross yield of 5 investments",
      "5 properties on offer",
    ]);
    expect(page.search).toEqual({ label: "See 5 properties", href: "/en/investment/office/ixelles" });
    // They are what the search finds, and not named once more.
    expect(page.investments).toBe(false);
    expect(page.months.map(({ month, cells }) => `${month}: ${cells.median}`)).toEqual(["Oct 2026: €3,000"]);
    expect(page.deals.map(({ label, isCurrent }) => [label, isCurrent])).toEqual([
      ["To let", false],
      ["Investment", true],
    ]);
    expect(page.noindex).toBe(false);
    expect(page.alternates).toEqual({
      en: "/en/market/ixelles/office/investment",
      fr: "/fr/marche/ixelles/bureau/investissement",
      nl: "/nl/markt/elsene/kantoor/investering",
    });
    expect((await marketAt("brussels")).parts.map(({ name, prices }) => [name, prices])).toEqual([["Ixelles", "5"]]);
    expect((await marketAt("brussels", "fr")).heading).toBe("Bureaux en investissement à Bruxelles");
    expect((await marketAt("brussels", "nl")).heading).toBe("Kantoren te koop als investering in Brussel");
    expect((await marketAt("uccle")).hasPrices).toBe(false);
    const [row] = await loadMarkets(db, gazetteer, words);
    expect(row?.markets.map(({ heading, towns }) => [heading, towns[0]?.href])).toEqual([
      ["Investment", "/en/market/brussels/office/investment"],
    ]);
  },
);

dbTest("a market with fewer than five prices tells none of them, and no search engine lists it", async ({ db }) => {
  await makeListings(db, ...[100, 120, 140, 200].map((rent) => office(rent, ixelles)));
  await measureMarkets(db, now);
  const page = await marketIn(db, "ixelles");
  expect(page.hasPrices).toBe(false);
  expect(page.noindex).toBe(true);
  expect([page.spread, page.parts, page.months]).toEqual([undefined, [], []]);
  expect(JSON.stringify(page)).not.toMatch(/€/);
  // Not even the country has enough: all markets.
  expect(page.elsewhere).toEqual({ label: "Market figures by location", href: "/en/market" });
  const gazetteer = await getGazetteer(db);
  expect(await loadMarkets(db, gazetteer, words)).toEqual([]);
});

dbTest("a market with too few prices leads to the smallest place around it that has figures", async ({ db }) => {
  await makeListings(db, office(100, ixelles), ...[100, 120, 140, 200].map((rent) => office(rent, uccle)));
  const page = await marketIn(db, "ixelles");
  expect(page.elsewhere).toEqual({
    label: "See the figures in Brussels",
    href: "/en/market/brussels/office/to-let",
  });
  expect((await marketIn(db, "brussels")).elsewhere).toBeUndefined();
});

dbTest("the index names towns where most is on offer, Brussels as one", async ({ db }) => {
  await makeListings(
    db,
    ...[100, 120, 140].map((rent) => office(rent, ixelles)),
    ...[160, 180].map((rent) => office(rent, uccle)),
  );
  const [row, ...others] = await loadMarkets(db, await getGazetteer(db), words);
  expect(others).toEqual([]);
  expect([row?.heading, row?.markets.map(({ heading }) => heading)]).toEqual(["Offices", ["To let"]]);
  expect(row?.markets[0]?.towns).toEqual([
    { name: "Brussels", href: "/en/market/brussels/office/to-let", median: "€140", prices: "5", part: 1 },
  ]);
});

dbTest("the index tells what no town has enough prices of by province, and else by country", async ({ db }) => {
  const warehouse = (postcode: string, locality: string, amount: number) => ({
    ...office(amount, ixelles),
    address: { postcode, locality, country: "BE" } as const,
    type: "logistics-warehouse" as const,
  });
  const scattered = [
    warehouse("2800", "Mechelen", 50),
    warehouse("2300", "Turnhout", 60),
    warehouse("2500", "Lier", 70),
    warehouse("9000", "Gent", 80),
  ];
  const shown = async () =>
    (await loadMarkets(db, await getGazetteer(db), words)).map(({ markets }) => markets[0]?.towns);
  await makeListings(db, ...scattered, warehouse("9300", "Aalst", 90));
  const belgium = { name: "Belgium", href: "/en/market/belgium/warehouse/to-let" };
  expect(await shown()).toEqual([[{ ...belgium, median: "€70", prices: "5", part: 1 }]]);
  await makeListings(db, warehouse("2200", "Herentals", 65), warehouse("2440", "Geel", 75));
  const province = { name: "Province of Antwerp", href: "/en/market/province-of-antwerp/warehouse/to-let" };
  expect(await shown()).toEqual([[{ ...province, median: "€65", prices: "5", part: 1 }]]);
});

dbTest("other markets of a place are those where something is on offer", async ({ db }) => {
  await makeListings(
    db,
    office(100, ixelles),
    { address: ixelles, type: "retail" },
    { address: uccle, type: "logistics-warehouse" },
  );
  const others = async (slug: string) => (await marketIn(db, slug)).others.map(({ href }) => href);
  expect(await others("ixelles")).toEqual(["/en/market/ixelles/retail/to-let"]);
});

dbTest(
  "a market leads straight to the same types for sale and as investments, where there are some",
  async ({ db }) => {
    const sold = { transactions: ["for-sale" as const], sale: { amount: 1_000_000, basis: "total" as const } };
    await makeListings(
      db,
      office(100, ixelles),
      { address: ixelles, ...sold },
      { address: ixelles, ...sold, invest: true },
      office(100, uccle),
      { address: uccle, ...sold, type: "retail" },
    );
    const deals = async (slug: string) => (await marketIn(db, slug)).deals;
    expect(await deals("ixelles")).toEqual([
      { label: "To let", href: "/en/market/ixelles/office/to-let", isCurrent: true },
      { label: "For sale", href: "/en/market/ixelles/office/for-sale", isCurrent: false },
      { label: "Investment", href: "/en/market/ixelles/office/investment", isCurrent: false },
    ]);
    expect(await deals("uccle")).toEqual([]);
  },
);

dbTest(
  "rents of shops are told by m² and year, and by the month for one of 100 m², as their cards have both",
  async ({ db }) => {
    const shop = (amount: number) => ({ ...office(amount, ixelles), type: "city-centre-store" as const });
    await makeListings(
      db,
      ...[100, 200, 240, 300, 400].map(shop),
      ...[100, 140, 150, 160, 170].map((rent) => office(rent, ixelles)),
    );
    const gazetteer = await getGazetteer(db);
    const told = async (segment: "retail" | "city-centre-store" | "office", language: "en" | "fr" | "nl" = "en") => {
      const place = findMarketPlace(gazetteer, "ixelles", "en")!;
      const page = await loadMarket(
        db,
        gazetteer,
        place,
        { segment, transaction: "to-let" },
        { language, t: textsIn(language) },
        now,
      );
      return page.figures.map(({ value, unit = "", label }) => `${value}${unit} ${label}`);
    };
    expect(await told("city-centre-store")).toEqual(await told("retail"));
    expect((await told("retail")).slice(0, 3)).toEqual([
      "€240/m²/year median asking rent",
      "€200\u00a0– €300/m²/year middle half of asking rents",
      "€2,000/month for 100\u00a0m² at the median rent",
    ]);
    expect((await told("retail", "fr"))[2]).toMatch(/^2\s000\s€\/mois pour 100\sm² au loyer médian$/);
    expect((await told("retail", "nl"))[2]).toMatch(/^€\s2\.000\/maand voor 100\sm² aan de mediane huurprijs$/);
    expect((await told("office")).join()).not.toContain("/month");
  },
);
