import type en from "../en/mail.ts";
import type { SameTexts } from "../same-texts.ts";

export default {
  hello: "Bonjour {{name}},",
  helloNobody: "Bonjour,",
  contact: "Des questions ? Répondez à cet e-mail ou appelez le {{phone}}.",
  contactRequest: {
    subject: {
      ask: "{{name}} vous interroge sur {{title}} ({{reference}})",
      visit: "{{name}} souhaite visiter {{title}} ({{reference}})",
      operator: "{{name}} vous écrit : {{topic}}",
    },
    heading: {
      ask: "Une question sur votre annonce",
      visit: "Une demande de visite",
      operator: "{{name}} vous écrit",
    },
    intro: "{{name}} vous a écrit sur {{site}} :",
    name: "Nom",
    email: "E-mail",
    phone: "Téléphone",
    way: "Souhaite une réponse",
    ways: { email: "par e-mail", phone: "par téléphone" },
    visit: "Visite",
    anyTime: "n’importe quel jour, à toute heure",
    language: "Écrit en",
    reply: "Répondre par e-mail",
    call: "Appeler le {{phone}}",
    listing: "Votre annonce",
    note: "{{site}} transmet les demandes et n’intervient pas dans la suite. Veuillez n’utiliser ces coordonnées que pour répondre à cette demande.",
    contact: "Une réponse à cet e-mail parvient à {{name}}.",
  },
  contactConfirmation: {
    subject: { agent: "Votre demande concernant {{title}}", operator: "Nous avons bien reçu votre message" },
    heading: { agent: "Votre demande est en route", operator: "Nous avons bien reçu votre message" },
    taken: {
      agent: "Le {{date}}, nous avons transmis votre demande à {{agent}}, qui vous répondra {{way}}.",
      operator: "Votre message du {{date}} nous est bien parvenu. Quelqu’un le lit et vous répond {{way}}.",
    },
    unanswered: "Sans nouvelles après deux jours ouvrables ? Appelez {{agent}} au {{phone}}.",
    copy: "Ce que vous avez écrit",
    noCopy:
      "Votre texte n’est pas repris ici : n’importe qui peut avoir indiqué cette adresse. Connecté, avec une adresse confirmée, vous recevez une copie.",
    listing: "Le bien qui vous intéresse",
    notYou:
      "Vous n’avez rien envoyé ? Quelqu’un a sans doute indiqué votre adresse par erreur. Dites-le-nous et nous effacerons la demande.",
  },
  proveAddress: {
    subject: "Veuillez confirmer votre adresse e-mail",
    preview: "Un clic, et les e-mails sur les biens pourront vous parvenir.",
    heading: "Est-ce bien votre adresse ?",
    what: "Quelqu’un a créé un compte sur {{site}} avec l’adresse {{address}}. Si c’est vous, veuillez confirmer que vous y recevez vos e-mails.",
    button: "Confirmer mon adresse",
    until:
      "Le lien est valable {{count}} jours. D’ici là, vous pouvez utiliser votre compte ; les e-mails sur les biens partiront une fois votre adresse confirmée.",
    notYou:
      "Ce n’était pas vous ? Vous n’avez rien à faire : sans votre confirmation, nous n’envoyons rien d’autre à cette adresse.",
  },
  changeAddress: {
    subject: "Confirmez votre nouvelle adresse e-mail",
    preview: "Un clic, et votre compte {{site}} a cette adresse.",
    heading: "Votre nouvelle adresse",
    what: "Quelqu’un a demandé de remplacer l’adresse e-mail de son compte {{site}} par {{address}}. Si c’est vous, veuillez le confirmer.",
    button: "Utiliser cette adresse",
    until:
      "Le lien est valable {{count}} jours. Tant que vous ne l’avez pas ouvert, tout continue avec l’adresse actuelle de votre compte.",
    notYou: "Ce n’était pas vous ? Vous n’avez rien à faire : sans votre confirmation, rien ne change.",
  },
  addressChangeTold: {
    subject: "Demande de changement de votre adresse e-mail",
    preview: "Ce n’était pas vous ? Annulez le changement d’un clic.",
    heading: "Était-ce vous ?",
    what: "Quelqu’un qui est connecté à votre compte {{site}} a demandé de remplacer son adresse e-mail par {{address}}. Si c’était vous, ouvrez le lien dans l’e-mail envoyé à cette adresse ; ici, vous n’avez rien à faire.",
    button: "Ce n’était pas moi : garder mon adresse",
    until:
      "Le changement prend effet lorsque le lien envoyé à la nouvelle adresse est ouvert, dans les {{count}} jours.",
    notYou:
      "Ce n’était pas vous ? Quelqu’un connaît votre mot de passe ou utilise un appareil où vous êtes connecté : choisissez aussi un nouveau mot de passe.",
  },
  addressTaken: {
    subject: "Vous avez déjà un compte avec cette adresse",
    preview: "Quelqu’un a voulu utiliser {{address}} pour un autre compte {{site}}. Rien n’a changé.",
    heading: "Rien n’a changé",
    what: "Quelqu’un a demandé de remplacer l’adresse e-mail d’un autre compte {{site}} par {{address}}. Un compte existe déjà avec cette adresse : il ne se passe donc rien.",
    yours: "Si c’était vous : connectez-vous au compte que vous avez déjà avec cette adresse.",
    button: "Se connecter",
    notYou: "Ce n’était pas vous ? Vous n’avez rien à faire.",
  },
  deletionRequested: {
    subject: "Votre compte est fermé et sera effacé",
    preview: "Le {{date}}, votre compte {{site}} sera définitivement effacé. D’ici là, il peut être rétabli.",
    heading: "Votre compte est fermé",
    closed:
      "Votre compte {{site}} a été fermé le {{today}}. Vous êtes déconnecté partout et plus personne ne peut s’y connecter.",
    erasedHeading: "Le {{date}}, il sera effacé",
    erased:
      "Nous effacerons alors définitivement votre adresse e-mail et votre mot de passe, vos nom et prénom, votre numéro de téléphone, votre historique de connexion, votre sélection, vos demandes de contact et vos préférences.",
    kept: "Vos recherches enregistrées seront dissociées de vous et conservées sans votre nom ni aucun mot que vous avez saisi, afin de savoir ce qui est recherché.",
    backHeading: "Si vous changez d’avis",
    back: "Écrivez à {{email}} ou appelez le {{phone}} avant le {{date}} : nous rétablirons le compte tel qu’il était. Après cette date, plus personne ne le pourra.",
    notYou: "Ce n’était pas vous ? Contactez-nous sans attendre.",
  },
  accountRestored: {
    subject: "Votre compte est rétabli",
    preview: "Vous pouvez à nouveau vous connecter à {{site}}.",
    heading: "Votre compte est rétabli",
    restored:
      "Votre compte {{site}} est à nouveau ouvert. Vous retrouvez vos informations, vos recherches enregistrées et votre sélection telles que vous les aviez laissées.",
    signIn:
      "Connectez-vous avec la même adresse e-mail et le même mot de passe, ou le même compte Google, qu’auparavant.",
    login: "Se connecter",
    notYou: "Vous ne vous y attendiez pas ? Contactez-nous sans attendre.",
  },
  newListings: {
    subjectNew: "Nouveau\u00a0: {{figures}}",
    subjectDrop: "Prix en baisse\u00a0: {{figures}}",
    subjectSearch: "{{found}}\u00a0: {{search}}",
    subjectSearches: "{{found}} pour {{count}} de vos recherches enregistrées",
    new_one: "{{formatted}} nouveau bien",
    new_other: "{{formatted}} nouveaux biens",
    drop_one: "{{formatted}} bien dont le prix a baissé",
    drop_other: "{{formatted}} biens dont le prix a baissé",
    both: "{{added}} et {{drops}} dont le prix a baissé",
    intro: {
      instant: "Tout juste arrivé, pour ce que vous cherchez.",
      daily: "Les trouvailles du jour pour ce que vous cherchez.",
      weekly: "Les trouvailles de la semaine pour ce que vous cherchez.",
    },
    shown: "{{found}}, dont voici les {{shown}} premiers.",
    above: "Déjà montré ci-dessus, et trouvé aussi par cette recherche\u00a0: {{titles}}.",
    was: "au lieu de {{price}}",
    from: "{{place}} à {{distance}}",
    all: "Voir les {{formatted}} biens",
    change: "Modifier cette recherche",
    lessOften: { daily: "Moins souvent (une fois par jour)", weekly: "Moins souvent (une fois par semaine)" },
    pause: "Suspendre",
    reason:
      "Vous recevez cet e-mail parce que vous avez demandé à {{site}} de vous signaler les biens qui correspondent à vos recherches enregistrées.",
    unsubscribe: "Se désabonner",
    searches: "Mes recherches enregistrées",
  },
} satisfies SameTexts<typeof en>;
