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
    types: "{{menu}} : types de biens",
    all: "Tous les biens {{deal}}",
    deals: { "to-let": "à louer", "for-sale": "à vendre", investment: "d’investissement" },
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
    menu: "Mon compte : menu",
  },
  accountDialog: { label: "Mon compte", close: "Fermer", loading: "Un instant" },
  form: {
    optional: "facultatif",
    newTab: "s’ouvre dans un nouvel onglet",
    summary: "Veuillez vérifier ce qui est signalé ci-dessous.",
  },
  languageNames: { en: "English", fr: "Français", nl: "Nederlands" },
  search: {
    label: "Rechercher en une phrase",
    placeholder: "Bureau 300 m² à Ixelles",
    submit: "Rechercher",
  },
  footer: {
    label: "Plus de {{site}}",
    places: "Lieux",
    about: "Bureaux, commerces, entrepôts et logements à louer et à vendre en Belgique et au Luxembourg.",
    demonstration:
      "Ces annonces sont des exemples : les immeubles, les prix et les personnes qui les proposent sont fictifs.",
    data: "Données : {{sources}}",
  },
  errors: {
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
      text: "Vous n’y êtes pour rien. Veuillez réessayer ; si cela se répète, communiquez-nous le numéro ci-dessous.",
    },
    request: "Référence {{id}}",
    retry: "Réessayer",
    helpful: "Peut-être l’une de ces pages",
    homePage: "Page d’accueil",
  },
  contact: {
    title: "Contact",
    description: "Joindre {{site}} : adresse, e-mail, téléphone, heures d’ouverture et langues parlées.",
    heading: "Écrivez, appelez ou poussez la porte",
    lead: "Une question sur une recherche, une annonce ou ce site ? Quelqu’un vous répond, en français, en néerlandais ou en anglais.",
    about: "Il s’agit d’un bien précis ? Sa page indique l’agent qui le connaît le mieux.",
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
        text: "Une phrase suffit : quoi, où, quelle superficie, quel budget.",
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
} satisfies SameTexts<typeof en>;
