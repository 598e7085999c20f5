import type { Street } from "./atlas.ts";

/** The language that streets are named in. */
export type StreetLanguage = "nl" | "fr" | "lu" | "de";

/** Names found in nearly every town of the language, for towns that the street data does not cover. */
export const homeStreets: Record<StreetLanguage, readonly string[]> = {
  nl: [
    "Kerkstraat",
    "Molenstraat",
    "Stationsstraat",
    "Schoolstraat",
    "Dorpsstraat",
    "Veldstraat",
    "Kapelstraat",
    "Nieuwstraat",
    "Beekstraat",
    "Bosstraat",
    "Kasteelstraat",
    "Hoogstraat",
    "Groenstraat",
    "Zandstraat",
    "Lindestraat",
    "Koningin Astridlaan",
    "Leopoldlaan",
    "Eikenlaan",
    "Berkenlaan",
    "Beukenlaan",
    "Acacialaan",
    "Tuinwijk",
    "Vijverstraat",
    "Broekstraat",
  ],
  fr: [
    "Rue de l'Église",
    "Rue de la Station",
    "Rue du Moulin",
    "Rue des Écoles",
    "Rue de la Gare",
    "Rue du Centre",
    "Rue de la Fontaine",
    "Rue du Château",
    "Rue Haute",
    "Rue Basse",
    "Avenue Reine Astrid",
    "Avenue Roi Albert",
    "Rue du Village",
    "Rue du Bois",
    "Rue des Tilleuls",
    "Rue des Combattants",
    "Rue de la Chapelle",
    "Rue du Calvaire",
    "Rue des Prés",
    "Rue du Tilleul",
    "Rue de la Paix",
    "Place Communale",
  ],
  lu: [
    "Rue de la Gare",
    "Rue Principale",
    "Rue de l'Église",
    "Grand-Rue",
    "Rue des Champs",
    "Rue des Prés",
    "Rue du Moulin",
    "Rue de Luxembourg",
    "Rue de l'École",
    "Rue des Jardins",
    "Rue de la Forêt",
    "Rue du Village",
    "Rue du Château",
    "Cité um Bierg",
    "Rue de la Montagne",
  ],
  de: [
    "Hauptstraße",
    "Kirchstraße",
    "Bahnhofstraße",
    "Schulstraße",
    "Neustraße",
    "Feldstraße",
    "Gartenstraße",
    "Bergstraße",
  ],
};

/** Where the baker, the chemist and the bank stand. */
export const shopStreets: Record<StreetLanguage, readonly string[]> = {
  nl: ["Stationsstraat", "Kerkstraat", "Dorpsstraat", "Hoogstraat", "Markt", "Nieuwstraat", "Marktplein", "Kerkplein"],
  fr: [
    "Grand-Rue",
    "Rue de la Station",
    "Rue de Bruxelles",
    "Place Communale",
    "Rue du Commerce",
    "Rue du Centre",
    "Grand-Place",
  ],
  lu: ["Grand-Rue", "Rue de la Gare", "Route de Luxembourg", "Rue Principale", "Place du Marché"],
  de: ["Hauptstraße", "Marktplatz", "Bahnhofstraße", "Kirchstraße"],
};

/** The nine municipalities of the German-speaking Community. */
const germanSpeaking = new Set(
  ["63001", "63012", "63013", "63023", "63040", "63048", "63061", "63067", "63087"].map((code) => `BE-${code}`),
);

export function streetLanguage(municipality: string, region: string): StreetLanguage {
  if (region === "luxembourg") return "lu";
  if (germanSpeaking.has(municipality)) return "de";
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
