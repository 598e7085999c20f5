import type places from "../en/places.ts";
import type { SameTexts } from "../same-texts.ts";

/** Finding a place: suggestions, kinds of places, the visitor's position, distances. */
export default {
  kinds: {
    country: "Pays",
    region: "Région",
    province: "Province",
    canton: "Canton",
    municipality: "Commune",
    quarter: "Quartier",
    district: "Quartier d’affaires",
    locality: "Localité",
    village: "Village",
  },
  pointKinds: {
    "metro-railway": "Gare et station de métro",
    railway: "Gare",
    metro: "Station de métro",
    airport: "Aéroport",
    port: "Port",
    "business-park": "Parc d’activités",
    landmark: "Point d’intérêt",
    neighbourhood: "Quartier",
    square: "Place",
    tram: "Arrêt de tram",
    bus: "Arrêt de bus",
    street: "Rue",
  },
  suggestions: "Lieux proposés",
  chosen: "Lieux sélectionnés",
  remove: "Supprimer {{name}}",
  add: "Ajouter un lieu",
  added: "{{name}} ajouté",
  removed: "{{name}} supprimé",
  full: "Vous avez atteint le nombre maximal de lieux pour une recherche.",
  found_one: "{{count}} suggestion",
  found_other: "{{count}} suggestions",
  none: "Aucun lieu trouvé. Vérifiez l’orthographe ou essayez une commune ou un code postal.",
  nearMe: {
    label: "Près de moi",
    pending: "Localisation en cours…",
    refused:
      "Votre navigateur ne communique pas votre position. Autorisez-\u2060la pour ce site ou cherchez par commune ou code postal.",
    failed: "Impossible de vous localiser. Réessayez ou cherchez par commune ou code postal.",
  },
  metres: "{{figure}} m",
  kilometres: "{{figure}} km",
  veryNear: "à moins de {{figure}} m",
  distanceFrom: "{{distance}} {{name}}",
  distanceFromEdge: "{{distance}} de la limite {{name}}",
  withinArea: "dans le périmètre {{name}}",
} satisfies SameTexts<typeof places>;
