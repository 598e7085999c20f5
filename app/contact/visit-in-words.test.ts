import { describe, expect, it, test } from "vitest";
import { textsIn } from "#app/i18n/i18n.server.ts";
import { languages, type Language } from "#app/i18n/languages.ts";
import { readVisit, withVisit, type VisitWish } from "./contact-request.ts";
import { visitInWords } from "./visit-in-words.ts";

const saturdayOrMonday: VisitWish = { days: ["monday", "saturday"], parts: ["morning"] };
const severalTimes: VisitWish = { days: [], parts: ["morning", "afternoon", "evening"] };
const anyTime: VisitWish = { days: [], parts: [] };

test.each<[Language, string, string, string]>([
  ["en", "Monday or Saturday, in the morning", "in the morning, in the afternoon or after 17:00", "any day, any time"],
  ["fr", "lundi ou samedi, le matin", "le matin, l’après-midi ou après 17\u00a0h", "peu importe le jour et l’heure"],
  [
    "nl",
    "maandag of zaterdag, in de voormiddag",
    "in de voormiddag, in de namiddag of na 17\u00a0uur",
    "om het even welke dag of tijd",
  ],
])("a visit in words, in %s", (language, chosen, several, open) => {
  const t = textsIn(language);
  expect(visitInWords(saturdayOrMonday, language, t)).toBe(chosen);
  expect(visitInWords(severalTimes, language, t)).toBe(several);
  expect(visitInWords(anyTime, language, t)).toBe(open);
});

describe("the address that says what was sent", () => {
  it.each([saturdayOrMonday, anyTime])("tells the visit that was asked for", (visit) => {
    const { searchParams, hash } = new URL(withVisit("/en/property/a/b?sent=1#request", visit), "https://example.org");
    expect([searchParams.get("sent"), hash, readVisit(searchParams)]).toEqual(["1", "#request", visit]);
  });

  it("tells of none where none was asked for, and nothing that the form does not know", () => {
    for (const query of ["sent=1", "sent=1&visit=", "sent=1&visit=sunday,<b>"]) {
      expect(readVisit(new URLSearchParams(query))).toBeUndefined();
    }
  });
});

test.each(languages)("what a message begins with goes with a wish to visit as well, in %s", (language) => {
  const t = textsIn(language);
  const words = { title: "Offices", reference: "A-1" };
  for (const suggestion of [
    t("contact.suggestion.ask", words),
    t("shortlistPage.write.suggestion"),
    t("shortlistPage.write.suggestionSeveral"),
  ]) {
    expect(suggestion).not.toContain("?");
  }
});
