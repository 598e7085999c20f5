import type { PerLanguage } from "#app/i18n/languages.ts";
import { readTable } from "#db/seed/read-table.server.ts";
import { fold } from "./fold.ts";
import { grouped } from "./grouped.ts";

interface PostcodePlace {
  key: string;
  parentKey: string | null;
  names: PerLanguage<string>;
  aliases: readonly string[];
  population: number | null;
}

/**
 * The one place that each postcode means best: a quarter of Luxembourg or Esch, the village that has the code to itself,
 * else the municipality; of several municipalities the most populous.
 * @returns postcodes by the key of the place
 */
export function bestOfPostcodes(places: readonly PostcodePlace[]): Map<string, string[]> {
  const byKey = new Map(places.map((place) => [place.key, place]));
  const meantIn = new Map(
    [...grouped(places, ({ parentKey }) => parentKey)].map(([key, inside]) => [
      key,
      namesIn(byKey.get(key ?? ""), inside),
    ]),
  );
  const quarters = new Map(
    readTable<"postcode" | "quarter">("openstreetmap/postcode_quarters.tsv").map((row) => [row.postcode, row.quarter]),
  );
  const rows = readTable<"country" | "postcode" | "place" | "municipality">("gazetteer/postcodes.tsv");
  const best = [...grouped(rows, ({ country, postcode }) => country + postcode)].map(([code, sharing]) => {
    const inMunicipality = grouped(sharing, ({ municipality }) => municipality);
    const [municipality = ""] = [...inMunicipality.keys()].sort(
      (a, b) => (byKey.get(b)?.population ?? 0) - (byKey.get(a)?.population ?? 0),
    );
    const postcode = code.slice(2);
    const quarter = code.startsWith("LU") ? quarters.get(postcode) : undefined;
    if (quarter && byKey.get(quarter)?.parentKey === municipality) return { postcode, key: quarter };
    const meant = new Set(
      inMunicipality.get(municipality)!.map(({ place }) => meantIn.get(municipality)?.get(fold(place))),
    );
    const [only] = meant.size === 1 ? meant : [];
    return { postcode, key: only ?? municipality };
  });
  return new Map([...grouped(best, ({ key }) => key)].map(([key, of]) => [key, of.map(({ postcode }) => postcode)]));
}

/** The keys of a municipality and of what lies in it, by folded name; its own names mean the municipality. */
function namesIn(municipality: PostcodePlace | undefined, inside: readonly PostcodePlace[]): Map<string, string> {
  return new Map(
    [...inside, ...(municipality ? [municipality] : [])].flatMap(({ key, names, aliases }) =>
      [...new Set([...Object.values(names), ...(key === municipality?.key ? [] : aliases)])].map((name) => [
        fold(name),
        key,
      ]),
    ),
  );
}
