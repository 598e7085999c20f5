import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { textsIn } from "#app/i18n/i18n.server.ts";
import { languages, type Language } from "#app/i18n/languages.ts";
import { rateSources, ratesNotInForce, ratesReadOn, rateValidity } from "./purchase-rates.ts";
import { ratesInWords } from "./rates-in-words.ts";

const today = new Date().toISOString().slice(0, 10);

test("all rates are in force today: what the law let end, or begins later, is looked up anew", () => {
  expect(ratesNotInForce(today)).toEqual([]);
  expect(ratesNotInForce(ratesReadOn)).toEqual([]);
});

test("rates whose last day has passed are told by name, and so are those that have not begun", () => {
  const validity = {
    lasting: { since: "2025-01-01" },
    ended: { since: "2024-05-22", until: "2025-06-30" },
    ending: { since: "2025-07-01", until: "2026-11-28" },
    planned: { since: "2029-01-01" },
  };
  expect(ratesNotInForce("2026-11-28", validity)).toEqual(["ended", "planned"]);
  expect(ratesNotInForce("2026-11-29", validity)).toEqual(["ended", "ending", "planned"]);
});

test("each day is one, and stands in the list of figures with its source", async () => {
  const figures = await readFile("docs/figures.md", "utf8");
  for (const { since } of Object.values(rateValidity)) {
    if (since === undefined) continue;
    expect(new Date(since).toISOString().slice(0, 10)).toBe(since);
    expect(figures).toContain(since);
  }
});

test.each<[Language, string]>([
  ["en", "Flemish rates in force since 1 January 2025, checked on 28 November 2026. Source: vlaanderen.be."],
  ["fr", "Taux flamands en vigueur depuis le 1er janvier 2025, vérifiés le 28 novembre 2026. Source : vlaanderen.be."],
  ["nl", "Vlaamse tarieven geldig sinds 1 januari 2025, nagekeken op 28 november 2026. Bron: vlaanderen.be."],
])("a purchase says since when its rates hold, when that was looked up and where, in %s", (language, sentence) => {
  const said = ratesInWords({ region: "flanders", state: "existing", land: 0 }, language, textsIn(language));
  expect(said.map(({ text }) => text.replace(/[\u00a0\u202f]/g, " "))).toEqual([sentence]);
});

test.each(languages)(
  "its dates stay in one line, also in a narrow column, and so does what leads to the source, in %s",
  (language) => {
    const t = textsIn(language);
    const said = (["flanders", "brussels", "wallonia", "luxembourg"] as const).flatMap((region) =>
      (["existing", "new"] as const).flatMap((state) => ratesInWords({ region, state, land: 0 }, language, t)),
    );
    for (const { text, links } of said) {
      expect(text).not.toMatch(/\d(?:er)? \p{L}+\s\d{4}|\d(?:er)?\s\p{L}+ \d{4}/u);
      for (const { name } of links) expect(text).toContain(name);
    }
    expect(said[0]?.text).toMatch(/1(?:er)?\u00a0\p{L}+\u00a02025/u);
  },
);

test("a new building is taxed at VAT, and its land at the duties beside, where it is bought apart", () => {
  const t = textsIn("en");
  const said = (land: number) =>
    ratesInWords({ region: "luxembourg", state: "new", land }, "en", t)
      .map(({ text }) => text.replaceAll("\u00a0", " "))
      .join(" ");
  expect(said(0)).toMatch(/^Luxembourg VAT rates in force since 1 January 2024, .* Source: pfi\.public\.lu\.$/);
  expect(said(100_000)).toContain("Luxembourg registration duties in force since 1 July 2025");
});

test.each<[Language, string]>([
  ["en", "Belgian VAT rates. Source: Royal Decree no. 20 of 20 July 1970."],
  ["fr", "Taux de TVA belges. Source : arrêté royal n° 20 du 20 juillet 1970."],
  ["nl", "Belgische btw-tarieven. Bron: koninklijk besluit nr. 20 van 20 juli 1970."],
])("rates whose day was found at no source say no day, and none of a look at it, in %s", (language, sentence) => {
  const said = ratesInWords({ region: "flanders", state: "new", land: 0 }, language, textsIn(language));
  expect(said.map(({ text }) => text.replace(/[\u00a0\u202f]/g, " "))).toEqual([sentence]);
});

test("the source of rates leads to where the guide found them, and a law without an address stays text", async () => {
  for (const language of languages) {
    const guide = await readFile(`content/insights/2026-11-23-what-buying-costs/${language}.mdx`, "utf8");
    for (const source of Object.values(rateSources)) expect(guide).toContain(`](${source[language]})`);
    const t = textsIn(language);
    const [flemish] = ratesInWords({ region: "flanders", state: "existing", land: 0 }, language, t);
    expect(flemish?.links).toEqual([{ name: "vlaanderen.be", href: rateSources.flanders?.[language] }]);
    for (const { text, links } of ["flanders", "brussels", "luxembourg"].flatMap((region) =>
      ratesInWords({ region: region as "flanders", state: "existing", land: 0 }, language, t),
    ))
      for (const { name } of links) expect(text).toContain(name);
    expect(ratesInWords({ region: "wallonia", state: "existing", land: 0 }, language, t)[0]?.links).toEqual([]);
  }
});
