import { expect, test } from "vitest";
import { spellName, spellingsOf } from "./place-spellings.ts";

test.each([
  ["Louvain-La-Neuve", "Louvain-la-Neuve"],
  ["Heist-Aan-Zee", "Heist-aan-Zee"],
  ["Petegem-Aan-De-Leie", "Petegem-aan-de-Leie"],
  ["Chapelle-À-Oie", "Chapelle-à-Oie"],
  ["Bois-D'Haine", "Bois-d'Haine"],
  ["Meslin-L'Evêque", "Meslin-l'Evêque"],
  ["Sint-Job-In-'T-Goor", "Sint-Job-in-'t-Goor"],
  ["'S Gravenwezel", "'s-Gravenwezel"],
  ["Windhof (Koerich)", "Windhof"],
  ["La Louvière", "La Louvière"],
  ["Nazareth-De Pinte", "Nazareth-De Pinte"],
])("%s is spelled %s", (source, name) => {
  expect(spellName(source)).toBe(name);
});

test.each([
  ["Saint-Gilles", ["saint gilles", "st gilles"]],
  ["Sainte-Ode", ["sainte ode", "ste ode"]],
  ["Sankt Vith", ["sankt vith", "st vith"]],
  ["Braine-l'Alleud", ["braine l alleud", "braine lalleud"]],
  ["'s-Gravenbrakel", ["s gravenbrakel", "sgravenbrakel"]],
  ["Käerjeng", ["kaerjeng"]],
])("%s may be written %j", (name, writings) => {
  expect([...new Set(spellingsOf(name))]).toEqual(writings);
});
