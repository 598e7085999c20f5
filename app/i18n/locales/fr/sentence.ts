import type sentence from "../en/sentence.ts";
import type { SameTexts } from "../same-texts.ts";

/** The one search box and free text: what was understood, what was corrected. */
export default {
  unknownWords: "Aucune annonce ne mentionne « {{words}} ».",
  shownInstead: "Résultats affichés pour",
  leftOut: "Non pris en compte dans cette recherche : {{words}}.",
  roomForPeople: "Voir les bureaux à partir de {{area}} m² (en comptant {{each}} m² par personne)",
  understood: "Nous avons compris",
  help: {
    title: "Cela ne ressemble pas à une recherche de bien",
    password: "Réinitialiser votre mot de passe",
    account: "Ouvrir Mon compte",
    alerts: "Gérer vos recherches enregistrées et vos alertes",
    privacy: "Lire notre politique de confidentialité",
    contact: "Nous poser une question",
  },
} satisfies SameTexts<typeof sentence>;
