import type en from "../en/strategies.ts";
import type { SameTexts } from "../same-texts.ts";

export default {
  heading: "Recherches enregistrées",
  unreadable: "Recherche enregistrée",
  save: {
    this: "Enregistrer cette recherche",
    done: "Recherche enregistrée",
    remove: "{{saved}} – retirer des recherches enregistrées",
    offer: "Enregistrez cette recherche pour recevoir une alerte dès qu’un nouveau bien y répond.",
  },
  alert: {
    heading: "Vous cherchez un bien similaire ?",
    submit: "M’avertir des biens similaires",
    done: "Recherche de biens similaires enregistrée",
    text: {
      any: "Nous enregistrons une recherche d’après ce bien : même type et même commune. {{next}}",
      surface:
        "Nous enregistrons une recherche d’après ce bien : même type, même commune et superficie à 25 % près. {{next}}",
      price:
        "Nous enregistrons une recherche d’après ce bien : même type, même commune et prix jusqu’à 15 % plus élevé. {{next}}",
      both: "Nous enregistrons une recherche d’après ce bien : même type, même commune, superficie à 25 % près et prix jusqu’à 15 % plus élevé. {{next}}",
    },
    next: "Les nouveaux biens figurent ensuite dans vos recherches enregistrées.",
  },
  edit: {
    title: "Vous modifiez la recherche enregistrée « {{name}} »",
    text: "Adaptez les filtres, puis mettez la recherche à jour. Son nom et ses alertes restent les mêmes.",
    submit: "Mettre à jour cette recherche",
    cancel: "Annuler",
    equal:
      "Vous avez déjà une recherche enregistrée avec exactement ces critères : rien n’a été modifié. Changez les filtres ou annulez.",
  },
  frequency: {
    ask: "Quelle fréquence d’alerte souhaitez-\u2060vous pour les nouveaux biens ?",
    off: "Aucune",
    instant: "Immédiate",
    daily: "Quotidienne",
    weekly: "Hebdomadaire",
    agree:
      "En choisissant « Immédiate », « Quotidienne » ou « Hebdomadaire », vous acceptez de recevoir nos alertes par e-mail : « {{consent}} »",
    silent: {
      unproven:
        "Vous recevrez des alertes dès que vous aurez confirmé votre adresse e-mail avec le lien que nous vous avons envoyé.",
      paused: "Vous ne recevez pas d’alertes : votre adresse refuse nos e-mails.",
    },
  },
  notice: {
    close: "Fermer",
    alerts: "Votre choix est enregistré.",
    saved: "Votre recherche a été enregistrée.",
    known: "Vous aviez déjà enregistré cette recherche ; elle figure à présent en tête de vos recherches enregistrées.",
    all: "Voir vos recherches enregistrées",
    removed: "Cette recherche n’est plus enregistrée.",
    undo: "Annuler",
    restored: "Votre recherche a été rétablie.",
    full: "Vous avez atteint le maximum de {{count}} recherches enregistrées. Supprimez-\u2060en une pour enregistrer celle-\u2060ci.",
  },
} satisfies SameTexts<typeof en>;
