/** Nouns of the places that French puts an article before, by the article's form after "de". */
const nouns: readonly [RegExp, string][] = [
  [
    /^(?:gare|place|rue|chaussée|drève|route|porte|tour|cité|galerie|citadelle|clinique|maison|butte|zone|banque|cour|ruelle|venelle|montée|petite rue|grand-place|grand-rue|vieille rue)(?=[ -]|$)/i,
    "de la ",
  ],
  [
    /^(?:avenue|allée|esplanade|impasse|aéroport|arrêt|université|église|abbaye|hôpital|école|hôtel)(?=[ -]|$)/i,
    "de l'",
  ],
  [
    /^(?:boulevard|quai|square|parc|port|rond-point|marché|palais|château|musée|théâtre|centre|cours|passage|clos|sentier|chemin|mont|parvis|pont|métro|siège|parlement|vieux marché|zoning|campus|zoo|beffroi|carrefour|champ|jardin|val|petit sablon|grand sablon)(?=[ -]|$)/i,
    "du ",
  ],
];

/**
 * A name after the French "de": `d'Ottignies`, `du Luxembourg`, `de la gare du Nord`; a noun that says what it is begins
 * with a small letter there.
 */
export function ofFrench(name: string): string {
  for (const [noun, article] of nouns) {
    if (noun.test(name)) return `${article}${name[0]!.toLowerCase()}${name.slice(1)}`;
  }
  if (name.startsWith("Le ")) return `du ${name.slice(3)}`;
  if (name.startsWith("Les ")) return `des ${name.slice(4)}`;
  return /^[aeiouyhâàéèêîôœ]/i.test(name) ? `d'${name}` : `de ${name}`;
}
