import type en from "../en/emails.ts";
import type { SameTexts } from "../same-texts.ts";

export default {
  unsubscribe: {
    title: "Alertes par e-mail",
    ask: "Vous désabonner des alertes ?",
    what: "{{site}} ne vous écrira plus lorsqu’un bien correspond à l’une de vos recherches enregistrées. Les recherches elles-mêmes sont conservées.",
    button: "Se désabonner",
    done: "Désabonnement confirmé",
    stopped: "{{site}} ne vous enverra plus d’alertes. Vos recherches enregistrées sont conservées.",
    undo: "Annuler : réactiver les alertes",
  },
  search: {
    title: "Alertes d’une recherche enregistrée",
    heading: "Modifier cette recherche",
    filters: "Ouvrir la recherche et modifier ses filtres",
    filtersHint:
      "Enregistrez la recherche avec ses nouveaux filtres ; désactivez ensuite, ici, les alertes de l’ancienne.",
    legend: "Fréquence des alertes",
    choices: { off: "Aucune", instant: "Immédiate", daily: "Quotidienne", weekly: "Hebdomadaire" },
    now: {
      off: "Les alertes sont actuellement désactivées.",
      instant: "Les alertes sont actuellement immédiates.",
      daily: "Les alertes sont actuellement quotidiennes.",
      weekly: "Les alertes sont actuellement hebdomadaires.",
    },
    ask: {
      off: "Suspendre les alertes de cette recherche ?",
      instant: "Recevoir des alertes immédiates ?",
      daily: "Recevoir des alertes quotidiennes ?",
      weekly: "Recevoir des alertes hebdomadaires ?",
    },
    button: {
      off: "Suspendre",
      instant: "Alertes immédiates",
      daily: "Alertes quotidiennes",
      weekly: "Alertes hebdomadaires",
    },
    done: {
      off: "Les alertes de cette recherche sont suspendues",
      instant: "Les alertes sont désormais immédiates",
      daily: "Les alertes sont désormais quotidiennes",
      weekly: "Les alertes sont désormais hebdomadaires",
    },
    stays: "La recherche elle-même reste dans vos recherches enregistrées.",
    undo: "Annuler",
    others: "Toutes les options pour cette recherche",
  },
  address: {
    title: "Adresse e-mail",
    prove: {
      ask: "Cette adresse est-elle la vôtre ?",
      what: "Quelqu’un a créé un compte sur {{site}} avec cette adresse. Si c’est vous, confirmez-\u2060la pour recevoir vos alertes. Sinon, fermez cette page : sans votre confirmation, nous ne vous écrirons plus.",
      button: "Oui, confirmer mon adresse",
      done: "Votre adresse e-mail est confirmée",
      text: "Vous pouvez désormais recevoir les e-mails choisis dans Mon compte.",
    },
    change: {
      ask: "Utiliser désormais cette adresse ?",
      what: "Votre compte sur {{site}} utilisera cette adresse : vous vous connecterez avec elle et nous y enverrons tous nos e-mails. Tous vos autres appareils seront déconnectés.",
      button: "Oui, utiliser cette adresse",
      done: "Votre adresse e-mail a été modifiée",
      text: "Connectez-\u2060vous désormais avec {{address}}.",
    },
    stop: {
      ask: "Conserver cette adresse ?",
      what: "Quelqu’un a demandé de remplacer l’adresse e-mail de votre compte sur {{site}} par {{next}}. Si ce n’était pas vous, gardez votre adresse et choisissez un nouveau mot de passe.",
      button: "Oui, garder mon adresse",
      done: "Votre adresse e-mail n’a pas changé",
      text: "Si ce n’est pas vous qui avez demandé ce changement, quelqu’un connaît votre mot de passe : choisissez-\u2060en un nouveau dès maintenant.",
      password: "Choisir un nouveau mot de passe",
      tooLate: "L’adresse a déjà été modifiée",
      tooLateText:
        "Votre compte utilise maintenant l’adresse {{next}}. Si ce n’était pas vous, écrivez immédiatement à {{email}}.",
    },
    taken: "Un compte existe déjà avec cette adresse",
    takenText:
      "Votre compte garde son adresse actuelle. Connectez-\u2060vous à l’autre compte avec {{address}}, ou utilisez une autre adresse.",
    over: "Ce lien a expiré",
    overText:
      "Il date de plus de {{days}} jours ou a été remplacé par un autre. Vous pouvez en demander un nouveau dans Mon compte.",
    opening: "Le changement est en cours et ne peut plus être annulé. Vérifiez à nouveau dans une minute.",
    stopped: "Le changement a été annulé",
    stoppedText: "Votre compte garde son adresse actuelle.",
    unreachable: "L’opération n’a pas abouti. Veuillez réessayer dans une minute : le lien reste valable.",
    account: "Mon compte",
  },
  unknown: {
    heading: "Ce lien n’est pas valable",
    text: "Il est incomplet, a expiré ou concerne un élément qui n’existe plus. Copiez le lien entier depuis l’e-mail ou allez dans Mon compte.",
    account: "Mon compte",
  },
} satisfies SameTexts<typeof en>;
