import { describe, expect, test } from "vitest";
import { textsIn } from "#app/i18n/i18n.server.ts";
import { languages, type Language } from "#app/i18n/languages.ts";
import { energyExemptions, energySchemes } from "#app/vocabulary/vocabulary.ts";
import { comparableScale } from "#app/listings/energy.ts";
import { hasRenovationDuty } from "#app/listings/legal/renovation-duty.ts";
import { energyView } from "./energy-view.ts";
import { legalRows } from "./legal-rows.server.ts";

const legal = {
  planningPermission: true,
  destination: "woongebied",
  planningSummons: false,
  preEmptionRight: false,
  subdivisionPermit: true,
  floodScores: { plot: "B", building: "A" },
} as const;
const sale = { amount: 425_000, basis: "total", regime: "vat" } as const;
const rowsOf = (inFlanders: boolean, language: Language) =>
  legalRows(
    { legal, country: "BE", inFlanders, renovationDuty: false, sale, licence: "IPI/BIV 500.001" },
    language,
    textsIn(language),
  );
const written = (rows: { label: string; value: string }[]) =>
  rows.map(({ label, value }) => `${label}: ${value}`.replaceAll("\u00a0", " "));

test("planning law's answers stand with the abbreviations of Flemish advertisements, the flood scores after them", () => {
  expect(written(rowsOf(true, "nl"))).toEqual([
    "Omgevingsvergunning: Verkregen (Vg)",
    "Stedenbouwkundige bestemming: woongebied",
    "Dagvaarding en herstelmaatregel: Geen rechterlijke herstelmaatregel of bestuurlijke maatregel opgelegd (Gmo)",
    "Voorkooprecht: Nee (Gvkr)",
    "Verkavelingsvergunning: Ja (Vv)",
    "P-\u2060score (overstromingsrisico van het perceel): B – kleine kans op overstroming onder klimaatverandering (2050)",
    "G-\u2060score (overstromingsrisico van het gebouw): A – geen overstroming gemodelleerd",
    "Verkoopregime: Btw",
    "Erkenning van de makelaar: IPI/BIV 500.001",
  ]);
});

test("the regime of a sale has the name of the duty that the region levies", () => {
  const regimeIn = (inFlanders: boolean) => {
    const law = { legal: {}, country: "BE", inFlanders, renovationDuty: false, licence: null } as const;
    return written(legalRows({ ...law, sale: { ...sale, regime: "registration-duties" } }, "nl", textsIn("nl")));
  };
  expect(regimeIn(true)).toEqual(["Verkoopregime: Verkooprecht"]);
  expect(regimeIn(false)).toEqual(["Verkoopregime: Registratierechten"]);
});

test("that there is no permit is told as that, and not as a refusal", () => {
  const rows = legalRows(
    {
      legal: { planningPermission: false },
      country: "BE" as const,
      inFlanders: true,
      renovationDuty: false,
      sale: null,
      licence: null,
    },
    "nl",
    textsIn("nl"),
  );
  expect(written(rows)).toEqual(["Omgevingsvergunning: Geen vergunning (Gvg)"]);
});

test("elsewhere without them; the zone keeps its Dutch name in other languages", () => {
  expect(written(rowsOf(false, "fr")).slice(0, 2)).toEqual([
    "Permis d’urbanisme: Obtenu",
    "Affectation urbanistique: woongebied",
  ]);
  expect(rowsOf(true, "fr")[1]).toMatchObject({ value: "woongebied", lang: "nl", meaning: "zone d’habitat" });
  expect(rowsOf(true, "en")[1]).toMatchObject({ value: "woongebied", lang: "nl", meaning: "residential area" });
  expect(rowsOf(true, "nl")[1]).not.toHaveProperty("meaning");
});

test.each([
  ["en", ["Building permit: Granted", "Agent’s business permit: 00099000"]],
  ["fr", ["Autorisation de bâtir: Obtenue", "Autorisation d’établissement de l’agent: 00099000"]],
  ["nl", ["Bouwvergunning: Verkregen", "Vestigingsvergunning van de makelaar: 00099000"]],
] as const)("Luxembourg’s permits go by their own names, in %s", (language, expected) => {
  const facts = { country: "LU", inFlanders: false, renovationDuty: false, sale: null, licence: "00099000" } as const;
  expect(written(legalRows({ ...facts, legal: { planningPermission: true } }, language, textsIn(language)))).toEqual(
    expected,
  );
});

test.each(languages)("a duty to renovate stands first, in %s", (language) => {
  const facts = { legal, country: "BE", inFlanders: true, sale, licence: null } as const;
  const [first] = legalRows({ ...facts, renovationDuty: true }, language, textsIn(language));
  expect(first?.value).toMatch(/E .+ F.+ D /);
  expect(written(legalRows({ ...facts, renovationDuty: false }, language, textsIn(language))).join()).not.toContain(
    first?.label,
  );
});

test("only a home with label E or F for sale or let as an investment in Flanders has the duty to renovate", () => {
  const home = {
    type: "house",
    energyScheme: "EPC",
    energyClass: "E",
    energyDetails: null,
    forSale: true,
    invest: false,
  } as const;
  const has = (changed: Partial<Parameters<typeof hasRenovationDuty>[0]>) => hasRenovationDuty({ ...home, ...changed });
  expect([has({}), has({ type: "apartment", energyClass: "F" }), has({ forSale: false, invest: true })]).toEqual([
    true,
    true,
    true,
  ]);
  const others = [
    has({ energyClass: "D" }),
    has({ energyClass: null }),
    has({ forSale: false }),
    has({ type: "office" }),
    has({ energyScheme: "PEB" }),
    has({ energyDetails: { exemption: "protected" } }),
  ];
  expect(others).not.toContain(true);
});

const none = { energyClass: null, energyConsumption: null, energyEmissions: null, energyCertificate: null };

test("letters are compared within a scheme, homes with homes, and in Flanders small units with small ones", () => {
  const scales = (["house", "apartment", "office", "city-centre-store"] as const).map((type) =>
    energySchemes.map((energyScheme) => comparableScale({ energyScheme, type, surfaceTotal: 120 })),
  );
  expect(scales[0]).toEqual(scales[1]);
  expect(scales[2]).toEqual(scales[3]);
  expect(new Set(scales.flat()).size).toBe(2 * energySchemes.length);
  const large = comparableScale({ energyScheme: "EPC", type: "office", surfaceTotal: 900 });
  expect(scales.flat()).not.toContain(large);
  expect(comparableScale({ energyScheme: null, type: "office", surfaceTotal: 900 })).toBeNull();
});

describe("the certificate", () => {
  test("of Wallonia tells Espec, total, CO₂ and number", () => {
    const certificate = { energyConsumption: 212, energyEmissions: 41, energyCertificate: "20240101000001" };
    const home = { ...none, ...certificate, type: "house", energyScheme: "PEB", energyClass: "C" } as const;
    const view = energyView({ ...home, energyDetails: { total: 31_500 } }, "fr", textsIn("fr"));
    expect(view).toMatchObject({ scheme: "Certificat PEB, Wallonie", class: "C", note: undefined });
    expect(written(view?.rows ?? [])).toEqual([
      "Consommation spécifique (Espec): 212 kWh/m²/an",
      expect.stringMatching(/^Consommation totale d’énergie primaire: 31.500 kWh\/an$/u),
      "Émissions de CO₂: 41 kg/m²/an",
      "Numéro du certificat: 20240101000001",
    ]);
  });

  test("of Luxembourg has three classes, of which the first is on the scale", () => {
    const home = { ...none, type: "apartment", energyScheme: "CPE", energyClass: "D" } as const;
    const view = energyView(
      { ...home, energyDetails: { insulationClass: "E", emissionsClass: "D" } },
      "en",
      textsIn("en"),
    );
    expect(written(view?.rows ?? [])).toEqual(["Thermal insulation class: E", "CO₂ emissions class: D"]);
    expect(view?.scale.map((step) => step.class).join(" ")).toBe("A+ A B C D E F G H I");
  });

  test.each(languages)("of what is no home says so, and that letters are not compared, in %s", (language) => {
    const names = energySchemes.flatMap((energyScheme) => {
      const office = { ...none, energyScheme, energyClass: "B", energyDetails: null } as const;
      const [of, others] = (["apartment", "office"] as const).map((type) =>
        energyView({ ...office, type }, language, textsIn(language)),
      );
      expect([of?.note, typeof others?.note]).toEqual([undefined, "string"]);
      return [of?.scheme, others?.scheme];
    });
    expect(new Set(names).size).toBe(2 * energySchemes.length);
  });

  test.each(languages)("that is not needed gives its reason in words, in %s", (language) => {
    for (const exemption of energyExemptions) {
      const small = { ...none, type: "house", energyScheme: "EPC", energyDetails: { exemption } } as const;
      const view = energyView(small, language, textsIn(language));
      expect(view?.inWords).toMatch(/:.\p{L}{2,}/u);
      expect(view?.inWords).not.toMatch(/\w\.\w/);
    }
  });
});
