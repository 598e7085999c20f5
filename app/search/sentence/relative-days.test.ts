import { describe, expect, test } from "vitest";
import { openReading } from "./reading/reading.ts";
import { readTyped } from "./testing/read.ts";
import { readDayAlone, readDayAsked } from "./days/days.ts";

/** A Thursday. */
const today = new Date("2026-11-26T12:00:00Z");

const dayOf = (sentence: string) => {
  const reading = openReading(sentence);
  const read = readDayAsked(reading, 0, today) ?? readDayAlone(reading, 0, today);
  return read && { [read.name]: read.value, isWhole: read.to === reading.tokens.length };
};

describe("days told from today", () => {
  test.each([
    ["since last Monday", { since: "2026-11-23" }],
    ["depuis lundi dernier", { since: "2026-11-23" }],
    ["sinds vorige maandag", { since: "2026-11-23" }],
    ["since yesterday", { since: "2026-11-25" }],
    ["depuis avant-hier", { since: "2026-11-24" }],
    ["sinds vorige week", { since: "2026-11-19" }],
    ["sinds 3 dagen", { since: "2026-11-23" }],
    ["since the beginning of the month", { since: "2026-11-01" }],
    ["added yesterday", { since: "2026-11-25" }],
    ["gisteren geplaatst", { since: "2026-11-25" }],
    ["available from next month", { available: "2026-12" }],
    ["libre fin du mois", { available: "2026-11-30" }],
    ["beschikbaar binnen 2 maanden", { available: "2027-01" }],
    ["available in about 3 months", { available: "2027-02" }],
    ["d'ici l'été", { available: "2027-06" }],
    ["by summer", { available: "2027-06" }],
    ["tegen volgende maand", { available: "2026-12" }],
    ["available next September", { available: "2027-09" }],
    ["disponible septembre prochain", { available: "2027-09" }],
  ])("%s", (sentence, said) => {
    expect(dayOf(sentence)).toEqual({ ...said, isWhole: true });
  });

  test.each(["by bus", "before renovation", "built by 2015", "tegen het bos"])("%s is none", (sentence) => {
    expect(dayOf(sentence)).toBeUndefined();
  });
});

test.each([
  ["en", "office available from 31 February 2099", "available from 31 February 2099"],
  ["fr", "bureau disponible le 31/02/2099", "disponible le 31/02/2099"],
  ["nl", "kantoor beschikbaar op 31.04.2099", "beschikbaar op 31.04.2099"],
] as const)("in %s: what is no day of the calendar is left out and told: %s", (language, sentence, left) => {
  const { query, leftOut } = readTyped(sentence, language);
  expect(query).toEqual({ type: "office" });
  expect(leftOut).toEqual([left]);
});
