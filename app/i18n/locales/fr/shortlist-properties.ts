import type en from "../en/shortlist-properties.ts";
import type { SameTexts } from "../same-texts.ts";

export default {
  title: "Sélection",
  description: "Les biens de votre sélection, avec vos notes, et jusqu’à quatre d’entre eux côte à côte.",
  heading: "Votre sélection",
  empty: {
    title: "Votre sélection est vide",
    text: "Touchez le cœur d’un bien pour l’ajouter à votre sélection. Vous pourrez en comparer jusqu’à quatre côte à côte.",
    search: "Lancer une recherche",
  },
  lead: {
    account: "Enregistrée dans votre compte, sur chaque appareil où vous vous connectez.",
    browser:
      "Enregistrée dans ce navigateur uniquement. Connectez-vous pour la retrouver dans votre compte et ajouter des notes.",
    login: "Se connecter",
  },
  left_one: "Votre sélection est complète : retirez un bien pour ajouter celui qui est enregistré dans ce navigateur.",
  left_other:
    "Votre sélection est complète : retirez des biens pour ajouter les {{count}} qui sont enregistrés dans ce navigateur.",
  gone: {
    let: "Ce bien est loué.",
    sold: "Ce bien est vendu.",
    withdrawn: "L’agent a retiré ce bien.",
  },
  remove: "Retirer",
  removeNamed: "Retirer {{title}}",
  note: {
    label: "Note",
    labelNamed: "Note sur {{title}}",
    hint: "Vous seul la voyez ; {{count}} caractères au plus.",
    save: "Enregistrer la note",
    saved: "Enregistrée",
  },
  notice: {
    removed: "« {{title}} » a été retiré de votre sélection.",
    undo: "Annuler",
    restored: "« {{title}} » est à nouveau dans votre sélection.",
  },
  write: {
    heading_one: "Écrire à l’agent",
    heading_other: "Écrire à tous les agents",
    each_one: "Votre demande est adressée à :",
    each_other: "Chaque agent reçoit une demande distincte, qui ne porte que sur son bien :",
    leftOut: "Plus sur le marché, donc sans demande : {{titles}}.",
    suggestion: "Je souhaite en savoir plus sur ce bien. Est-il toujours disponible et quand pourrais-je le visiter ?",
    submit_one: "Envoyer ma demande",
    submit_other: "Envoyer {{count}} demandes",
    sent_one: "Votre demande est envoyée",
    sent_other: "{{count}} demandes sont envoyées",
    sentText_one:
      "L’agent vous répondra directement. Nous avons envoyé une confirmation à votre adresse e-mail ; si elle n’arrive pas dans les minutes qui viennent, vérifiez vos courriers indésirables.",
    sentText_other:
      "Chaque agent vous répondra directement. Nous avons envoyé une confirmation de chaque demande à votre adresse e-mail ; si elles n’arrivent pas dans les minutes qui viennent, vérifiez vos courriers indésirables.",
  },
  compare: {
    title: "Comparer",
    choose: "Comparer",
    chooseNamed: "Comparer {{title}}",
    submit: "Comparer les biens sélectionnés",
    hint: "Sélectionnez de deux à quatre biens.",
    heading_one: "{{count}} bien",
    heading_other: "{{count}} biens côte à côte",
    differs: "Les différences viennent d’abord ; la meilleure valeur de chaque ligne est soulignée.",
    best: "meilleure valeur de la ligne",
    alike_one: "{{count}} ligne identique pour tous les biens",
    alike_other: "{{count}} lignes identiques pour tous les biens",
    alikeTable: "Ce qui est identique pour tous les biens",
    costs: {
      for: "{{price}} pour {{surface}}",
      withoutCharges: "charges non comprises",
      withVat: "TVA comprise",
      method:
        "Par mois et par an : le loyer demandé et les charges indiquées par l’agent, pour la plus petite surface à louer. TVA comme dans le loyer demandé ; taxes, assurances et consommations privées non comprises.",
    },
    different: "différent",
    tooMany: "Vous pouvez comparer quatre biens au plus : voici les quatre premiers. Non affichés : {{titles}}.",
    tooFew: "Sélectionnez au moins deux biens à comparer.",
    back: "Retour à votre sélection",
    table: "Comparaison",
    none: "non communiqué",
    rows: {
      price: "Prix",
      compared: "Prix dans la même unité",
      perMonth: "Par mois, charges comprises",
      perYear: "Par an, charges comprises",
      perSquareMetre: "Prix au m²",
      surface: "Superficie",
      place: "Situation",
      station: "À pied de la gare la plus proche",
      energy: "Label énergétique",
      available: "Disponibilité",
      note: "Votre note",
    },
  },
} satisfies SameTexts<typeof en>;
