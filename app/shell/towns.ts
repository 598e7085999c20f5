import type { PerLanguage } from "#app/i18n/languages.ts";
import { slugify } from "#app/places/fold.ts";

/** A town that the home page and the footer name; written down here, so that no page asks the database for eight words. */
interface Town {
  /** The gazetteer's key. */
  key: string;
  names: PerLanguage<string>;
}

const town = (key: string, en: string, fr = en, nl = en): Town => ({ key, names: { en, fr, nl } });

/** The markets of both countries, the larger first; Brussels is the region. */
export const towns: readonly Town[] = [
  town("BE-04000", "Brussels", "Bruxelles", "Brussel"),
  town("BE-11002", "Antwerp", "Anvers", "Antwerpen"),
  town("BE-44021", "Ghent", "Gand", "Gent"),
  town("LU-0304", "Luxembourg City", "Luxembourg-Ville", "Luxemburg-Stad"),
  town("BE-62063", "Liège", "Liège", "Luik"),
  town("BE-24062", "Leuven", "Louvain", "Leuven"),
  town("BE-31005", "Bruges", "Bruges", "Brugge"),
  town("BE-92094", "Namur", "Namur", "Namen"),
  town("BE-12025", "Mechelen", "Malines", "Mechelen"),
  town("BE-34022", "Kortrijk", "Courtrai", "Kortrijk"),
  town("BE-52011", "Charleroi"),
  town("BE-71072", "Hasselt"),
];

/** The town's word in a URL, the gazetteer's slug. */
export function slugOfTown({ names }: Town, language: keyof Town["names"]): string {
  return slugify(names[language]);
}
