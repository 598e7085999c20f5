import type { SameTexts } from "../same-texts.ts";
import type content from "../en/content.ts";

export default {
  onOffer: "En ce moment : {{search}}",
  note: "Calculé sur les annonces de ce site, il y a une minute au plus. La moitié des biens sont proposés sous la médiane, l’autre moitié au-dessus, hors prix sur demande.",
  seeAll_one: "Voir l’annonce",
  seeAll_other: "Voir les {{number}} annonces",
  nothing: "Rien n’y est proposé en ce moment.",
  openSearch: "Ouvrir la recherche et l’enregistrer, pour être averti du prochain bien",
  map: "Carte des environs : {{place}}",
  seeOnMap: "Sur la carte : l’offre {{where}}",
  table: "Tableau : {{columns}}",
  broken: "Ce texte ne peut pas encore être affiché",
} satisfies SameTexts<typeof content>;
