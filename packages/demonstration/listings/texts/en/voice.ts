import type { Voice } from "../phrasebook.ts";
import { common } from "./common.ts";
import { apartment } from "./apartment.ts";
import { coworking } from "./coworking.ts";
import { house } from "./house.ts";
import { block, coLiving } from "./shared-homes.ts";
import { logistics, sme } from "./industrial.ts";
import { office } from "./office.ts";
import { shop } from "./shop.ts";
import { count, decimal, inside, many } from "./words.ts";

export const english: Voice = {
  language: "en",
  families: { office, coworking, logistics, sme, shop, apartment, house, block, "co-living": coLiving },
  common,
  inside,
  once: ({ facts, building }) => [
    ...(facts.bedrooms ? [[many(facts.bedrooms, "bedroom"), `${count(facts.bedrooms)}-bedroom`]] : []),
    ...(facts.frontage ? [[`${decimal(facts.frontage)}\u00a0m `]] : []),
    [String(building.builtYear)],
  ],
  typeset: (text) => text,
};
