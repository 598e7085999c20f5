import { curlApostrophes } from "#app/i18n/apostrophes.ts";
import { inEveryLanguage, type Language, type PerLanguage } from "#app/i18n/languages.ts";
import { readTable } from "#db/seed/read-table.server.ts";
import { grouped } from "./grouped.ts";
import type { Country, PlaceKind } from "./place.ts";
import { bestOfPostcodes } from "./postcode-places.server.ts";
import { slugsOf } from "./place-slugs.ts";
import { spellName, spellingsOf } from "./place-spellings.ts";

/** A place as the files of `db/seed/data/` describe it, ready for the database. */
export interface GazetteerRow {
  key: string;
  kind: PlaceKind;
  country: Country;
  parentKey: string | null;
  names: PerLanguage<string>;
  slugs: PerLanguage<string>;
  postcodes: string[];
  lat: number;
  lng: number;
  population: number | null;
  /** Every way it may be written, folded; the postcodes that mean it best among them. */
  writings: string[];
}

type Column =
  | "key"
  | "country"
  | "kind"
  | "parent"
  | "postcodes"
  | "name"
  | `name_${Language | "de" | "lb"}`
  | "aliases"
  | "lat"
  | "lng"
  | "population";

/** What a correction may change: a name, a slug, or the aliases (several separated by `|`). */
type Field = `${"name" | "slug"}_${Language}` | "alias" | "not_alias";

/** Reads the whole gazetteer from `db/seed/data/`, larger places before those that lie in them. */
export function readGazetteer(): GazetteerRow[] {
  const corrections = readCorrections();
  const described = [
    ...readTable<Column>("gazetteer/places.tsv"),
    ...readTable<Column>("openstreetmap/quarters.tsv"),
  ].map((row) => describe(row, corrections.get(row.key) ?? {}));
  for (const key of corrections.keys()) {
    if (!described.some((place) => place.key === key)) throw new Error(`corrections.tsv: no place has the key ${key}`);
  }

  const byKey = new Map(described.map((place) => [place.key, place]));
  const slugs = slugsOf(described);
  const postcodes = bestOfPostcodes(described);
  return inOrder(described).map(({ fixedSlugs: _, aliases, ...place }) => {
    const town = byKey.get(place.parentKey ?? "");
    const townNames = town?.kind === "municipality" ? Object.values(town.names) : [];
    const own = slugs.get(place.key)!;
    const written = new Set([
      ...Object.values(place.names),
      // A village goes by the name of its town in some sources; it would stand in the town's way.
      ...aliases.filter((alias) => !townNames.includes(alias)),
      ...Object.values(own),
    ]);
    const writings = new Set([...[...written].flatMap(spellingsOf), ...(postcodes.get(place.key) ?? [])]);
    return { ...place, slugs: own, writings: [...writings] };
  });
}

type Described = ReturnType<typeof describe>;

function describe(row: Record<Column, string>, correction: Partial<Record<Field, string>>) {
  const list = (cell: string | undefined) => cell?.split("|").filter(Boolean) ?? [];
  const isLocality = row.kind === "locality";
  const spelled = (language: Language) =>
    correction[`name_${language}`] ?? (isLocality ? spellName(row[`name_${language}`]) : row[`name_${language}`]);
  const name = (language: Language) => curlApostrophes(spelled(language));
  const unwanted = list(correction.not_alias);
  return {
    key: row.key,
    kind: row.kind as PlaceKind,
    country: row.country as Country,
    parentKey: row.parent || null,
    names: inEveryLanguage(name),
    fixedSlugs: inEveryLanguage((language) => correction[`slug_${language}`]),
    aliases: [row.name.split(" / "), row.name_de, row.name_lb, list(row.aliases).filter(isName), list(correction.alias)]
      .flat()
      .filter((alias) => alias && !unwanted.includes(alias)),
    postcodes: list(row.postcodes),
    lat: Number(row.lat),
    lng: Number(row.lng),
    population: row.population ? Number(row.population) : null,
  };
}

/** Some sources write `Brussel (Laken)`: nobody else does. */
function isName(alias: string): boolean {
  return !alias.includes("(");
}

function readCorrections(): Map<string, Partial<Record<Field, string>>> {
  const corrections = new Map<string, Partial<Record<Field, string>>>();
  for (const { key, field, value } of readTable<"key" | "field" | "value">("gazetteer/corrections.tsv")) {
    const known = corrections.get(key) ?? {};
    if (Object.hasOwn(known, field)) throw new Error(`corrections.tsv: ${key} has two rows for ${field}`);
    corrections.set(key, { ...known, [field]: value });
  }
  return corrections;
}

/** Every place after the one it lies in. */
function inOrder(places: readonly Described[]): Described[] {
  const children = grouped(places, ({ parentKey }) => parentKey);
  const below = (key: string | null): Described[] =>
    (children.get(key) ?? []).flatMap((place) => [place, ...below(place.key)]);
  return below(null);
}
