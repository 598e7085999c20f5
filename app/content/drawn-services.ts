import type { Country } from "#app/places/place.ts";

/** Services that have a drawing (`public/drawings`), by country and the name of their folder; others stand without one. */
export const drawnServices = [
  "be-verhuur-en-verkoop",
  "be-vastgoedschatting",
  "be-opbrengsteigendommen-en-private-wealth",
  "be-vastgoedontwikkeling-en-investeringen",
  "be-locatiebepaling-en-strategie",
  "be-kantoorinrichting",
  "be-facility-management",
  "be-esg-en-duurzaamheid",
  "be-energie-in-vlaanderen",
  "be-energie-in-brussel",
  "be-energie-in-wallonie",
  "lu-notaris",
  "lu-energiepas-voor-woningen",
  "lu-energiepas-voor-bedrijfspanden",
  "lu-energiesubsidies",
  "lu-prijzen-en-huren",
  "lu-vestiging-van-een-bedrijf",
  "lu-werkplek",
] as const;

export type DrawnService = (typeof drawnServices)[number];

/** The name of a service's drawing; undefined where nobody has drawn it. */
export function drawingOfService(country: Country, name: string): string | undefined {
  const known = drawnServices.find((drawn) => drawn === `${country.toLowerCase()}-${name}`);
  return known && `service-${known}`;
}
