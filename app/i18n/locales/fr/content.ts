import type { SameTexts } from "../same-texts.ts";
import type content from "../en/content.ts";

export default {
  onOffer: "Actuellement : {{search}}",
  note: "Calculé sur les annonces de ce site, mis à jour chaque minute. La moitié des prix ou loyers demandés sont inférieurs à la médiane, l’autre moitié supérieurs ; prix sur demande non compris.",
  seeAll_one: "Voir l’annonce",
  seeAll_other: "Voir les {{number}} annonces",
  nothing: "Aucun bien n’y est proposé pour le moment.",
  openSearch: "Ouvrir la recherche et l’enregistrer pour recevoir des alertes",
  map: "Carte : {{place}} et environs",
  seeOnMap: "Voir les biens {{where}} sur la carte",
  table: "Tableau : {{columns}}",
  broken: "Ce texte n’est pas disponible pour le moment. Réessayez dans quelques minutes.",
} satisfies SameTexts<typeof content>;
