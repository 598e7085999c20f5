import type places from "../en/places.ts";
import type { SameTexts } from "../same-texts.ts";

/** Finding a place: suggestions, kinds of places, the visitor's position, distances. */
export default {
  kinds: {
    country: "Land",
    region: "Gewest",
    province: "Provincie",
    canton: "Kanton",
    municipality: "Gemeente",
    quarter: "Wijk",
    district: "Zakenwijk",
    locality: "Deelgemeente",
    village: "Dorp",
  },
  suggestions: "Voorgestelde plaatsen",
  chosen: "Gekozen plaatsen",
  remove: "{{name}} verwijderen",
  add: "Plaats toevoegen",
  added: "{{name}} toegevoegd",
  removed: "{{name}} verwijderd",
  full: "Meer plaatsen passen niet in één zoekopdracht",
  found_one: "{{count}} suggestie",
  found_other: "{{count}} suggesties",
  none: "Geen plaats gevonden",
  nearMe: {
    label: "In mijn buurt",
    pending: "Uw locatie wordt gezocht …",
    refused: "Uw browser geeft uw locatie niet door. Sta dat toe voor deze site of zoek op gemeente of postcode.",
    failed: "Uw locatie kon niet worden bepaald. Probeer het opnieuw of zoek op gemeente of postcode.",
  },
  metres: "{{figure}}\u00a0m",
  kilometres: "{{figure}}\u00a0km",
  veryNear: "op minder dan {{figure}}\u00a0m",
} satisfies SameTexts<typeof places>;
