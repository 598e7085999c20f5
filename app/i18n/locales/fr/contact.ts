import type en from "../en/contact.ts";
import type { SameTexts } from "../same-texts.ts";

export default {
  page: {
    title: "Contact",
    description: "Joindre {{site}} : adresse, e-mail, téléphone, heures d’ouverture et langues parlées.",
    heading: "Écrivez, appelez ou poussez la porte",
    lead: "Une question sur une recherche, une annonce ou ce site ? Quelqu’un vous répond, en français, en néerlandais ou en anglais.",
    about: "Il s’agit d’un bien précis ? Sa page indique l’agent qui le connaît le mieux.",
    mail: "E-mail",
    phone: "Téléphone",
    address: "Adresse",
    hours: "Heures d’ouverture",
    languages: "Langues",
    spoken: "Français, néerlandais et anglais",
    weekdays: "Du lundi au vendredi",
    weekdayHours: "de 9 h à 17 h 30",
    weekend: "Samedi et dimanche",
    weekendHours: "fermé",
    steps: {
      heading: "Comment ça marche",
      first: {
        title: "Dites ce qu’il vous faut",
        text: "Une phrase suffit : quoi, où, quelle superficie, quel budget.",
      },
      second: {
        title: "Comparez ce qui existe",
        text: "Des prix exprimés comme sur le marché, les superficies et les labels énergétiques côte à côte.",
      },
      third: {
        title: "Parlez à l’agent",
        text: "Votre demande va droit à celui qui propose le bien. Nous n’intervenons pas dans la transaction.",
      },
    },
    role: "{{site}} met en relation ceux qui cherchent et ceux qui proposent. Il ne commercialise pas lui-même de biens et n’est partie à aucun bail ni à aucune vente.",
  },
  fields: {
    name: "Nom",
    email: "E-mail",
    phone: "Téléphone",
    topic: "De quoi s’agit-il ?",
    choose: "Choisir",
    message: "Votre message",
    copy: "M’envoyer une copie de mon message",
  },
  way: { legend: "Comment souhaitez-vous être recontacté ?", email: "Par e-mail", phone: "Par téléphone" },
  topics: {
    looking: "Je cherche un bien",
    offering: "J’ai un bien à proposer",
    listing: "Une annonce de ce site",
    account: "Mon compte",
    privacy: "Mes données personnelles",
    other: "Autre chose",
  },
  visit: {
    wish: "Je souhaite visiter",
    days: "Les jours qui vous conviennent",
    parts: "Le moment de la journée",
    open: "Ne cochez rien si tout vous convient.",
  },
  days: {
    monday: "Lundi",
    tuesday: "Mardi",
    wednesday: "Mercredi",
    thursday: "Jeudi",
    friday: "Vendredi",
    saturday: "Samedi",
  },
  parts: { morning: "Matin", afternoon: "Après-midi", evening: "Après 17 h" },
  listing: {
    heading: "Une question sur ce bien ?",
    headingSimilar: "Demander un bien semblable",
    goesTo: "Votre message est adressé à",
    points: {
      nobodyElse: "Aucun autre agent ne le voit.",
      answer: "L’agent vous répond lui-même, par e-mail ou par téléphone, selon votre choix.",
      confirmation: "Vous recevez immédiatement une confirmation par e-mail.",
    },
    similar: "Ce bien n’est plus disponible. L’agent en connaît peut-être un autre qui vous conviendrait.",
    call: "Ou appelez le {{phone}}",
    submit: "Envoyer ma demande",
  },
  operator: { heading: "Écrivez-nous", submit: "Envoyer mon message" },
  sending: "Envoi en cours",
  consent: {
    listing:
      "En l’envoyant, vous transmettez ces données à {{agent}}, qui s’en sert pour vous répondre ; {{site}} les conserve deux ans au plus. Voir notre {{privacy}}.",
    operator:
      "En l’envoyant, vous transmettez ces données à {{site}}, qui s’en sert pour vous répondre et les conserve deux ans au plus. Voir notre {{privacy}}.",
    privacy: "politique de confidentialité",
  },
  suggestion: {
    ask: "Je souhaiterais en savoir plus sur {{title}} (référence {{reference}}). Ce bien est-il encore disponible ?",
    underOption:
      "{{title}} (référence {{reference}}), actuellement sous option, m’intéresse. Pourriez-vous me prévenir si ce bien se libère ?",
    similar:
      "{{title}} (référence {{reference}}) m’intéressait, mais n’est plus disponible. Auriez-vous un bien semblable ?",
    withdrawn:
      "Le bien portant la référence {{reference}} m’intéressait, mais n’est plus proposé. Auriez-vous connaissance d’un bien semblable ?",
  },
  sent: {
    listing: {
      heading: "Votre demande est en route vers {{agent}}",
      text: "L’agent vous répondra lui-même. Nous avons envoyé une confirmation à votre adresse e-mail ; si elle n’y est pas dans quelques minutes, regardez parmi les indésirables.",
    },
    operator: {
      heading: "Nous avons bien reçu votre message",
      text: "Quelqu’un le lit et vous répond. Nous avons envoyé une confirmation à votre adresse e-mail ; si elle n’y est pas dans quelques minutes, regardez parmi les indésirables.",
    },
    again: "Écrire un autre message",
  },
  honeypot: "Laissez ce champ vide",
  errors: {
    nameRequired: "Le nom est requis",
    nameLinks: "Indiquez votre nom, sans adresse web",
    emailRequired: "L’adresse e-mail est requise",
    invalidEmail: "Adresse e-mail non valide",
    phoneNeeded: "Il faut un numéro de téléphone pour vous rappeler",
    invalidPhone: "Ce n’est pas un numéro de téléphone. Écrivez-le en chiffres, par exemple 02 123 45 67.",
    topicRequired: "Choisissez de quoi il s’agit",
    messageRequired: "Écrivez un message",
    messageLinks: "Trois liens au plus, s’il vous plaît",
    tooLong: "Ce texte est trop long",
    tooQuick:
      "C’était très rapide. Veuillez relire et envoyer une nouvelle fois : ce que vous avez saisi est toujours là.",
    stale: "Cette page était ouverte depuis longtemps. Rien n’est perdu : veuillez envoyer une nouvelle fois.",
    tooMany_one:
      "Plusieurs messages sont arrivés de votre part en peu de temps. Rien n’est perdu : veuillez renvoyer celui-ci dans une minute.",
    tooMany_other:
      "Plusieurs messages sont arrivés de votre part en peu de temps. Rien n’est perdu : veuillez renvoyer celui-ci dans {{count}} minutes.",
    unavailable:
      "Votre message ne peut pas être pris en compte pour le moment. Rien n’est perdu : veuillez le renvoyer dans une minute.",
    failed: "Une erreur s’est produite. Veuillez réessayer plus tard. Ce que vous avez saisi est toujours là.",
  },
} satisfies SameTexts<typeof en>;
