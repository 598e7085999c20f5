import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { textsIn } from "#app/i18n/i18n.server.ts";
import { languages } from "#app/i18n/languages.ts";
import { PurchaseForm } from "./purchase-form.tsx";
import type { Purchase } from "./purchase-costs.ts";
import { readPurchase, type AskedPurchase } from "./read-purchase.ts";

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
    const form = <PurchaseForm purchase={purchase} refused={{}} language={language} t={textsIn(language)} />;
    return renderToStaticMarkup(form).replace(/[\u00a0\u202f]/g, " ");
  });
  expect(told).toEqual([
    expect.stringContaining("total taxes, less than 0.1% of the price"),
    expect.stringContaining("moins de 0,1 % du prix"),
    expect.stringContaining("minder dan 0,1 % van de prijs"),
  ]);
});

test("what is calculated leads to its answer, named by what was asked, and a mistake to what it says", () => {
  const written = (refused: AskedPurchase["refused"]) =>
    renderToStaticMarkup(<PurchaseForm purchase={purchase} refused={refused} language="en" t={textsIn("en")} />);
  for (const markup of [written({}), written({ price: { typed: "abc", why: "unread" } })]) {
    const [, target] = / action="#([^"]+)"/.exec(markup) ?? [];
    expect(markup.split(`id="${target}" tabindex="-1"`)).toHaveLength(2);
  }
  expect(written({})).toMatch(
    /role="group" aria-labelledby="([^"]+)"><p class="live-title" id="\1">Luxembourg, €350,000</,
  );
});

test.each([
  ["en", "price and taxes", "€350,100"],
  ["fr", "prix, droits et TVA compris", "350 100 €"],
  ["nl", "prijs en belastingen samen", "€ 350.100"],
] as const)("the calculator ends with what price and taxes come to, in %s", (language, label, sum) => {
  const form = <PurchaseForm purchase={purchase} refused={{}} language={language} t={textsIn(language)} />;
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
  const form = <PurchaseForm purchase={{ ...purchase, region }} refused={{}} language="nl" t={textsIn("nl")} />;
  const names = renderToStaticMarkup(form).match(/<dt[^>]*>[^<]*(?:verkooprecht|registratierechten)[^<]*<\/dt>/g);
  expect(names?.map((each) => each.replace(/<[^>]*>/g, ""))).toEqual([name]);
});

test.each([
  ["en", "price=abc", "price", "abc", "Enter the price in figures, for example 240,000."],
  ["fr", "price=-5", "price", "-5", "Indiquez le prix en chiffres, par exemple 240 000."],
  ["nl", "price=0", "price", "0", "Vul de prijs in cijfers in, bijvoorbeeld 240.000."],
  ["en", "price=", "price", "", "Enter the price in figures, for example 240,000."],
  ["fr", "land=12k", "land", "12k", "Indiquez le prix du terrain en chiffres, par exemple 80 000."],
  ["nl", "price=1.5", "price", "1.5", "Vul de prijs in cijfers in, bijvoorbeeld 240.000."],
  ["en", "price=1,23", "price", "1,23", "Enter the price in figures, for example 240,000."],
  ["fr", "price=1.2.3", "price", "1.2.3", "Indiquez le prix en chiffres, par exemple 240 000."],
  ["en", "price=999999999999", "price", "999999999999", "Enter an amount of at most €1,000,000,000."],
  ["fr", "price=1000000001", "price", "1000000001", "Indiquez un montant de 1 000 000 000 € au plus."],
  ["nl", "price=9999999999999", "price", "9999999999999", "Vul een bedrag van hoogstens € 1.000.000.000 in."],
  [
    "en",
    "state=new&price=300000&land=400000",
    "land",
    "400000",
    "Enter an amount no higher than the price, as the land is part of it.",
  ],
  [
    "fr",
    "state=new&land=300.001",
    "land",
    "300.001",
    "Indiquez un montant qui ne dépasse pas le prix, puisque le terrain en fait partie.",
  ],
  [
    "nl",
    "state=new&price=300000&land=400000",
    "land",
    "400000",
    "Vul een bedrag in dat niet hoger is dan de prijs: de grond maakt er deel van uit.",
  ],
] as const)(
  "in %s what can't be reckoned with stays in its field, which says so: %s",
  (language, query, name, typed, says) => {
    const asked = readPurchase(new URLSearchParams(query));
    const html = renderToStaticMarkup(<PurchaseForm {...asked} language={language} t={textsIn(language)} />);
    const [field] = html.match(new RegExp(`<input[^>]* name="${name}"[^>]*>`)) ?? [];
    expect(field).toContain(`value="${typed}"`);
    expect(field).toContain('aria-invalid="true"');
    const [, describedBy] = field?.match(/aria-describedby="([^"]*)"/) ?? [];
    const told = html.replace(/[\u00a0\u202f]/g, " ");
    expect(told).toContain(`<p class="field-error" id="${describedBy}">${says}</p>`);
    expect(html.match(/aria-invalid/g)).toHaveLength(1);
    expect(html).toContain(`<a href="#purchase-costs-${name}">`);
    expect(html).not.toContain("purchase-result");
  },
);

test("a form that nobody has filled in says what it starts with, and so does one without land", () => {
  for (const query of ["", "land=", "price=300.000&land="]) {
    const asked = readPurchase(new URLSearchParams(query));
    const html = renderToStaticMarkup(<PurchaseForm {...asked} language="en" t={textsIn("en")} />);
    expect(html).toContain("purchase-result");
    expect(html).toContain("€300,000");
    expect(html).not.toContain("aria-invalid");
  }
});
