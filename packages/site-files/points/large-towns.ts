import { readGazetteer } from "../../../app/places/read-gazetteer.server.ts";

/** Inhabitants of a town in whose parts, streets and squares people search: those of less are searched in as a whole. */
const large = 28_000;

/** The keys of the municipalities that have more inhabitants. */
export function largeTowns(inhabitants = large): ReadonlySet<string> {
  return new Set(
    readGazetteer()
      .filter(({ kind, population }) => kind === "municipality" && (population ?? 0) >= inhabitants)
      .map(({ key }) => key),
  );
}
