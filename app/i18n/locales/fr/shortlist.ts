import type en from "../en/shortlist.ts";
import type { SameTexts } from "../same-texts.ts";

export default {
  menu: "Sélection",
  menuCount_one: "Sélection, {{count}} bien",
  menuCount_other: "Sélection, {{count}} biens",
  addundefined: "Garder dans ma sélection",
  addNamed: "Garder {{title}}, {{place}}",
  outcome: {
    kept: "Ce bien est dans votre sélection.",
    known: "Ce bien était déjà dans votre sélection.",
    removed: "Ce bien n’est plus dans votre sélection.",
    count_one: "{{count}} bien dans votre sélection",
    count_other: "{{count}} biens dans votre sélection",
    full: "Votre sélection compte {{count}} biens, le maximum possible. Retirez-en un, puis gardez le nouveau.",
    fullBrowser:
      "Ce navigateur ne garde pas plus de {{count}} biens. Retirez-en un, ou connectez-vous : un compte en garde {{account}}.",
    failed: "Cela n’a pas fonctionné. Veuillez réessayer.",
    see: "Voir votre sélection",
  },
} satisfies SameTexts<typeof en>;
