import type en from "../en/mail.ts";
import type { SameTexts } from "../same-texts.ts";

export default {
  hello: "Bonjour {{name}},",
  helloNobody: "Bonjour,",
  contact: "Des questions ? Répondez à cet e-mail ou appelez le {{phone}}.",
  contactRequest: {
    subject: {
      ask: "Demande envoyée par {{name}} : {{title}} ({{reference}})",
      agency: "Demande envoyée par {{name}}",
      visit: "Demande de visite par {{name}} : {{title}} ({{reference}})",
      askSeveral: "Demande envoyée par {{name}} : {{number}} biens ({{reference}})",
      visitSeveral: "Demande de visite par {{name}} : {{number}} biens ({{reference}})",
      operator: "{{topic}} : un message envoyé par {{name}}",
    },
    heading: {
      ask: "Une demande concernant votre bien",
      agency: "Une demande pour vous",
      visit: "Une demande de visite pour votre bien",
      askSeveral: "Une demande concernant {{number}} de vos biens",
      visitSeveral: "Une demande de visite pour {{number}} de vos biens",
      operator: "Un message envoyé par {{name}}",
    },
    intro: "{{name}} vous a écrit sur {{site}} :",
    name: "Nom",
    email: "E-mail",
    phone: "Téléphone",
    way: "Réponse souhaitée",
    ways: { email: "par e-mail", phone: "par téléphone" },
    visit: "Visite",
    language: "Langue",
    reply: "Répondre par e-mail",
    call: "Appeler le {{phone}}",
    listing: { one: "Votre annonce", several: "Vos annonces" },
    reference: "Référence",
    sent: "Envoyée",
    note: "{{site}} ne fait que transmettre les demandes. Veuillez n’utiliser ces coordonnées que pour répondre à celle-ci.",
    contact: "Les réponses à cet e-mail parviennent à {{name}}.",
  },
  contactConfirmation: {
    subject: {
      one: "Votre demande : {{title}}",
      several: "Votre demande : {{number}} biens",
      agency: "Votre demande à {{agent}}",
      operator: "Nous avons bien reçu votre message",
    },
    heading: { agent: "Votre demande a été envoyée", operator: "Nous avons bien reçu votre message" },
    taken: {
      agent: "Le {{date}}, nous avons transmis votre demande à {{agent}}, qui vous répondra {{way}}.",
      agents: "Le {{date}}, nous avons transmis votre demande à {{agent}}, qui vous répondront {{way}}.",
      operator: "Nous avons reçu votre message le {{date}} et vous répondrons {{way}}.",
    },
    unanswered: "Pas de réponse après deux jours ouvrables ? Appelez {{agent}} au {{phone}}.",
    unansweredSeveral: "Pas de réponse de l’un d’eux après deux jours ouvrables ? Appelez :",
    copy: "Votre message",
    noCopy:
      "Votre message n’est pas repris ici, car n’importe qui peut avoir indiqué cette adresse. Si vous écrivez depuis un compte dont l’adresse est confirmée, vous en recevez une copie.",
    listing: { one: "Le bien qui vous intéresse", several: "Les biens qui vous intéressent" },
    notYou:
      "Vous n’avez rien envoyé ? Quelqu’un a sans doute indiqué votre adresse par erreur. Répondez à cet e-mail et nous supprimerons la demande.",
  },
  contactUndelivered: {
    subject: {
      one: "Votre demande n’a pas pu être remise : {{title}}",
      several: "Votre demande n’a pas pu être remise : {{number}} biens",
      agency: "Votre demande à {{agent}} n’a pas pu être remise",
      operator: "Votre message n’a pas pu être remis",
    },
    heading: "Veuillez plutôt téléphoner",
    what: {
      agent:
        "Nous n’avons pas pu remettre votre demande du {{date}} à {{agent}} par e-mail : sa boîte de réception l’a refusée.",
      operator:
        "Nous avons enregistré votre message du {{date}}, mais il n’est pas arrivé dans notre boîte de réception.",
    },
    call: {
      agent: "Veuillez appeler {{agent}} au {{phone}}. Nous vous prions de nous excuser pour ce désagrément.",
      agentByUs:
        "Veuillez appeler {{site}} au {{phone}} : nous vous mettrons en contact. Nous vous prions de nous excuser pour ce désagrément.",
      operator: "Veuillez nous appeler au {{phone}}. Nous vous prions de nous excuser pour ce désagrément.",
    },
  },
  proveAddress: {
    subject: "Veuillez confirmer votre adresse e-mail",
    preview: "Un clic pour recevoir vos alertes.",
    heading: "Est-ce bien votre adresse ?",
    what: "Quelqu’un a créé un compte sur {{site}} avec l’adresse {{address}}. Si c’est vous, veuillez confirmer votre adresse.",
    button: "Confirmer mon adresse",
    until:
      "Le lien est valable {{count}} jours. D’ici là, vous pouvez utiliser votre compte ; les alertes commenceront une fois votre adresse confirmée.",
    notYou:
      "Ce n’était pas vous ? Vous n’avez rien à faire : sans votre confirmation, nous n’écrirons plus à cette adresse.",
  },
  changeAddress: {
    subject: "Confirmez votre nouvelle adresse e-mail",
    preview: "Un clic, et votre compte {{site}} utilise cette adresse.",
    heading: "Votre nouvelle adresse e-mail",
    what: "Quelqu’un a demandé de remplacer l’adresse e-mail de son compte {{site}} par {{address}}. Si c’est vous, veuillez le confirmer.",
    button: "Utiliser cette adresse",
    until:
      "Le lien est valable {{count}} jours. Tant que vous ne l’avez pas ouvert, votre compte garde son adresse actuelle.",
    notYou: "Ce n’était pas vous ? Vous n’avez rien à faire : sans votre confirmation, rien ne change.",
  },
  newLogin: {
    subject: "Nouvelle connexion à votre compte {{site}}",
    preview: "{{device}}, {{when}}",
    heading: "Était-ce vous ?",
    what: "Une personne s’est connectée à votre compte {{site}} depuis un navigateur que nous ne connaissions pas encore.",
    device: "Appareil",
    when: "Date",
    network: "Réseau",
    notYou: "Ce n’était pas vous ? Déconnectez cet appareil, puis changez votre mot de passe.",
    button: "Vérifier mes appareils",
    you: "Si c’était vous, vous n’avez rien à faire.",
  },
  passwordChanged: {
    subject: "Votre mot de passe {{site}} a été modifié",
    preview: "Tous les autres appareils ont été déconnectés.",
    heading: "Votre mot de passe a été modifié",
    what: "Le mot de passe de votre compte {{site}} a été modifié. Tous les autres appareils ont été déconnectés.",
    notYou:
      "Ce n’était pas vous ? Quelqu’un a accès à votre compte : choisissez tout de suite un nouveau mot de passe.",
    button: "Choisir un nouveau mot de passe",
    you: "Si c’était vous, vous n’avez rien à faire.",
  },
  addressChangeNotice: {
    subject: "Demande de changement de votre adresse e-mail",
    preview: "Ce n’était pas vous ? Annulez le changement d’un clic.",
    heading: "Était-ce vous ?",
    what: "Une personne connectée à votre compte {{site}} a demandé d’en remplacer l’adresse e-mail par {{address}}. Si c’était vous, ouvrez le lien dans l’e-mail envoyé à cette adresse ; ici, vous n’avez rien à faire.",
    button: "Ce n’était pas moi : garder mon adresse",
    until:
      "Le changement prend effet lorsque le lien envoyé à la nouvelle adresse est ouvert, dans les {{count}} jours.",
    notYou:
      "Ce n’était pas vous ? Quelqu’un connaît votre mot de passe ou utilise un appareil sur lequel votre compte est ouvert : choisissez aussi un nouveau mot de passe.",
  },
  addressTaken: {
    subject: "Vous avez déjà un compte avec cette adresse",
    preview: "Quelqu’un a voulu utiliser {{address}} pour un autre compte {{site}}. Rien n’a changé.",
    heading: "Rien n’a changé",
    what: "Quelqu’un a demandé de remplacer l’adresse e-mail d’un autre compte {{site}} par {{address}}. Un compte existe déjà avec cette adresse : rien n’a donc changé.",
    yours: "Si c’était vous, connectez-vous au compte que vous avez déjà avec cette adresse.",
    button: "Se connecter",
    notYou: "Ce n’était pas vous ? Vous n’avez rien à faire.",
  },
  deletionRequested: {
    subject: "Votre compte est fermé et sera supprimé",
    preview: "Votre compte {{site}} sera définitivement supprimé le {{date}}. D’ici là, nous pouvons le rétablir.",
    heading: "Votre compte est fermé",
    closed:
      "Votre compte {{site}} a été fermé le {{today}}. Tous vos appareils ont été déconnectés et plus personne ne peut se connecter à ce compte.",
    erasedHeading: "Il sera supprimé le {{date}}",
    erased:
      "Nous supprimerons alors définitivement votre adresse e-mail et votre mot de passe, vos nom et prénom, votre numéro de téléphone, votre historique des connexions, votre sélection, vos demandes et vos préférences.",
    searches:
      "Vos recherches enregistrées sont conservées sous forme anonyme, sans votre nom ni les mots que vous avez saisis, à des fins statistiques.",
    backHeading: "Si vous changez d’avis",
    back: "Écrivez à {{email}} ou appelez le {{phone}} avant le {{date}} : nous rétablirons le compte tel qu’il était. Après cette date, ce ne sera plus possible.",
    notYou: "Ce n’était pas vous ? Contactez-nous immédiatement.",
  },
  accountRestored: {
    subject: "Votre compte a été rétabli",
    preview: "Vous pouvez à nouveau vous connecter à {{site}}.",
    heading: "Votre compte a été rétabli",
    restored:
      "Votre compte {{site}} est à nouveau ouvert. Vos informations, vos recherches enregistrées et votre sélection ont été conservées.",
    signIn:
      "Connectez-vous avec la même adresse e-mail et le même mot de passe, ou le même compte Google, qu’auparavant.",
    login: "Se connecter",
    notYou: "Vous ne vous y attendiez pas ? Contactez-nous immédiatement.",
  },
  newListings: {
    subjectNew: "Nouveau : {{figures}}",
    subjectDrop: "Prix en baisse : {{figures}}",
    subjectSearch: "{{found}} : {{search}}",
    subjectSearches: "{{found}} pour {{count}} de vos recherches enregistrées",
    new_one: "{{formatted}} nouveau bien",
    new_other: "{{formatted}} nouveaux biens",
    drop_one: "{{formatted}} bien en baisse de prix",
    drop_other: "{{formatted}} biens en baisse de prix",
    both: "{{added}} et {{drops}} en baisse de prix",
    intro: {
      instant: "Du nouveau pour vos recherches enregistrées.",
      daily: "Les nouveaux biens et baisses de prix depuis hier matin pour vos recherches enregistrées.",
      weekly: "Les nouveaux biens et baisses de prix de la semaine écoulée pour vos recherches enregistrées.",
    },
    shown: "{{found}}, dont voici les {{shown}} premiers.",
    above: "Cette recherche trouve aussi des biens déjà affichés ci-dessus : {{titles}}.",
    was: "auparavant {{price}}",
    from: "{{place}} à {{distance}}",
    fromCentre: "{{place}} (centre) à {{distance}}",
    all: "Voir les {{formatted}} biens",
    change: "Modifier cette recherche",
    lessOften: { daily: "Moins souvent (alerte quotidienne)", weekly: "Moins souvent (alerte hebdomadaire)" },
    pause: "Suspendre cette alerte",
    reason:
      "Vous recevez cet e-mail parce que vous avez demandé à {{site}} des alertes sur les biens qui correspondent à vos recherches enregistrées.",
    unsubscribe: "Se désabonner",
    searches: "Mes recherches enregistrées",
  },
} satisfies SameTexts<typeof en>;
