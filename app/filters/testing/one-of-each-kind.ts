import { energyClasses } from "#app/vocabulary/vocabulary.ts";
import { atLeastFilter } from "../at-least-filter.ts";
import { dayFilter } from "../day-filter.ts";
import type { Filter } from "../filter.ts";
import { orderedFilter } from "../ordered-filter.ts";
import { rangeFilter } from "../range-filter.ts";
import { wordsFilter } from "../words-filter.ts";

/*
 * A filter of each kind, for search-index/filter-kinds.db.test.ts, as the registry would have them. Their texts are the test's, where
 * the compiler knows none of them: hence the names that it takes for none.
 */

const warehouses = ["logistics-warehouse", "sme-business-unit"] as const;

const height: Filter<string> = rangeFilter({
  name: "height",
  names: { en: "height", fr: "hauteur", nl: "hoogte" },
  single: "min",
  decimals: 1,
  field: { fact: "clearHeight" },
  types: warehouses,
  namedAs: "clear height, hauteur libre, vrije hoogte",
  countedAs: "high, clear, de haut, vrije hoogte, hoog",
  measuredIn: "m",
});

const gates: Filter<string> = atLeastFilter({
  name: "gates" as never,
  names: { en: "doors", fr: "portes", nl: "poorten" },
  steps: [1, 2, 4],
  field: { fact: "gates" },
  types: warehouses,
  countedAs: "gates, gate, portes, poorten",
});

const energy: Filter<(typeof energyClasses)[number]> = orderedFilter({
  name: "energy",
  names: { en: "energy", fr: "energie", nl: "energie" },
  order: energyClasses,
  offered: ["A", "B", "C"],
  field: { column: "energy_class" },
  saidAfter: "label, epc, peb",
});

const available: Filter<string> = dayFilter({
  name: "available",
  names: { en: "available", fr: "disponible", nl: "beschikbaar" },
  is: "by",
  // A listing without a day is free now.
  field: { column: "available_from", absent: 0 },
});

const features: Filter<string> = wordsFilter({
  name: "features" as never,
  names: { en: "features", fr: "equipements", nl: "kenmerken" },
  every: {
    terrace: { field: { fact: "terrace" }, names: { en: "terrace", fr: "terrasse", nl: "terras" } },
    lift: {
      field: { fact: "lift" },
      names: { en: "lift", fr: "ascenseur", nl: "lift" },
      saidAs: "lift, with a lift, ascenseur",
    },
    cooled: { field: { fact: "airConditioning" }, saidAs: "air conditioned, climatisé, airco" },
  },
});

const state: Filter<string> = wordsFilter({
  name: "state" as never,
  names: { en: "condition", fr: "etat", nl: "staat" },
  field: { fact: "condition" },
  some: {
    new: { names: { en: "new", fr: "neuf", nl: "nieuw" } },
    renovated: {},
    good: {},
    "to-renovate": {},
    shell: {},
  },
});

export const oneOfEachKind = { height, gates, energy, available, features, state };

const words = { any: "Any", choice: "{{figure}} or more" };
const clause = (of: string) => ({
  between: `{{min}} to {{max}} ${of}`,
  from: `{{min}} ${of} up`,
  upTo: `to {{max}} ${of}`,
});

/** What the language files would say of them. */
export const textsOfEachKind = {
  height: { ...words, label: "Height", from: "Height from", to: "Height to", clause: clause("m") },
  gates: { ...words, label: "Gates", clause: clause("gates") },
  energy: { ...words, label: "Energy", choice: "{{word}}", clause: "label {{word}} or better" },
  available: { ...words, label: "Available by", clause: "free by {{day}}" },
  features: { ...words, label: "Features", words: { terrace: "terrace", lift: "lift", cooled: "cooled" } },
  state: {
    ...words,
    label: "State",
    words: { new: "new", renovated: "renovated", good: "good", "to-renovate": "to renovate", shell: "shell" },
  },
};
