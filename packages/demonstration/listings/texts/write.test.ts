import { describe, expect, test } from "vitest";
import { aroundView } from "../../../../app/basemap/around/around-view.server.ts";
import { textsIn } from "../../../../app/i18n/i18n.server.ts";
import { languages, type Language } from "../../listing-format.ts";
import { generateListings } from "../generate.ts";
import { z } from "zod";
import { readJson } from "../../data/read-data.ts";
import { readAtlas } from "../../places/read-atlas.ts";
import { saidTooOften } from "./testing/said-too-often.ts";

const records = [...generateListings(readAtlas(), { listings: 3_000, seed: "texts", today: "2026-11-21" })];

const told = records.flatMap((record) =>
  languages.flatMap((language) => {
    const [title, description] = [record.title[language], record.description[language]];
    if (title === undefined || description === undefined) return [];
    return [{ record, language, title, description }];
  }),
);
const of = (language: Language) => told.filter((text) => text.language === language);
const alts = records.flatMap(({ photos = [] }) => photos.flatMap(({ alt }) => Object.values(alt)));

/** What breaks a rule, a few of them: an empty list is what a test wants. */
function offenders(texts: readonly string[], breaks: (text: string) => boolean): string[] {
  return texts.filter(breaks).slice(0, 3);
}
const matching = (texts: readonly string[], slip: RegExp) => offenders(texts, (text) => slip.test(text));
const everything = told.flatMap(({ title, description }) => [title, description]);

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

test("in Brussels people get off at a metro station, not at one where trains run through", () => {
  const all = everything.join("\n");
  expect(all).toMatch(/metro station|station de métro|metrostation/);
  expect(all).toMatch(/tram stop|arrêt de tram|tramhalte/);
  expect(all).not.toMatch(/Congres|Congrès|Kapellekerk|fronti[eè]re station|gare de \S+-Frontière|-Grens/i);
});

test("labels are of buildings that need one, and follow their scheme", () => {
  const labelled = records.filter(({ energy }) => energy !== undefined);
  const isHome = (type: string) => ["apartment", "house", "bloc-sales", "co-living"].includes(type);
  const wrong = labelled.filter(({ type, energy, surface, facts }) => {
    const isNew = facts?.condition === "new" || (facts?.builtYear ?? 0) >= 2024;
    if (isHome(type) || isNew) return false;
    if (energy?.scheme === "PEB") return true;
    if (energy?.scheme === "EPB") return type !== "office" || (surface?.total ?? 0) <= 500;
    return energy?.scheme === "EPC" && (type === "logistics-warehouse" || type === "sme-business-unit");
  });
  expect(wrong.map(({ reference }) => reference)).toEqual([]);
  const saidCheap = labelled.filter(
    ({ type, energy, surface, description }) =>
      energy?.scheme === "EPC" &&
      !isHome(type) &&
      (surface?.total ?? 0) > 500 &&
      /running costs|energy bills/.test(description.en ?? ""),
  );
  expect(saidCheap).toEqual([]);
});

test("an A+ of Flanders uses nothing over the year, as the guide on certificates says", () => {
  const best = records.filter(({ energy }) => energy?.scheme === "EPC" && energy.class === "A+");
  expect(best.length).toBeGreaterThan(5);
  expect(best.filter(({ energy }) => energy?.consumption !== 0)).toEqual([]);
});

test("Luxembourg quotes parking by the month, and its shops have no lease of nine years", () => {
  const texts = told.filter(({ record }) => record.address.country === "LU").map(({ description }) => description);
  expect(
    matching(texts, /parking (?:space|lot)[^.]*a year|parking[^.]*par an et par place|parkeer[^.]*per jaar/i),
  ).toEqual([]);
  expect(
    matching(
      texts,
      /commercial lease of nine|nine-year commercial lease|bail commercial de neuf|handelshuur van negen/i,
    ),
  ).toEqual([]);
});

test("a garden is about a round figure", () => {
  const gardens = records.flatMap(({ facts }) => (facts?.garden ? [facts.garden] : []));
  expect(gardens.length).toBeGreaterThan(50);
  expect(gardens.filter((squareMetres) => squareMetres % 5 !== 0)).toEqual([]);
});

test("names of streets have curled apostrophes", () => {
  expect(matching(everything, /\p{L}'\p{L}/u)).toEqual([]);
});

test("articles fit: a south-facing, an east-facing garden", () => {
  const texts = of("en").flatMap(({ title, description }) => [title, description]);
  expect(matching(texts, /\ba (?:east|apartment|office|eight|eleven|industrial|under)/)).toEqual([]);
});

test("what is sold with its tenant is not vacant, not to be taken over and seeks no tenant", () => {
  const vacant =
    /vacant(?! units)|ready to occupy|taken over|available immediately|libre (?:à l’acte|d’occupation)|repris tel quel|disponible immédiatement|vrij bij akte|overgenomen|onmiddellijk beschikbaar|opzegmogelijkheid|échéance de résiliation|opticians|opticien|fit it out|s’y installe|uw concept|to be chosen|reste à choisir|te kiezen|still be chosen|reste au choix/i;
  const tenanted = told.filter(({ record }) => record.invest);
  expect(tenanted.length).toBeGreaterThan(100);
  expect(
    matching(
      tenanted.map(({ title, description }) => `${title} ${description}`),
      vacant,
    ),
  ).toEqual([]);
});

test("a hand-over is planned for new buildings alone", () => {
  const old = told.filter(({ record }) => (record.facts?.builtYear ?? 2026) < 2024);
  const planned = /hand-?over is planned|remise des clés est prévue|oplevering is voorzien/i;
  expect(
    matching(
      old.map(({ description }) => description),
      planned,
    ),
  ).toEqual([]);
});

test("a new building is free in the year in which it is built, or now", () => {
  const fresh = records.filter(({ facts }) => facts?.condition === "new" && facts.builtYear !== undefined);
  expect(fresh.length).toBeGreaterThan(100);
  const late = fresh.filter(({ facts, availableFrom, units = [] }) =>
    [availableFrom, ...units.map((unit) => unit.availableFrom)].some(
      (from) => from !== undefined && Number(from.slice(0, 4)) > (facts?.builtYear ?? 0),
    ),
  );
  expect(late.map(({ reference }) => reference)).toEqual([]);
});

test("no gas boiler heats a home that uses next to nothing", () => {
  const frugal = told.filter(({ record }) => /^A/.test(record.energy?.class ?? ""));
  expect(frugal.length).toBeGreaterThan(50);
  const heated = /gas boiler|gas central|chaudière|au gaz|gasketel|op gas|stookolie|mazout|oil-fired/i;
  expect(
    matching(
      frugal.map(({ description }) => description),
      heated,
    ),
  ).toEqual([]);
});

test("a lift is spoken of where stairs would matter: not on the ground floor or the first", () => {
  const low = told.filter(
    ({ record, description }) =>
      record.type === "apartment" && /ground floor|rez-de-chaussée|gelijkvloers/.test(description),
  );
  expect(low.length).toBeGreaterThan(50);
  expect(
    matching(
      low.map(({ description }) => description),
      /lift (?:stops|serves)|has no lift|ascenseur (?:s’arrête|dessert)|pas d’ascenseur|lift stopt|geen lift/i,
    ),
  ).toEqual([]);
});

test("an investment says what it brings in, and its rent stands in the first paragraph", () => {
  const invested = told.filter(({ record }) => record.invest && record.facts?.annualRent);
  expect(invested.length).toBeGreaterThan(100);
  expect(
    offenders(
      invested.map(({ description }) => description),
      (text) => !/€/.test(text.split("\n\n")[0] ?? ""),
    ),
  ).toEqual([]);
});

test("a deposit of a home is three months of rent in Flanders and two in Brussels and Wallonia", () => {
  const asked = told.filter(({ description }) => /deposit of|garantie locative de|huurwaarborg van/.test(description));
  const wrong = asked.filter(({ record, description }) => {
    const months = /(?:deposit of|garantie locative de|huurwaarborg van) (three|trois|drie)/.test(description);
    return months !== (record.energy ? record.energy.scheme === "EPC" : months);
  });
  expect(asked.length).toBeGreaterThan(30);
  expect(wrong.map(({ record }) => record.reference)).toEqual([]);
});

test("no place is named twice in a row", () => {
  expect(matching(everything, /(?<!\p{L})((?:in|à|au|op) \p{Lu}[\p{L}’-]+),? \1(?!\p{L})/iu)).toEqual([]);
});

test("a hidden street stays hidden", () => {
  const hidden = records.filter(({ address }) => address.hidden);
  expect(hidden.length).toBeGreaterThan(80);
  for (const { address, title, description, photos = [], reference } of hidden) {
    const texts = [...Object.values(title), ...Object.values(description)];
    for (const name of address.street?.replaceAll("'", "’").split(" - ") ?? []) {
      // "Markt" or "Grand-Rue" may be spoken of as such; what would give the address away is its number beside it.
      expect(
        texts.filter((text) => text.includes(`${name} ${address.number}`) || (name.length > 12 && text.includes(name))),
        reference,
      ).toEqual([]);
    }
    for (const { source, alt } of photos) {
      expect(source, reference).not.toMatch(/\/street\.png/);
      expect(Object.values(alt).filter((text) => text.includes(`, ${address.street}`))).toEqual([]);
    }
  }
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

test("a station more than two kilometres away is no advantage", () => {
  const sentences = told.flatMap(({ description }) => description.split(/(?<=[.?!])\s+/));
  const far = /(?:station|stop|gare|arrêt|halte)[^.]*? (?:[3-9]|\d{2,}|2[.,][1-9])(?:[.,]\d)?\u00a0km/i;
  expect(matching(sentences, far)).toEqual([]);
});

test("how many units a business park has is told once", () => {
  const parkOf = String.raw`(?:park|parc)[^.]*? (?:of|de|van|has|compte|telt) ([\p{L}\d]+) uni`;
  const again = parkOf.replace(String.raw`([\p{L}\d]+)`, String.raw`\1`);
  expect(matching(everything, new RegExp(`${parkOf}.*${again}`, "su"))).toEqual([]);
});

test("one parking space has a charging point, two have", () => {
  const charging = told.filter(({ description }) => /charging point|borne de recharge|laadpunt/.test(description));
  expect(charging.length).toBeGreaterThan(20);
  expect(matching(everything, /\bone have\b|\bone parking spaces\b|\bun emplacements\b|\béén hebben\b/)).toEqual([]);
});

test("a terrace is large enough for more than a table where it is as large as a room", () => {
  expect(matching(everything, /(?:[3-9]\d|\d{3,})\u00a0m² est assez grande pour une table/)).toEqual([]);
});

test("square metres take a singular verb in English", () => {
  const plural =
    /(?:^|[.;:,]\s)[\d,]+\u00a0m² (?:of the floor area |behind it |below it |at the back )?(?:are|serve)\b/m;
  expect(matching(everything, plural)).toEqual([]);
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

const spelled = ["two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"];
const minutesIn = (text: string) => {
  const [, stop, sort, word = ""] =
    /([\p{Lu}][^.]*?) (station|metro station) is (?:an? |[\d., km\u00a0]+ away, )(\w+)[- ]minute/u.exec(text) ?? [];
  if (!stop) return undefined;
  const kind = sort === "station" ? "rail" : "metro";
  return { stop, kind, minutes: spelled.includes(word) ? spelled.indexOf(word) + 2 : Number(word) };
};

test("a description tells the walk to a station in the minutes that the page beside it tells", () => {
  const t = textsIn("en");
  let compared = 0;
  for (const { address, description, point } of records.slice(0, 900)) {
    const told = minutesIn(description.en ?? "");
    if (!told || !point || address.hidden) continue;
    const { ways } = aroundView({ ...point, name: "", rough: false }, "en", t);
    const way = ways.find(({ kind, name }) => kind === told.kind && name === told.stop);
    if (!way) continue;
    compared++;
    expect(`${told.stop} ${way.words}`).toMatch(new RegExp(`· ${told.minutes}\\smin on foot`));
  }
  expect(compared).toBeGreaterThan(10);
});
