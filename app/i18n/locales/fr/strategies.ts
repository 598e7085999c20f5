import type en from "../en/strategies.ts";
import type { SameTexts } from "../same-texts.ts";

export default {
  description: "Vos recherches enregistrées, avec ce qu’elles donnent aujourd’hui et ce qui est nouveau.",
  heading: "Recherches enregistrées",
  lead: "Ce que vous cherchez plus d’une fois. Est nouveau ce qui a été publié depuis votre dernière visite.",
  empty: {
    title: "Rien d’enregistré pour l’instant",
    text: "Cherchez un bien, puis choisissez « Enregistrer cette recherche » au-dessus des résultats. Elle vous attendra ici, avec les nouveautés.",
    search: "Lancer une recherche",
  },
  count_one: "{{formatted}} bien actuellement",
  count_other: "{{formatted}} biens actuellement",
  none: "Aucun bien pour l’instant",
  fresh_one: "{{formatted}} nouveau depuis le {{date}}",
  fresh_other: "{{formatted}} nouveaux depuis le {{date}}",
  dates: "Enregistrée le {{created}} · utilisée le {{used}}",
  run_one: "Voir le bien",
  run_other: "Voir les biens",
  runNone: "Ouvrir la recherche",
  item: {
    rename: "Renommer",
    name: "Nom",
    nameHint: "Laissez vide pour afficher la recherche elle-même.",
    saveName: "Enregistrer le nom",
    remove: "Supprimer",
    removeNamed: "Supprimer {{name}}",
    renameNamed: "Renommer {{name}}",
    runNamed: "{{action}} : {{name}}",
    changed: "Enregistré",
  },
  frequency: {
    legend: "À quel rythme vous souhaitez des e-mails sur les nouveaux biens",
    off: "Aucun",
    instant: "Aussitôt",
    daily: "Par jour",
    weekly: "Par semaine",
    refused:
      "Dans Mon compte, vous avez indiqué ne pas vouloir d’e-mails sur les nouveaux biens. Vos choix ici compteront dès que vous en voudrez.",
    account: "Modifier ce choix",
  },
  notice: {
    saved: "Votre recherche est enregistrée.",
    known: "Vous aviez déjà enregistré cette recherche ; elle figure à présent en tête de vos recherches enregistrées.",
    all: "Voir vos recherches enregistrées",
    removed: "« {{name}} » est supprimée.",
    undo: "Annuler",
    restored: "Votre recherche est de retour.",
    full: "Vous avez {{count}} recherches enregistrées, le maximum possible. Supprimez-en une, puis enregistrez la nouvelle.",
  },
  save: {
    this: "Enregistrer cette recherche",
    done: "Recherche enregistrée",
    offer: "Enregistrez la recherche : vos recherches enregistrées vous montreront quand il y a du nouveau.",
  },
  alert: {
    heading: "Pas tout à fait ce qu’il vous faut ?",
    submit: "M’avertir pour des biens similaires",
    done: "Biens similaires : recherche enregistrée",
    text: "Nous enregistrons une recherche d’après ce bien : son type et sa commune, une superficie inférieure ou supérieure d’un quart au plus, un prix plus élevé de 15 % au plus. Les nouveautés figurent ensuite dans vos recherches enregistrées.",
  },
} satisfies SameTexts<typeof en>;
