import { expect, test } from "vitest";
import { textsIn } from "#app/i18n/i18n.server.ts";
import type { Language } from "#app/i18n/languages.ts";
import { gazetteerFromFiles } from "#app/places/testing/gazetteer-from-files.ts";
import { buyingCosts } from "./buying-costs.server.ts";

const gazetteer = gazetteerFromFiles();
type Bought = Parameters<typeof buyingCosts>[0][number];

const regions = { flanders: ["BE-44021", "BE-02000"], brussels: ["BE-21009", "BE-04000"] } as const;

function forSale(
  price: number,
  given: Partial<Bought> & { region?: keyof typeof regions; upTo?: number } = {},
): Bought {
  const { region = "flanders", upTo, ...rest } = given;
  const [place, regionKey] = regions[region].map((key) => gazetteer.byKey(key)!.id);
  return {
    type: "apartment",
    facts: {},
    status: "published",
    forSale: true,
    invest: false,
    placeId: place!,
    municipalityId: place!,
    regionId: regionKey!,
    sale: { amount: price, upTo, basis: "total", regime: "registration-duties" },
    saleLow: price,
    saleHigh: upTo ?? price,
    surfaceTotal: 100,
    ...rest,
  };
}

function told(listings: readonly Bought[], language: Language = "en") {
  const { values, best, method } = buyingCosts(listings, gazetteer, language, textsIn(language));
  return { values: values.map((value) => value?.replace(/[\u00a0\u202f]/g, " ") ?? null), best, method };
}

test("what buying costs in all stands at the ordinary rate, and below it as somebody's only home where that is less", () => {
  const { values, best } = told([forSale(300_000), forSale(400_000, { type: "office" })], "nl");
  expect(values).toEqual(["€ 336.000 aan het gewone tarief\n€ 306.000 als enige eigen woning", "€ 448.000"]);
  expect(best).toEqual([0]);
});

test("the sum of what is sold in parts is of the cheapest, and says so", () => {
  const inParts = forSale(2_000_000, { type: "office", upTo: 3_000_000 });
  expect(told([inParts, inParts], "fr").values[0]).toBe("à partir de 2 240 000 €");
});

test("nothing is told where no sum can be: to let, on request, sold, a new home whose VAT is not told", () => {
  const { values, best, method } = told([
    forSale(300_000, { forSale: false }),
    forSale(300_000, { sale: { onRequest: true } as Bought["sale"], saleLow: null, saleHigh: null }),
    forSale(300_000, { status: "sold" }),
    forSale(300_000, { facts: { condition: "new" } }),
  ]);
  expect({ values, best, method }).toEqual({ values: [null, null, null, null], best: [], method: undefined });
});

test("none is the best where the buyer's own case decides it, nor of unlike surfaces", () => {
  // 360,640 and 357,500 at the ordinary rates; 328,440 and 332,500 as an own and only home.
  const ghent = forSale(322_000);
  const brussels = forSale(317_778, { region: "brussels" });
  expect(told([ghent, brussels]).best).toEqual([]);
  expect(told([forSale(300_000), forSale(200_000, { surfaceTotal: 60 })]).best).toEqual([]);
});

test.each<[Language, string]>([
  ["en", "can’t be worked out: share of land unknown"],
  ["fr", "non calculable : part du terrain inconnue"],
  ["nl", "niet te berekenen: aandeel van de grond onbekend"],
])("a new building in Luxembourg says why it has no sum, and none beside it is the best, in %s", (language, why) => {
  const place = gazetteer.byKey("LU-0304")!.id;
  const sale = { amount: 900_000, basis: "total", regime: "vat" } as Bought["sale"];
  const inLuxembourg = forSale(900_000, { placeId: place, municipalityId: place, regionId: null, sale });
  const { values, best } = told([inLuxembourg, forSale(300_000), forSale(400_000)], language);
  expect(values[0]).toBe(why);
  expect(best).toEqual([]);
  expect(told([forSale(300_000), forSale(400_000)]).best).toEqual([0]);
});
