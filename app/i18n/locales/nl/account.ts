import type en from "../en/account.ts";
import type { SameTexts } from "../same-texts.ts";

export default {
  /** How a person is addressed: of contact titles, by key. */
  titles: { ms: "Mevrouw", mr: "De heer", none: "Geen aanspreking" },
  /** To whom is to sign in before a search is saved. */
  toSave: "Meld u aan of maak een account aan om deze zoekopdracht te bewaren.",
  google: {
    continue: "Doorgaan met Google",
    waiting: "Wachten op Google",
    cancel: "Annuleren",
    or: "of met uw e-mailadres",
  },
  login: {
    title: "Aanmelden",
    description:
      "Meld u aan om zoekopdrachten te bewaren, meldingen over nieuwe panden te ontvangen en uw gegevens te beheren.",
    heading: "Mijn account",
    subtitle: "Aanmelden",
    submit: "Aanmelden",
    busy: "Bezig met aanmelden",
    forgot: "Wachtwoord vergeten?",
    noAccount: "Nog geen account?",
    signUp: "Account aanmaken",
  },
  signUp: {
    title: "Account aanmaken",
    description: "Maak een account aan om zoekopdrachten te bewaren en als eerste van nieuwe panden te horen.",
    heading: "Mijn account",
    subtitle: "Account aanmaken",
    submit: "Account aanmaken",
    busy: "Account wordt aangemaakt",
    age: "Een account is bedoeld voor wie 18 jaar of ouder is. Bent u jonger, dan moet een ouder of voogd toestemming geven en toezicht houden op het gebruik.",
    hasAccount: "Hebt u al een account?",
    login: "Aanmelden",
  },
  forgot: {
    title: "Wachtwoord vergeten",
    description: "Vraag een e-mail aan waarmee u een nieuw wachtwoord kiest.",
    heading: "Mijn account",
    subtitle: "Wachtwoord vergeten",
    prompt: "Vul het e-mailadres van uw account in. Wij sturen u een link waarmee u een nieuw wachtwoord kiest.",
    submit: "Wachtwoord opnieuw instellen",
    busy: "De link wordt verstuurd",
    sent: "Kijk in uw mailbox voor de instructies om uw wachtwoord opnieuw in te stellen.",
    sentEnough:
      "Het voorbije uur stuurden wij al verschillende links naar dit adres. Gebruik de recentste en kijk ook in de map Ongewenste e-mail.",
    login: "Terug naar aanmelden",
  },
  reset: {
    title: "Nieuw wachtwoord",
    description: "Kies een nieuw wachtwoord voor uw account.",
    heading: "Mijn account",
    subtitle: "Kies een nieuw wachtwoord",
    account: "Voor {{email}}",
    empties:
      "Dit e-mailadres is nog nooit bevestigd: misschien heeft iemand anders er dit account mee geopend. Bewaart u hier een nieuw wachtwoord, dan is het account van u, maar bij uw volgende aanmelding worden de gegevens, de bewaarde zoekopdrachten en de selectie erin gewist.",
    keeps:
      "Hebt u het zelf geopend en wilt u behouden wat erin staat, bevestig dan eerst het adres: open de link in de e-mail die wij stuurden toen het account werd geopend (drie dagen geldig), of meld u aan met uw huidige wachtwoord, als u dat kent, en bevestig uw adres in Mijn account. Vraag daarna een nieuwe link om een wachtwoord te kiezen.",
    submit: "Wachtwoord bewaren",
    busy: "Wachtwoord wordt bewaard",
    done: "Uw nieuwe wachtwoord is bewaard. Voor de veiligheid bent u op al uw toestellen afgemeld.",
    login: "Aanmelden met het nieuwe wachtwoord",
    again: "Een nieuwe link aanvragen",
  },
  complete: {
    title: "Uw profiel vervolledigen",
    description: "Nog enkele gegevens en uw account is klaar.",
    heading: "Bijna klaar",
    subtitle: "Nog enkele gegevens",
    submit: "Mijn gegevens bewaren",
    busy: "Uw gegevens worden bewaard",
    legend: "E-mails die u wilt ontvangen",
    claimed:
      "Dit account was geopend met uw e-mailadres, zonder dat iemand dat ooit had bevestigd. Nu u dat hebt gedaan, is alles wat erin stond verwijderd en is wie het gebruikte afgemeld. Was u dat zelf? Vul dan uw gegevens opnieuw in.",
    outdated:
      "Onze gebruiksvoorwaarden of ons privacybeleid zijn gewijzigd sinds u ze aanvaardde. Lees de nieuwe versie, kijk uw gegevens na en aanvaard ze om verder te gaan.",
  },
  profile: {
    title: "Mijn account",
    description: "Uw gegevens en wat wij over u bewaren.",
    heading: "Mijn account",
    welcome: "Welkom terug, {{name}}",
    welcomeNew: "Welkom, {{name}}",
    cancel: "Annuleren",
    save: "Bewaren",
    saving: "Bezig met bewaren",
    confirmHint: "U bent al een tijd aangemeld. Vul uw wachtwoord in om te bevestigen dat u het bent.",
    unsaved: "Uw wijzigingen zijn nog niet bewaard. Toch de pagina verlaten?",
    information: {
      heading: "Mijn gegevens",
      modify: "Mijn gegevens wijzigen",
      name: "Naam",
      since: "Lid sinds",
      saved: "Uw gegevens zijn bewaard.",
    },
    address: {
      signIn: "E-mailadres waarmee u zich aanmeldt",
      hint: "U meldt zich aan met dit adres en wij sturen er onze e-mails naartoe. Een nieuw adres geldt zodra u de link opent die wij ernaartoe sturen.",
      ofGoogle: "U meldt zich aan met Google: uw account heeft het adres van uw Google-account.",
      passwordHint: "Alleen nodig om uw e-mailadres te wijzigen: u hebt zich al een tijdje geleden aangemeld.",
      unproven: "Bevestig uw e-mailadres",
      unprovenText:
        "Wij hebben een link gestuurd naar {{email}}. Zolang u die niet opent, krijgt u geen meldingen over panden. Niets gekregen? Kijk in de map Ongewenste e-mail of laat de link opnieuw sturen.",
      noLinkText: "Laat een link sturen naar {{email}} en open die. Tot dan krijgt u geen meldingen over panden.",
      changing: "Bevestig uw nieuwe e-mailadres",
      changingText:
        "Wij hebben een link gestuurd naar {{next}}. Zodra u die opent, meldt u zich met dat adres aan. Tot dan blijft u {{email}} gebruiken.",
      again: "De link opnieuw sturen",
      send: "De link sturen",
      stop: "Mijn adres behouden",
      asked:
        "Uw gegevens zijn bewaard. Uw nieuwe e-mailadres geldt zodra u de link opent die wij ernaartoe gestuurd hebben.",
      sent: "De link is verstuurd. Hij is drie dagen geldig.",
      unchanged: "Uw e-mailadres is niet gewijzigd.",
    },
    emails: {
      heading: "E-mails",
      modify: "Mijn e-mails wijzigen",
      matching: "Meldingen over nieuwe panden die bij mijn bewaarde zoekopdrachten passen",
      marketing: "Nieuws van {{site}}",
      on: "Ja",
      off: "Nee",
      frequency: "Frequentie van de meldingen",
      frequencyHint:
        "Geldt voor al uw bewaarde zoekopdrachten, ook de toekomstige; u kunt elke zoekopdracht ook apart instellen.",
      frequencies: { instant: "Onmiddellijk", daily: "Dagelijks", weekly: "Wekelijks" },
      language: "Taal van de e-mails",
      saved: "Uw keuzes zijn bewaard.",
      resumed: "Uw meldingen zijn weer ingeschakeld.",
      paused: {
        title: "Uw meldingen zijn gepauzeerd",
        "hard-bounce": "Sinds {{date}}: de mailserver van {{email}} meldt dat deze mailbox niet bestaat.",
        complaint: "Sinds {{date}}: een van onze e-mails aan {{email}} werd als ongewenst gemeld.",
        resume: "Meldingen weer inschakelen",
      },
    },
    signIn: {
      heading: "Aanmeldgegevens",
      password: "Wachtwoord",
      passwordSet: "Ingesteld",
      passwordNone: "Geen: u meldt zich aan met Google",
      change: "Mijn wachtwoord wijzigen",
      currentPassword: "Huidig wachtwoord",
      changed: "Uw wachtwoord is gewijzigd. U bent op al uw andere toestellen afgemeld.",
      set: "Een wachtwoord instellen",
      setHint: "Wij sturen een link naar uw e-mailadres waarmee u er een kiest.",
      sent: "Kijk in uw mailbox voor de instructies om uw wachtwoord in te stellen.",
      lostPassword:
        "Het wachtwoord van dit account is verwijderd toen u zich met Google aanmeldde, omdat niemand het e-mailadres voordien bevestigd had. U kunt een nieuw instellen.",
      google: "Google-account",
      connected: "Gekoppeld",
      notConnected: "Niet gekoppeld",
      disconnect: "Google ontkoppelen",
      disconnected: "Uw Google-account is ontkoppeld.",
      lastWayIn:
        "Google is uw enige manier om u aan te melden. Stel eerst een wachtwoord in; daarna kunt u Google ontkoppelen.",
    },
    connections: {
      heading: "Aanmeldgeschiedenis",
      text: "De recentste aanmeldingen bij uw account. IP-adressen zijn ingekort.",
      methods: { password: "Wachtwoord", google: "Google" },
      unknownBrowser: "Onbekende browser",
      browserOn: "{{browser}} op {{system}}",
      everywhere: "Overal afmelden",
      everywhereHint: "Meldt u af op al uw toestellen, ook op dit toestel.",
    },
    data: {
      heading: "Mijn gegevens en account",
      export: "Mijn gegevens exporteren",
      exportHint: "Eén bestand (JSON) met alle gegevens in uw account.",
      delete: "Mijn account verwijderen",
      deleteHint:
        "U wordt onmiddellijk afgemeld. Uw gegevens blijven een maand bewaard en worden dan definitief verwijderd.",
      confirmHeading: "Uw account verwijderen?",
      confirmText:
        "U wordt onmiddellijk op al uw toestellen afgemeld. Gedurende een maand kunt u uw account herstellen door ons te contacteren; daarna worden uw gegevens, uw aanmeldgeschiedenis en uw voorkeuren definitief verwijderd. Bewaarde zoekopdrachten blijven anoniem bestaan. Wij bevestigen per e-mail.",
      confirm: "Ja, mijn account verwijderen",
      deleted: "Uw account is gesloten en wordt over een maand verwijderd. In een e-mail leest u wat er nu gebeurt.",
    },
  },
  fields: {
    email: "E-mail",
    password: "Wachtwoord",
    newPassword: "Nieuw wachtwoord",
    passwordHint: "Minstens {{characters}} tekens",
    confirmPassword: "Wachtwoord bevestigen",
    titleId: "Aanspreking",
    choose: "Kies",
    firstname: "Voornaam",
    lastname: "Achternaam",
    phone: "Telefoonnummer",
    languageId: "Taal",
    receiveEmailsForReverseMatching:
      "Stuur mij meldingen over nieuwe panden die bij mijn bewaarde zoekopdrachten passen",
    receiveEmailsForMarketing: "Stuur mij nieuws en marktinformatie van {{site}}",
    acceptTermsAndPrivacy: "Ik aanvaard de {{terms}} en het {{privacy}}",
    terms: "gebruiksvoorwaarden",
    privacy: "privacybeleid",
  },
  errors: {
    titleRequired: "Kies een aanspreking",
    lastnameRequired: "Vul uw achternaam in",
    phoneRequired: "Vul uw telefoonnummer in",
    nameLinks: "Vul uw naam in, zonder webadres",
    invalidPhone: "Dit telefoonnummer is niet geldig. Vul het in cijfers in, bijvoorbeeld 02 123 45 67.",
    languageRequired: "Kies een taal",
    emailRequired: "Vul uw e-mailadres in",
    passwordRequired: "Vul uw wachtwoord in",
    invalidEmail: "Dit e-mailadres is niet volledig. Vul het in als naam@voorbeeld.be.",
    invalidEmailAddress: "Dit e-mailadres is niet volledig. Vul het in als naam@voorbeeld.be.",
    acceptRequired: "Aanvaard de gebruiksvoorwaarden en het privacybeleid om verder te gaan",
    passwordsDoNotMatch: "De twee wachtwoorden zijn niet gelijk. Vul twee keer hetzelfde wachtwoord in.",
    passwordTooShort: "Gebruik minstens 8 tekens",
    passwordTooLong: "Gebruik hoogstens 1.000 tekens",
    passwordTooCommon: "Dit wachtwoord is te gangbaar en makkelijk te raden. Kies een ander.",
    passwordTooRegular: "Dit wachtwoord herhaalt tekens of volgt een eenvoudige reeks. Kies een ander.",
    passwordPersonal:
      "Dit wachtwoord lijkt te veel op uw naam, uw e-mailadres, uw telefoonnummer of de naam van deze site. Kies een ander.",
    passwordNeedsMore: "Gebruik minstens {{count}} tekens",
    passwordNeedsLess: "Gebruik hoogstens {{count}} tekens",
    passwordNeedsMix: "Combineer hoofdletters, kleine letters, cijfers en tekens zoals ! of ?",
    passwordNeedsMoreMixed:
      "Gebruik minstens {{count}} tekens, en combineer hoofdletters, kleine letters, cijfers en tekens zoals ! of ?",
    weakPassword: "Dit wachtwoord is te makkelijk te raden. Kies een ander.",
    tooLong: "Deze tekst is te lang. Maak hem korter.",
    emailInUse:
      "Er bestaat al een account met dit e-mailadres. Meld u aan of kies een nieuw wachtwoord via “Wachtwoord vergeten?”.",
    wrongCredentials:
      "Het e-mailadres of het wachtwoord is onjuist. Kijk beide na. Is het account gesloten, neem dan contact met ons op: tot een maand na de verwijdering kunnen wij het heropenen.",
    disabled:
      "Dit account is gesloten. Hebt u het minder dan een maand geleden verwijderd, neem dan contact met ons op voor die maand om is: wij heropenen het zoals het was.",
    tooManyAttempts_one: "Te veel pogingen. Probeer het over een minuut opnieuw.",
    tooManyAttempts_other: "Te veel pogingen. Probeer het over {{count}} minuten opnieuw.",
    tooManyOnAccount_one:
      "Te veel pogingen op dit account. Meld u aan in een browser die u al eerder hebt gebruikt, kies via e-mail een nieuw wachtwoord, of probeer het over een minuut opnieuw.",
    tooManyOnAccount_other:
      "Te veel pogingen op dit account. Meld u aan in een browser die u al eerder hebt gebruikt, kies via e-mail een nieuw wachtwoord, of probeer het over {{count}} minuten opnieuw.",
    tooManyAttemptsSoon: "Te veel pogingen. Probeer het over enkele minuten opnieuw.",
    unreachable:
      "De aanmelddienst is nu niet bereikbaar. Wat u hebt ingevuld, blijft staan; probeer het over een minuut opnieuw.",
    noCode: "Open de link in onze e-mail om een nieuw wachtwoord te kiezen. Hebt u er geen, vraag er dan hier een aan.",
    invalidCode: "Deze link is al gebruikt of niet meer geldig. Vraag een nieuwe aan.",
    googleFailed: "Aanmelden met Google is niet gelukt. Probeer het opnieuw of gebruik uw e-mailadres.",
    googleCancelled: "Het aanmelden met Google werd afgebroken. Probeer het opnieuw of gebruik uw e-mailadres.",
    popupClosed: "Het venster van Google werd gesloten voor u aangemeld was. Probeer het opnieuw.",
    somethingWrong:
      "Er is iets misgegaan. Probeer het over enkele minuten opnieuw; blijft het gebeuren, bel of mail ons.",
    changedElsewhere:
      "Uw gegevens zijn intussen elders gewijzigd en hier is niets bewaard. Wat nu bewaard is, staat hierboven; bewaar opnieuw om het te vervangen.",
    wrongPassword: "Dit is niet uw huidige wachtwoord. Probeer het opnieuw.",
    emailOfGoogle:
      "U meldt zich aan met Google: uw account heeft het adres van uw Google-account. Dat kan hier niet worden gewijzigd.",
    addressOpening:
      "De wijziging wordt op dit ogenblik doorgevoerd en kan niet meer worden geannuleerd. Kijk over een minuut opnieuw.",
    emailLater:
      "Dit is niet het adres waarmee u zich aanmeldt. Laat dat hier staan; u kunt het wijzigen in Mijn account.",
    confirmWithPassword:
      "U hebt zich een tijd geleden aangemeld. Vul uw wachtwoord in om te bevestigen dat u het bent.",
    confirmWithGoogle:
      "U hebt zich een tijd geleden aangemeld. Meld u opnieuw aan met Google om te bevestigen dat u het bent.",
    notAuthenticated: "U bent niet aangemeld. Meld u aan en probeer het opnieuw.",
    tooLate: "Uw aanmelding is verlopen. Meld u opnieuw aan.",
  },
} satisfies SameTexts<typeof en>;
