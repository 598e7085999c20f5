import type en from "../en/emails.ts";
import type { SameTexts } from "../same-texts.ts";

export default {
  unsubscribe: {
    title: "E-mails sur les nouveaux biens",
    ask: "Ne plus recevoir d’e-mails sur les nouveaux biens\u00a0?",
    what: "{{site}} ne vous écrira plus lorsqu’un bien correspond à l’une de vos recherches enregistrées. Celles-ci restent telles quelles.",
    button: "Se désabonner",
    done: "Vous êtes désabonné",
    stopped:
      "{{site}} ne vous écrit plus au sujet des nouveaux biens. Vos recherches enregistrées restent telles quelles.",
    undo: "Annuler\u00a0: les recevoir à nouveau",
  },
  search: {
    title: "E-mails d’une recherche enregistrée",
    heading: "Modifier cette recherche",
    filters: "L’ouvrir et changer ses filtres",
    filtersHint: "Enregistrez la recherche avec ses nouveaux filtres\u00a0; celle-ci peut alors être suspendue.",
    legend: "À quel rythme vous souhaitez des e-mails sur les nouveaux biens",
    choices: { off: "Aucun", instant: "Immédiatement", daily: "Chaque jour", weekly: "Chaque semaine" },
    now: {
      off: "Pour l’instant, vous ne recevez pas d’e-mails pour cette recherche.",
      instant: "Pour l’instant, ses e-mails partent dès qu’un bien arrive.",
      daily: "Pour l’instant, ses e-mails arrivent une fois par jour.",
      weekly: "Pour l’instant, ses e-mails arrivent une fois par semaine.",
    },
    ask: {
      off: "Suspendre les e-mails de cette recherche\u00a0?",
      instant: "Être averti immédiatement des nouveaux biens\u00a0?",
      daily: "Être averti des nouveaux biens une fois par jour\u00a0?",
      weekly: "Être averti des nouveaux biens une fois par semaine\u00a0?",
    },
    button: {
      off: "Suspendre",
      instant: "Immédiatement, désormais",
      daily: "Une fois par jour, désormais",
      weekly: "Une fois par semaine, désormais",
    },
    done: {
      off: "Ses e-mails sont suspendus",
      instant: "Ses e-mails arrivent désormais immédiatement",
      daily: "Ses e-mails arrivent désormais une fois par jour",
      weekly: "Ses e-mails arrivent désormais une fois par semaine",
    },
    stays: "La recherche elle-même reste parmi vos recherches enregistrées.",
    undo: "Annuler",
    others: "Tous les choix pour cette recherche",
  },
  address: {
    title: "Adresse e-mail",
    prove: {
      ask: "{{address}} est-elle votre adresse\u00a0?",
      what: "Quelqu’un a créé un compte sur {{site}} avec cette adresse. Si c’est vous, confirmez-la\u00a0: les e-mails sur les biens pourront vous parvenir. Sinon, fermez simplement cette page\u00a0: sans votre confirmation, nous n’y envoyons rien d’autre.",
      button: "Oui, confirmer mon adresse",
      done: "Votre adresse e-mail est confirmée",
      text: "Les e-mails sur les biens que vous avez choisis dans Mon compte peuvent désormais vous parvenir.",
    },
    change: {
      ask: "Utiliser {{address}} désormais\u00a0?",
      what: "Votre compte sur {{site}} aura cette adresse\u00a0: vous vous connecterez avec elle et tous nos e-mails y arriveront. Vous serez déconnecté partout ailleurs.",
      button: "Oui, utiliser cette adresse",
      done: "Votre compte a sa nouvelle adresse",
      text: "Connectez-vous désormais avec {{address}}.",
    },
    stop: {
      ask: "Garder {{address}}\u00a0?",
      what: "Quelqu’un a demandé de remplacer l’adresse e-mail de votre compte sur {{site}} par {{next}}. Si ce n’était pas vous, gardez votre adresse et choisissez un nouveau mot de passe.",
      button: "Oui, garder mon adresse",
      done: "Votre compte garde son adresse",
      text: "Si ce n’est pas vous qui avez demandé ce changement, quelqu’un connaît votre mot de passe\u00a0: choisissez-en un nouveau dès maintenant.",
      password: "Choisir un nouveau mot de passe",
      tooLate: "L’adresse a déjà été changée",
      tooLateText:
        "Votre compte a maintenant l’adresse {{next}}. Si ce n’était pas vous, écrivez sans attendre à {{email}}.",
    },
    taken: "Un compte existe déjà avec cette adresse",
    takenText:
      "Votre compte garde l’adresse qu’il a. Connectez-vous à l’autre avec {{address}}, ou utilisez une autre adresse.",
    over: "Ce lien ne fonctionne plus",
    overText:
      "Il date de plus de {{days}} jours, ou un autre l’a remplacé. Dans Mon compte, vous pouvez en demander un nouveau.",
    opening:
      "La modification est en cours en ce moment même et ne peut pas être annulée maintenant. Réessayez dans une minute\u00a0: vous verrez ce qu’il en est.",
    stopped: "Le changement a été annulé",
    stoppedText: "Votre compte garde l’adresse qu’il a.",
    unreachable: "Cela n’a pas abouti. Veuillez réessayer dans une minute\u00a0: le lien reste valable.",
    account: "Mon compte",
  },
  unknown: {
    heading: "Ce lien ne mène nulle part",
    text: "Il n’est pas complet, il n’est plus valable, ou ce qu’il concernait n’existe plus. Copiez le lien entier depuis l’e-mail, ou continuez dans Mon compte.",
    account: "Mon compte",
  },
} satisfies SameTexts<typeof en>;
