import type seo from "../en/seo.ts";
import type { SameTexts } from "../same-texts.ts";

/** Feeds, breadcrumbs and the figures of landing pages. */
export default {
  feed: {
    label: "Suivre cette recherche",
    text: "Les nouveaux biens dans votre lecteur de flux :",
    atom: "Atom",
    json: "JSON Feed",
    subtitle: "Les biens les plus récents de cette recherche, dès leur mise en ligne.",
  },
  areas: "Ces lieux de plus près",
  breadcrumbs: { label: "Vous êtes ici", home: "Accueil" },
  market: {
    heading: "Le marché en ce moment",
    count_one: "bien proposé",
    count_other: "biens proposés",
    medianRent: "loyer demandé médian",
    medianPrice: "prix demandé médian",
    smallest: "plus petite superficie",
    largest: "plus grande superficie",
    note: "La moitié des biens sont proposés sous la médiane, l’autre moitié au-dessus. Calculé sur l’offre du moment, hors prix sur demande.",
  },
} satisfies SameTexts<typeof seo>;
