import type agency from "../en/agency.ts";
import type { SameTexts } from "../same-texts.ts";

/** An agency's page: who they are, and what they offer. */
export default {
  eyebrow: "Agence immobilière",
  title: "{{name}} : agence immobilière et biens",
  titleOfPage: "{{name}} : biens, page {{page}}",
  description_one: "{{name}} propose ici {{formatted}} bien : prix, superficie, photos et contact.",
  description_other: "{{name}} propose ici {{formatted}} biens : prix, superficies, photos et contact.",
  call: "Appeler le {{phone}}",
  write: "Écrire à l’agence",
  website: "Site web",
  elsewhere_one: "Et {{formatted}} bien dans une autre commune",
  elsewhere_other: "Et {{formatted}} biens dans d’autres communes",
  reach: "Où se situent les biens proposés",
  map: "Carte des communes où {{name}} propose des biens : {{towns}}",
  languages: "Annonces en {{languages}}",
  deals: { "to-let": "à louer", "for-sale": "à vendre", investment: "en investissement" },
} satisfies SameTexts<typeof agency>;
