import { describe, expect, it } from "vitest";
import { textsIn } from "#app/i18n/i18n.server.ts";
import { languages } from "#app/i18n/languages.ts";
import type { Facets } from "#app/search-index/facets.ts";
import { propertyTypes, type PropertyType } from "#app/vocabulary/vocabulary.ts";
import { allFilters } from "#app/filters/filters.ts";
import type { ChoiceControl } from "#app/filters/filter.ts";
import { dealChoices, optionChoices, placeChoices, typeChoices, wideningHref, type Chooser } from "./facet-choices.ts";

const none = Object.fromEntries(propertyTypes.map((type) => [type, 0])) as Record<PropertyType, number>;
const facets = {
  deals: { "to-let": 120, "for-sale": 0, investment: 3 },
  anyDeal: 123,
  types: { ...none, office: 1_200, "sme-business-unit": 7, retail: 2, "city-centre-store": 5 },
  groups: { warehouse: 6, retail: 7, residential: 0 },
  anyType: 1_214,
  coworking: 40,
};
const chooser = (query: Chooser["query"]): Chooser => ({ query, language: "en", t: textsIn("en") });
const search = chooser({ transaction: "to-let", type: "office", location: "ghent", surface: "100-", page: 3 });

describe("a facet's choices", () => {
  it("say what would be found that nobody says to fit, also where each finds some that do", () => {
    const control = allFilters.find(({ name }) => name === "station")!.control as ChoiceControl;
    const shown = (station: Record<string, number>, unstated: Facets["unstated"]) =>
      optionChoices("station", control, { choices: { station }, unstated }, search)
        .slice(0, 3)
        .map(({ count, href, isUnstated }) => [count, href !== undefined, isUnstated]);
    expect(shown({ "5": 4, "10": 6, "15": 0 }, { station: 4 })).toEqual([
      ["0 +\u00a04", true, true],
      ["2 +\u00a04", true, true],
      ["0", false, undefined],
    ]);
    expect(shown({ "5": 5, "10": 6, "15": 1_235 }, { station: 4 }).map(([count]) => count)).toEqual([
      "1 +\u00a04",
      "2 +\u00a04",
      "1,231 +\u00a04",
    ]);
    expect(shown({ "5": 5, "10": 6, "15": 7 }, {}).map(([count]) => count)).toEqual(["5", "6", "7"]);
  });

  it("lead to the search with that value, from its first page", () => {
    const hrefs = Object.fromEntries(typeChoices(facets, search).map(({ key, href }) => [key, href]));
    expect(hrefs).toMatchObject({
      any: "/en/to-let?location=ghent&surface=100-",
      office: "/en/to-let/office/ghent?surface=100-",
      "co-working": "/en/to-let/co-working/ghent?surface=100-",
      warehouse: "/en/to-let/warehouse/ghent?surface=100-",
      retail: "/en/to-let/retail/ghent?surface=100-",
      "other-retail": "/en/to-let?type=retail&location=ghent&surface=100-",
    });
    expect(dealChoices(facets, search).find(({ key }) => key === "investment")?.href).toBe(
      "/en/investment/office/ghent?surface=100-",
    );
  });

  it("leave a price where another would be compared, and can always be left", () => {
    const empty = { ...facets, types: none, anyType: 0, anyDeal: 0 };
    const asked = chooser({ transaction: "to-let", type: "office", price: "-250" });
    const hrefs = Object.fromEntries(typeChoices(facets, asked).map(({ key, href }) => [key, href]));
    expect(hrefs).toMatchObject({
      any: "/en/to-let",
      "sme-business-unit": "/en/to-let/sme-business-unit?price=-250",
      "co-working": "/en/to-let/co-working",
    });
    expect(typeChoices(empty, asked).find(({ key }) => key === "any")).toMatchObject({
      count: "0",
      href: "/en/to-let",
    });
    expect(dealChoices(empty, asked).find(({ key }) => key === "any")?.href).toBe("/en/search?type=office&price=-250");
    expect(dealChoices(facets, asked).find(({ key }) => key === "investment")?.href).toBe("/en/investment/office");
    const homes = chooser({ transaction: "to-let", type: "apartment", price: "-900" });
    expect(typeChoices(facets, homes).find(({ key }) => key === "any")?.href).toBe("/en/to-let?price=-900");
  });

  it("count a group by itself, and lead nowhere when it finds nothing", () => {
    const choices = typeChoices(facets, search);
    const shown = (key: string) => choices.find((choice) => choice.key === key);
    expect(shown("retail")?.count).toBe("7");
    expect(shown("warehouse")?.count).toBe("6");
    expect(shown("residential")).toMatchObject({ count: "0", href: undefined });
    expect(dealChoices(facets, search).find(({ key }) => key === "for-sale")?.href).toBeUndefined();
  });

  it("mark the current one, which stays a link even when it finds nothing", () => {
    expect(typeChoices(facets, search).filter(({ current }) => current)).toMatchObject([{ key: "office" }]);
    const shops = chooser({ transaction: "to-let", type: "retail" });
    expect(typeChoices(facets, shops).filter(({ current }) => current)).toMatchObject([{ key: "other-retail" }]);
    const sale = chooser({ transaction: "for-sale" });
    expect(dealChoices(facets, sale).find(({ current }) => current)).toMatchObject({ key: "for-sale", count: "0" });
    expect(dealChoices(facets, sale).find(({ current }) => current)?.href).toBe("/en/for-sale");
  });

  it("go down to a place and back up, leaving districts behind", () => {
    const below = chooser({ transaction: "to-let", location: "ghent", district: "ledeberg,mariakerke" });
    const [choice] = placeChoices([{ name: "Gentbrugge", slug: "gentbrugge", count: 4 }], below);
    expect(choice?.href).toBe("/en/to-let?location=gentbrugge");
    expect(wideningHref("east-flanders", below)).toBe("/en/to-let?location=east-flanders");
    expect(wideningHref(undefined, below)).toBe("/en/to-let");
  });

  it("name what they count: all transactions are investments too", () => {
    for (const language of languages) {
      const [any] = dealChoices(facets, { ...search, language, t: textsIn(language) });
      expect(any).toMatchObject({ key: "any", count: "123" });
      // Words of some deals would promise fewer than are counted.
      expect(any?.label).toMatch(
        /^(?:To let, for sale, investment|Toutes les transactions|Huren, kopen of investeren)$/,
      );
    }
  });

  it("are read out so that a count does not run on from a figure, and a sum says of what", () => {
    const control: ChoiceControl = {
      kind: "choices",
      label: () => "",
      any: () => "",
      values: () => ({}),
      options: () => ["1+", "2+"].map((key) => ({ key, label: key, value: `${key.slice(0, 1)}-`, chosen: false })),
    };
    const said = (unstated: number, language: Chooser["language"] = "en") => {
      const t = textsIn(language);
      const counted = { choices: { parking: { "1+": 41, "2+": 27 } }, unstated: { parking: unstated } };
      return optionChoices("parking", control, counted, { query: {}, language, t }).map(({ said }) => said);
    };
    expect(said(0)).toEqual(["41 properties", "27 properties"]);
    expect(said(26)).toEqual([
      "15 properties, and 26 for which this isn’t known",
      "1 property, and 26 for which this isn’t known",
    ]);
    expect(said(26, "fr")[1]).toBe("1 bien, et 26 pour lesquels l’information manque");
  });

  it("count exactly, as the page counts its results", () => {
    const count = (language: Chooser["language"]) =>
      typeChoices(facets, { ...search, language, t: textsIn(language) }).find(({ key }) => key === "any")?.count;
    expect(count("en")).toBe("1,214");
    expect(count("nl")).toBe("1.214");
  });
});
