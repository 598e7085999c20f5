import { describe, expect, it } from "vitest";
import { languages } from "#app/i18n/languages.ts";
import { markets } from "#app/vocabulary.ts";
import { countries } from "#app/places/place.ts";
import { deals } from "#app/filters/deal.ts";
import { chooseServices, listServices } from "./services.server.ts";

describe("the services of the content folder", () => {
  it("are the same in every language", async () => {
    const [english, ...others] = await Promise.all(languages.map(listServices));
    const keys = (services: typeof english) => services?.map(({ country, slug, order }) => [country, slug, order]);
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
    const slugs = chooseServices(await listServices("en"), inFlanders).map(({ slug }) => slug);
    expect(slugs).toContain("energie-in-vlaanderen");
    expect(slugs).not.toContain("energie-in-wallonie");
  });
});
