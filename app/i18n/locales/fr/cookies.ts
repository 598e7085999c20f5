import type en from "../en/cookies.ts";
import type { SameTexts } from "../same-texts.ts";

export default {
  banner: {
    heading: "Quels cookies pouvons-\u2060nous utiliser ?",
    text: "Certains sont nécessaires. Avec votre accord, d’autres retiennent vos préférences et mesurent les visites et la publicité. Choix modifiable au bas de chaque page.",
    signal:
      "Votre navigateur demande de ne pas être suivi (Global Privacy Control). Nous y voyons un refus de la mesure d’audience et de la publicité, sauf si vous les acceptez ici.",
  },
  accept: "Tout accepter",
  customise: "Personnaliser",
  refuse: "Refuser les non essentiels",
  save: "Enregistrer mes choix",
  heading: "Vos choix",
  saved: "Votre choix est enregistré. Vous pouvez le modifier ici à tout moment.",
  said: "Votre choix est enregistré. Vous pouvez le modifier au bas de chaque page.",
  none: "Vous n’avez pas encore choisi. D’ici là, nous n’utilisons que les cookies essentiels.",
  since: "Votre choix du {{date}} vaut pour un an ; ensuite, nous vous reposerons la question.",
  onAccount: "Il est conservé dans votre compte et vaut sur chaque appareil sur lequel vous vous connectez.",
  signal:
    "Votre navigateur demande de ne pas être suivi (Global Privacy Control). Nous y voyons un refus de la mesure d’audience et de la publicité. Si vous les autorisez malgré tout ici, c’est votre choix qui compte.",
  legend: "Cookies autorisés",
  always: "Toujours actifs",
  used: "Cookies : {{names}}",
  unused: "Non utilisés actuellement.",
  categories: {
    essential: {
      name: "Essentiels",
      text: "Nécessaires au fonctionnement du site : connexion, sélection, messages sur ce que vous venez de faire et ce choix.",
    },
    preferences: {
      name: "Préférences",
      text: "Retiennent la langue que vous avez utilisée en dernier, pour que le site s’ouvre dans cette langue, et les derniers biens que vous avez consultés.",
    },
    analytics: {
      name: "Mesure d’audience",
      text: "Mesurent l’utilisation du site, afin que nous puissions l’améliorer.",
    },
    advertising: {
      name: "Publicité",
      text: "Mesurent si l’une de nos publicités a mené à une visite du site ou à une demande.",
    },
  },
  profile: {
    heading: "Cookies",
    none: "Vous n’avez pas encore choisi : seuls les cookies essentiels sont utilisés.",
    chosen: "Choix du",
    allowed: { preferences: "Autorisées", analytics: "Autorisée", advertising: "Autorisée" },
    refused: { preferences: "Refusées", analytics: "Refusée", advertising: "Refusée" },
    change: "Modifier mes choix en matière de cookies",
  },
} satisfies SameTexts<typeof en>;
