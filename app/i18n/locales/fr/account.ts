import type en from "../en/account.ts";
import type { SameTexts } from "../same-texts.ts";

export default {
  /** How a person is addressed: of contact titles, by key. */
  titles: { ms: "Mme", mr: "M.", none: "Sans civilité" },
  /** To whom is to sign in before a search is saved. */
  toSave: "Cette recherche sera enregistrée dans votre compte.",
  changeWish: "Modifier",
  google: {
    continue: "Continuer avec Google",
    waiting: "En attente de Google",
    cancel: "Annuler",
    or: "ou avec votre adresse e-mail",
  },
  gives: {
    heading: "Votre recherche vous suit",
    searches: {
      name: "Recherches enregistrées",
      text: "Reprenez une recherche là où vous l’avez laissée, sur tous vos appareils.",
    },
    alerts: {
      name: "Alertes",
      text: "Recevez les nouveaux biens par e-mail : immédiatement, chaque jour ou chaque semaine.",
    },
    shortlist: {
      name: "Sélection",
      text: "Comparez les biens, ajoutez vos notes et partagez votre sélection par un lien.",
    },
  },
  login: {
    title: "Se connecter",
    description:
      "Connectez-\u2060vous pour enregistrer vos recherches, recevoir des alertes et gérer vos informations.",
    heading: "Se connecter",
    subtitle: "Mon compte",
    submit: "Se connecter",
    busy: "Connexion en cours",
    forgot: "Mot de passe oublié ?",
    noAccount: "Pas encore de compte ?",
    signUp: "Créer un compte",
  },
  signUp: {
    title: "Créer un compte",
    description: "Créez un compte pour enregistrer vos recherches et découvrir les nouveaux biens avant tout le monde.",
    heading: "Créer un compte",
    subtitle: "Mon compte",
    submit: "Créer un compte",
    busy: "Création du compte",
    age: "Un compte est réservé aux personnes de 18 ans et plus. Si vous êtes plus jeune, un parent ou tuteur doit l’autoriser et en surveiller l’usage.",
    hasAccount: "Vous avez déjà un compte ?",
    login: "Se connecter",
  },
  forgot: {
    title: "Mot de passe oublié",
    description: "Demandez un e-mail pour choisir un nouveau mot de passe.",
    heading: "Mon compte",
    subtitle: "Mot de passe oublié",
    prompt:
      "Indiquez l’adresse e-mail de votre compte. Nous vous enverrons un lien pour choisir un nouveau mot de passe.",
    submit: "Réinitialiser le mot de passe",
    busy: "Envoi du lien",
    sent: "Consultez votre boîte e-mail : vous y trouverez les instructions pour réinitialiser votre mot de passe.",
    sentEnough:
      "Plusieurs liens ont déjà été envoyés à cette adresse durant la dernière heure. Utilisez le plus récent et vérifiez vos courriers indésirables.",
    login: "Retour à la connexion",
  },
  reset: {
    title: "Nouveau mot de passe",
    description: "Choisissez un nouveau mot de passe pour votre compte.",
    heading: "Mon compte",
    subtitle: "Choisissez un nouveau mot de passe",
    account: "Pour {{email}}",
    empties:
      "Personne n’a encore confirmé cette adresse e-mail : quelqu’un d’autre s’en est peut-être servi pour ouvrir ce compte. Si vous enregistrez un nouveau mot de passe ici, le compte est à vous, mais il sera vidé à votre prochaine connexion : vos informations, vos recherches enregistrées et votre sélection.",
    keeps:
      "Si vous l’avez ouvert vous-même et voulez garder ce qu’il contient, confirmez d’abord l’adresse : ouvrez le lien de l’e-mail envoyé à l’ouverture du compte (il reste valable trois jours) ou, si vous connaissez votre mot de passe actuel, connectez-\u2060vous et confirmez votre adresse dans Mon compte. Demandez ensuite un nouveau lien pour choisir un mot de passe.",
    submit: "Enregistrer le mot de passe",
    busy: "Enregistrement du mot de passe",
    done: "Votre nouveau mot de passe est enregistré. Par sécurité, tous vos appareils ont été déconnectés.",
    login: "Se connecter avec le nouveau mot de passe",
    again: "Demander un nouveau lien",
  },
  complete: {
    title: "Compléter votre profil",
    description: "Encore quelques informations et votre compte est prêt.",
    heading: "Presque terminé",
    subtitle: "Encore quelques informations",
    submit: "Enregistrer mes informations",
    busy: "Enregistrement de vos informations",
    reach: {
      legend: "Votre nom et votre numéro",
      why: "Nous les remplissons pour vous quand vous écrivez à un agent, qui peut alors vous rappeler.",
    },
    mails: {
      legend: "Vos coordonnées",
      why: "L’adresse avec laquelle vous vous connectez, et la langue de nos e-mails.",
    },
    legend: "Les e-mails que vous souhaitez recevoir",
    claimed:
      "Ce compte avait été créé avec votre adresse e-mail, mais l’adresse n’avait jamais été confirmée. C’est fait à présent : tout ce qu’il contenait est supprimé et la personne qui l’utilisait est déconnectée. C’était vous ? Veuillez alors saisir vos informations une nouvelle fois.",
    outdated:
      "Nos conditions d’utilisation ou notre politique de confidentialité ont changé depuis que vous les avez acceptées. Veuillez lire la nouvelle version, vérifier vos informations et l’accepter pour continuer.",
  },
  profile: {
    title: "Mon compte",
    description: "Vos informations et ce que nous conservons à votre sujet.",
    heading: "Mon compte",
    welcome: "Heureux de vous revoir, {{name}}",
    welcomeNew: "Bienvenue, {{name}}",
    welcomeUnnamed: { first: "Bienvenue", later: "Heureux de vous revoir" },
    cancel: "Annuler",
    save: "Enregistrer",
    saving: "Enregistrement en cours",
    confirmHint:
      "Votre dernière connexion remonte à un certain temps : saisissez votre mot de passe pour confirmer que c’est bien vous.",
    unsaved: "Vos modifications ne sont pas encore enregistrées. Quitter la page ?",
    information: {
      heading: "Mes informations",
      modify: "Modifier mes informations",
      name: "Nom",
      since: "Membre depuis",
      saved: "Vos informations ont été enregistrées.",
    },
    address: {
      signIn: "Adresse e-mail de connexion",
      hint: "Vous vous connectez avec cette adresse et nous y envoyons nos e-mails. Une nouvelle adresse ne prend effet qu’une fois ouvert le lien que nous y envoyons.",
      ofGoogle: "Vous vous connectez avec Google : votre compte a l’adresse de votre compte Google.",
      passwordHint:
        "Nécessaire uniquement pour changer l’adresse e-mail : votre dernière connexion remonte à un certain temps.",
      unproven: "Veuillez confirmer votre adresse e-mail",
      unprovenText:
        "Nous avons envoyé un lien à {{email}}. Tant que vous ne l’avez pas ouvert, vous ne recevez pas d’alertes. Rien reçu ? Vérifiez vos courriers indésirables ou renvoyez le lien.",
      noLinkText:
        "Faites-\u2060vous envoyer un lien à {{email}} et ouvrez-\u2060le. D’ici là, vous ne recevez pas d’alertes.",
      changing: "Confirmez votre nouvelle adresse e-mail",
      changingText:
        "Nous avons envoyé un lien à {{next}}. Dès que vous l’aurez ouvert, vous vous connecterez avec cette adresse. D’ici là, continuez à utiliser {{email}}.",
      again: "Renvoyer le lien",
      send: "Envoyer le lien",
      stop: "Garder mon adresse",
      asked:
        "Vos informations ont été enregistrées. Votre nouvelle adresse e-mail prendra effet dès que vous aurez ouvert le lien que nous y avons envoyé.",
      sent: "Le lien a été envoyé. Il est valable trois jours.",
      unchanged: "Votre adresse e-mail n’a pas changé.",
    },
    emails: {
      heading: "E-mails",
      modify: "Modifier mes préférences d’e-mail",
      matching: "Alertes pour les nouveaux biens qui correspondent à mes recherches enregistrées",
      marketing: "Actualités de {{site}} et du marché immobilier",
      on: "Oui",
      off: "Non",
      frequency: "Fréquence des alertes",
      frequencyHint:
        "Vaut pour toutes vos recherches enregistrées, actuelles et futures ; chacune peut avoir sa propre fréquence.",
      frequencies: {
        instant: "Immédiate",
        daily: "Quotidienne",
        weekly: "Hebdomadaire",
        each: "Propre à chaque recherche",
      },
      language: "Langue des e-mails",
      saved: "Vos choix ont été enregistrés.",
      resumed: "Vos alertes sont réactivées.",
      paused: {
        title: "Vos alertes sont suspendues",
        "hard-bounce": "Depuis le {{date}} : le serveur de {{email}} signale que cette boîte n’existe pas.",
        complaint: "Depuis le {{date}} : l’un de nos e-mails à {{email}} a été signalé comme indésirable.",
        resume: "Réactiver les alertes",
      },
    },
    signIn: {
      heading: "Connexion",
      password: "Mot de passe",
      passwordSet: "Défini",
      passwordNone: "Aucun : vous vous connectez avec Google",
      change: "Changer mon mot de passe",
      currentPassword: "Mot de passe actuel",
      changed: "Votre mot de passe a été modifié. Tous vos autres appareils ont été déconnectés.",
      set: "Définir un mot de passe",
      setHint: "Nous envoyons à votre adresse e-mail un lien pour en choisir un.",
      sent: "Consultez votre boîte e-mail : vous y trouverez les instructions pour définir votre mot de passe.",
      lostPassword:
        "Le mot de passe de ce compte a été supprimé lors de votre connexion avec Google, car personne n’avait encore confirmé l’adresse e-mail. Vous pouvez en définir un nouveau.",
      google: "Compte Google",
      connected: "Lié",
      notConnected: "Non lié",
      disconnect: "Dissocier Google",
      disconnected: "Votre compte Google a été dissocié.",
      lastWayIn:
        "Google est votre seul moyen de connexion. Définissez d’abord un mot de passe ; vous pourrez ensuite dissocier Google.",
    },
    enquiries: {
      heading: "Vos demandes",
      text: "Envoyées depuis votre compte ; conservées deux ans, ou jusqu’à la suppression du compte.",
      gone: "Bien ou agent retiré du site",
      more: "Voici les {{count}} dernières ; l’export de vos données les contient toutes.",
    },
    sessions: {
      heading: "Appareils connectés",
      text: "Vous ne reconnaissez pas un appareil ? Déconnectez-\u2060le, puis changez votre mot de passe.",
      this: "Cet appareil",
      since: "connecté le {{when}}",
      used: "dernière utilisation le {{when}}",
      end: "Déconnecter",
      endOf: "Déconnecter {{device}}, connecté le {{when}}",
      ended: "Cet appareil est déconnecté.",
    },
    connections: {
      heading: "Historique des connexions",
      text: "Les dernières connexions à votre compte. Les adresses IP sont abrégées.",
      methods: { password: "Mot de passe", google: "Google" },
      unknownBrowser: "Navigateur inconnu",
      browserOn: "{{browser}} sur {{system}}",
      everywhere: "Se déconnecter partout",
      everywhereHint: "Vous déconnecte de tous vos appareils, celui-\u2060ci compris.",
    },
    data: {
      heading: "Mes données",
      export: "Exporter mes données",
      exportHint: "Un fichier (JSON) avec toutes les données de votre compte.",
      delete: "Supprimer mon compte",
      deleteHint: "La déconnexion est immédiate. Vos données sont conservées un mois, puis supprimées définitivement.",
      confirmHeading: "Supprimer votre compte ?",
      confirmText:
        "Tous vos appareils sont immédiatement déconnectés. Pendant un mois, vous pouvez rétablir votre compte en nous contactant ; ensuite, vos informations, votre historique des connexions et vos préférences sont définitivement supprimés. Les recherches enregistrées sont conservées sous forme anonyme. Vous recevez une confirmation par e-mail.",
      confirm: "Oui, supprimer mon compte",
      deleted: "Votre compte est fermé et sera supprimé dans un mois. Un e-mail vous explique la suite.",
    },
  },
  fields: {
    email: "E-mail",
    password: "Mot de passe",
    newPassword: "Nouveau mot de passe",
    passwordHint: "Au moins {{characters}} caractères",
    confirmPassword: "Confirmer le mot de passe",
    titleId: "Civilité",
    choose: "Choisir",
    firstname: "Prénom",
    lastname: "Nom",
    phone: "Numéro de téléphone",
    languageId: "Langue",
    receiveEmailsForReverseMatching:
      "M’envoyer des alertes pour les nouveaux biens qui correspondent à mes recherches enregistrées",
    receiveEmailsForMarketing: "M’envoyer les actualités de {{site}} et du marché immobilier",
    acceptTermsAndPrivacy: "J’accepte les {{terms}} et la {{privacy}}",
    terms: "conditions d’utilisation",
    privacy: "politique de confidentialité",
  },
  errors: {
    titleRequired: "Choisissez une civilité ou « Sans civilité »",
    lastnameRequired: "Indiquez votre nom",
    phoneRequired: "Indiquez votre numéro de téléphone",
    nameLinks: "Indiquez votre nom, sans adresse web",
    invalidPhone:
      "Ce numéro de téléphone n’est pas valide. Saisissez-\u2060le en chiffres, par exemple 02\u00a0123\u00a045\u00a067.",
    languageRequired: "Choisissez une langue",
    emailRequired: "Indiquez votre adresse e-mail",
    passwordRequired: "Saisissez votre mot de passe",
    invalidEmail: "Cette adresse e-mail n’est pas complète ou contient une faute. Exemple : nom@exemple.be.",
    invalidEmailAddress: "Cette adresse e-mail n’est pas complète ou contient une faute. Exemple : nom@exemple.be.",
    acceptRequired: "Cochez la case pour accepter les conditions d’utilisation et la politique de confidentialité",
    passwordsDoNotMatch: "Les deux mots de passe sont différents. Saisissez-\u2060les à nouveau.",
    passwordTooShort: "Utilisez au moins 8 caractères",
    passwordTooLong: "Utilisez au plus 1 000 caractères",
    passwordTooCommon: "Ce mot de passe est trop courant et facile à deviner. Veuillez en choisir un autre.",
    passwordTooRegular:
      "Ce mot de passe répète des caractères ou suit une simple séquence. Veuillez en choisir un autre.",
    passwordPersonal:
      "Ce mot de passe ressemble trop à votre nom, à votre adresse e-mail, à votre numéro de téléphone ou au nom de ce site. Veuillez en choisir un autre.",
    passwordBreached:
      "Ce mot de passe figure dans une fuite de données et pourrait être deviné. Veuillez en choisir un autre.",
    passwordNeedsMore: "Utilisez au moins {{count}} caractères",
    passwordNeedsLess: "Utilisez au plus {{count}} caractères",
    passwordNeedsMix: "Combinez majuscules, minuscules, chiffres et symboles tels que ! ou ?",
    passwordNeedsMoreMixed:
      "Utilisez au moins {{count}} caractères, dont des majuscules, des minuscules, des chiffres et des symboles tels que ! ou ?",
    weakPassword: "Ce mot de passe est trop facile à deviner. Veuillez en choisir un autre.",
    tooLong: "Ce texte est trop long. Veuillez le raccourcir.",
    emailInUse: "Un compte existe déjà avec cette adresse. Connectez-\u2060vous ou choisissez un nouveau mot de passe.",
    wrongCredentials:
      "L’adresse e-mail ou le mot de passe est incorrect. Veuillez vérifier les deux. Si le compte a été fermé, contactez-\u2060nous : il peut être rouvert pendant un mois après sa suppression.",
    disabled:
      "Ce compte est fermé. Si vous l’avez supprimé il y a moins d’un mois, contactez-\u2060nous avant la fin de ce mois : nous le rouvrirons tel qu’il était.",
    tooManyAttempts_one: "Trop de tentatives. Veuillez réessayer dans une minute.",
    tooManyAttempts_other: "Trop de tentatives. Veuillez réessayer dans {{count}} minutes.",
    tooManyOnAccount_one:
      "Trop de tentatives sur ce compte. Connectez-\u2060vous depuis un navigateur que vous avez déjà utilisé, choisissez un nouveau mot de passe par e-mail ou réessayez dans une minute.",
    tooManyOnAccount_other:
      "Trop de tentatives sur ce compte. Connectez-\u2060vous depuis un navigateur que vous avez déjà utilisé, choisissez un nouveau mot de passe par e-mail ou réessayez dans {{count}} minutes.",
    tooManyAttemptsSoon: "Trop de tentatives. Veuillez réessayer dans quelques minutes.",
    unreachable:
      "Le service de connexion est injoignable pour le moment. Ce que vous avez saisi est conservé ; veuillez réessayer dans une minute.",
    noCode:
      "Pour choisir un nouveau mot de passe, ouvrez le lien de notre e-mail. Si vous n’en avez pas, demandez-\u2060en un ici.",
    invalidCode: "Ce lien a déjà été utilisé ou n’est plus valable. Demandez-\u2060en un nouveau.",
    googleFailed: "La connexion avec Google n’a pas abouti. Réessayez ou utilisez votre adresse e-mail.",
    googleCancelled: "La connexion avec Google a été interrompue. Réessayez ou utilisez votre adresse e-mail.",
    popupClosed: "La fenêtre de Google a été fermée avant la fin de la connexion. Veuillez réessayer.",
    somethingWrong: "Un problème est survenu. Réessayez dans quelques minutes ; s’il persiste, écrivez-\u2060nous.",
    changedElsewhere:
      "Vos informations ont été modifiées ailleurs entre-temps et rien n’a été enregistré ici. Ce qui est enregistré figure ci-dessus ; enregistrez à nouveau pour le remplacer.",
    wrongPassword: "Ce n’est pas votre mot de passe actuel. Veuillez réessayer.",
    emailOfGoogle:
      "Vous vous connectez avec Google : votre compte a l’adresse de votre compte Google. Elle ne peut pas être changée ici.",
    addressOpening: "Le changement est en cours et ne peut plus être annulé. Vérifiez à nouveau dans une minute.",
    emailLater:
      "Ce n’est pas l’adresse avec laquelle vous vous connectez. Laissez celle-\u2060ci ; vous pourrez la changer dans Mon compte.",
    confirmWithPassword:
      "Votre dernière connexion remonte à un certain temps. Saisissez votre mot de passe pour confirmer que c’est bien vous.",
    confirmWithGoogle:
      "Votre dernière connexion remonte à un certain temps. Continuez à nouveau avec Google pour confirmer que c’est bien vous.",
    notAuthenticated: "Connectez-\u2060vous pour continuer.",
    tooLate: "Votre connexion a expiré. Veuillez vous reconnecter.",
  },
} satisfies SameTexts<typeof en>;
