import { expect, test } from "vitest";
import { textsIn } from "#app/i18n/i18n.server.ts";
import type { Language } from "#app/i18n/languages.ts";
import { readOpeningHours } from "#app/settings/opening-hours.ts";
import { tellOpeningHours } from "./opening-hours.ts";

const told = (written: string, language: Language) =>
  tellOpeningHours(readOpeningHours(written) ?? [], language, textsIn(language)).map(({ days, hours }) =>
    `${days}: ${hours}`.replaceAll("\u00a0", " "),
  );

test("the hours of a week are told in each language's way, and when it is closed", () => {
  expect(told("Mo-Fr 09:00-17:30", "en")).toEqual(["Monday to Friday: 9:00–17:30", "Saturday and Sunday: closed"]);
  expect(told("Mo-Fr 09:00-17:30", "fr")).toEqual([
    "Du lundi au vendredi: de 9 h à 17 h 30",
    "Samedi et dimanche: fermé",
  ]);
  expect(told("Mo-Fr 09:00-17:30", "nl")).toEqual([
    "Maandag tot vrijdag: 9 tot 17.30 uur",
    "Zaterdag en zondag: gesloten",
  ]);
});

test("a day may have hours twice, of its own, or none", () => {
  expect(told("Mo-Tu 09:00-12:00, Mo-Tu 13:30-17:00, Th-Fr 10:00-18:00, Sa 10:00-12:00", "en")).toEqual([
    "Monday and Tuesday: 9:00–12:00, 13:30–17:00",
    "Wednesday: closed",
    "Thursday and Friday: 10:00–18:00",
    "Saturday: 10:00–12:00",
    "Sunday: closed",
  ]);
});

test("nothing is said where nothing is told", () => {
  expect(told("-", "en")).toEqual([]);
});
