import { expect, test } from "vitest";
import { aroundView } from "../../../../app/basemap/around/around-view.server.ts";
import { textsIn } from "../../../../app/i18n/i18n.server.ts";
import { everything, matching, offenders, records, told } from "./testing/invented-texts.ts";

/* What texts say is so of the listing that they are of, where it lies and by its law. */

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

test("a station more than two kilometres away is no advantage", () => {
  const sentences = told.flatMap(({ description }) => description.split(/(?<=[.?!])\s+/));
  const far = /(?:station|stop|gare|arrêt|halte)[^.]*? (?:[3-9]|\d{2,}|2[.,][1-9])(?:[.,]\d)?\u00a0km/i;
  expect(matching(sentences, far)).toEqual([]);
});

test("a terrace is large enough for more than a table where it is as large as a room", () => {
  expect(matching(everything, /(?:[3-9]\d|\d{3,})\u00a0m² est assez grande pour une table/)).toEqual([]);
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
