import { expect, test } from "vitest";
import type { SearchQuery } from "#app/filters/criteria.ts";
import { textsIn } from "#app/i18n/i18n.server.ts";
import type { Language } from "#app/i18n/languages.ts";
import { readTyped } from "../sentence/testing/read.ts";
import { roomForPeople } from "./room-for-people.ts";

/** What the page of a sentence offers. */
function offered(language: Language, sentence: string) {
  const { query, leftOut } = readTyped(sentence, language);
  return roomForPeople(leftOut.join(", ") || undefined, query, language, textsIn(language));
}

test.each<[Language, string, string, string]>([
  ["en", "office in Ghent for 12 people", "/en/search?type=office&location=ghent&surface=120-", "of 120 m² or more"],
  [
    "fr",
    "bureau pour 12 personnes à Gand",
    "/fr/recherche?type=bureau&location=gand&surface=120-",
    "à partir de 120 m²",
  ],
  ["nl", "kantoor voor 12 mensen in Gent", "/nl/zoeken?type=kantoor&location=gent&oppervlakte=120-", "vanaf 120 m²"],
  ["nl", "kantoor te huur voor twaalf medewerkers", "/nl/te-huur/kantoor?oppervlakte=120-", "vanaf 120 m²"],
  ["fr", "bureaux à louer pour une dizaine de personnes", "/fr/a-louer/bureau?surface=100-", "à partir de 100 m²"],
  ["en", "office to let for 10-15 people, 3rd floor", "/en/to-let/office?surface=150-", "of 150 m² or more"],
  ["fr", "bureau à louer, 120 salariés", "/fr/a-louer/bureau?surface=1200-", "à partir de 1 200 m²"],
])("an office by heads is offered by its area, at 10 m² a person, in %s: %s", (language, sentence, href, area) => {
  const room = offered(language, sentence);
  expect(room?.href.replace(/&[a-z]+=(?:smallest-to-largest|[a-z-]+)$/, "")).toBe(href);
  expect(room?.label.replace("\u202f", " ")).toContain(area);
  expect(room?.label).toMatch(/\((?:allowing|en comptant|gerekend aan) 10 m² /);
});

test("the offices offered begin with the smallest that has room", () => {
  const href = offered("en", "office for 12 people")?.href;
  expect(new URL(href!, "https://example.org").searchParams.get("order")).toBe("smallest-to-largest");
});

test.each<[Language, string, string, number]>([
  ["nl", "kantoor voor 12 mensen in Gent", "12 mensen", 12],
  ["nl", "kantoor te huur voor twaalf mensen", "twaalf mensen", 12],
  ["nl", "kantoor voor tien à twaalf mensen", "tien à twaalf mensen", 12],
  ["nl", "kantoor 12 man Gent", "12 man", 12],
  ["nl", "kantoor voor een team van 12 in Gent", "team van 12", 12],
  ["nl", "kantoor voor ons team van 12 mensen", "team van 12 mensen", 12],
  ["nl", "kantoor voor een 12-koppig team", "12-koppig team", 12],
  ["nl", "kantoor voor een twaalfkoppig team in Gent", "twaalfkoppig team", 12],
  ["en", "office for a team of 12 in Ghent", "team of 12", 12],
  ["en", "office for a team of 10 to 12", "team of 10 to 12", 12],
  ["fr", "bureau pour une équipe de 12 à Gand", "équipe de 12", 12],
  ["fr", "bureau pour une équipe de douze personnes", "équipe de douze personnes", 12],
  ["fr", "bureau pour 12 gens", "12 gens", 12],
])("whoever is counted is told whole, and offered room, in %s: %s", (language, sentence, told, people) => {
  expect(readTyped(sentence, language).leftOut).toEqual([told]);
  expect(offered(language, sentence)?.href).toContain(`=${people * 10}-`);
});

test.each<[Language, string, string]>([
  ["en", "office for 5001 people", "5001 people"],
  ["en", "office for 9000 people", "9000 people"],
  ["nl", "kantoor voor 9000 mensen", "9000 mensen"],
  ["fr", "bureau pour 5001 personnes", "5001 personnes"],
  ["nl", "kantoor voor een team van 9000", "team van 9000"],
  ["nl", "kantoor voor 9000-10000 mensen", "9000-10000 mensen"],
  ["nl", "kantoor voor een 9000-koppig team", "9000-koppig team"],
  ["nl", "kantoor voor 9000 VTE's", "9000 VTE's"],
  ["nl", "kantoor met 9000 werkplekken", "9000 werkplekken"],
  ["nl", "kantoor met 9000 zitplaatsen", "9000 zitplaatsen"],
  ["nl", "kantoor voor 9000 teamleden", "9000 teamleden"],
  ["nl", "kantoor voor een personeelsbestand van 9000", "personeelsbestand van 9000"],
  ["nl", "wij zijn met 9000, kantoor", "wij zijn met 9000"],
  ["nl", "kantoor voor 9000 advocaten", "9000 advocaten"],
  ["en", "office for 9000 FTE", "9000 FTE"],
  ["en", "office for 9000-10000 FTE", "9000-10000 FTE"],
  ["en", "office for 9000 full-time employees", "9000 full-time employees"],
  ["en", "office with 9000 seats", "9000 seats"],
  ["en", "office 9000 desks", "9000 desks"],
  ["en", "9000-seat office", "9000-seat"],
  ["en", "9000-desk office", "9000-desk"],
  ["en", "office with 9000 workplaces", "9000 workplaces"],
  ["en", "office for a 9000-strong team", "9000-strong team"],
  ["en", "office for 9000 of us", "9000 of us"],
  ["en", "office, headcount 9000", "headcount 9000"],
  ["en", "office for a workforce of 9000", "workforce of 9000"],
  ["en", "we are 9000, office", "we are 9000"],
  ["en", "office for 9000 students", "9000 students"],
  ["en", "office for 9000 experts", "9000 experts"],
  ["fr", "bureau pour 9000 ETP", "9000 ETP"],
  ["fr", "bureau 9000 équivalents temps plein", "9000 équivalents temps plein"],
  ["fr", "bureau avec 9000 places assises", "9000 places assises"],
  ["fr", "bureau avec 9000 postes", "9000 postes"],
  ["fr", "bureau pour 9000 membres", "9000 membres"],
  ["fr", "bureau, effectif de 9000", "effectif de 9000"],
  ["fr", "nous sommes 9000, bureau", "nous sommes 9000"],
  ["en", "office for 9000 to 2000 people", "9000 to 2000 people"],
  ["en", "office for 9000 or 2000 people", "9000 or 2000 people"],
  ["en", "office between 9000 and 2000 people", "between 9000 and 2000 people"],
  ["nl", "kantoor voor 9000 tot 2000 mensen", "9000 tot 2000 mensen"],
  ["fr", "bureau pour 9000 à 7000 personnes", "9000 à 7000 personnes"],
  ["fr", "bureau entre 9000 et 7000 personnes", "entre 9000 et 7000 personnes"],
  ["en", "office for 9000 (people)", "9000 (people)"],
  ["en", "office, headcount = 9000", "headcount = 9000"],
  ["en", "office for 9k people", "9k people"],
])("heads are no postcode and no area, however many they are, in %s: %s", (language, sentence, told) => {
  const { query, leftOut } = readTyped(sentence, language);
  expect([query, leftOut]).toEqual([{ type: "office" }, [told]]);
  expect(offered(language, sentence)).toBeUndefined();
});

test.each<[Language, string, number]>([
  ["en", "office for 12 FTE in Ghent", 12],
  ["en", "office with 12 seats in Ghent", 12],
  ["en", "we are 12, office in Ghent", 12],
  ["fr", "bureau pour 12 ETP à Gand", 12],
  ["nl", "kantoor voor 12 VTE in Gent", 12],
])("full-time equivalents and seats are offered room as people are, in %s: %s", (language, sentence, people) => {
  expect(offered(language, sentence)?.href).toContain(`=${people * 10}-`);
});

test.each<[Language, string, SearchQuery]>([
  ["en", "coworking for 10 to 12 FTE", { unitSurfaceType: "co-working", desks: "10-12" }],
  ["en", "coworking with 12 seats", { unitSurfaceType: "co-working", desks: "12-" }],
  ["en", "kot 9000 students", { type: "co-living", location: "ghent" }],
  ["en", "9000 places to let", { transaction: "to-let", location: "ghent" }],
  ["fr", "bureau 1050 place Flagey", { type: "office", location: "ixelles", around: "place-eugene-flagey" }],
])(
  "a coworking has a desk for each, and a postcode is one beside other words, in %s: %s",
  (language, sentence, query) => {
    expect(readTyped(sentence, language).query).toEqual(query);
  },
);

test.each<[Language, string, SearchQuery]>([
  ["nl", "parking 9000 auto's", { search: "parking" }],
  ["fr", "parking 9000 voitures", { search: "parking" }],
  ["en", "hotel 1050 rooms", { search: "hotel" }],
  ["fr", "hôtel 1050 lits", { search: "hôtel" }],
  ["fr", "9000 places de parking", { parking: "9000-" }],
  ["nl", "9000 parkeerplaatsen", { parking: "9000-" }],
  ["nl", "kantoor 9000 parking", { type: "office", location: "gent", parking: "1-" }],
  ["nl", "garage 9000 auto", { location: "gent", search: "garage auto" }],
  ["fr", "chambre à louer 1050 chambres", { transaction: "to-let", type: "co-living", location: "ixelles" }],
  ["fr", "bureau 1050 - 20 personnes", { type: "office", location: "ixelles" }],
])("nor do cars, beds or rooms of a hotel stand behind a postcode, in %s: %s", (language, sentence, query) => {
  expect(readTyped(sentence, language).query).toEqual(query);
});

test.each<[Language, string]>([
  ["en", "warehouse with a capacity of 9000 m²"],
  ["fr", "entrepôt d’une capacité de 9000 m²"],
  ["nl", "magazijn capaciteit 9000 m²"],
])("a capacity in square metres is a floor, and nobody is counted, in %s: %s", (language, sentence) => {
  const { query, leftOut } = readTyped(sentence, language);
  expect([query, leftOut]).toEqual([{ typeGroup: "warehouse", surface: "9000-" }, []]);
});

test("a postcode stays one beside people, and a rent beside an abbreviation", () => {
  expect(readTyped("kantoor 9000 Gent voor 12 mensen", "nl").query).toEqual({ type: "office", location: "gent" });
  expect(readTyped("office for 1000 employees in Ghent", "en").query).toEqual({ type: "office", location: "ghent" });
  expect(readTyped("kantoor 1500 p/m", "nl").query).toMatchObject({ "monthly-rent": "-1500" });
});

test.each<[Language, string, string]>([
  ["en", "office for -3 people", "-3 people"],
  ["en", "office for minus 3 people", "minus 3 people"],
  ["nl", "kantoor -3 mensen", "-3 mensen"],
])("fewer than nobody are offered nothing, in %s: %s", (language, sentence, told) => {
  expect(readTyped(sentence, language).leftOut).toEqual([told]);
  expect(offered(language, sentence)).toBeUndefined();
});

test.each<[Language, string]>([
  ["nl", "kantoor voor min 20 personen"],
  ["nl", "kantoor min. 20 personen"],
  ["en", "office for min 20 people"],
  ["en", "office, min. 20 people"],
  ["fr", "bureau min 20 personnes"],
  ["fr", "bureau pour min. 20 personnes"],
])("the fewest there are to be room for are offered it, in %s: %s", (language, sentence) => {
  expect(offered(language, sentence)?.href).toContain("=200-");
});

test("a dash that parts what is said makes no number less than none", () => {
  expect(offered("en", "office Ghent - 12 people")?.href).toContain("surface=120-");
  expect(offered("en", "office 10-15 people")?.href).toContain("surface=150-");
});

test("a number that no people follow is told alone", () => {
  expect(readTyped("kantoor te huur, tram 12", "nl").leftOut).toEqual(["tram 12"]);
  expect(readTyped("huis voor 6 mensen", "nl").leftOut).toEqual(["6 mensen"]);
});

test.each<[Language, string]>([
  ["en", "office for 12 people, 200 m²"],
  ["en", "coworking for 12 people"],
  ["en", "house for 6 people in Spa"],
  ["en", "something for 6 people in Ghent"],
  ["en", "office to let, 3rd floor, tram 92"],
  ["en", "office for 900000 people"],
])(
  "nothing is offered where the area is said, desks are counted or it is no office, in %s: %s",
  (language, sentence) => {
    expect(offered(language, sentence)).toBeUndefined();
  },
);

test.each(["people", "0 people", "12.5 people", "", "tram 12", "team", "team of experts"])(
  "%j counts nobody",
  (leftOut) => {
    const query: SearchQuery = { type: "office" };
    expect(roomForPeople(leftOut, query, "en", textsIn("en"))).toBeUndefined();
  },
);

test("nothing is offered for more people than an office of this market has", () => {
  const offer = (people: number) => roomForPeople(`${people} people`, { type: "office" }, "en", textsIn("en"))?.href;
  expect([offer(5_000), offer(5_001)]).toEqual([expect.stringContaining("surface=50000-"), undefined]);
});
