import type en from "../en/shell.ts";
import type { SameTexts } from "../same-texts.ts";

export default {
  skip: "Aller au contenu",
  home: "{{site}}, page d’accueil",
  loading: "Chargement",
  nav: {
    label: "Menu principal",
    open: "Menu",
    close: "Fermer",
    types: "{{menu}} : types de biens",
    all: "Tous les biens {{deal}}",
    deals: { "to-let": "à louer", "for-sale": "à vendre", investment: "en investissement" },
    insights: "Guides",
    market: "Marché",
    contact: "Contact",
    languages: "Langue",
    notInLanguage: "Cette page n’existe pas dans cette langue",
  },
  homes: { studio: "Studio" },
  account: {
    information: "Mes informations",
    login: "Se connecter",
    account: "Mon compte",
    logout: "Se déconnecter",
    loggingOut: "Déconnexion en cours",
    menu: "Mon compte : menu",
  },
  accountDialog: {
    close: "Fermer",
    loading: "Un instant",
    offline:
      "Nous ne parvenons pas à joindre le site. Vérifiez votre connexion : le formulaire s’affichera dès qu’elle sera rétablie.",
  },
  form: {
    optional: "facultatif",
    newTab: "s’ouvre dans un nouvel onglet",
    refusedTitle: "Erreur\u00a0: {{title}}",
    summary: "Veuillez corriger les champs signalés ci-dessous.",
  },
  search: {
    label: "Décrivez votre recherche",
    placeholder: "Chercher",
    submit: "Rechercher",
  },
  footer: {
    label: "Pied de page",
    places: "Lieux",
    site: "À propos de {{site}}",
    aboutIn: { BE: "{{site}} en Belgique", LU: "{{site}} au Luxembourg" },
    services: "Services",
    market: "Chiffres du marché",
    areas: "Villes et quartiers",
    about: "Bureaux, commerces, entrepôts et logements à louer et à vendre en Belgique et au Luxembourg.",
    demonstration: "Ces annonces sont des exemples : les immeubles, les prix et les agents sont fictifs.",
    data: "Sources des données : {{sources}}",
  },
  company: {
    line: "{{label}} : {{value}}",
    companyNumber: "Numéro d’entreprise",
    vatNumber: "Numéro de TVA",
    licence: "Agréation",
    supervisor: "Autorité de surveillance",
    insurer: "Assureur en responsabilité professionnelle",
  },
  errors: {
    offline:
      "Rien n’a été envoyé : nous ne parvenons pas à joindre le site. Ce que vous avez saisi est conservé ; vérifiez votre connexion, puis réessayez.",
    unanswered:
      "Le site n’a pas répondu comme prévu : votre envoi n’est peut-être pas arrivé. Ce que vous avez saisi est conservé ; veuillez réessayer dans une minute.",
    notFound: {
      heading: "Page introuvable",
      text: "Personne n’habite à cette adresse : la page a peut-être déménagé, ou le lien contient une faute de frappe. Lancez une recherche ou suivez l’un des liens ci-dessous.",
    },
    gone: {
      heading: "Ce bien n’est plus proposé",
      text: "L’agent a retiré cette annonce. Des biens similaires s’ajoutent chaque jour : lancez une recherche pour les trouver.",
    },
    unavailable: {
      heading: "Momentanément indisponible",
      text: "Nos annonces sont momentanément inaccessibles. Veuillez réessayer dans une minute.",
    },
    failed: {
      heading: "Un problème est survenu",
      text: "Le problème vient de chez nous. Réessayez dans quelques minutes ; s’il persiste, écrivez-\u2060nous avec la référence ci-dessous.",
    },
    request: "Référence {{id}}",
    retry: "Réessayer",
    helpful: "Pages utiles",
    homePage: "Page d’accueil",
  },
} satisfies SameTexts<typeof en>;
