import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { languages, type Language } from "#app/i18n/languages.ts";
import { purchaseCosts, purchaseUses, type Purchase } from "./purchase-costs.ts";
import { purchaseRates as rates } from "./purchase-rates.ts";

const read = async (folder: string, language: Language) =>
  (await readFile(`content/${folder}/${language}.mdx`, "utf8")).replace(/[\s\u00a0\u202f]+/g, " ");

const lowest: Purchase = {
  region: "flanders",
  state: "existing",
  use: "own-home",
  price: 350_000,
  land: 0,
  buyers: 1,
  inCity: false,
};

/** An amount as each language writes it, with ordinary spaces. */
const amount: Record<Language, (euros: number) => string> = {
  en: (euros) => `€${euros.toLocaleString("en")}`,
  fr: (euros) => `${euros.toLocaleString("fr").replace(/\s/g, " ")} €`,
  nl: (euros) => `€ ${euros.toLocaleString("de")}`,
};

const percent = (part: number, language: Language) => {
  const figure = String(Math.round(part * 1000) / 10);
  return language === "en" ? `${figure}%` : `${figure.replace(".", ",")} %`;
};

const rows: Pick<Purchase, "region" | "inCity">[] = [
  { region: "flanders", inCity: false },
  { region: "brussels", inCity: false },
  { region: "wallonia", inCity: false },
  { region: "luxembourg", inCity: false },
  { region: "luxembourg", inCity: true },
];

test.each(languages)(
  "the guide's table of what 350,000 comes to is what the calculator works out: %s",
  async (language) => {
    const guide = await read("insights/2026-11-23-what-buying-costs", language);
    for (const where of rows) {
      const duties = purchaseUses.map((use) => amount[language](purchaseCosts({ ...lowest, ...where, use }).duties));
      expect(guide).toContain(`| ${duties.join(" | ")} |`);
    }
  },
);

test.each(languages)("guides, services and areas name the calculator's rates: %s", async (language) => {
  const say = (part: number) => percent(part, language);
  const valuation = await read("services/be/vastgoedschatting", language);
  const ordinary = [rates.flanders.duty, rates.brussels.duty, rates.wallonia.duty].map(say).join(" | ");
  expect(valuation).toContain(`| ${ordinary} |`);
  expect(valuation).toContain(amount[language](rates.brussels.abatement));
  expect(valuation).toContain(amount[language](rates.brussels.abatementUpTo));

  const deed = await read("services/lu/notaris", language);
  expect(deed).toContain(amount[language](rates.luxembourg.credit));
  expect(deed).toContain(say(rates.luxembourg.citySurcharge));
  expect(deed).toContain(say(rates.vat.luxembourg));

  const yields = await read("insights/2026-11-23-yields", language);
  for (const rate of [rates.flanders.duty, rates.brussels.duty, rates.luxembourg.duty])
    expect(yields).toContain(say(rate));

  const apartments = await read("locations/be/apartment/brussels", language);
  for (const use of ["own-home", "other-home"] as const) {
    expect(apartments).toContain(amount[language](purchaseCosts({ ...lowest, region: "brussels", use }).duties));
  }
  const kirchberg = await read("locations/lu/office/kirchberg", language);
  expect(kirchberg).toContain(say(rates.luxembourg.duty + rates.luxembourg.citySurcharge));
});
