import type { Language } from "#app/i18n/languages.ts";
import type { Gazetteer } from "#app/places/gazetteer.ts";
import type { PointIndex } from "#app/places/points/point-index.ts";

/** What names are looked up in, and the language of the page, which settles names that two languages share. */
export interface Known {
  gazetteer: Gazetteer;
  points: PointIndex;
  language: Language;
}
