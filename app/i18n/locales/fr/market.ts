import type market from "../en/market.ts";
import type { SameTexts } from "../same-texts.ts";

export default {
  crumb: "Marché",
  eyebrow: "Marché",
  of: "{{what}} {{deal}}",
  title: {
    "to-let": "{{heading}} : loyers et marché",
    "for-sale": "{{heading}} : prix et marché",
    investment: "{{heading}} : prix, rendements et marché",
  },
  description: {
    "to-let":
      "{{heading}} : le loyer demandé médian est de {{median}}. Fourchette, nombre de biens proposés ({{formatted}}), délai de commercialisation et douze derniers mois.",
    "for-sale":
      "{{heading}} : le prix demandé médian est de {{median}}. Fourchette, nombre de biens proposés ({{formatted}}), délai de commercialisation et douze derniers mois.",
    investment:
      "{{heading}} : le prix demandé médian est de {{median}}. Rendement, fourchette, nombre de biens proposés ({{formatted}}), délai de commercialisation et douze derniers mois.",
  },
  descriptionOfNone: {
    "to-let": "{{heading}} : loyers demandés, fourchette, nombre de biens proposés et douze derniers mois.",
    "for-sale": "{{heading}} : prix demandés, fourchette, nombre de biens proposés et douze derniers mois.",
    investment: "{{heading}} : prix demandés, rendements, nombre de biens proposés et douze derniers mois.",
  },
  tooFew: "Trop peu de biens affichent ici un prix pour calculer une médiane : il en faut au moins cinq.",
  elsewhere: "Voir les chiffres {{where}}",
  search_one: "Voir {{formatted}} bien",
  search_other: "Voir {{formatted}} biens",
  investments_one: "Voir {{formatted}} investissement",
  investments_other: "Voir {{formatted}} investissements",
  others: "Autres marchés du même lieu",
  figures: {
    median: { "to-let": "loyer demandé médian", "for-sale": "prix demandé médian", investment: "prix demandé médian" },
    half: {
      "to-let": "moitié centrale des loyers demandés",
      "for-sale": "moitié centrale des prix demandés",
      investment: "moitié centrale des prix demandés",
    },
    shop: "pour {{surface}} au loyer médian",
    yield: "rendement brut médian de {{formatted}} investissements",
    listings_one: "bien proposé",
    listings_other: "biens proposés",
    listingsPriced: "biens proposés, dont {{priced}} avec prix",
    new_one: "nouveau ces 30 derniers jours",
    new_other: "nouveaux ces 30 derniers jours",
    days_one: "jour en ligne (médiane)",
    days_other: "jours en ligne (médiane)",
  },
  withCoworking: "Espaces de coworking compris.",
  course: {
    title: "Les douze derniers mois",
    lead: {
      moved: "La médiane est passée de {{first}}{{unit}} ({{from}}) à {{last}}{{unit}} ({{to}}).",
      still: "La médiane n’a pas bougé entre {{from}} et {{to}} : {{last}}{{unit}}.",
    },
    band: "La bande colorée représente la moitié centrale : un quart se situe au-dessous, un quart au-dessus.",
    none: "Il n’y a pas encore d’historique : les chiffres d’un mois s’ajoutent lorsqu’il est terminé, si au moins cinq biens ont un prix.",
    invented: "Les mois antérieurs à la démonstration sont fictifs, tout comme ses biens.",
    prices: {
      "to-let": "Loyers demandés (€{{unit}})",
      "for-sale": "Prix demandés au m²",
      investment: "Prix demandés au m²",
    },
    new: "Nouveaux biens par mois",
    table: "Les chiffres par mois",
    month: "Mois",
    median: "Médiane (€{{unit}})",
    half: "Moitié centrale",
    listings: "Proposés",
    newShort: "Nouveaux",
    days: "Jours en ligne",
  },
  spread: {
    median: "Médiane {{price}}",
    open: "≥ {{price}}",
    title: {
      "to-let": "La répartition des loyers",
      "for-sale": "La répartition des prix",
      investment: "La répartition des prix",
    },
    lead: {
      "to-let": "Loyers demandés (€{{unit}}) des biens proposés aujourd’hui.",
      "for-sale": "Prix demandés au m² des biens proposés aujourd’hui.",
      investment: "Prix demandés au m² des biens proposés aujourd’hui.",
    },
    table: "Les chiffres",
    price: { "to-let": "Loyer (€{{unit}})", "for-sale": "Prix au m²", investment: "Prix au m²" },
    count: "Biens avec prix",
  },
  parts: {
    title: "Par lieu",
    place: "Lieu",
    median: "Médiane (€{{unit}})",
    prices: "Avec prix",
  },
  method:
    "Il s’agit des loyers et des prix demandés dans les annonces de ce site, et non de ceux convenus. La moitié d’entre eux sont inférieurs à la médiane, l’autre moitié supérieurs ; les prix sur demande ne sont pas compris et aucun chiffre ne repose sur moins de cinq biens. Chaque mois est mesuré dans les premiers jours du mois suivant, sur l’offre du moment.",
  index: {
    title: "Chiffres du marché : loyers et prix par ville",
    heading: "Le marché, ville par ville",
    lead: "Loyers et prix demandés au m² des bureaux, entrepôts, commerces et logements : la médiane, la fourchette et les douze derniers mois.",
    description:
      "Loyers et prix demandés au m² des bureaux, entrepôts, commerces et logements en Belgique et au Luxembourg, par ville : médiane, fourchette et douze derniers mois.",
    none: "Trop peu de biens affichent un prix pour établir des chiffres : il en faut au moins cinq.",
    whole: "Tout le marché : {{name}}",
  },
} satisfies SameTexts<typeof market>;
