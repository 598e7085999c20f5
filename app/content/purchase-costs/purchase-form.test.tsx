import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { textsIn } from "#app/i18n/i18n.server.ts";
import { languages } from "#app/i18n/languages.ts";
import { PurchaseForm } from "./purchase-form.tsx";
import type { Purchase } from "./purchase-costs.ts";

const purchase: Purchase = {
  region: "luxembourg",
  state: "existing",
  use: "own-home",
  price: 350_000,
  land: 0,
  buyers: 1,
  inCity: false,
};

test("taxes of less than one decimal of a percentage are not told as none", () => {
  const told = languages.map((language) => {
    const form = <PurchaseForm purchase={purchase} language={language} t={textsIn(language)} />;
    return renderToStaticMarkup(form).replace(/[\u00a0\u202f]/g, " ");
  });
  expect(told).toEqual([
    expect.stringContaining("total taxes, less than 0.1% of the price"),
    expect.stringContaining("moins de 0,1 % du prix"),
    expect.stringContaining("minder dan 0,1 % van de prijs"),
  ]);
});

test.each([
  ["en", "price and taxes", "€350,100"],
  ["fr", "prix, droits et TVA", "350 100 €"],
  ["nl", "prijs en belastingen samen", "€ 350.100"],
] as const)("the calculator ends with what price and taxes come to, in %s", (language, label, sum) => {
  const form = <PurchaseForm purchase={purchase} language={language} t={textsIn(language)} />;
  const text = renderToStaticMarkup(form)
    .replace(/[\u00a0\u202f]/g, " ")
    .replace(/<[^>]*>/g, "|");
  const [figures] = text.split(label).slice(1);
  expect(text).toContain(label);
  expect(figures?.slice(0, 40) + text.slice(0, text.indexOf(label)).slice(-40)).toContain(sum);
});

test.each([
  ["flanders", "verkooprecht"],
  ["brussels", "registratierechten"],
  ["wallonia", "registratierechten"],
  ["luxembourg", "registratierechten"],
] as const)("what is due has one name in Dutch, that of where it is due: in %s %s", (region, name) => {
  const form = <PurchaseForm purchase={{ ...purchase, region }} language="nl" t={textsIn("nl")} />;
  const names = renderToStaticMarkup(form).match(/<dt[^>]*>[^<]*(?:verkooprecht|registratierechten)[^<]*<\/dt>/g);
  expect(names?.map((each) => each.replace(/<[^>]*>/g, ""))).toEqual([name]);
});
