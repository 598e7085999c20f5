import type en from "../en/saved-searches.ts";
import type { SameTexts } from "../same-texts.ts";

export default {
  description: "Vos recherches enregistrées, avec ce qu’elles donnent aujourd’hui et ce qui est nouveau.",
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
    edit: "Modifier",
    editNamed: "Modifier {{name}}",
    rename: "Renommer",
    name: "Nom",
    nameHint: "Laissez vide pour afficher la recherche elle-même.",
    saveName: "Enregistrer le nom",
    remove: "Supprimer",
    removeNamed: "Supprimer {{name}}",
    renameNamed: "Renommer {{name}}",
    runNamed: "{{action}} : {{name}}",
    changed: "Enregistré",
  },
  frequency: {
    legend: "À quel rythme vous souhaitez des e-mails sur les nouveaux biens",
    off: "Aucun",
    instant: "Immédiatement",
    daily: "Chaque jour",
    weekly: "Chaque semaine",
    refused:
      "Vous ne recevez pas d’e-mails sur les nouveaux biens. Pour en recevoir, cochez la case à côté d’une recherche enregistrée, puis choisissez le rythme ; ou activez-les dans Mon compte.",
    unproven:
      "Votre adresse e-mail n’est pas encore confirmée : nous n’envoyons pas d’e-mails sur les nouveaux biens. Ouvrez le lien que nous vous avons envoyé, ou demandez-en un nouveau.",
    paused:
      "Votre adresse n’a pas accepté nos e-mails : ceux sur les nouveaux biens sont suspendus. Vous pouvez les réactiver dans Mon compte.",
    kept: "Votre choix est enregistré. {{silent}}",
    silent: {
      refused: "Vous ne recevez pas encore d’e-mails : cochez la case, puis choisissez à nouveau le rythme.",
      unproven: "Vous ne recevrez pas d’e-mails tant que votre adresse n’est pas confirmée.",
      paused: "Vous ne recevez pas d’e-mails : votre adresse ne les accepte pas.",
    },
    account: "Ouvrir Mon compte",
  },
  problem: {
    place: "« {{place}} »",
    gone_one:
      "Le lieu {{places}} n’existe plus dans notre répertoire : cette recherche ne trouve rien et n’envoie plus d’e-mails. Modifiez-la pour chercher dans un autre lieu, ou supprimez-la.",
    gone_other:
      "Les lieux {{places}} n’existent plus dans notre répertoire : cette recherche ne trouve rien et n’envoie plus d’e-mails. Modifiez-la pour chercher dans d’autres lieux, ou supprimez-la.",
    someGone_one:
      "Le lieu {{places}} n’existe plus dans notre répertoire. Cette recherche se poursuit dans les autres lieux.",
    someGone_other:
      "Les lieux {{places}} n’existent plus dans notre répertoire. Cette recherche se poursuit dans les autres lieux.",
    unreadable:
      "Cette recherche ne peut pas être lancée pour le moment et n’envoie pas d’e-mails. Ouvrez-la pour réessayer, modifiez-la ou supprimez-la.",
  },
  notice: {
    removed: "« {{name}} » est supprimée.",
    undo: "Annuler",
    restored: "Votre recherche est de retour.",
  },
} satisfies SameTexts<typeof en>;
