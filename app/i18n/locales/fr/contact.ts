import type en from "../en/contact.ts";
import type { SameTexts } from "../same-texts.ts";

export default {
  page: {
    title: "Contact",
    description: "Contacter {{site}} : adresse, e-mail, téléphone, heures d’ouverture et langues parlées.",
    heading: "Contactez-\u2060nous",
    lead: "Une question sur une recherche, une annonce ou ce site ? Nous vous répondons en français, en néerlandais ou en anglais.",
    about:
      "Pour une question sur un bien précis, utilisez le formulaire sur sa page : il parvient directement à l’agent.",
    mail: "E-mail",
    phone: "Téléphone",
    address: "Adresse",
    hours: "Heures d’ouverture",
    languages: "Langues",
    spoken: "Français, néerlandais et anglais",
    manyDays: "du {{first}} au {{last}}",
    twoDays: "{{first}} et {{last}}",
    fromTo: "de {{from}} à {{to}}",
    closed: "fermé",
    steps: {
      heading: "Comment ça marche",
      first: {
        title: "Décrivez votre besoin",
        text: "Une phrase suffit : type de bien, lieu, superficie et budget.",
      },
      second: {
        title: "Comparez les biens",
        text: "Prix, superficie et classe énergétique côte à côte, dans les unités du marché.",
      },
      third: {
        title: "Contactez l’agent",
        text: "Votre demande parvient directement à l’agent qui propose le bien. Nous n’intervenons pas dans la transaction.",
      },
    },
    role: "{{site}} met en relation ceux qui cherchent un bien et ceux qui en proposent. Il ne commercialise pas lui-même de biens et n’est partie à aucun bail ni à aucune vente.",
  },
  fields: {
    name: "Nom",
    email: "E-mail",
    phone: "Téléphone",
    topic: "Sujet",
    choose: "Choisir",
    message: "Votre message",
    copy: "M’envoyer une copie de mon message",
  },
  way: { legend: "Comment préférez-\u2060vous recevoir la réponse ?", email: "Par e-mail", phone: "Par téléphone" },
  topics: {
    looking: "Je cherche un bien",
    offering: "J’ai un bien à proposer",
    listing: "Une annonce de ce site",
    account: "Mon compte",
    privacy: "Mes données personnelles",
    other: "Autre chose",
  },
  visit: {
    wish_one: "Je souhaite visiter le bien",
    wish_other: "Je souhaite visiter les biens",
    days: "Jours souhaités",
    parts: "Moment souhaité",
    open: "Laissez vide si tout moment vous convient.",
    anyTime: "peu importe le jour et l’heure",
    during: { morning: "le matin", afternoon: "l’après-midi", evening: "après 17 h" },
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
    heading: "Contacter l’agent au sujet de ce bien",
    headingSimilar: "Demander un bien similaire",
    headingAgency: "Écrire à {{agent}}",
    goesTo: "Votre demande est adressée à",
    points: {
      nobodyElse: "Aucun autre agent ne la reçoit.",
      answer: "L’agent vous répond par e-mail ou par téléphone, selon votre choix.",
      confirmation: "Vous recevez immédiatement une confirmation par e-mail.",
    },
    similar: "Ce bien n’est plus disponible. L’agent en a peut-être un autre qui vous conviendrait.",
    call: "Ou appelez le {{phone}}",
    submit: "Envoyer ma demande",
  },
  operator: { heading: "Envoyez-\u2060nous un message", submit: "Envoyer mon message" },
  sending: "Envoi en cours",
  consent: {
    listing:
      "En envoyant ce formulaire, vous transmettez ces données à {{agent}} afin d’obtenir une réponse ; {{site}} les conserve deux ans au plus. Voir notre {{privacy}}.",
    operator:
      "En envoyant ce formulaire, vous transmettez ces données à {{site}}, qui s’en sert pour vous répondre et les conserve deux ans au plus. Voir notre {{privacy}}.",
    privacy: "politique de confidentialité",
  },
  suggestion: {
    ask: "Le bien « {{title}} » (référence {{reference}}) m’intéresse et je souhaiterais en savoir plus.",
    underOption:
      "Le bien « {{title}} » (référence {{reference}}), actuellement sous option, m’intéresse. Pourriez-\u2060vous me prévenir s’il redevient disponible ?",
    similar:
      "Le bien « {{title}} » (référence {{reference}}) m’intéressait, mais il n’est plus disponible. Auriez-\u2060vous un bien similaire ?",
    withdrawn:
      "Le bien portant la référence {{reference}} m’intéressait, mais n’est plus proposé. Auriez-\u2060vous un bien similaire ?",
  },
  sent: {
    visit: "Visite demandée : {{when}}",
    listing: {
      heading: "Votre demande a été envoyée à {{agent}}",
      text: "L’agent vous répondra directement. Nous avons envoyé une confirmation à votre adresse e-mail ; si elle n’arrive pas dans quelques minutes, vérifiez vos courriers indésirables.",
    },
    operator: {
      heading: "Nous avons bien reçu votre message",
      text: "Nous vous répondrons dans les meilleurs délais. Nous avons envoyé une confirmation à votre adresse e-mail ; si elle n’arrive pas dans quelques minutes, vérifiez vos courriers indésirables.",
    },
    again: "Envoyer un autre message",
  },
  honeypot: "Laissez ce champ vide",
  errors: {
    nameRequired: "Indiquez votre nom",
    nameLinks: "Indiquez votre nom, sans adresse web",
    emailRequired: "Indiquez votre adresse e-mail",
    invalidEmail: "Cette adresse e-mail n’est pas complète ou contient une faute. Exemple : nom@exemple.be.",
    phoneNeeded: "Indiquez un numéro de téléphone, ou choisissez une réponse par e-mail",
    invalidPhone:
      "Ce numéro de téléphone n’est pas valide. Saisissez-\u2060le en chiffres, par exemple 02\u00a0123\u00a045\u00a067.",
    topicRequired: "Choisissez un sujet",
    messageRequired: "Écrivez un message",
    messageLinks: "Votre message contient trop de liens : laissez-\u2060en trois au plus.",
    tooLong: "Ce texte est trop long. Veuillez le raccourcir.",
    tooQuick:
      "Le formulaire a été envoyé très vite. Veuillez le relire et l’envoyer à nouveau : ce que vous avez saisi est conservé.",
    stale:
      "Cette page est restée ouverte longtemps. Veuillez renvoyer le formulaire : ce que vous avez saisi est conservé.",
    tooMany_one:
      "Vous avez envoyé plusieurs messages en peu de temps. Veuillez réessayer dans une minute : ce que vous avez saisi est conservé.",
    tooMany_other:
      "Vous avez envoyé plusieurs messages en peu de temps. Veuillez réessayer dans {{count}} minutes : ce que vous avez saisi est conservé.",
    tooManyAtOnce_one:
      "Vous ne pouvez plus envoyer qu’une demande pour l’instant. Veuillez choisir un seul bien ou réessayer plus tard : ce que vous avez saisi est conservé.",
    tooManyAtOnce_other:
      "Vous ne pouvez plus envoyer que {{count}} demandes pour l’instant. Veuillez choisir moins de biens ou réessayer plus tard : ce que vous avez saisi est conservé.",
    unavailable:
      "Votre message ne peut pas être envoyé pour le moment. Veuillez réessayer dans une minute : ce que vous avez saisi est conservé.",
    failed:
      "Un problème est survenu. Réessayez dans quelques minutes ; s’il persiste, appelez-\u2060nous ou écrivez-\u2060nous. Ce que vous avez saisi est conservé.",
  },
} satisfies SameTexts<typeof en>;
