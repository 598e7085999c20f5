import fc from "fast-check";
import { describe, expect } from "vitest";
import { getGazetteer } from "#app/places/gazetteer.server.ts";
import { criteriaOf } from "#app/filters/criteria.ts";
import { parameters, parseQuery } from "#app/filters/search-url.ts";
import { findSearchPlaces } from "#app/filters/search-places.server.ts";
import type { Database } from "#db/client.server.ts";
import { dbTest } from "#db/testing/db-test.ts";
import { makeListings } from "#db/testing/make-listing.ts";
import { resolveCriteria } from "#app/search-index/resolve-criteria.server.ts";
import { measureMarket, searchListings } from "./search-listings.server.ts";
import { countFacets } from "./testing/ask-index.ts";

async function search(db: Database, query: string) {
  const read = parseQuery(new URLSearchParams(query), "en");
  const gazetteer = await getGazetteer(db);
  const places = findSearchPlaces(gazetteer, read, "en");
  const near = read.near?.split(",").map(Number);
  const point = near ? { lat: near[0] ?? 0, lng: near[1] ?? 0 } : places.location;
  return searchListings(db, await resolveCriteria(db, gazetteer, criteriaOf(read), places), read, point);
}

const found = async (db: Database, query: string) => (await search(db, query)).rows.map((row) => row.reference);

const ixelles = { postcode: "1050", locality: "Ixelles", country: "BE" } as const;
const laeken = { postcode: "1020", locality: "Laeken", country: "BE" } as const;
const ghent = { postcode: "9000", locality: "Gent", country: "BE" } as const;
const kirchberg = { postcode: "1855", locality: "Kirchberg", country: "LU" } as const;
const rent = (amount: number) => ({ rent: { amount, basis: "m2", period: "year" } as const });

describe("a search finds", () => {
  dbTest("what is to let, for sale or an investment", async ({ db }) => {
    await makeListings(
      db,
      { reference: "let" },
      { reference: "sale", transactions: ["for-sale"] },
      { reference: "both", transactions: ["to-let", "for-sale"] },
      { reference: "invest", invest: true },
      { reference: "draft", status: "draft" },
      { reference: "let-already", status: "let" },
      { reference: "option", status: "under-option" },
    );
    expect(await found(db, "transaction=to-let&order=oldest")).toEqual(["let", "both", "option"]);
    expect(await found(db, "transaction=for-sale&order=oldest")).toEqual(["sale", "both"]);
    expect(await found(db, "invest=1")).toEqual(["invest"]);
    expect((await search(db, "")).count).toBe(5);
  });

  dbTest("coworking by what a desk costs a month, of the offices that are left", async ({ db }) => {
    const monthly = (amount: number) => ({ rent: { amount, basis: "total", period: "month" } as const });
    const office = (name: string, desks: number, amount: number) => ({ name, surface: 12, desks, ...monthly(amount) });
    await makeListings(
      db,
      { reference: "cheap", ...monthly(500), units: [office("1", 2, 500), office("2", 4, 1_200)] },
      { reference: "dear", ...monthly(900), units: [office("1", 2, 900)] },
      {
        reference: "left",
        ...monthly(1_600),
        units: [{ ...office("1", 2, 400), status: "let" }, office("2", 4, 1_600)],
      },
      { reference: "yearly", ...rent(600), units: [{ name: "1", surface: 10, desks: 2, ...rent(600) }] },
      { reference: "asked", rent: { onRequest: true }, units: [{ name: "1", surface: 12, desks: 2 }] },
    );
    const desks = "transaction=to-let&unitSurfaceType=co-working";
    expect(await found(db, `${desks}&order=cheapest`)).toEqual(["cheap", "yearly", "left", "dear", "asked"]);
    expect(await found(db, `${desks}&price=-260&order=cheapest`)).toEqual(["cheap", "yearly", "asked"]);
    expect(await found(db, `${desks}&price=350-420&order=cheapest`)).toEqual(["left", "asked"]);
    expect(await found(db, `${desks}&order=dearest`)).toEqual(["dear", "left", "cheap", "yearly", "asked"]);
  });

  dbTest("rents of all kinds of property by what all of it costs a month", async ({ db }) => {
    const flat = { type: "apartment", rent: { amount: 1_100, basis: "total", period: "month" } } as const;
    await makeListings(
      db,
      { reference: "flat", ...flat },
      { reference: "small", surface: { total: 80 }, ...rent(150) },
      { reference: "large", surface: { total: 15_880 }, ...rent(45) },
      { reference: "parts", surface: { total: 2_000, divisibleFrom: 80 }, ...rent(150) },
      { reference: "asked", rent: { onRequest: true } },
    );
    for (const deal of ["", "transaction=to-let&"]) {
      const upTo = await search(db, `${deal}price=-1200&order=oldest`);
      expect(upTo.rows.map((row) => row.reference)).toEqual(["flat", "small", "parts", "asked"]);
      expect(upTo.stated).toBe(3);
    }
    expect(await found(db, "transaction=to-let&price=-1200&order=cheapest")).toEqual([
      "parts",
      "small",
      "flat",
      "asked",
    ]);
    expect(await found(db, "transaction=to-let&type=office&price=-100&order=oldest")).toEqual(["large", "asked"]);
    const facets = await countFacets(db, { criteria: { transaction: "to-let", price: "-1200" }, districts: [] });
    expect([facets.anyType, facets.types.office]).toEqual([4, 4]);
  });

  dbTest("a type, a group, or co-working desks", async ({ db }) => {
    await makeListings(
      db,
      { reference: "office", units: [{ name: "1", surface: 40, desks: 8 }] },
      { reference: "shop", type: "city-centre-store" },
      { reference: "retail", type: "retail" },
    );
    expect(await found(db, "type=retail")).toEqual(["retail"]);
    expect(await found(db, "typeGroup=retail&order=oldest")).toEqual(["shop", "retail"]);
    expect(await found(db, "unitSurfaceType=co-working")).toEqual(["office"]);
    expect(await found(db, "type=office&typeGroup=retail")).toEqual([]);
  });

  dbTest("a place and all that lies in it", async ({ db }) => {
    await makeListings(
      db,
      { reference: "ixelles", address: ixelles },
      { reference: "laeken", address: laeken },
      { reference: "ghent", address: ghent },
      { reference: "kirchberg", address: kirchberg },
    );
    const inPlace = (place: string) => found(db, `location=${place}&order=oldest`);
    expect(await inPlace("brussels")).toEqual(["ixelles", "laeken"]);
    expect(await inPlace("bruxelles")).toEqual(["ixelles", "laeken"]);
    expect(await inPlace("belgium")).toEqual(["ixelles", "laeken", "ghent"]);
    expect(await inPlace("luxembourg")).toEqual(["kirchberg"]);
    expect(await inPlace("gand")).toEqual(["ghent"]);
    expect(await inPlace("1050")).toEqual(["ixelles"]);
    expect(await inPlace("laeken")).toEqual(["laeken"]);
    expect(await found(db, "location=brussels&district=laeken,gent")).toEqual(["laeken"]);
    expect(await found(db, "district=ixelles,kirchberg&order=oldest")).toEqual(["ixelles", "kirchberg"]);
  });

  dbTest("a size inside a divisible building", async ({ db }) => {
    await makeListings(
      db,
      { reference: "divisible", surface: { total: 2000, divisibleFrom: 250 } },
      { reference: "whole", surface: { total: 2000 } },
      { reference: "unknown", surface: undefined },
    );
    expect(await found(db, "surface=300-400")).toEqual(["divisible", "unknown"]);
    expect(await found(db, "surface=2000")).toEqual(["whole", "divisible", "unknown"]);
    expect(await found(db, "surface=-200")).toEqual(["unknown"]);
    expect(await found(db, "surface=nonsense")).toHaveLength(3);
  });

  dbTest("rents compared per m² and year, whatever they are quoted per", async ({ db }) => {
    await makeListings(
      db,
      { reference: "be", ...rent(185) },
      { reference: "lu", address: kirchberg, rent: { amount: 40, basis: "m2", period: "month" } },
      { reference: "total", surface: { total: 100 }, rent: { amount: 1500, basis: "total", period: "month" } },
      { reference: "asked", rent: { onRequest: true } },
    );
    expect(await found(db, "transaction=to-let&type=office&price=-185&order=oldest")).toEqual(["be", "total", "asked"]);
    expect(await found(db, "transaction=to-let&type=office&price=400-")).toEqual(["lu", "asked"]);
  });

  dbTest("homes by the month, sales in all", async ({ db }) => {
    await makeListings(
      db,
      { reference: "flat", type: "apartment", rent: { amount: 900, basis: "total", period: "month" } },
      { reference: "house", type: "house", transactions: ["for-sale"], sale: { amount: 350_000, basis: "total" } },
    );
    expect(await found(db, "transaction=to-let&type=apartment&price=900")).toEqual(["flat"]);
    expect(await found(db, "transaction=to-let&type=apartment&price=899")).toEqual([]);
    expect(await found(db, "transaction=for-sale&price=300.000-400.000")).toEqual(["house"]);
  });
});

describe("free text", () => {
  dbTest("looks through reference, texts, address and place, in three languages, without accents", async ({ db }) => {
    await makeListings(db, {
      reference: "QB-7",
      title: { fr: "Bureaux près de la gare" },
      description: { nl: "Lichtrijke kantoren met dakterras" },
      address: { ...ixelles, street: "Chaussée de Wavre", number: "12" },
    });
    for (const text of ["qb-7", "gare", "GÂRE", "dakterras", "chaussee wavre", "elsene", "dakter", "Ixelles bureaux"]) {
      expect(await found(db, `search=${encodeURIComponent(text)}`), text).toEqual(["qb-7"]);
    }
    expect(await found(db, "search=villa")).toEqual([]);
  });

  dbTest("knows a number of bedrooms by whatever it is called", async ({ db }) => {
    const flat = { type: "apartment", description: { fr: "Deux beaux appartements, trois chambres" } } as const;
    await makeListings(db, { ...flat, reference: "two", facts: { bedrooms: 2 } }, { ...flat, reference: "three" });
    for (const text of ["2 chambres", "two-bedroom", "twee slaapkamers", "2ch", "2 slpk appartement"]) {
      expect(await found(db, `search=${encodeURIComponent(text)}`), text).toEqual(["two"]);
    }
  });

  dbTest("forgives one or two wrong letters", async ({ db }) => {
    await makeListings(db, { reference: "a", description: { nl: "Kantoor met dakterras" } });
    for (const text of ["dakteras", "daktrras", "kantoro", "dakkteras"]) {
      expect(await found(db, `search=${text}`), text).toEqual(["a"]);
    }
  });

  dbTest("is text and nothing else to the database", async ({ db }) => {
    await makeListings(db, { reference: "a" });
    for (const text of [
      "'",
      "a' | 'b",
      "\\",
      ":*",
      "!!",
      "&",
      "<->",
      "a:b",
      "()",
      "%",
      "_",
      "a'); drop table listings; --",
    ]) {
      await expect(search(db, `search=${encodeURIComponent(text)}`), text).resolves.toBeDefined();
    }
  });
});

describe("no search whatsoever", () => {
  dbTest("fails or reaches SQL unparsed", { timeout: 60_000 }, async ({ db }) => {
    await makeListings(db, { reference: "a" });
    const hostile = fc.oneof(
      fc.string({ unit: "binary", maxLength: 60 }),
      fc.constantFrom("'", "0-", "999999999999", "1e309", "-", "gent,gand", "50,4", "closest", "1 or 1=1", "%00"),
    );
    const pairs = fc.array(fc.tuple(fc.constantFrom(...parameters), hostile), { maxLength: 8 });
    await fc.assert(
      fc.asyncProperty(pairs, async (given) => {
        const { count } = await search(db, new URLSearchParams(given).toString());
        expect(count).toBeLessThanOrEqual(1);
      }),
      { numRuns: 300 },
    );
  });
});

describe("results are ordered", () => {
  dbTest("by date, by surface, by distance; ties by reference", async ({ db }) => {
    const publishedAt = "2026-03-01T09:00:00Z";
    await makeListings(
      db,
      { reference: "b", publishedAt, surface: { total: 100 }, address: ghent },
      { reference: "a", publishedAt, surface: { total: 100 }, address: ixelles },
      { reference: "c", publishedAt: "2026-04-01T09:00:00Z", surface: { total: 300 }, address: laeken },
      { reference: "d", publishedAt: "2026-02-01T09:00:00Z", surface: undefined, address: kirchberg },
    );
    expect(await found(db, "")).toEqual(["c", "a", "b", "d"]);
    expect(await found(db, "order=oldest")).toEqual(["d", "a", "b", "c"]);
    expect(await found(db, "order=largest-to-smallest")).toEqual(["c", "a", "b", "d"]);
    expect(await found(db, "order=smallest-to-largest")).toEqual(["a", "b", "c", "d"]);
    expect(await found(db, "order=closest&near=49.63,6.16")).toEqual(["d", "a", "c", "b"]);
    expect(await found(db, "order=closest&location=belgium&near=51.05,3.72")).toEqual(["b", "c", "a"]);
    expect((await search(db, "order=closest")).order).toBe("newest");
  });

  dbTest("page by page, each listing once, those without the figure last", async ({ db }) => {
    const records = Array.from({ length: 30 }, (_, index) => ({
      reference: `r-${String(index).padStart(2, "0")}`,
      publishedAt: "2026-03-01T09:00:00Z",
      rent: index % 3 === 0 ? ({ onRequest: true } as const) : rent(100).rent,
    }));
    await makeListings(db, ...records);
    const seen: string[] = [];
    for (let page = 1; page <= 5; page++) {
      const results = await search(db, `transaction=to-let&type=office&price=-200&numPropertiesPerPage=7&page=${page}`);
      expect(results).toMatchObject({ count: 30, pages: 5, page });
      seen.push(...results.rows.map((row) => row.reference));
    }
    expect(new Set(seen).size).toBe(30);
    expect(seen.slice(20).every((reference) => Number(reference.slice(2)) % 3 === 0)).toBe(true);
  });

  dbTest("and a page beyond the end shows the last one", async ({ db }) => {
    await makeListings(db, ...Array.from({ length: 5 }, () => ({})));
    const results = await search(db, "numPropertiesPerPage=2&page=999999");
    expect(results).toMatchObject({ page: 3, pages: 3, count: 5 });
    expect(results.rows).toHaveLength(1);
  });
});

/**
 * A database whose answers to free text arrive late: `meanwhile` happens after the first has been read, in a transaction or
 * by itself.
 */
function lateText(db: Database, meanwhile: (late: Database) => Promise<void>): Database {
  let isFirst = true;
  const slow = <Asked extends Database>(asked: Asked): Asked =>
    new Proxy(asked, {
      get(target, name): unknown {
        const value: unknown = Reflect.get(target, name, target);
        if (typeof value !== "function") return value;
        if (name === "transaction") {
          return (run: (tx: Database) => Promise<unknown>, ...options: never[]) =>
            target.transaction((tx) => run(slow(tx)), ...options);
        }
        if (name !== "execute") return value.bind(target) as unknown;
        return async (...given: Parameters<Database["execute"]>) => {
          const rows = await target.execute(...given);
          if (isFirst && rows[0] && "ids" in rows[0]) {
            isFirst = false;
            await meanwhile(late);
          }
          return rows;
        };
      },
    });
  const late = slow(db);
  return late;
}

describe("what is remembered of a free text", () => {
  dbTest("holds for the index it was read with, not for the one that a commit made of it meanwhile", async ({ db }) => {
    const titled = (reference: string) => ({ reference, title: { en: "Loft with a belfry view" } });
    await makeListings(db, titled("before"));
    const late = lateText(db, async (same) => {
      await makeListings(db, titled("meanwhile"));
      // Another search brings the index up to date while the first still waits for its text.
      expect((await search(same, "")).count).toBe(2);
    });
    await search(late, "search=belfry");
    expect(await found(late, "search=belfry&order=oldest")).toEqual(["before", "meanwhile"]);
    expect((await search(late, "search=belfry&transaction=to-let")).count).toBe(2);
    const gazetteer = await getGazetteer(late);
    const criteria = { search: "belfry" };
    const resolved = await resolveCriteria(late, gazetteer, criteria, { districts: [] });
    expect((await countFacets(late, resolved)).anyType).toBe(2);
    expect((await measureMarket(late, resolved)).count).toBe(2);
  });

  dbTest("holds for facets and figures of the market likewise", async ({ db }) => {
    const titled = (reference: string) => ({ reference, title: { en: "Loft with a belfry view" } });
    await makeListings(db, titled("before"));
    for (const ask of [countFacets, measureMarket]) {
      const late = lateText(db, async (same) => {
        await makeListings(db, titled(`meanwhile-${ask.name}`));
        await search(same, "");
      });
      const resolved = await resolveCriteria(late, await getGazetteer(late), { search: "belfry" }, { districts: [] });
      await ask(late, resolved);
      const fresh = await resolveCriteria(db, await getGazetteer(db), { search: "belfry" }, { districts: [] });
      expect(await ask(late, resolved)).toEqual(await ask(db, fresh));
    }
  });
});
