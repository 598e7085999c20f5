import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { textsIn } from "./i18n.server.ts";
import { languages, type Language } from "./languages.ts";
import { mailTextsIn } from "./mail-texts.server.ts";
import { pageTexts } from "./page-texts.ts";
import { mailTexts, siteTexts } from "./texts-by-language.server.ts";

type Say = (key: string, parameters?: Record<string, string | number>) => string;

const plural = /_(?:zero|one|two|few|many|other)$/;

const flat = (texts: object, above = ""): [key: string, text: string][] =>
  Object.entries(texts).flatMap(([key, value]: [string, string | object]) =>
    typeof value === "string" ? [[above + key, value] as [string, string]] : flat(value, `${above}${key}.`),
  );

const trees: Record<string, Record<Language, object>> = {
  pages: siteTexts,
  mails: mailTexts,
};
const sayers: [where: string, tree: string, say: (language: Language) => Say][] = [
  ["pages, on the server", "pages", (language) => textsIn(language) as unknown as Say],
  ["pages, in the browser", "pages", (language) => pageTexts(language, trees["pages"]![language]).t as unknown as Say],
  ["mails", "mails", (language) => mailTextsIn(language) as unknown as Say],
];

/** A number of each kind that a language tells apart: French has a form of its own for millions. */
function countsOf(language: Language): number[] {
  const rules = new Intl.PluralRules(language);
  const found = new Map<string, number>();
  for (const count of [0, 1, 2, 3, 11, 21, 100, 1_000, 999_999, 1_000_000, 1_000_001, 2_000_000, 1.5]) {
    if (!found.has(rules.select(count))) found.set(rules.select(count), count);
  }
  expect([...found.keys()].sort()).toEqual([...rules.resolvedOptions().pluralCategories].sort());
  return [...found.values()];
}

const placeholdersOf = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = ""]) => name);

describe.each(languages)("in %s every text can be said", (language) => {
  test.each(sayers)("%s", (_, tree, sayIn) => {
    const say = sayIn(language);
    const texts = flat(trees[tree]![language]);
    for (const [key] of texts) {
      // Whoever asks does not know which form it will be.
      const forms = texts.filter(([form]) => form.replace(plural, "") === key.replace(plural, ""));
      const names = forms.flatMap(([, text]) => placeholdersOf(text));
      const given = Object.fromEntries(names.map((name) => [name, `‹${name}›`]));
      for (const count of plural.test(key) ? countsOf(language) : [undefined]) {
        const asked = key.replace(plural, "");
        const said = say(asked, { ...given, ...(count !== undefined && { count }) });
        expect(said, `${key} ${count}`).not.toBe(asked);
        expect(said, `${key} ${count}`).not.toContain("{{");
      }
    }
  });
});

test.each(languages)(
  "in %s a letter keeps what its hyphen joins it to on its line, by a word joiner (U+2060)",
  (language) => {
    // E-mails are kept whole by <UnbrokenText>: there are many, and with addresses.
    const parting = flat(siteTexts[language]).filter(([, text]) =>
      /(?<![\p{L}\d./_-])(?!e-)\p{L}-\p{L}{2,}/iu.test(text),
    );
    expect(parting).toEqual([]);
  },
);

test.each(Object.keys(trees))("of %s, each language fills in what the others do", (tree) => {
  const textsOf = (language: Language) => new Map(flat(trees[tree]![language]));
  const english = textsOf("en");
  for (const language of languages) {
    for (const [key, text] of textsOf(language)) {
      const wanted = new Set(placeholdersOf(english.get(key) ?? ""));
      const other = new Set(placeholdersOf(english.get(key.replace(plural, "_other")) ?? ""));
      const surplus = placeholdersOf(text).filter((name) => !wanted.has(name) && !other.has(name));
      expect(surplus, `${language} ${key}`).toEqual([]);
    }
  }
});

test("a key is never shown: a plural without its number is an error where the text is asked for", () => {
  for (const language of languages) {
    const say = textsIn(language) as unknown as Say;
    expect(() => say("listing.page.desks"), language).toThrow("There is no text listing.page.desks");
    expect(() => (mailTextsIn(language) as unknown as Say)("newListings.new"), language).toThrow("with its count");
  }
});

/* The compiler takes the key of a plural without its number, and the page then shows the key. */
test("a text that depends on a number is asked for with one", () => {
  const keys = [...flat(siteTexts.en), ...flat(mailTexts.en)].map(([key]) => key);
  const plain = new Set(keys.filter((key) => !plural.test(key)));
  const counted = [...new Set(keys.filter((key) => plural.test(key)).map((key) => key.replace(plural, "")))];
  const alone = new Set(counted.filter((key) => !plain.has(key)));
  const without = readdirSync("app", { recursive: true, withFileTypes: true })
    .filter(({ name }) => /(?<!\.test)\.tsx?$/.test(name))
    .flatMap((file) => {
      const path = join(file.parentPath, file.name);
      const source = readFileSync(path, "utf8");
      return [...source.matchAll(/\b(?:t|text|texts|say)\(\s*"([\w.-]+)"\s*(?:,\s*(\{[^}]*\}|[\w.]+))?\s*\)/g)]
        .filter(([, key = "", given = ""]) => alone.has(key) && !/\bcount\b|\.\.\./.test(given) && !/^\w/.test(given))
        .map(([call]) => `${path}: ${call}`);
    });
  expect(without).toEqual([]);
});

test.each(languages)("in %s, whoever asks for alerts agrees by the names of the choices", (language) => {
  const { agree, instant, daily, weekly } = siteTexts[language].strategies.frequency;
  for (const choice of [instant, daily, weekly]) expect(agree).toContain(choice);
});

test.each(languages)("in %s, news are called on the account as they were agreed to", (language) => {
  const { fields, profile } = siteTexts[language].account;
  const { marketing } = profile.emails;
  expect(fields.receiveEmailsForMarketing.toLowerCase()).toContain(marketing.toLowerCase());
});
