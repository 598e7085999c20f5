import type en from "../en/saved-searches.ts";
import type { SameTexts } from "../same-texts.ts";

export default {
  description: "Vos recherches enregistrées, avec les biens trouvés aujourd’hui et les nouveautés.",
  lead: "Relancez vos recherches et voyez les nouveaux biens depuis votre dernière visite.",
  empty: {
    title: "Aucune recherche enregistrée",
    text: "Lancez une recherche, puis choisissez « Enregistrer cette recherche » au-dessus des résultats.",
    search: "Lancer une recherche",
  },
  count_one: "{{formatted}} bien actuellement",
  count_other: "{{formatted}} biens actuellement",
  none: "Aucun bien pour le moment",
  fresh_one: "{{formatted}} nouveau depuis le {{date}}",
  fresh_other: "{{formatted}} nouveaux depuis le {{date}}",
  dates: "Enregistrée le {{created}} · dernière utilisation le {{used}}",
  run_one: "Voir le bien",
  run_other: "Voir les biens",
  runNone: "Ouvrir la recherche",
  item: {
    edit: "Modifier",
    editNamed: "Modifier {{name}}",
    rename: "Renommer",
    name: "Nom",
    nameHint: "Laissez vide pour afficher les critères de recherche.",
    saveName: "Enregistrer le nom",
    remove: "Supprimer",
    removeNamed: "Supprimer {{name}}",
    renameNamed: "Renommer {{name}}",
    runNamed: "{{action}} : {{name}}",
    changed: "Enregistré",
  },
  frequency: {
    legend: "Fréquence des alertes",
    off: "Aucune",
    instant: "Immédiate",
    daily: "Quotidienne",
    weekly: "Hebdomadaire",
    refused:
      "Vos alertes sont désactivées. Pour en recevoir, choisissez une fréquence à côté d’une recherche enregistrée, ou activez-\u2060les dans Mon compte.",
    unproven:
      "Votre adresse e-mail n’est pas encore confirmée : nous n’envoyons donc pas d’alertes. Ouvrez le lien que nous vous avons envoyé ou demandez-\u2060en un nouveau.",
    paused:
      "Votre adresse a refusé nos e-mails : vos alertes sont suspendues. Vous pouvez les réactiver dans Mon compte.",
    saved: "Votre choix est enregistré. {{silent}}",
    silent: {
      unproven: "Vous ne recevrez pas d’alertes tant que votre adresse n’est pas confirmée.",
      paused: "Vous ne recevez pas d’alertes : votre adresse refuse nos e-mails.",
    },
    account: "Ouvrir Mon compte",
  },
  problem: {
    place: "« {{place}} »",
    gone_one:
      "Le lieu {{places}} n’est plus dans notre liste : cette recherche ne trouve rien et n’envoie plus d’alertes. Modifiez-\u2060la pour chercher dans un autre lieu, ou supprimez-\u2060la.",
    gone_other:
      "Les lieux {{places}} ne sont plus dans notre liste : cette recherche ne trouve rien et n’envoie plus d’alertes. Modifiez-\u2060la pour chercher dans d’autres lieux, ou supprimez-\u2060la.",
    someGone_one: "Le lieu {{places}} n’est plus dans notre liste. Cette recherche se poursuit dans les autres lieux.",
    someGone_other:
      "Les lieux {{places}} ne sont plus dans notre liste. Cette recherche se poursuit dans les autres lieux.",
    unreadable:
      "Cette recherche ne peut pas être lancée pour le moment et n’envoie pas d’alertes. Ouvrez-\u2060la pour réessayer, modifiez-\u2060la ou supprimez-\u2060la.",
  },
  notice: {
    removed: "« {{name}} » a été supprimée.",
    undo: "Annuler",
    restored: "Votre recherche a été rétablie.",
  },
} satisfies SameTexts<typeof en>;
