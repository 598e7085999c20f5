import type en from "../en/shortlist-properties.ts";
import type { SameTexts } from "../same-texts.ts";

export default {
  title: "Sélection",
  description: "Les biens que vous gardez, avec vos notes, et jusqu’à quatre d’entre eux côte à côte.",
  heading: "Votre sélection",
  empty: {
    title: "Rien de gardé pour l’instant",
    text: "Touchez le cœur d’un bien qui vous plaît. Il vous attendra ici, et vous pourrez en comparer jusqu’à quatre côte à côte.",
    search: "Lancer une recherche",
  },
  lead: {
    account: "Gardée sur votre compte, sur chaque appareil où vous vous connectez.",
    browser:
      "Gardée dans ce navigateur seulement. Connectez-vous : elle vous suivra sur votre compte, où vous pourrez ajouter des notes.",
    login: "Se connecter",
  },
  left_one:
    "{{count}} bien gardé dans ce navigateur ne trouve pas de place sur votre compte. Retirez-en un autre, et il suivra.",
  left_other:
    "{{count}} biens gardés dans ce navigateur ne trouvent pas de place sur votre compte. Retirez-en d’autres, et ils suivront.",
  gone: {
    let: "Ce bien est loué.",
    sold: "Ce bien est vendu.",
    withdrawn: "L’annonceur a retiré ce bien.",
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
    removed: "« {{title}} » n’est plus dans votre sélection.",
    undo: "Annuler",
    restored: "« {{title}} » est de retour dans votre sélection.",
  },
  compare: {
    title: "Comparer",
    choose: "Comparer",
    chooseNamed: "Comparer {{title}}",
    submit: "Comparer les biens choisis",
    hint: "Choisissez de deux à quatre biens.",
    heading_one: "{{count}} bien",
    heading_other: "{{count}} biens côte à côte",
    differs: "Ce qui diffère est mis en évidence.",
    different: "diffère",
    tooMany: "Quatre biens au plus se comparent côte à côte : voici les quatre premiers. Non affichés : {{titles}}.",
    tooFew: "Choisissez au moins deux biens à comparer.",
    back: "Retour à votre sélection",
    table: "Comparaison",
    none: "non communiqué",
    rows: {
      price: "Prix",
      compared: "Prix à comparer",
      surface: "Superficie",
      place: "Lieu",
      energy: "Label énergétique",
      available: "Disponibilité",
      note: "Votre note",
    },
  },
} satisfies SameTexts<typeof en>;
