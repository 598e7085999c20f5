import { describe, expect, it } from "vitest";
import { textsIn } from "#app/i18n/i18n.server.ts";
import { languages } from "#app/i18n/languages.ts";
import { gazetteerFromFiles } from "#app/places/testing/gazetteer-from-files.ts";
import { namePlace } from "./search-places.server.ts";
import type { NamedPlace } from "./named-places.ts";
import type { SearchCriteria } from "./criteria.ts";
import { activeFilters, describeSearch, headingOf, whereIs } from "./describe.ts";

const place = (key: string, kind: string, name: string): NamedPlace => ({ key, kind, name, slug: name.toLowerCase() });

/** Amounts and surfaces are written with no-break spaces; the expectations here with plain ones. */
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, " ");

function inWords(criteria: SearchCriteria, location?: NamedPlace) {
  return languages.map((language) =>
    plain(describeSearch(criteria, { location, districts: [] }, language, textsIn(language))),
  );
}

describe("a search in words, in each language", () => {
  it.each<[SearchCriteria, NamedPlace | undefined, string, string, string]>([
    [
      {},
      undefined,
      "Properties in Belgium and Luxembourg",
      "Biens en Belgique et au Luxembourg",
      "Panden in België en Luxemburg",
    ],
    [
      { transaction: "to-let", type: "office", surface: "250-", price: "-200" },
      place("BE-04000", "region", "Brussels"),
      "Offices to let in Brussels, from 250 m², up to €200/m²/year",
      "Bureaux à louer à Bruxelles, à partir de 250 m², jusqu’à 200 €/m²/an",
      "Kantoren te huur in Brussel, vanaf 250 m², tot € 200/m²/jaar",
    ],
    [
      { transaction: "to-let", type: "apartment", bedrooms: "1-", bathrooms: "2-" },
      place("BE-92094", "municipality", "Namur"),
      "Apartments to let in Namur, 1 bedroom or more, 2 bathrooms or more",
      "Appartements à louer à Namur, 1 chambre ou plus, 2 salles de bains ou plus",
      "Appartementen te huur in Namur, 1 slaapkamer of meer, 2 badkamers of meer",
    ],
    [
      { transaction: "to-let", type: "apartment", bedrooms: "0-0", surface: "30-30", price: "500-500" },
      place("BE-92094", "municipality", "Namur"),
      "Apartments to let in Namur, 30 m², €500/month, studio (no separate bedroom)",
      "Appartements à louer à Namur, 30 m², 500 €/mois, studio (sans chambre séparée)",
      "Appartementen te huur in Namur, 30 m², € 500/maand, studio (zonder aparte slaapkamer)",
    ],
    [
      { transaction: "to-let", type: "apartment", bedrooms: "0-1", surface: "0-30" },
      place("BE-92094", "municipality", "Namur"),
      "Apartments to let in Namur, up to 30 m², up to 1 bedroom",
      "Appartements à louer à Namur, jusqu’à 30 m², jusqu’à 1 chambre",
      "Appartementen te huur in Namur, tot 30 m², tot 1 slaapkamer",
    ],
    [
      { transaction: "to-let", type: "apartment", price: "900" },
      place("BE-92094", "municipality", "Namur"),
      "Apartments to let in Namur, up to €900/month",
      "Appartements à louer à Namur, jusqu’à 900 €/mois",
      "Appartementen te huur in Namur, tot € 900/maand",
    ],
    [
      { type: "apartment", station: "10" },
      place("BE-92094", "municipality", "Namur"),
      "Apartments in Namur, at most 10 minutes’ walk from a railway or metro station",
      "Appartements à Namur, à 10 minutes à pied au plus d’une gare ou du métro",
      "Appartementen in Namur, hoogstens 10 minuten te voet van een trein- of metrostation",
    ],
    // There is no metro in Luxembourg.
    [
      { type: "apartment", station: "10" },
      place("LU-0304", "municipality", "Luxembourg"),
      "Apartments in Luxembourg, at most 10 minutes’ walk from a railway station",
      "Appartements à Luxembourg, à 10 minutes à pied au plus d’une gare",
      "Appartementen in Luxembourg, hoogstens 10 minuten te voet van een treinstation",
    ],
    [
      { invest: true, typeGroup: "retail", price: "500000-1000000" },
      place("LU", "country", "Luxembourg"),
      "Shops for investment in Luxembourg, €500,000 to €1,000,000",
      "Commerces en investissement au Luxembourg, de 500 000 € à 1 000 000 €",
      "Handelspanden te koop als investering in Luxemburg, € 500.000 tot € 1.000.000",
    ],
    // What is an investment by its name is not called one twice.
    [
      { invest: true, type: "bloc-sales" },
      place("BE-92094", "municipality", "Namur"),
      "Apartment blocks for investment in Namur",
      "Immeubles de rapport à Namur",
      "Opbrengsteigendommen in Namur",
    ],
    [
      { invest: true },
      place("BE-92094", "municipality", "Namur"),
      "Properties for investment in Namur",
      "Biens en investissement à Namur",
      "Investeringspanden in Namur",
    ],
    [
      { transaction: "for-sale", type: "house", surface: "nonsense", search: "garden" },
      place("BE-55035", "municipality", "Le Rœulx"),
      "Houses for sale in Le Rœulx, “garden”",
      "Maisons à vendre au Rœulx, « garden »",
      "Huizen te koop in Le Rœulx, “garden”",
    ],
    [
      { transaction: "to-let", type: "office", bbox: "4,50,5,51" },
      undefined,
      "Offices to let in Belgium and Luxembourg, in the map area",
      "Bureaux à louer en Belgique et au Luxembourg, dans la zone de la carte",
      "Kantoren te huur in België en Luxemburg, in het kaartgebied",
    ],
  ])("%j", (criteria, location, en, fr, nl) => {
    expect(inWords(criteria, location)).toEqual([en, fr, nl]);
  });

  it("puts a canton and a business district where the language puts them", () => {
    const canton = gazetteerFromFiles().byKey("LU-C10")!;
    const inCanton = languages.map((language) => whereIs(namePlace(canton, language), language, textsIn(language)));
    expect(inCanton).toEqual([
      "in the canton of Echternach",
      expect.stringMatching(/^dans le canton d['’]Echternach$/),
      "in het kanton Echternach",
    ]);
    expect(whereIs(place("BE-X", "district", "Espace Nord"), "fr", textsIn("fr"))).toBe("– Espace Nord");
  });

  it("names a business district as people speak of it, with its article and its town", () => {
    const gazetteer = gazetteerFromFiles();
    const inQuarter = (key: string) =>
      languages.map((language) => whereIs(namePlace(gazetteer.byKey(key)!, language), language, textsIn(language)));
    expect(inQuarter("BE-BRU-D-leopold")).toEqual([
      "in the European Quarter of Brussels",
      "dans le quartier européen de Bruxelles",
      "in de Europese wijk in Brussel",
    ]);
    expect(inQuarter("BE-21004")).toEqual(["in the City of Brussels", "à Bruxelles-Ville", "in Brussel-Stad"]);
    expect(inQuarter("LU-0304-ville-haute")).toEqual([
      "in the centre of Luxembourg City",
      "au centre-ville de Luxembourg",
      "in het centrum van Luxemburg-Stad",
    ]);
  });
});

describe("the chips of a search", () => {
  it("name every filter, and each leads to the search without it", () => {
    const query: SearchCriteria = {
      transaction: "to-let",
      type: "office",
      location: "gent",
      surface: "100",
      search: "tram",
    };
    const places = { location: place("BE-44021", "municipality", "Gent"), districts: [] };
    const filters = activeFilters({ ...query, page: 3, order: "oldest" }, places, "en", textsIn("en"));
    expect(filters.map(({ label }) => plain(label))).toEqual(["To let", "Office", "Gent", "from 100 m²", "“tram”"]);
    expect(filters.filter(({ isInHeading }) => !isInHeading).map(({ name }) => name)).toEqual(["surface", "search"]);
    for (const { name, without } of filters) {
      expect(without).toEqual({ ...query, order: "oldest", [name]: undefined });
    }
  });

  it("take the rent along with the type that says what it is of", () => {
    const query: SearchCriteria = { transaction: "to-let", type: "office", price: "-250" };
    const filters = activeFilters(query, { districts: [] }, "en", textsIn("en"));
    const left = Object.fromEntries(filters.map(({ name, without }) => [name, without.price]));
    expect(left).toEqual({ transaction: "-250", type: undefined, price: undefined });
  });

  it.each([
    ["en", "Offices to let in Antwerp, in the province of Limburg and in Liège"],
    ["fr", "Bureaux à louer à Antwerp, dans le Limbourg et à Liège"],
    ["nl", "Kantoren te huur in Antwerp, Limburg en Liège"],
  ] as const)("say in %s of several places what each is, with an and", (language, words) => {
    const [antwerp, limburg, liege, gent] = [
      place("BE-11002", "municipality", "Antwerp"),
      place("BE-70000", "province", "Limburg"),
      place("BE-62063", "municipality", "Liège"),
      place("BE-44021", "municipality", "Gent"),
    ];
    const heading = (...districts: NamedPlace[]) =>
      headingOf({ transaction: "to-let", type: "office" }, { districts }, language, textsIn(language));
    expect(heading(antwerp, limburg, liege)).toBe(words);
    const [start = ""] = words.split("Antwerp");
    expect(heading(antwerp, liege, gent)).toBe(
      `${start}Antwerp, Liège ${{ en: "and", fr: "et", nl: "en" }[language]} Gent`,
    );
  });

  it("take districts away one by one", () => {
    const districts = [place("a", "quarter", "Gare"), place("b", "quarter", "Hollerich")];
    const filters = activeFilters({ district: "gare,hollerich" }, { districts }, "fr", textsIn("fr"));
    expect(filters.map(({ without }) => without.district)).toEqual(["hollerich", "gare"]);
  });
});
