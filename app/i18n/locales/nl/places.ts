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
  pointKinds: {
    "metro-railway": "Trein- en metrostation",
    railway: "Station",
    metro: "Metrostation",
    airport: "Luchthaven",
    port: "Haven",
    "business-park": "Bedrijvenpark",
    landmark: "Bezienswaardigheid",
    neighbourhood: "Buurt",
    square: "Plein",
    tram: "Tramhalte",
    street: "Straat",
  },
  suggestions: "Voorgestelde locaties",
  chosen: "Gekozen locaties",
  remove: "{{name}} verwijderen",
  add: "Locatie toevoegen",
  added: "{{name}} toegevoegd",
  removed: "{{name}} verwijderd",
  full: "U hebt het maximale aantal locaties voor één zoekopdracht bereikt. Verwijder een locatie om er een andere toe te voegen.",
  found_one: "{{count}} suggestie",
  found_other: "{{count}} suggesties",
  none: "Geen locatie gevonden. Controleer de spelling of probeer een gemeente of postcode.",
  nearMe: {
    label: "In mijn buurt",
    pending: "Uw locatie wordt gezocht …",
    refused: "Uw browser deelt uw locatie niet. Sta dat toe voor deze site of zoek op gemeente of postcode.",
    failed: "Uw locatie kon niet worden bepaald. Probeer het opnieuw of zoek op gemeente of postcode.",
  },
  metres: "{{figure}}\u00a0m",
  kilometres: "{{figure}}\u00a0km",
  veryNear: "op minder dan {{figure}}\u00a0m",
} satisfies SameTexts<typeof places>;
