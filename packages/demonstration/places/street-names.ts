import { z } from "zod";
import { readTable } from "../data/read-data.ts";
import type { Street } from "./atlas.ts";
import { hasTrait } from "./municipality-traits.ts";

/** The language that streets are named in; `lu` is French as in Luxembourg. */
const streetLanguages = ["nl", "fr", "lu", "de"] as const;
type StreetLanguage = (typeof streetLanguages)[number];

const rows = readTable(
  "street-names.tsv",
  z.object({ language: z.enum(streetLanguages), use: z.enum(["homes", "shops"]), name: z.string().min(1) }),
);

/** Names found in nearly every town of the language, for towns that the street data does not cover. */
export function usualStreets(use: "homes" | "shops", language: StreetLanguage): readonly string[] {
  return named[use][language];
}

const namesFor = (use: "homes" | "shops") => {
  const of = (language: StreetLanguage) =>
    rows.filter((row) => row.use === use && row.language === language).map(({ name }) => name);
  return { nl: of("nl"), fr: of("fr"), lu: of("lu"), de: of("de") };
};
const named = { homes: namesFor("homes"), shops: namesFor("shops") };

export function streetLanguage(municipality: string, region: string): StreetLanguage {
  if (region === "luxembourg") return "lu";
  if (hasTrait(municipality, "german-speaking")) return "de";
  return region === "flanders" ? "nl" : "fr";
}

const notAnAddress =
  /autoroute|tunnel|viaduc|échangeur|passerelle|rond-point|\bpont\b|ravel|piste|liaison|contournement|parking|cimetière|sentier|impasse|escalier|degrés|galerie|passage|rampe|autosnelweg|ring|afrit|oprit|complex|brug$|tunnel$|pad$|steeg$|gang$|park$|kerkhof|begijnhof|wegel$|haven|verbinding|fiets|dok$|sas\b|zone|koppeling/i;
const housing =
  /^(?:rue|avenue|place|clos|allée|boulevard|square|chaussée|drève|quai|route|venelle|cité|petite rue|vieille rue|grand-rue|val|thier|faubourg|cours|esplanade) |(?:straat|laan|plein|steenweg|lei|kaai|dreef|hof|plaats|vest|baan|berg|singel|markt|rei)$/i;
const shopping =
  /^(?:rue|avenue|place|boulevard|chaussée|grand-rue|grand-place|route) ?|(?:straat|laan|plein|steenweg|markt|lei|baan)$/i;

/** Whether people live on a street of the street data: it leaves out tunnels, paths, bridges and motorways. */
export function isForHomes({ names, length }: Street): boolean {
  return length >= 90 && housing.test(names.fr) && !notAnAddress.test(names.fr);
}

/** Whether a street of the street data is long enough to have shops on it. */
export function isForShops({ names, length }: Street): boolean {
  return length >= 260 && shopping.test(names.fr) && !notAnAddress.test(names.fr);
}
