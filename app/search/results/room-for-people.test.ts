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
  ["en", "office in Ghent for 12 people", "/en/search?type=office&location=ghent&surface=120-", "from 120 m²"],
  ["fr", "bureau pour 12 personnes à Gand", "/fr/recherche?type=bureau&location=gand&surface=120-", "dès 120 m²"],
  ["nl", "kantoor voor 12 personen in Gent", "/nl/zoeken?type=kantoor&location=gent&oppervlakte=120-", "vanaf 120 m²"],
  ["nl", "kantoor te huur voor twaalf medewerkers", "/nl/te-huur/kantoor?oppervlakte=120-", "vanaf 120 m²"],
  ["fr", "bureaux à louer pour une dizaine de personnes", "/fr/a-louer/bureau?surface=100-", "dès 100 m²"],
  ["en", "office to let for 10-15 people, 3rd floor", "/en/to-let/office?surface=150-", "from 150 m²"],
  ["fr", "bureau à louer, 120 salariés", "/fr/a-louer/bureau?surface=1200-", "dès 1 200 m²"],
])("an office by heads is offered by its area, at 10 m² a person, in %s: %s", (language, sentence, href, area) => {
  const room = offered(language, sentence);
  expect(room).toMatchObject({ href });
  expect(room?.label.replace("\u202f", " ")).toContain(area);
  expect(room?.label).toContain("(10 m² ");
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

test.each(["people", "0 people", "12.5 people", "", "tram 12"])("%j counts nobody", (leftOut) => {
  const query: SearchQuery = { type: "office" };
  expect(roomForPeople(leftOut, query, "en", textsIn("en"))).toBeUndefined();
});
