import type en from "../en/strategies.ts";
import type { SameTexts } from "../same-texts.ts";

export default {
  heading: "Recherches enregistrées",
  unreadable: "Une recherche enregistrée",
  save: {
    this: "Enregistrer cette recherche",
    done: "Recherche enregistrée",
    remove: "{{saved}} – la retirer de vos recherches enregistrées",
    offer: "Enregistrez la recherche : vos recherches enregistrées vous montreront quand il y a du nouveau.",
  },
  alert: {
    heading: "Pas tout à fait ce qu’il vous faut ?",
    submit: "M’avertir pour des biens similaires",
    done: "Recherche de biens similaires enregistrée",
    text: {
      any: "Nous enregistrons une recherche d’après ce bien : son type et sa commune. {{next}}",
      surface:
        "Nous enregistrons une recherche d’après ce bien : son type et sa commune, une superficie inférieure ou supérieure d’un quart au plus. {{next}}",
      price:
        "Nous enregistrons une recherche d’après ce bien : son type et sa commune, un prix supérieur de 15 % au plus. {{next}}",
      both: "Nous enregistrons une recherche d’après ce bien : son type et sa commune, une superficie inférieure ou supérieure d’un quart au plus, un prix supérieur de 15 % au plus. {{next}}",
    },
    next: "Les nouveautés figurent ensuite dans vos recherches enregistrées.",
  },
  edit: {
    title: "Vous modifiez la recherche enregistrée « {{name}} »",
    text: "Adaptez les filtres, puis mettez la recherche à jour. Son nom et ses e-mails restent les mêmes.",
    submit: "Mettre à jour cette recherche",
    cancel: "Annuler",
    equal:
      "Vous avez déjà enregistré exactement cette recherche : rien n’a été modifié. Changez les filtres, ou annulez.",
  },
  notice: {
    saved: "Votre recherche est enregistrée.",
    known: "Vous aviez déjà enregistré cette recherche ; elle figure à présent en tête de vos recherches enregistrées.",
    all: "Voir vos recherches enregistrées",
    removed: "Cette recherche n’est plus enregistrée.",
    undo: "Annuler",
    restored: "Votre recherche est de nouveau enregistrée.",
    full: "Vous avez {{count}} recherches enregistrées, le maximum possible. Supprimez-en une, puis enregistrez la nouvelle.",
  },
} satisfies SameTexts<typeof en>;
