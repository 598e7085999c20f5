import { describe, expect, it } from "vitest";
import { activeFilters, describeSearch } from "#app/filters/describe.ts";
import { localiseQuery, namePlaces } from "#app/filters/search-places.server.ts";
import { searchHref } from "#app/filters/search-url.ts";
import { textsIn } from "#app/i18n/i18n.server.ts";
import { languages, type Language } from "#app/i18n/languages.ts";
import { gazetteerFromFiles } from "#app/places/testing/gazetteer-from-files.ts";
import { readSearchRequest } from "./search-request.server.ts";

const gazetteer = gazetteerFromFiles();
const ask = (href: string) => readSearchRequest(gazetteer, new URL(href, "http://quartier.test"));

/** A search that is shown at its address. */
function shown(href: string) {
  const asked = ask(href);
  if (!asked || "redirect" in asked) throw new Error(`${href} shows no search`);
  return asked;
}

/** The canonical address of what an address asks for, in a language. */
const addressIn = (href: string, language: Language) => {
  const { query, places } = shown(href);
  return searchHref(localiseQuery(query, places, language), language);
};

const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, " ");

describe("the rent a month of what people work in (docs/decisions/062)", () => {
  it("has one address in each language", () => {
    expect(languages.map((language) => addressIn("/en/to-let/retail/ghent?monthly-rent=1000-3000", language))).toEqual([
      "/en/to-let/retail/ghent?monthly-rent=1000-3000",
      "/fr/a-louer/commerce/gand?loyer-mensuel=1000-3000",
      "/nl/te-huur/handelsruimte/gent?maandhuur=1000-3000",
    ]);
  });

  it.each([
    ["/nl/te-huur/handelsruimte?monthly-rent=3000", "up to €3,000/month"],
    ["/nl/te-huur/handelsruimte?maandhuur=3.000", "up to €3,000/month"],
    ["/fr/a-louer/commerce?loyer-mensuel=3%20000", "up to €3,000/month"],
    ["/fr/a-louer/commerce?loyer-mensuel=-2500,50", "up to €2,500.50/month"],
    ["/en/to-let/retail?monthly-rent=3,000", "up to €3,000/month"],
    ["/en/to-let/shopping-centre?monthly-rent=3000-1000", "€1,000 to €3,000/month"],
    ["/en/to-let/retail?monthly-rent=1000-", "from €1,000/month"],
    ["/nl/te-huur/kantoor?maandhuur=3000", "up to €3,000/month"],
    ["/fr/a-louer/entrepot?loyer-mensuel=-3000", "up to €3,000/month"],
  ])("is read as people write it: %s", (href, label) => {
    const { query, places } = shown(href);
    expect(activeFilters(query, namePlaces(places, "en"), "en", textsIn("en")).at(-1)?.label).toBe(label);
  });

  it("from the form comes in order, and an end that is no number stays in its field", () => {
    const form = "/fr/a-louer/commerce?locationWas=&monthly-rentFrom=3000&monthly-rentTo=1000";
    expect(ask(form)).toMatchObject({ redirect: "/fr/a-louer/commerce?loyer-mensuel=1000-3000", status: 302 });
    const wrong = ask("/fr/a-louer/commerce?locationWas=&monthly-rentTo=beaucoup");
    expect(wrong).toMatchObject({ refused: { "monthly-rentTo": "beaucoup" }, status: 200 });
  });

  it.each([
    "/en/to-let/apartment?monthly-rent=3000",
    "/en/for-sale/retail?monthly-rent=3000",
    "/en/investment/retail?monthly-rent=3000",
    // Its price is that of a desk.
    "/en/to-let/co-working?monthly-rent=3000",
  ])("is dropped where nothing is sought so: %s", (href) => {
    expect(addressIn(href, "en")).not.toContain("monthly-rent");
  });

  it("stands in the words that head results, feeds and mails, and in a chip that takes it away", () => {
    const { query, places } = shown("/en/to-let/retail/ghent?monthly-rent=-3000");
    const told = languages.map((language) => {
      const named = namePlaces(places, language);
      const t = textsIn(language);
      const chips = activeFilters(localiseQuery(query, places, language), named, language, t);
      const { label, without } = chips.at(-1)!;
      return [describeSearch(query, named, language, t), label, searchHref(without, language)].map(plain);
    });
    expect(told).toEqual([
      ["Shops to let in Ghent, up to €3,000/month", "up to €3,000/month", "/en/to-let/retail/ghent"],
      ["Commerces à louer à Gand, jusqu’à 3 000 €/mois", "jusqu’à 3 000 €/mois", "/fr/a-louer/commerce/gand"],
      ["Handelspanden te huur in Gent, tot € 3.000/maand", "tot € 3.000/maand", "/nl/te-huur/handelsruimte/gent"],
    ]);
  });
});
