import { describe, expect, test } from "vitest";
import type { Country } from "./place.ts";
import { chainOf, placeForAddress } from "./place-for-address.server.ts";
import { gazetteerFromFiles } from "./testing/gazetteer-from-files.ts";

const gazetteer = gazetteerFromFiles();

describe("the place of an address", () => {
  test.each<[country: Country, postcode: string, locality: string, key: string | undefined, because: string]>([
    ["BE", "1050", "Elsene", "BE-21009", "the municipality of the postcode"],
    ["BE", "1000", "Brussels", "BE-21004", "a town, never the region of its name"],
    ["BE", "1020", "Bruxelles", "BE-21004-laeken", "the village that has the code to itself"],
    ["BE", "2800", "Mechelen", "BE-12025", "the town"],
    ["BE", "2800", "Walem", "BE-12025-walem", "the village that shares the town's code"],
    ["BE", "3740", "Bilzen", "BE-73110-bilzen", "the former municipality"],
    ["BE", "1831", "Diegem", "BE-23047-diegem", "the village"],
    ["BE", "9000", "gand", "BE-44021", "a name in another language"],
    ["BE", "9000", "Antwerpen", "BE-44021", "the postcode is trusted before the name"],
    ["BE", "1049", "Brussels", "BE-21004", "a code of institutions: the name alone"],
    ["BE", "0000", "Louvain-la-Neuve", "BE-25121-louvain-la-neuve", "an unknown code: the only place of that name"],
    ["BE", "0000", "Meldert", undefined, "an unknown code and three places of that name"],
    ["BE", "0000", "Flanders", undefined, "a region is no address"],
    ["LU", "2180", "Luxembourg", "LU-0304-kirchberg", "the quarter of the street's code"],
    ["LU", "2180", "Cloche d'Or", "LU-0304-cloche-dor", "a district of that name in the same town"],
    ["LU", "1120", "Luxembourg", "LU-0304-gasperich", "a code that Belgium uses too"],
    ["LU", "0000", "Luxembourg", "LU-0304", "the city, not the country"],
    ["LU", "1050", "Ixelles", undefined, "a place of the other country"],
  ])("%s-%s %s is %s: %s", (country, postcode, locality, key) => {
    expect(placeForAddress(gazetteer, { country, postcode, locality })?.key).toBe(key);
  });

  test.each<[placeKey: string, key: string, because: string]>([
    ["BE-BRU-D-louise", "BE-BRU-D-louise", "the key goes first"],
    ["BE-04000", "BE-21009", "a region is no address, the postcode speaks"],
    ["LU-0304", "BE-21009", "a key of the other country is not believed"],
    ["unknown", "BE-21009", "an unknown key is left aside"],
  ])("with the key %s it is %s: %s", (placeKey, key) => {
    const address = { placeKey, country: "BE", postcode: "1050", locality: "Ixelles" } as const;
    expect(placeForAddress(gazetteer, address)?.key).toBe(key);
  });
});

describe("the place columns of a listing", () => {
  test.each([
    ["BE-21004-laeken", "BE-21004", null, "BE-04000", "BE"],
    ["BE-44021", "BE-44021", "BE-40000", "BE-02000", "BE"],
    ["LU-0304-cloche-dor", "LU-0304", "LU-C03", null, "LU"],
  ])("in %s are municipality %s, province or canton %s, region %s, country %s", (key, ...expected) => {
    const chain = chainOf(gazetteer, gazetteer.byKey(key)!);
    const { placeId, municipalityId, provinceId, regionId, countryId } = chain;
    expect(placeId).toBe(gazetteer.byKey(key)!.id);
    const keyOf = (id: number | null) => (id === null ? null : gazetteer.getById(id).key);
    expect([municipalityId, provinceId, regionId, countryId].map(keyOf)).toEqual(expected);
  });

  test.each(["BE", "BE-04000", "BE-10000", "LU-C03"])("%s holds no listing itself", (key) => {
    expect(() => chainOf(gazetteer, gazetteer.byKey(key)!)).toThrow("A listing cannot lie in");
  });
});
