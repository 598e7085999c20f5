import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { MarketSpread } from "./market-spread.tsx";

vi.mock("react-i18next", () => ({ useTranslation: () => ({ t: (key: string) => key }) }));

/** What stands below the bars on a phone, and where. */
function pricesOf(froms: string[]) {
  const classes = froms.map((from) => ({ from, label: `class ${from}`, count: 0 }));
  const spread = { classes, median: { at: 1.5, label: "" } };
  const markup = renderToStaticMarkup(<MarketSpread spread={spread} transaction="to-let" unit="" />);
  return [...markup.matchAll(/<text x="([\d.%]+)" y="194" text-anchor="(\w+)">([^<]*)/g)].map(([, x, anchor, from]) =>
    [x, anchor, from].join(" "),
  );
}

test("the figure of a class stands on the line of the median, not below it", () => {
  const spread = { classes: [{ from: "200", label: "200", count: 3 }], median: { at: 0.5, label: "€210" } };
  const markup = renderToStaticMarkup(<MarketSpread spread={spread} transaction="to-let" unit="" />);
  expect(markup.indexOf('class="market-count"')).toBeGreaterThan(markup.indexOf('class="market-median"'));
});

test.each([8, 9])("of %d classes the last, which is open, is said to be on a phone as well", (count) => {
  const froms = Array.from({ length: count }, (_, at) => `${at === count - 1 ? "≥ " : ""}${200 + 20 * at}`);
  const prices = pricesOf(froms);
  expect(prices.at(-1)).toBe(`100% end ${froms.at(-1)}`);
  expect(prices.length).toBe(Math.floor(count / 2));
});
