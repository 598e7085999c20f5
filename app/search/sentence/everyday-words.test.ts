import { describe, expect, it } from "vitest";
import type { SearchQuery } from "#app/filters/criteria.ts";
import { gazetteerFromFiles } from "#app/places/testing/gazetteer-from-files.ts";
import { readSentence } from "./read-sentence.ts";

const gazetteer = gazetteerFromFiles();
const each = (list: string) => list.split(",").map((word) => word.trim());

describe("what people call a property is its type, and nothing is left to search for", () => {
  it.each<[string, SearchQuery]>([
    ["local professionnel, plateaux, kantoorke, kantooretage, praktijklokaal, dokterspraktijk, HQ", { type: "office" }],
    ["espace partagé, coworkingspace, gedeelde kantoorruimte, bureauplek", { unitSurfaceType: "co-working" }],
    [
      "shed, entreposage, stockruimte, loodske, opslaghal, productieruimte, semi-industriel",
      { typeGroup: "warehouse" },
    ],
    ["distributieloods, hub logistique, parcel hub", { type: "logistics-warehouse" }],
    ["kmo-box, kmoloods, cellule PME, starter unit", { type: "sme-business-unit" }],
    ["winkelke, handelslokaal, boetiekje, local avec vitrine, zaakje", { typeGroup: "retail" }],
    ["galerie marchande, shopping arcade", { type: "shopping-centre" }],
    ["woning, woningen, huizeke, kangoeroewoning, family home, résidence secondaire", { type: "house" }],
    ["bedsit, pied-à-terre, bovenwoning, flatke, studette", { type: "apartment" }],
    ["appartementencomplex, woonblok, multifamily, maison à appartements", { type: "bloc-sales" }],
    ["cokot, piaule, kotkamer, studentenresidentie, digs", { type: "co-living" }],
  ])("%s", (words, type) => {
    for (const word of each(words)) {
      const { query, leftOut } = readSentence(`${word} Leuven`, gazetteer, "nl");
      expect({ word, query, leftOut }).toEqual({ word, query: expect.objectContaining(type), leftOut: [] });
      expect(query.search, word).toBeUndefined();
    }
  });

  it.each<[string, SearchQuery]>([
    ["gloednieuw, flambant neuf, just built, nieuwbouwproject", { condition: "new" }],
    ["opgefrist, remis à neuf, modernised, vernieuwd", { condition: "renovated" }],
    ["impeccable, piekfijn, en ordre, good shape", { condition: "good" }],
    ["op te frissen, te verbouwen, à restaurer, doer-upper, travaux à prévoir", { condition: "to-renovate" }],
    ["bemeubeld, met meubels", { features: "furnished" }],
    ["tuinke, achtertuin, backyard, potager", { features: "garden" }],
    ["balkonneke, balkonnetje", { features: "balcony" }],
    ["zonneterras, terraske", { features: "terrace" }],
    ["laadpunt, wallbox, borne électrique", { features: "charging-points" }],
    ["fietsenkot, place pour vélos, bike store", { features: "bicycle-storage" }],
  ])("%s", (words, filter) => {
    for (const word of each(words)) {
      const { query, leftOut } = readSentence(`appartement Leuven, ${word}`, gazetteer, "fr");
      expect({ word, query, leftOut }).toEqual({ word, query: expect.objectContaining(filter), leftOut: [] });
      expect(query.search, word).toBeUndefined();
    }
  });

  it("names a compound that no advertisement says instead of searching for it", () => {
    const { query, leftOut } = readSentence("boswachterswoning te koop Lier", gazetteer, "nl");
    expect(query).toEqual({ transaction: "for-sale", type: "house", location: "lier" });
    expect(leftOut).toEqual(["boswachterswoning"]);
  });

  it("takes charges for no charging points", () => {
    expect(readSentence("appartement Namur charge comprise", gazetteer, "fr").query.features).toBeUndefined();
  });
});
