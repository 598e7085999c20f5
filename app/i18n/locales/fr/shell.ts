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
    deals: { "to-let": "à louer", "for-sale": "à vendre", investment: "d’investissement" },
    insights: "Actualités",
    contact: "Contact",
    languages: "Langue",
    notInLanguage: "Cette page n’existe pas dans cette langue",
  },
  account: {
    information: "Mes informations",
    login: "Se connecter",
    account: "Mon compte",
    logout: "Se déconnecter",
    loggingOut: "Déconnexion en cours",
    menu: "Mon compte : menu",
  },
  accountDialog: { label: "Mon compte", close: "Fermer", loading: "Un instant" },
  form: {
    optional: "facultatif",
    newTab: "s’ouvre dans un nouvel onglet",
    summary: "Veuillez vérifier ce qui est signalé ci-dessous.",
  },
  search: {
    label: "Rechercher en une phrase",
    placeholder: "Bureau 300 m² à Ixelles",
    submit: "Rechercher",
  },
  footer: {
    label: "Plus de {{site}}",
    places: "Lieux",
    site: "À propos de {{site}}",
    aboutIn: { BE: "{{site}} en Belgique", LU: "{{site}} au Luxembourg" },
    services: "Services",
    about: "Bureaux, commerces, entrepôts et logements à louer et à vendre en Belgique et au Luxembourg.",
    demonstration:
      "Ces annonces sont des exemples : les immeubles, les prix et les personnes qui les proposent sont fictifs.",
    data: "Données : {{sources}}",
  },
  errors: {
    offline:
      "Rien n’a été envoyé\u00a0: nous ne parvenons pas à joindre le site. Ce que vous avez saisi est conservé\u00a0; vérifiez votre connexion, puis réessayez.",
    unanswered:
      "Le site n’a pas répondu comme prévu\u00a0: votre envoi n’est peut-être pas arrivé. Ce que vous avez saisi est conservé\u00a0; veuillez réessayer dans une minute.",
    notFound: {
      heading: "Personne n’habite à cette adresse",
      text: "La page a peut-être déménagé, ou le lien contient une faute de frappe. Ce que vous cherchez se trouve sans doute ailleurs sur le site.",
    },
    gone: {
      heading: "Ce bien n’est plus sur le marché",
      text: "L’annonceur l’a retiré. Des biens semblables s’ajoutent chaque jour.",
    },
    unavailable: {
      heading: "Fermé un instant",
      text: "Nos annonces sont momentanément inaccessibles. Veuillez réessayer dans une minute.",
    },
    failed: {
      heading: "Quelque chose s’est écroulé chez nous",
      text: "Vous n’y êtes pour rien. Veuillez réessayer ; si cela se répète, communiquez-nous le numéro ci-dessous.",
    },
    request: "Référence {{id}}",
    retry: "Réessayer",
    helpful: "Peut-être l’une de ces pages",
    homePage: "Page d’accueil",
  },
} satisfies SameTexts<typeof en>;
