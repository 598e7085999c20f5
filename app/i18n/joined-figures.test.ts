import { expect, test } from "vitest";
import { withJoinedFigures } from "./joined-figures.ts";

const shown = (text: string) => withJoinedFigures(text).replaceAll("\u00a0", "_");

test.each([
  ["Certificat : 96 kWh/m² par an.", "Certificat : 96_kWh/m² par an."],
  ["Libre le 1er avril ou le 15 mai", "Libre le 1er_avril ou le 15_mai"],
  ["Vrij vanaf 1 maart, € 1 250 per maand", "Vrij vanaf 1_maart, €_1_250 per maand"],
  ["Available from 1 April, 2.5 km away, 12 % yield", "Available from 1_April, 2.5_km away, 12_% yield"],
  ["450 m² sur 3 niveaux, à 5 min de la gare", "450_m² sur 3 niveaux, à 5_min de la gare"],
])("a figure stays with what it counts: %s", (text, joined) => expect(shown(text)).toBe(joined));

test.each(["2 appartements, 3 chambres", "un bureau de 12 mètres", "7 mayors", "Avenue Louise 54, 1050 Ixelles"])(
  "nothing else is joined: %s",
  (text) => expect(withJoinedFigures(text)).toBe(text),
);
