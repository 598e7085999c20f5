import type { Voice } from "../phrasebook.ts";
import { common } from "./common.ts";
import { apartment } from "./apartment.ts";
import { coworking } from "./coworking.ts";
import { house } from "./house.ts";
import { block, coLiving } from "./shared-homes.ts";
import { logistics, sme } from "./industrial.ts";
import { office } from "./office.ts";
import { shop } from "./shop.ts";
import { area, decimal, inside, many } from "./words.ts";

export const french: Voice = {
  language: "fr",
  families: { office, coworking, logistics, sme, shop, apartment, house, block, "co-living": coLiving },
  common,
  inside,
  once: (property) => [
    ...(property.facts.bedrooms ? [[many(property.facts.bedrooms, "chambre", "f")]] : []),
    ...(property.facts.frontage ? [[`${decimal(property.facts.frontage)}\u00a0m `]] : []),
    ...("parkUnits" in property ? [[many(property.parkUnits, "unité", "f")]] : []),
    [area(property.surface)],
    [String(property.building.builtYear)],
  ],
  // No-break spaces before the signs that French sets apart, a whole one before the colon (app/i18n/french-spaces.ts).
  typeset: (text) => (anySign.test(text) ? signs.reduce(setApart, text) : text),
};

const signs = [
  [":", "\u00a0:"],
  [";", "\u202f;"],
  ["?", "\u202f?"],
  ["%", "\u202f%"],
] as const;

const anySign = /[:;?%]/;

/** Most texts have none of them, and a sign is found sooner than a space before one. */
function setApart(text: string, [sign, apart]: (typeof signs)[number]): string {
  return text.includes(sign) ? text.replaceAll(` ${sign}`, apart) : text;
}
