import type en from "../en/account.ts";
import type { SameTexts } from "../same-texts.ts";

export default {
  /** How a person is addressed: of contact titles, by key. */
  titles: { ms: "Mme", mr: "M.", none: "Sans civilité" },
  google: {
    continue: "Continuer avec Google",
    waiting: "En attente de Google",
    cancel: "Annuler",
    or: "ou avec votre adresse e-mail",
  },
  login: {
    title: "Se connecter",
    description:
      "Connectez-vous pour enregistrer vos recherches, être averti des nouveaux biens et gérer vos informations.",
    heading: "Mon compte",
    subtitle: "Se connecter",
    submit: "Se connecter",
    busy: "Connexion en cours",
    forgot: "Mot de passe oublié ?",
    noAccount: "Pas encore de compte ?",
    signUp: "Créer un compte",
  },
  signUp: {
    title: "Créer un compte",
    description: "Créez un compte pour enregistrer vos recherches et connaître les nouveaux biens avant les autres.",
    heading: "Mon compte",
    subtitle: "Créer un compte",
    submit: "Créer un compte",
    busy: "Création du compte",
    age: "Un compte est réservé aux personnes de 18 ans et plus. Si vous êtes plus jeune, un parent ou tuteur doit l’autoriser et en surveiller l’usage.",
    hasAccount: "Vous avez déjà un compte ?",
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
    sent: "Consultez votre boîte e-mail pour les instructions de réinitialisation de votre mot de passe.",
    sentEnough:
      "Plusieurs liens sont partis vers cette adresse durant la dernière heure. Veuillez utiliser le plus récent ; regardez aussi dans vos courriers indésirables.",
    login: "Retour à la connexion",
  },
  reset: {
    title: "Nouveau mot de passe",
    description: "Choisissez un nouveau mot de passe pour votre compte.",
    heading: "Mon compte",
    subtitle: "Choisissez un nouveau mot de passe",
    account: "Pour {{email}}",
    empties:
      "Personne n’a encore confirmé cette adresse e-mail\u00a0: quelqu’un d’autre s’en est peut-être servi pour ouvrir ce compte. Si vous enregistrez un nouveau mot de passe ici, le compte est à vous, mais il sera vidé à votre prochaine connexion\u00a0: vos informations, vos recherches enregistrées et votre sélection.",
    keeps:
      "Si vous l’avez ouvert vous-même et voulez garder ce qu’il contient, confirmez d’abord l’adresse\u00a0: ouvrez le lien de l’e-mail envoyé à l’ouverture du compte (il reste valable trois jours) ou, si vous connaissez votre mot de passe actuel, connectez-vous et confirmez votre adresse dans Mon compte. Demandez ensuite un nouveau lien pour choisir un mot de passe.",
    submit: "Enregistrer le mot de passe",
    busy: "Enregistrement du mot de passe",
    done: "Votre nouveau mot de passe est enregistré. Par sécurité, vous avez été déconnecté partout.",
    login: "Se connecter avec le nouveau mot de passe",
    checking: "Vérification du lien",
    again: "Demander un nouveau lien",
  },
  complete: {
    title: "Compléter votre profil",
    description: "Encore quelques informations et votre compte est prêt.",
    heading: "Presque terminé",
    subtitle: "Encore quelques informations",
    submit: "Enregistrer mes informations",
    busy: "Enregistrement de vos informations",
    legend: "Les e-mails que vous souhaitez",
    claimed:
      "Ce compte avait été créé avec votre adresse e-mail, sans que personne n’ait jamais confirmé que cette adresse est la sienne. C’est fait à présent\u00a0: tout ce qu’il contenait est supprimé et la personne qui l’utilisait est déconnectée. C’était vous\u00a0? Veuillez alors saisir vos informations une nouvelle fois.",
    outdated:
      "Nos conditions d’utilisation ou notre politique de confidentialité ont changé depuis que vous les avez acceptées. Veuillez lire la nouvelle version, vérifier vos informations et l’accepter pour continuer.",
  },
  profile: {
    title: "Mon compte",
    description: "Vos informations et ce que nous conservons à votre sujet.",
    heading: "Mon compte",
    welcome: "Heureux de vous revoir, {{name}}",
    welcomeNew: "Bienvenue, {{name}}",
    modify: "Modifier",
    cancel: "Annuler",
    save: "Enregistrer",
    saving: "Enregistrement en cours",
    confirmHint:
      "Vous vous êtes connecté il y a un certain temps\u00a0: votre mot de passe nous confirme que c’est bien vous.",
    unsaved: "Vos modifications ne sont pas encore enregistrées. Quitter quand même ?",
    information: {
      heading: "Mes informations",
      modify: "Modifier mes informations",
      name: "Nom",
      since: "Avec nous depuis",
      saved: "Vos informations sont enregistrées.",
    },
    address: {
      signIn: "Adresse e-mail de connexion",
      hint: "Vous vous connectez avec cette adresse et nos e-mails y arrivent. Une autre la remplace dès que vous ouvrez le lien que nous y envoyons.",
      ofGoogle: "Vous vous connectez avec Google\u00a0: votre compte a l’adresse de votre compte Google.",
      passwordHint:
        "Nécessaire uniquement pour changer l’adresse e-mail\u00a0: votre connexion n’est plus toute récente.",
      unproven: "Veuillez confirmer votre adresse e-mail",
      unprovenText:
        "Nous avons envoyé un lien à {{email}}. Tant que vous ne l’avez pas ouvert, vous ne recevez pas d’e-mails sur les biens. Rien reçu\u00a0? Regardez parmi les courriers indésirables ou demandez un nouvel envoi.",
      noLinkText:
        "Faites-vous envoyer un lien à {{email}} et ouvrez-le. D’ici là, vous ne recevez pas d’e-mails sur les biens.",
      changing: "Confirmez votre nouvelle adresse e-mail",
      changingText:
        "Nous avons envoyé un lien à {{next}}. Dès que vous l’aurez ouvert, vous vous connecterez avec cette adresse. D’ici là, tout continue avec {{email}}.",
      again: "Renvoyer le lien",
      send: "Envoyer le lien",
      stop: "Garder mon adresse",
      asked:
        "Vos informations sont enregistrées. Votre nouvelle adresse e-mail sera utilisée dès que vous aurez ouvert le lien que nous y avons envoyé.",
      sent: "Le lien est en route. Il est valable trois jours.",
      kept: "Votre adresse e-mail reste la même.",
    },
    emails: {
      heading: "E-mails",
      modify: "Modifier mes e-mails",
      matching: "Nouveaux biens qui correspondent à mes recherches enregistrées",
      marketing: "Nouvelles de {{site}}",
      on: "Oui",
      off: "Non",
      frequency: "À quelle fréquence",
      frequencyHint: "Pour toutes vos recherches enregistrées et les prochaines\u00a0; chacune peut avoir la sienne.",
      frequencies: { instant: "Immédiatement", daily: "Une fois par jour", weekly: "Une fois par semaine" },
      language: "Langue des e-mails",
      saved: "Vos choix sont enregistrés.",
      resumed: "Les e-mails sur les nouveaux biens vous sont à nouveau envoyés.",
      paused: {
        title: "Les e-mails sur les nouveaux biens sont suspendus",
        "hard-bounce": "Depuis le {{date}}\u00a0: le serveur de {{email}} nous a signalé que cette boîte n’existe pas.",
        complaint: "Depuis le {{date}}\u00a0: l’un de nos e-mails à {{email}} a été signalé comme indésirable.",
        resume: "Les recevoir à nouveau",
      },
    },
    signIn: {
      heading: "Connexion",
      password: "Mot de passe",
      passwordSet: "Défini",
      passwordNone: "Aucun : vous vous connectez avec Google",
      change: "Changer mon mot de passe",
      currentPassword: "Mot de passe actuel",
      changed: "Votre mot de passe est changé. Vous avez été déconnecté partout ailleurs.",
      set: "Définir un mot de passe",
      setHint: "Nous envoyons à votre adresse e-mail un lien pour en choisir un.",
      sent: "Consultez votre boîte e-mail pour définir votre mot de passe.",
      lostPassword:
        "Le mot de passe qu’avait ce compte a été supprimé lorsque vous vous êtes connecté avec Google, car personne n’avait confirmé l’adresse e-mail auparavant. Vous pouvez en définir un.",
      google: "Compte Google",
      connected: "Lié",
      notConnected: "Non lié",
      disconnect: "Dissocier Google",
      disconnected: "Votre compte Google est dissocié.",
      lastWayIn:
        "Google est votre seul moyen de connexion. Définissez d’abord un mot de passe ; vous pourrez ensuite le dissocier.",
    },
    connections: {
      heading: "Historique des connexions",
      text: "Les dernières connexions à votre compte. Les adresses sont abrégées.",
      when: "Quand",
      how: "Avec",
      where: "Depuis",
      methods: { password: "Mot de passe", google: "Google" },
      unknownBrowser: "Navigateur inconnu",
      browserOn: "{{browser}} sur {{system}}",
      everywhere: "Se déconnecter partout",
      everywhereHint: "Met fin à toutes les sessions de votre compte, celle-ci comprise.",
    },
    data: {
      heading: "Mes données",
      export: "Exporter mes données",
      exportHint: "Un fichier (JSON) avec tout ce que nous conservons à votre sujet.",
      delete: "Supprimer mon compte",
      deleteHint:
        "Vous êtes déconnecté immédiatement. Vos données sont conservées un mois, puis supprimées définitivement.",
      confirmHeading: "Supprimer votre compte ?",
      confirmText:
        "Vous êtes immédiatement déconnecté partout. Pendant un mois, vous pouvez revenir en nous contactant ; ensuite, vos informations, votre historique de connexions et vos préférences disparaissent définitivement. Les recherches enregistrées sont conservées sans rien qui mène à vous. Nous confirmons par e-mail.",
      confirm: "Oui, supprimer mon compte",
      keep: "Non, le garder",
      deleted: "Votre compte est supprimé. Un e-mail vous explique la suite.",
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
      "M’envoyer par e-mail les nouveaux biens qui correspondent à mes recherches enregistrées",
    receiveEmailsForMarketing: "M’envoyer par e-mail les nouvelles et les tendances du marché de {{site}}",
    acceptTermsAndPrivacy: "J’accepte les {{terms}} et la {{privacy}}",
    terms: "conditions d’utilisation",
    privacy: "politique de confidentialité",
  },
  errors: {
    titleRequired: "La civilité est requise",
    lastnameRequired: "Le nom est requis",
    phoneRequired: "Le numéro de téléphone est requis",
    nameLinks: "Indiquez votre nom, sans adresse web",
    invalidPhone: "Ce n’est pas un numéro de téléphone. Écrivez-le en chiffres, par exemple 02 123 45 67.",
    languageRequired: "La langue est requise",
    emailRequired: "L’adresse e-mail est requise",
    passwordRequired: "Le mot de passe est requis",
    invalidEmail: "Adresse e-mail non valide",
    invalidEmailAddress: "Adresse e-mail non valide",
    acceptRequired: "Vous devez accepter les conditions et la politique de confidentialité",
    passwordsDoNotMatch: "Les mots de passe ne correspondent pas",
    passwordTooShort: "Utilisez au moins 8 caractères",
    passwordTooLong: "Utilisez au plus 1 000 caractères",
    passwordTooCommon:
      "Beaucoup de gens utilisent ce mot de passe : c’est l’un des premiers à être essayés. Veuillez en choisir un autre.",
    passwordTooRegular: "Les caractères de ce mot de passe se répètent ou se suivent. Veuillez en choisir un autre.",
    passwordPersonal:
      "Ce mot de passe se résume à votre nom, à votre adresse e-mail, à votre numéro de téléphone ou au nom de ce site. Veuillez en choisir un autre.",
    passwordNeedsMore: "Utilisez au moins {{count}} caractères",
    passwordNeedsLess: "Utilisez au plus {{count}} caractères",
    passwordNeedsMix: "Combinez majuscules, minuscules, chiffres et signes tels que ! ou ?",
    passwordNeedsMoreMixed:
      "Utilisez au moins {{count}} caractères et combinez majuscules, minuscules, chiffres et signes tels que ! ou ?",
    weakPassword: "Ce mot de passe est trop facile à deviner. Veuillez en choisir un autre.",
    tooLong: "Ce texte est trop long",
    emailInUse: "Cette adresse e-mail est déjà utilisée",
    wrongCredentials:
      "L’adresse e-mail ou le mot de passe est incorrect. Veuillez vérifier les deux. Si le compte a été fermé, contactez-nous : il peut être rouvert pendant un mois après sa suppression.",
    disabled:
      "Ce compte est fermé. Si vous l’avez supprimé il y a moins d’un mois, contactez-nous avant la fin de ce mois : nous le rouvrirons tel qu’il était.",
    tooManyAttempts_one: "Trop de tentatives. Veuillez réessayer dans une minute.",
    tooManyAttempts_other: "Trop de tentatives. Veuillez réessayer dans {{count}} minutes.",
    tooManyOnAccount_one:
      "Trop de tentatives sur ce compte. Connectez-vous depuis un navigateur que vous avez déjà utilisé, choisissez un nouveau mot de passe par e-mail ou réessayez dans une minute.",
    tooManyOnAccount_other:
      "Trop de tentatives sur ce compte. Connectez-vous depuis un navigateur que vous avez déjà utilisé, choisissez un nouveau mot de passe par e-mail ou réessayez dans {{count}} minutes.",
    tooManyAttemptsSoon: "Trop de tentatives. Veuillez réessayer dans quelques minutes.",
    unreachable:
      "Le service de connexion est injoignable pour le moment. Ce que vous avez saisi est conservé ; veuillez réessayer dans une minute.",
    noCode:
      "Pour choisir un nouveau mot de passe, ouvrez le lien de notre e-mail. Si vous n’en avez pas, demandez-en un ici.",
    invalidCode: "Ce lien a déjà été utilisé ou n’est plus valable.",
    googleFailed: "La connexion avec Google n’a pas abouti. Réessayez ou utilisez votre adresse e-mail.",
    googleCancelled:
      "Vous êtes revenu avant de vous être connecté avec Google. Réessayez ou utilisez votre adresse e-mail.",
    popupClosed: "La fenêtre de Google a été fermée avant la fin de la connexion.",
    somethingWrong: "Une erreur s’est produite. Veuillez réessayer plus tard.",
    changedElsewhere:
      "Vos informations ont été modifiées ailleurs entre-temps et rien n’a été enregistré ici. Ce qui est enregistré figure ci-dessus ; enregistrez à nouveau pour le remplacer.",
    wrongPassword: "Ce n’est pas votre mot de passe actuel.",
    emailOfGoogle:
      "Vous vous connectez avec Google\u00a0: votre compte a l’adresse de votre compte Google. Elle ne peut pas être changée ici.",
    addressOpening:
      "La modification est en cours en ce moment même et ne peut pas être annulée maintenant. Réessayez dans une minute\u00a0: vous verrez ce qu’il en est.",
    emailLater:
      "Ce n’est pas l’adresse avec laquelle vous vous connectez. Laissez celle-ci\u00a0; vous pourrez la changer dans Mon compte.",
    confirmWithPassword:
      "Votre connexion date d’un certain temps. Saisissez votre mot de passe, pour que nous sachions que c’est bien vous.",
    confirmWithGoogle:
      "Votre connexion date d’un certain temps. Continuez une nouvelle fois avec Google, pour que nous sachions que c’est bien vous.",
    notAuthenticated: "L’utilisateur n’est pas connecté",
    tooLate: "La connexion a expiré entre-temps. Veuillez vous reconnecter.",
  },
} satisfies SameTexts<typeof en>;
