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

export const dutch: Voice = {
  language: "nl",
  families: {
    office,
    coworking,
    logistics,
    sme,
    shop,
    apartment,
    house,
    block,
    "co-living": coLiving,
  },
  common,
  inside,
  once: (property) => [
    ...(property.facts.bedrooms ? [[many(property.facts.bedrooms, "slaapkamer", "slaapkamers")]] : []),
    ...(property.facts.frontage ? [[`${decimal(property.facts.frontage)}\u00a0m `]] : []),
    ...("parkUnits" in property ? [[many(property.parkUnits, "unit", "units")]] : []),
    [area(property.surface)],
    [String(property.building.builtYear)],
  ],
  // A per cent keeps its figure, as in the guides.
  typeset: (text) => (text.includes("%") ? text.replace(/(\d)%/g, "$1\u00a0%") : text),
};
