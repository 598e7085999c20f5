import { expect, test } from "vitest";
import { withJoints } from "./joints.ts";

const shown = (text: string) => withJoints(text).replaceAll("\u00ad", "|");

test.each([
  ["Kantoren van 3.190 m², Rollebeekstraat 7", "Kantoren van 3.190 m², Rollebeek|straat 7"],
  ["excl. registratierechten", "excl. registratie|rechten"],
  ["Opbrengsteigendom met drie appartementen", "Opbrengst|eigendom met drie appartementen"],
  ["hors droits d’enregistrement", "hors droits d’enregistre|ment"],
  ["Energieprestatiecertificaat (EPC)", "Energieprestatie|certificaat (EPC)"],
])("long words part at their joint: %s", (text, parted) => {
  expect(shown(text)).toBe(parted);
});

test.each(["Kerkstraat 3", "rue du Straatje", "offices in Laanstad", "kantoor"])("others stay whole: %s", (text) => {
  expect(withJoints(text)).toBe(text);
});
