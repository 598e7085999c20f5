import type en from "../en/cookies.ts";
import type { SameTexts } from "../same-texts.ts";

export default {
  banner: {
    heading: "Quels cookies pouvons-nous utiliser ?",
    text: "Le site a besoin de quelques cookies pour fonctionner. Avec votre accord, d’autres retiennent vos préférences, mesurent l’utilisation du site et l’effet de nos publicités. Vous pouvez changer d’avis à tout moment, au bas de chaque page.",
    signal:
      "Votre navigateur demande de ne pas être suivi (Global Privacy Control). Nous y voyons un refus de la mesure d’audience et de la publicité, sauf si vous les acceptez ici.",
  },
  accept: "Tout accepter",
  customise: "Personnaliser",
  refuse: "Refuser les cookies non essentiels",
  save: "Enregistrer mes choix",
  heading: "Vos choix",
  saved: "Votre choix est enregistré. Vous pouvez le modifier ici à tout moment.",
  said: "Votre choix est enregistré. Vous pouvez le modifier au bas de chaque page.",
  none: "Vous n’avez pas encore choisi. D’ici là, nous n’utilisons que ce qui est essentiel.",
  since: "Votre choix du {{date}} vaut pour un an ; ensuite, nous vous reposerons la question.",
  onAccount: "Il est conservé avec votre compte et vaut sur chaque appareil sur lequel vous vous connectez.",
  signal:
    "Votre navigateur demande de ne pas être suivi (Global Privacy Control). Nous y voyons un refus de la mesure d’audience et de la publicité. Si vous les autorisez malgré tout ici, c’est votre choix qui compte.",
  legend: "Ce que nous pouvons utiliser",
  always: "Toujours actif",
  used: "Cookies : {{names}}",
  unused: "Non utilisé actuellement.",
  categories: {
    essential: {
      name: "Essentiels",
      text: "Ce dont le site ne peut se passer : la connexion, la sélection, ce que vous venez de demander, et ce choix.",
    },
    preferences: {
      name: "Préférences",
      text: "Retient la langue dans laquelle vous avez lu le site en dernier, pour que vous le retrouviez ainsi à votre retour.",
    },
    analytics: {
      name: "Mesure d’audience",
      text: "Mesure l’utilisation du site, afin que nous puissions l’améliorer.",
    },
    advertising: {
      name: "Publicité",
      text: "Mesure si l’une de nos publicités a mené à une visite ou à une demande.",
    },
  },
  profile: {
    heading: "Cookies",
    none: "Vous n’avez pas encore choisi : seul l’essentiel est utilisé.",
    chosen: "Choisi le",
    allowed: "Autorisé",
    refused: "Refusé",
    change: "Modifier mes choix en matière de cookies",
  },
} satisfies SameTexts<typeof en>;
