import { describe, expect, it } from "vitest";
import { languages } from "#app/i18n/languages.ts";
import { markets } from "#app/vocabulary/vocabulary.ts";
import { countries } from "#app/places/place.ts";
import { deals } from "#app/filters/deal.ts";
import { chooseServices, findService, listServices, slugsOfService } from "./services.server.ts";

describe("the services of the content folder", () => {
  it("are the same in every language", async () => {
    const [english, ...others] = await Promise.all(languages.map(listServices));
    const keys = (services: typeof english) => services?.map(({ country, name, order }) => [country, name, order]);
    for (const other of others) expect(keys(other)).toEqual(keys(english));
  });

  it("hold several for every market, deal and country", async () => {
    const services = await listServices("en");
    for (const country of countries) {
      for (const market of markets) {
        for (const deal of deals) {
          const chosen = chooseServices(services, { country, markets: [market], deal, places: [] });
          expect(chosen.length, `${country} ${market} ${deal}`).toBeGreaterThanOrEqual(2);
        }
      }
    }
  });

  it("keep a region's own to that region", async () => {
    const inFlanders = { markets: [], country: "BE", places: ["BE-44021", "BE-40000", "BE-02000", "BE"] } as const;
    const names = chooseServices(await listServices("en"), inFlanders).map(({ name }) => name);
    expect(names).toContain("energie-in-vlaanderen");
    expect(names).not.toContain("energie-in-wallonie");
  });
});

describe("the address of a service", () => {
  it("is in the words of each language", async () => {
    expect(await slugsOfService("services/be/kantoorinrichting")).toEqual({
      en: "office-fit-out",
      fr: "amenagement-de-bureaux",
      nl: "kantoorinrichting",
    });
  });

  it.each([
    ["its own slug", "office-fit-out", "en"],
    ["its folder's name, which the specification gives", "kantoorinrichting", "en"],
    ["its folder's name in French", "kantoorinrichting", "fr"],
    ["the slug of another language", "amenagement-de-bureaux", "nl"],
  ] as const)("is found by %s", async (_, segment, language) => {
    expect(await findService(segment, language)).toMatchObject({ name: "kantoorinrichting", document: { language } });
  });

  it("is no other segment", async () => {
    expect(await findService("never-was", "en")).toBeUndefined();
    expect(await findService("", "en")).toBeUndefined();
  });
});
