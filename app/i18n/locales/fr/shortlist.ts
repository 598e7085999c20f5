import type en from "../en/shortlist.ts";
import type { SameTexts } from "../same-texts.ts";

export default {
  viewed: { title: "Vus récemment", clear: "Effacer cette liste" },
  menu: "Sélection",
  menuCount_one: "Sélection, {{count}} bien",
  menuCount_other: "Sélection, {{count}} biens",
  add: "Ajouter à ma sélection",
  kept: "Retirer de ma sélection",
  addNamed: "Ajouter {{title}}, {{place}} à ma sélection",
  outcome: {
    added: "Ajouté à votre sélection.",
    known: "Ce bien était déjà dans votre sélection.",
    removed: "Retiré de votre sélection.",
    count_one: "{{count}} bien dans votre sélection",
    count_other: "{{count}} biens dans votre sélection",
    full: "Votre sélection est complète ({{count}} biens). Retirez un bien pour ajouter celui-\u2060ci.",
    fullBrowser:
      "La sélection de ce navigateur est complète ({{count}} biens). Retirez un bien ou connectez-\u2060vous : un compte peut en contenir {{account}}.",
    failed: "L’opération n’a pas abouti. Veuillez réessayer.",
    see: "Voir votre sélection",
  },
} satisfies SameTexts<typeof en>;
