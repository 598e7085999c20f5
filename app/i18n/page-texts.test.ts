import { createInstance } from "i18next";
import { expect, it } from "vitest";
import { i18nextOptions } from "./i18next-options.ts";
import { languages } from "./languages.ts";
import { textsIn } from "./i18n.server.ts";
import { pageTexts } from "./page-texts.ts";
import { siteTexts as texts } from "./texts-by-language.server.ts";

function keysOf(texts: object, prefix = ""): string[] {
  return Object.entries(texts).flatMap(([key, value]: [string, unknown]) =>
    typeof value === "object" && value !== null ? keysOf(value, `${prefix}${key}.`) : [prefix + key],
  );
}

it.each(languages)("in %s the browser says what the server says", (language) => {
  const server = createInstance(i18nextOptions(language, texts[language]));
  void server.init();
  const browser = pageTexts(language, texts[language]);
  const say = (t: unknown, key: string, parameters?: object) =>
    (t as (key: string, parameters?: object) => string)(key, parameters);
  const placeholders = [...new Set(JSON.stringify(texts).matchAll(/\{\{(\w+)\}\}/g))].map(([, name]) => name);
  const given: object = Object.fromEntries(
    placeholders.map((name) => [name, `<${name} & more>`]) as [string, string][],
  );
  for (const key of keysOf(texts[language])) {
    expect(say(browser.t, key), key).toBe(say(server.t, key));
    expect(say(browser.t, key, given), key).toBe(say(server.t, key, given));
    if (!key.endsWith("_other")) continue;
    for (const count of [0, 1, 2, 5, 21, 1_234]) {
      const parameters = { ...given, count };
      const counted = key.replace(/_other$/, "");
      expect(say(browser.t, counted, parameters), key).toBe(say(server.t, counted, parameters));
    }
  }
});

it("a text that is missing is refused, with parameters and without", () => {
  const say = textsIn("en") as unknown as (key: string, parameters?: object) => string;
  expect(say("search.count", { count: 2, formatted: "2" })).toBe("2 properties");
  for (const parameters of [undefined, { count: 2 }, { place: "Ghent" }]) {
    expect(() => say("search.nothingOfTheKind", parameters)).toThrow(/nothingOfTheKind/);
  }
});
