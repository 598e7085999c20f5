import type { SameTexts } from "../same-texts.ts";
import type en from "../en/purchase.ts";

export default {
  heading: "Calculer les droits et la TVA à l’achat",
  region: {
    label: "Région ou pays",
    flanders: "Flandre",
    brussels: "Bruxelles",
    wallonia: "Wallonie",
    luxembourg: "Luxembourg",
  },
  state: { label: "Bâtiment", existing: "Existant", new: "Neuf, vendu sous TVA" },
  use: {
    label: "Usage prévu",
    "own-home": "Habitation propre et unique",
    "other-home": "Autre logement, ou à louer",
    business: "Locaux professionnels",
  },
  buyers: { label: "Acquéreurs", count_one: "{{count}} personne", count_other: "{{count}} personnes" },
  price: "Prix, hors droits et TVA (€)",
  land: "Dont terrain, s’il est vendu séparément (€)",
  refused: {
    price: "Indiquez le prix en chiffres, par exemple 240 000.",
    land: "Indiquez le prix du terrain en chiffres, par exemple 80 000.",
    aboveMost: "Indiquez un montant de {{most}} au plus.",
    abovePrice: "Indiquez un montant qui ne dépasse pas le prix, puisque le terrain en fait partie.",
  },
  city: "Sur le territoire de la Ville de Luxembourg",
  submit: "Calculer",
  result: "{{region}}, {{price}}",
  duties: { flanders: "droits d’enregistrement", other: "droits d’enregistrement" },
  credit: "crédit d’impôt, déjà déduit",
  vat: "TVA",
  total: "droits et TVA au total, {{percent}} du prix",
  withTaxes: "prix, droits et TVA compris",
  lessThan: "moins de {{percent}}",
  percent: "{{value}} %",
  notes: {
    "own-home-conditions":
      "Le taux réduit, l’abattement ou le crédit n’est accordé que sous conditions ; certaines tiennent compte d’un logement encore à vendre. Lisez-\u2060les dans le guide et faites-\u2060les confirmer par le notaire.",
    "above-brussels-limit": "Au-delà de 600 000 €, l’abattement bruxellois n’est pas accordé.",
    "no-own-home-for-plots":
      "Le terrain est taxé ici au taux ordinaire : pour les terrains, l’avantage est différent. Demandez-\u2060le au notaire.",
    "land-sold-together":
      "Terrain et bâtiment sont supposés vendus ensemble, sous TVA. Indiquez le terrain s’il est taxé séparément, comme c’est l’usage au Luxembourg.",
    demolition:
      "Le taux belge de TVA réduit à 6 % après démolition n’est pas calculé ici : ses conditions sont strictes.",
    "vat-saving-used-up": "L’avantage TVA luxembourgeois est épuisé : il est limité à 50 000 € par logement.",
    "least-duty": "Au Luxembourg, 100 € restent dus au minimum.",
    "left-out": "Non compris : honoraires du notaire et de l’agent, frais de crédit et frais administratifs.",
  },
  by: "{{rates}}. Source : {{source}}.",
  asOf: "{{rates}} en vigueur depuis le {{since}}, vérifiés le {{date}}. Source : {{source}}.",
  ratesOf: {
    flanders: "Taux flamands",
    brussels: "Taux bruxellois",
    wallonia: "Taux wallons",
    luxembourg: "Droits d’enregistrement luxembourgeois",
    vatBelgium: "Taux de TVA belges",
    vatLuxembourg: "Taux de TVA luxembourgeois",
  },
  source: {
    flanders: "vlaanderen.be",
    brussels: "be.brussels",
    wallonia: "décret wallon du 5 décembre 2024",
    luxembourg: "guichet.lu",
    vatBelgium: "arrêté royal n° 20 du 20 juillet 1970",
    vatLuxembourg: "pfi.public.lu",
  },
  listing: {
    title: "Prix, droits et TVA compris",
    price: "Prix demandé",
    lowestPrice: "Prix demandé le plus bas",
    duties: { flanders: "Droits d’enregistrement", other: "Droits d’enregistrement" },
    general: "Taux ordinaire",
    ownHome: { only: "Habitation propre et unique", main: "Résidence principale" },
    abatement: "{{percent}}, abattement de {{amount}}",
    credit: "{{percent}}, moins {{amount}} par acquéreur ; un seul ici",
    landTogether:
      "Terrain et bâtiment sont supposés vendus ensemble, sous TVA. Si le terrain est vendu par un autre propriétaire, il est soumis aux droits d’enregistrement.",
    landApart:
      "Au Luxembourg, le terrain d’une construction neuve s’achète le plus souvent à part : les droits d’enregistrement portent sur le terrain, la TVA sur la seule construction. La part du terrain dans le prix n’est pas indiquée ici : demandez-\u2060la à l’agent, puis indiquez-\u2060la dans le calculateur.",
    total: "Total, hors honoraires et frais d’acte",
    calculate: "Calculer pour votre situation",
  },
} satisfies SameTexts<typeof en>;
