import { describe, expect, it } from "vitest";
import { languages } from "#app/i18n/languages.ts";
import { paths, pathOf, type Page } from "#app/i18n/paths.ts";
import { deals } from "#app/filters/deal.ts";
import { alternatesOf } from "#app/filters/alternates.ts";
import { mostCarried, switcherLinks } from "./switcher-links.ts";

const campaign = "?utm_source=news+letter&a=2&b=%22%3E%3Cscript%3E&a=1";
const params = {
  reference: "louise",
  location: "brussels",
  slug: "one",
  country: "belgium",
  type: "office",
  area: "airport",
  transaction: "to-let",
  token: "t",
};

describe("what a campaign adds to an address goes along into another language", () => {
  it.each(Object.keys(paths) as Page[])("on the page %s, escaped, in its order", (page) => {
    for (const language of languages) {
      const pathname = pathOf(page, language, params);
      if (pathname === null) continue;
      const alternates = alternatesOf(pathname, "");
      const links = switcherLinks(alternates, pathname, campaign);
      for (const other of languages) {
        expect(links[other], `${pathname} in ${other}`).toBe(alternates[other] && `${alternates[other]}${campaign}`);
      }
    }
  });

  it("on a page that is not there", () => {
    const links = switcherLinks(alternatesOf("/en/no/such-page", ""), "/en/no/such-page", campaign);
    expect(links.nl).toBe(`/nl/no/such-page${campaign}`);
  });

  it.each(["search", ...deals] as const)("on the page %s behind what the search says there", (page) => {
    const pathname = pathOf(page, "en")!;
    const alternates = { en: `${pathname}?price=-9`, fr: "/fr/x?prix=-9", nl: "/nl/x?prijs=-9" };
    const search = "?price=-9&utm_source=x&page=0&type=castle&surface=&wijk=y&price=1&gclid=1";
    expect(switcherLinks(alternates, pathname, search)).toEqual({
      en: `${pathname}?price=-9&utm_source=x&gclid=1`,
      fr: "/fr/x?prix=-9&utm_source=x&gclid=1",
      nl: "/nl/x?prijs=-9&utm_source=x&gclid=1",
    });
  });

  it("once, where the page itself says it already", () => {
    const alternates = alternatesOf("/en/insights", "?tag=market");
    const links = switcherLinks(alternates, "/en/insights", "?utm_source=x&tag=market&tag=other");
    expect(links.fr).toBe("/fr/actualites?tag=market&utm_source=x");
  });

  it("as do words of a search, translated", () => {
    const links = switcherLinks(alternatesOf("/en/contact", ""), "/en/contact", "?price=-9&type=office&account=login");
    expect(links.nl).toBe("/nl/contact?prijs=-9&type=kantoor&account=login");
  });

  it("as does the page to go back to, where it is there in that language", () => {
    const back = (returnTo: string) => {
      const links = switcherLinks(
        alternatesOf("/en/login", ""),
        "/en/login",
        `?returnTo=${encodeURIComponent(returnTo)}`,
      );
      return languages.map((language) => new URLSearchParams(links[language]?.split("?")[1]).get("returnTo"));
    };
    expect(back("/en/to-let/office?surface=100-")).toEqual([
      "/en/to-let/office?surface=100-",
      "/fr/to-let/office?surface=100-",
      "/nl/to-let/office?surface=100-",
    ]);
    const area = "/en/locations/belgium/office/airport/to-let";
    expect(back(area)).toEqual([area, area.replace("/en/", "/fr/"), area]);
    expect(back("//elsewhere.example/en")).toEqual(Array(3).fill("//elsewhere.example/en"));
  });

  it("but not what Remix asks by", () => {
    const links = switcherLinks(alternatesOf("/en", ""), "/en", "?index&_data=root&_routes=a,b&c=1");
    expect(links).toEqual({ en: "/en?c=1", fr: "/fr?c=1", nl: "/nl?c=1" });
  });

  it("as far as there is room", () => {
    const search = `?first=1&long=${"é".repeat(mostCarried)}&last=1`;
    expect(switcherLinks(alternatesOf("/en", ""), "/en", search).fr).toBe("/fr?first=1");
  });
});
