/** Criteria whose values are words of the trade, or the site's own figures: nobody's words. */
const ofTheTrade = ["transaction", "invest", "type", "typeGroup", "unitSurfaceType", "order"];
/** Figures, kept as they were typed, and the part of the map that was looked at. */
const figures = ["surface", "price", "bbox"];
/** Places, by slug or postcode. */
const places = ["location", "district"];

/** The places that criteria name, to be looked up: what is none may be anything that somebody typed. */
export function placesNamedIn(criteria: Record<string, string>): string[] {
  return places.flatMap((name) => criteria[name]?.split(",") ?? []).filter(Boolean);
}

/**
 * What a search says without anything that its person typed freely or that shows where they were: no words sought, no
 * position, no area drawn by hand, and of places and figures only what is one.
 * @param isPlace whether a slug or postcode is a place's
 */
export function anonymousCriteria(
  criteria: Record<string, string>,
  isPlace: (slug: string) => boolean,
): Record<string, string> {
  const kept: Record<string, string> = {};
  for (const name of ofTheTrade) {
    const value = criteria[name];
    if (value !== undefined && /^[a-z-]*$/.test(value)) kept[name] = value;
  }
  for (const name of figures) {
    const value = criteria[name];
    if (value !== undefined && /^[\d\s.,\u00a0\u202f-]{1,60}$/.test(value)) kept[name] = value;
  }
  for (const name of places) {
    const value = criteria[name]
      ?.split(",")
      .filter((slug) => isPlace(slug))
      .join(",");
    if (value) kept[name] = value;
  }
  return kept;
}
