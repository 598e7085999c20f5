import type seo from "../en/seo.ts";
import type { SameTexts } from "../same-texts.ts";

/** Feeds, breadcrumbs and the figures of landing pages. */
export default {
  feed: {
    label: "Suivre cette recherche",
    text: "Suivre les nouveaux biens dans un lecteur de flux :",
    atom: "Atom",
    json: "JSON Feed",
    subtitle: "Les biens les plus récents de cette recherche, dès leur mise en ligne.",
  },
  areas: "En savoir plus sur ce secteur",
  breadcrumbs: { label: "Vous êtes ici", home: "Accueil" },
  market: {
    heading: "Chiffres actuels du marché",
    count_one: "bien proposé",
    count_other: "biens proposés",
    medianRent: "loyer demandé médian",
    medianPrice: "prix demandé médian",
    medianYield: "rendement brut médian",
    smallest: "plus petite superficie",
    largest: "plus grande superficie",
    link: "Chiffres du marché",
    linkIn: "Chiffres du marché {{where}}",
    more: "Les prix mois par mois et par lieu",
    todayOnly: "Pour le coworking, ce sont les chiffres du jour : nous n’en tenons pas encore d’historique mensuel.",
    note: "La moitié des prix ou loyers demandés sont inférieurs à la médiane, l’autre moitié supérieurs. Calculé sur l’offre actuelle, hors prix sur demande.",
  },
} satisfies SameTexts<typeof seo>;
