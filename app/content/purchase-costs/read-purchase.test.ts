import { expect, test } from "vitest";
import type { Purchase } from "./purchase-costs.ts";
import { readEuros, readPurchase, writePurchase } from "./read-purchase.ts";

test.each([
  ["350000", 350_000],
  ["350 000", 350_000],
  ["350\u202f000 €", 350_000],
  ["€ 350.000", 350_000],
  ["350,000", 350_000],
  ["350.000,00", 350_000],
  ["350 000,50 €", 350_000],
  ["350,000.5", 350_000],
  ["0", 0],
  ["1.500", 1500],
  ["1 234 567,89", 1_234_567],
  ["1.5", undefined],
  ["1.23", undefined],
  ["999,99", undefined],
  ["1.2.3", undefined],
  ["12.34.567", undefined],
  ["350.00.0", undefined],
  ["", undefined],
  [null, undefined],
  ["-5", undefined],
  ["abc", undefined],
])("%j is an amount of %s", (written, euros) => expect(readEuros(written)).toBe(euros));

test("a purchase is read from an address, and a choice that there is not is as the form starts", () => {
  const { purchase: read } = readPurchase(
    new URLSearchParams("region=luxembourg&use=business&price=800.000&city=yes&buyers=9"),
  );
  expect(read).toEqual({
    region: "luxembourg",
    state: "existing",
    use: "business",
    price: 800_000,
    land: 0,
    buyers: 1,
    inCity: true,
  });
  expect(readPurchase(new URLSearchParams("region=mars&state="))).toMatchObject({
    purchase: { region: "flanders", state: "existing", price: 300_000 },
    refused: {},
  });
});

test("the most that is reckoned with, and land that is all of the price, are answered", () => {
  const { purchase, refused } = readPurchase(new URLSearchParams("price=1.000.000.000&land=1000000000"));
  expect(refused).toEqual({});
  expect(purchase).toMatchObject({ price: 1_000_000_000, land: 1_000_000_000 });
});

test.each<Partial<Purchase>>([
  {},
  { region: "luxembourg", state: "new", use: "own-home", land: 120_000, buyers: 2, inCity: true },
])("what is written into an address is read from it: %j", (given) => {
  const purchase: Purchase = {
    region: "wallonia",
    state: "existing",
    use: "business",
    price: 1_250_000,
    land: 0,
    buyers: 1,
    inCity: false,
    ...given,
  };
  expect(readPurchase(new URLSearchParams(writePurchase(purchase)))).toEqual({ purchase, refused: {} });
});
