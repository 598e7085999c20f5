type Row = Record<"name" | "name_en" | "name_fr" | "municipality", string>;

/** Municipalities of the Brussels Region, by their keys. */
const ofBrussels = /^BE-21/;
const english = /^Brussels-(?:North|South|West|Central)$/;

/**
 * What a railway station is called in English. The source gives both names of a bilingual one, the Dutch first
 * ("Vorst-Zuid/Forest-Midi"): in Brussels English speakers use the French names of towns, stops and streets, so stations
 * there have theirs, too, unless they have an English one ("Brussels-North").
 */
export function englishStationName({ name, name_en, name_fr, municipality }: Row): string {
  const first = (name_en || name).split("/")[0]!;
  if (!ofBrussels.test(municipality) || !name_fr || english.test(first)) return first;
  return name_fr.replace(/^Bruxelles\b/, "Brussels");
}
