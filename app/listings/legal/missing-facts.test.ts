import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { listingRecordSchema, type ListingRecordInput } from "../listing-record.ts";
import { adFacts } from "./ad-facts.ts";
import { legalRules, type LegalRegion } from "./legal-rules.ts";
import { legalRegionOf, missingFacts } from "./missing-facts.ts";

const sale = { transactions: ["for-sale" as const], sale: { amount: 425_000, basis: "total" as const } };
const home: ListingRecordInput = {
  reference: "QT-1",
  status: "published",
  type: "house",
  transactions: ["to-let"],
  advertiser: { reference: "agent", name: "Immo", email: "info@immo.example", licence: "500.000" },
  title: { en: "House" },
  description: { en: "A house." },
  address: { street: "Markt", number: "1", postcode: "9000", locality: "Gent", country: "BE" },
  rent: { amount: 1_200, basis: "total", period: "month", chargesIncluded: true },
};
const stated = {
  planningPermission: true,
  destination: "woongebied",
  planningSummons: false,
  preEmptionRight: false,
  subdivisionPermit: false,
  floodScores: { plot: "A" as const, building: "A" as const },
};

function lacks(region: LegalRegion, given: Partial<ListingRecordInput>, holds: boolean) {
  const address = { ...home.address, ...(region === "luxembourg" && { postcode: "1855", country: "LU" as const }) };
  const record = listingRecordSchema.parse({ ...home, address, ...given });
  const missing = missingFacts(record, region);
  return missing.filter((fact) => fact.holds === holds).map(({ field }) => field);
}
const holding = (region: LegalRegion, given: Partial<ListingRecordInput>) => lacks(region, given, true);
const warning = (region: LegalRegion, given: Partial<ListingRecordInput>) => lacks(region, given, false);

describe("a home", () => {
  test.each<[LegalRegion, string[]]>([
    ["flanders", ["energy.consumption"]],
    ["brussels", ["energy.class"]],
    ["wallonia", ["energy.class"]],
    ["luxembourg", ["energy.class"]],
  ])("to let in %s is held back without what its certificate says", (region, fields) => {
    expect(holding(region, {})).toEqual(fields);
  });

  test("in Flanders needs its score, and the certificate's number where the address is not shown", () => {
    const energy = { scheme: "EPC" as const, consumption: 180 };
    expect(holding("flanders", { energy })).toEqual([]);
    expect(warning("flanders", { energy })).toEqual(["energy.class"]);
    const address = { ...home.address, hidden: true };
    expect(holding("flanders", { energy, address })).toEqual(["energy.certificate"]);
    expect(holding("flanders", { energy: { ...energy, certificate: "20240101-0009000001" }, address })).toEqual([]);
  });

  test("in Wallonia needs the class or the figure; what else the certificate says is a warning", () => {
    const energy = { scheme: "PEB" as const, consumption: 210 };
    expect(holding("wallonia", { energy })).toEqual([]);
    expect(warning("wallonia", { energy })).toEqual(["energy.class", "energy.total", "energy.certificate"]);
  });

  test("in Luxembourg has two classes", () => {
    const energy = { scheme: "CPE" as const, class: "D" as const };
    expect(holding("luxembourg", { energy })).toEqual([]);
    expect(warning("luxembourg", { energy })).toEqual(["energy.insulationClass"]);
    expect(warning("luxembourg", { energy: { ...energy, insulationClass: "E" } })).toEqual([]);
  });

  test("that needs no certificate says why, and is shown", () => {
    const energy = { scheme: "EPB" as const, exemption: "uninhabitable" as const };
    expect(holding("brussels", { energy })).toEqual([]);
  });

  test("newly built is shown before it has its certificate, with a warning", () => {
    const facts = { condition: "new" as const };
    expect(holding("brussels", { facts })).toEqual([]);
    expect(warning("brussels", { facts })).toEqual(["energy.class", "energy.emissions"]);
  });

  test("to let in Belgium tells its rent", () => {
    const energy = { scheme: "EPB" as const, class: "C" as const, emissions: 30 };
    expect(holding("brussels", { energy, rent: { onRequest: true } })).toEqual(["rent.amount"]);
    expect(warning("brussels", { energy, rent: { amount: 900, basis: "total", period: "month" } })).toEqual([
      "charges.amount",
    ]);
  });
});

describe("a sale in Flanders", () => {
  test("tells what planning law asks for, and both flood scores; a no is told as well", () => {
    const energy = { scheme: "EPC" as const, class: "B" as const, consumption: 180 };
    expect(holding("flanders", { ...sale, energy })).toEqual([
      ...["legal.planningPermission", "legal.destination", "legal.planningSummons", "legal.preEmptionRight"],
      ...["legal.subdivisionPermit", "legal.floodScores.plot", "legal.floodScores.building"],
    ]);
    expect(holding("flanders", { ...sale, energy, legal: stated })).toEqual([]);
  });

  test("of a warehouse or an investment tells them, too; a letting does not", () => {
    expect(holding("flanders", { ...sale, type: "logistics-warehouse" })).toContain("legal.destination");
    const invest = { ...sale, transactions: [], invest: true, type: "office" as const };
    expect(holding("flanders", invest)).toContain("legal.floodScores.plot");
    expect(holding("flanders", { type: "logistics-warehouse" })).toEqual([]);
    expect(holding("wallonia", { ...sale, type: "logistics-warehouse" })).toEqual([]);
  });
});

test("another region's certificate is a warning", () => {
  const energy = { scheme: "EPC" as const, class: "C" as const, consumption: 180, emissions: 30 };
  expect(warning("brussels", { energy })).toEqual(["energy.scheme"]);
  expect(warning("flanders", { energy })).toEqual([]);
});

test("offices in Brussels are held back from 500 m² on", () => {
  const office = { type: "office" as const };
  expect(holding("brussels", { ...office, surface: { total: 500 } })).toEqual([]);
  expect(holding("brussels", { ...office, surface: { total: 501 } })).toEqual(["energy.class"]);
  expect(
    holding("brussels", {
      ...office,
      units: [
        { name: "1", surface: 300 },
        { name: "2", surface: 300 },
      ],
    }),
  ).toEqual(["energy.class"]);
});

test.each(["draft", "let", "sold", "withdrawn"] as const)("what is %s is no advertisement", (status) => {
  expect(holding("flanders", { ...sale, status })).toEqual([]);
});

test("an agent without a licence is a warning, everywhere", () => {
  const { licence, ...advertiser } = home.advertiser;
  expect(warning("luxembourg", { advertiser, type: "logistics-warehouse" })).toEqual(["advertiser.licence"]);
});

test("each rule names a source that docs/legal-facts.md explains, and says why in a sentence", () => {
  const page = readFileSync(new URL("../../../docs/legal-facts.md", import.meta.url), "utf8");
  for (const { source } of legalRules) expect(page).toContain(`\n## ${source}\n`);
  for (const { field } of Object.values(adFacts)) expect(page, field).toContain(`\`${field}\``);
  const [first] = missingFacts(listingRecordSchema.parse(home), "flanders");
  expect(first?.reason).toBe(
    "an advertisement in Flanders states the energy score, kWh per m² and year (flanders-epc-homes)",
  );
});

test("a place is under the law of the region that it lies in", () => {
  expect(legalRegionOf([{ key: "BE-44021" }, { key: "BE-40000" }, { key: "BE-02000" }, { key: "BE" }])).toBe(
    "flanders",
  );
  expect(legalRegionOf([{ key: "LU-0304" }, { key: "LU" }])).toBe("luxembourg");
  expect(() => legalRegionOf([{ key: "BE" }])).toThrow("BE lies in no region");
});
