import { describe, expect, test } from "vitest";
import { z } from "zod";
import { readJson } from "../../data/read-data.ts";
import { languages, type Language } from "../../listing-format.ts";
import { everything, matching, of, offenders, records, told } from "./testing/invented-texts.ts";
import { saidTooOften } from "./testing/said-too-often.ts";

/* How texts are written, in each language; whether what they say is so: true-texts.test.ts. */

const alts = records.flatMap(({ photos = [] }) => photos.flatMap(({ alt }) => Object.values(alt)));

test("no slot stays open and nothing is typed twice", () => {
  const renderingFaults = /undefined|null|NaN|Infinity|object|[{}<>$]| {2}|\u00a0\u00a0| [.,]|\.\.|,,|;;|\(\)/;
  expect(matching(everything, renderingFaults)).toEqual([]);
  expect(matching(alts, renderingFaults)).toEqual([]);
  expect(matching(everything, /^[,.;: ]/)).toEqual([]);
});

test("every paragraph begins with a capital or a figure and ends with a stop", () => {
  const paragraphs = told.flatMap(({ description }) => description.split("\n\n"));
  expect(offenders(paragraphs, (text) => !/^[\p{Lu}\d’'(]/u.test(text) || !/[.?]$/.test(text))).toEqual([]);
  expect(matching(paragraphs, /[.?] \p{Ll}/u)).toEqual([]);
});

test("descriptions are as long as agents write them, titles fit a card", () => {
  const descriptions = told.map(({ description }) => description);
  const words = (text: string) => text.split(/\s+/).length;
  expect(offenders(descriptions, (text) => words(text) < 40 || words(text) > 165)).toEqual([]);
  expect(told.filter(({ title }) => title.length > 110)).toEqual([]);
});

test("texts in one language differ from listing to listing", () => {
  for (const language of languages) {
    const texts = of(language).map(({ description }) => description);
    expect(new Set(texts).size, language).toBe(texts.length);
    const openings = texts.map((text) => text.replace(/[\d.,\u202f\u00a0]+/g, "#").slice(0, 40));
    expect(new Set(openings).size / texts.length, language).toBeGreaterThan(0.5);
  }
});

test("no sentence stands in more than three in a hundred descriptions, nor in more than one in ten of a type", () => {
  expect(saidTooOften(records)).toEqual([]);
});

test("every other way to say something is of a sentence that is said", () => {
  const ways = readJson("phrases/other-ways.json", z.record(z.enum(languages), z.array(z.array(z.string()))));
  for (const language of languages) {
    const written = of(language).map(({ description }) => description);
    const aside = written.map((text) => text.replace(/\d+(?:[.,\u202f\u00a0]\d+)*/g, "#"));
    const all = [...written, ...aside]
      .join("\n")
      .replaceAll(/\u202f(?=[:;?%])/g, " ")
      .replaceAll("\u00a0%", "%");
    const unused = ways[language].filter((same) => !same.some((way) => all.includes(way)));
    expect(unused, language).toEqual([]);
  }
});

test("no place is named twice in a row", () => {
  expect(matching(everything, /(?<!\p{L})((?:in|à|au|op) \p{Lu}[\p{L}’-]+),? \1(?!\p{L})/iu)).toEqual([]);
});

test("bedrooms and the width of a shop front are told once", () => {
  const homes = told.filter(({ record }) => record.type === "house" || record.type === "apartment");
  const bedrooms =
    /(?<![\p{L}\d])([\p{L}\d]+)[- ](?:bedroom|chambre|slaapkamer).*(?<![\p{L}\d])\1[- ](?:bedroom|chambre|slaapkamer)/su;
  const front = /(?<![\d.,])(\d+(?:[.,]\d)?\u00a0m)(?!²).*(?<![\d.,])\1 (?:wide|de large|breed)/su;
  expect(homes.length).toBeGreaterThan(500);
  expect(
    offenders(
      homes.map(({ description }) => description),
      (text) => bedrooms.test(text),
    ),
  ).toEqual([]);
  expect(matching(everything, front)).toEqual([]);
});

test("how many units a business park has is told once", () => {
  const parkOf = String.raw`(?:park|parc)[^.]*? (?:of|de|van|has|compte|telt) ([\p{L}\d]+) uni`;
  const again = parkOf.replace(String.raw`([\p{L}\d]+)`, String.raw`\1`);
  expect(matching(everything, new RegExp(`${parkOf}.*${again}`, "su"))).toEqual([]);
});

test("titles of offices and shops say how large they are: two in one street are told apart", () => {
  const size = /m²|\d+\s(?:desks|postes|werkplekken)|private offices|bureaux privatifs|privékantoren/;
  const sized = /^(?:office|retail|city-centre-store|shopping-centre|out-of-town.*)$/;
  const titles = records.filter(({ type }) => sized.test(type)).flatMap(({ title }) => Object.values(title));
  expect(titles.length).toBeGreaterThan(500);
  expect(titles.filter((title) => !size.test(title))).toEqual([]);
});

test("the title of a listing leads with the same fact in each of its languages", () => {
  const facts: Record<string, RegExp> = {
    terrace: /(?:with|avec|met|en) (?:a )?terra(?:ce|sse|s)$/i,
    garden: /(?:with|avec|met|en) (?:jardin|garden|tuin)$/i,
    renovated: /renovated|rénové|gerenoveerd/i,
    "to renovate": /to renovate|à rénover|te renoveren/i,
    let: /tenanted|louée?s?(?!\p{L})|verhuurde?/iu,
    divisible: /divisible|deelba/i,
    docks: /loading dock|quais? de chargement|laadkade/i,
    bedrooms: /bedroom|chambres?(?! meubl)|slaapkamer/i,
    size: /\d\u00a0m²/i,
  };
  const streetless = (title: string) => title.replace(/(?:, | (?:in|à|au|op|aan) (?=\p{Lu})).*$/u, "");
  const differing = records.flatMap(({ reference, title, type }) => {
    if (type === "co-living") return [];
    const told = languages.flatMap((language) => title[language] ?? []).map(streetless);
    return Object.entries(facts).flatMap(([fact, words]) =>
      new Set(told.map((text) => words.test(text))).size > 1 ? [`${reference} ${fact}: ${told.join(" | ")}`] : [],
    );
  });
  expect(differing.slice(0, 5)).toEqual([]);
});

test("names of streets have curled apostrophes", () => {
  expect(matching(everything, /\p{L}'\p{L}/u)).toEqual([]);
});

test("articles fit: a south-facing, an east-facing garden", () => {
  const texts = of("en").flatMap(({ title, description }) => [title, description]);
  expect(matching(texts, /\ba (?:east|apartment|office|eight|eleven|industrial|under)/)).toEqual([]);
});

/** Names may hold any word: every run of words with capitals is taken out, and what French writes small before them. */
function withoutNames(text: string): string {
  return text
    .replace(
      /\b(?:rue|avenue|place|quai|route|chaussée|boulevard|clos|square|allée|drève|chemin|cité|venelle|cours|zone)\b[^,.:]*/g,
      "◌",
    )
    .replace(
      /\p{Lu}[\p{L}’'-]*(?: (?:(?:d’|l’|de |du |des |la |le |les |et |van |der |’t )*\p{Lu}[\p{L}’'.-]*))*/gu,
      "◌",
    );
}

describe("words of one language don't slip into another", () => {
  const foreign: Record<Language, RegExp> = {
    en: /(?<!\p{L})(?:avec|dans|étage|à louer|à vendre|bureaux|loyer|te huur|te koop|verdieping|kantoor|ligt|vloer|huur|een|het)(?!\p{L})/u,
    fr: /(?<!\p{L})(?:the|with|floor|to let|for sale|te huur|te koop|verdieping|kantoor|ligt|met|vloer|het|een)(?!\p{L})/u,
    nl: /(?<!\p{L})(?:the|with|floor|to let|for sale|office|avec|dans|étage|à louer|à vendre|bureaux|loyer|une|est|les)(?!\p{L})/u,
  };
  test.each(languages)("%s", (language) => {
    const texts = of(language).flatMap(({ title, description }) => [title, description]);
    expect(matching(texts.map(withoutNames), foreign[language])).toEqual([]);
  });
});

describe("French", () => {
  const texts = of("fr").flatMap(({ title, description }) => [title, description]);

  test("elides, contracts and agrees", () => {
    // "de onze" and "le un" keep their vowel.
    const judged = texts.map((text) => text.replace(/(?<!\p{L})(?:de|le|la) (?:onze|un|une)(?!\p{L})/gu, ""));
    expect(matching(judged, /(?<!\p{L})(?:de|le|la|ne|que|se|ce|je) [aàâeéèêiîoôuAÀÂEÉÈÊIÎOÔU]\p{L}/u)).toEqual([]);
    expect(matching(judged, /(?<!\p{L})(?:à|de) les? (?!\p{Lu})/u)).toEqual([]);
    expect(matching(judged, /(?<!\p{L})un (?:unité|maison|villa|chambre|terrasse|rue)(?!\p{L})/u)).toEqual([]);
    expect(matching(judged, /(?<!\p{L})une (?:immeuble|appartement|entrepôt|bureau|magasin|étage)(?!\p{L})/u)).toEqual(
      [],
    );
  });

  test("sets its signs apart with a narrow no-break space", () => {
    expect(matching(texts, /[^\u202f][;!?%]|[\p{L}\d] [:;!?%€]/u)).toEqual([]);
  });
});

test("figures stay with their unit", () => {
  expect(matching(everything, /\d (?:m²|m |m\.|km|€|t\/m²)/)).toEqual([]);
});

test("one parking space has a charging point, two have", () => {
  const charging = told.filter(({ description }) => /charging point|borne de recharge|laadpunt/.test(description));
  expect(charging.length).toBeGreaterThan(20);
  expect(matching(everything, /\bone have\b|\bone parking spaces\b|\bun emplacements\b|\béén hebben\b/)).toEqual([]);
});

test("square metres take a singular verb in English", () => {
  const plural =
    /(?:^|[.;:,]\s)[\d,]+\u00a0m² (?:of the floor area |behind it |below it |at the back )?(?:are|serve)\b/m;
  expect(matching(everything, plural)).toEqual([]);
});
