import type en from "../en/contact.ts";
import type { SameTexts } from "../same-texts.ts";

export default {
  page: {
    title: "Contact",
    description: "Contact opnemen met {{site}}: adres, e-mail, telefoon, openingsuren en talen.",
    heading: "Contacteer ons",
    lead: "Een vraag over een zoekopdracht, een pand of deze site? Wij antwoorden in het Nederlands, Frans of Engels.",
    about:
      "Gaat uw vraag over één bepaald pand, gebruik dan het formulier op de pagina ervan: het gaat rechtstreeks naar de makelaar.",
    mail: "E-mail",
    phone: "Telefoon",
    address: "Adres",
    hours: "Openingsuren",
    languages: "Talen",
    spoken: "Nederlands, Frans en Engels",
    manyDays: "{{first}} tot {{last}}",
    twoDays: "{{first}} en {{last}}",
    fromTo: "{{from}} tot {{to}} uur",
    closed: "gesloten",
    steps: {
      heading: "Zo werkt het",
      first: { title: "Beschrijf wat u zoekt", text: "Eén zin volstaat: type pand, ligging, oppervlakte en budget." },
      second: {
        title: "Vergelijk panden",
        text: "Prijs, oppervlakte en energielabel naast elkaar, in de eenheden die u op de markt gewoon bent.",
      },
      third: {
        title: "Contacteer de makelaar",
        text: "Uw aanvraag gaat rechtstreeks naar de makelaar die het pand aanbiedt. Wij zijn geen partij bij de transactie.",
      },
    },
    role: "{{site}} brengt wie een pand zoekt en wie er een aanbiedt met elkaar in contact. De site verkoopt of verhuurt zelf geen panden en is geen partij bij een huur of verkoop.",
  },
  fields: {
    name: "Naam",
    email: "E-mail",
    phone: "Telefoon",
    topic: "Onderwerp",
    choose: "Kies",
    message: "Uw bericht",
    copy: "Stuur mij een kopie van mijn bericht",
  },
  way: { legend: "Hoe krijgt u het liefst antwoord?", email: "Per e-mail", phone: "Per telefoon" },
  topics: {
    looking: "Ik zoek een pand",
    offering: "Ik heb een pand aan te bieden",
    listing: "Een advertentie op deze site",
    account: "Mijn account",
    privacy: "Mijn persoonsgegevens",
    other: "Iets anders",
  },
  visit: {
    wish_one: "Ik wil het pand graag bezoeken",
    wish_other: "Ik wil de panden graag bezoeken",
    days: "Voorkeursdagen",
    parts: "Voorkeursmoment",
    open: "Laat leeg als elk moment u past.",
    anyTime: "om het even welke dag of tijd",
    during: { morning: "in de voormiddag", afternoon: "in de namiddag", evening: "na 17 uur" },
  },
  days: {
    monday: "Maandag",
    tuesday: "Dinsdag",
    wednesday: "Woensdag",
    thursday: "Donderdag",
    friday: "Vrijdag",
    saturday: "Zaterdag",
  },
  parts: { morning: "Voormiddag", afternoon: "Namiddag", evening: "Na 17 uur" },
  listing: {
    heading: "Contacteer de makelaar over dit pand",
    headingSimilar: "Vraag naar gelijkaardige panden",
    headingAgency: "Stuur een bericht naar {{agent}}",
    goesTo: "Uw aanvraag gaat naar",
    points: {
      nobodyElse: "Geen andere makelaar krijgt uw aanvraag te zien.",
      answer: "De makelaar antwoordt u per e-mail of telefoon, zoals u verkiest.",
      confirmation: "U krijgt onmiddellijk een bevestiging per e-mail.",
    },
    similar: "Dit pand is niet meer beschikbaar. Misschien heeft de makelaar een ander pand dat bij u past.",
    call: "Of bel {{phone}}",
    submit: "Mijn aanvraag versturen",
  },
  operator: { heading: "Stuur ons een bericht", submit: "Mijn bericht versturen" },
  sending: "Bezig met versturen",
  consent: {
    listing:
      "Door dit formulier te versturen, bezorgt u deze gegevens aan {{agent}} om een antwoord te krijgen; {{site}} bewaart ze hoogstens twee jaar. Zie ons {{privacy}}.",
    operator:
      "Door dit formulier te versturen, bezorgt u deze gegevens aan {{site}}, dat ze gebruikt om u te antwoorden en hoogstens twee jaar bewaart. Zie ons {{privacy}}.",
    privacy: "privacybeleid",
  },
  suggestion: {
    ask: "Ik heb interesse in het pand “{{title}}” (referentie {{reference}}) en had er graag meer informatie over.",
    underOption:
      "Ik heb interesse in het pand “{{title}}” (referentie {{reference}}), dat in optie is. Kunt u mij verwittigen als het opnieuw vrijkomt?",
    similar:
      "Ik had interesse in het pand “{{title}}” (referentie {{reference}}), dat niet meer beschikbaar is. Hebt u iets gelijkaardigs?",
    withdrawn:
      "Ik had interesse in het pand met referentie {{reference}}, dat niet meer wordt aangeboden. Hebt u iets gelijkaardigs?",
  },
  sent: {
    visit: "Bezoek aangevraagd: {{when}}",
    listing: {
      heading: "Uw aanvraag is verstuurd naar {{agent}}",
      text: "De makelaar antwoordt u rechtstreeks. Wij stuurden een bevestiging naar uw e-mailadres; komt ze niet binnen enkele minuten aan, kijk dan in de map Ongewenste e-mail.",
    },
    operator: {
      heading: "Wij hebben uw bericht goed ontvangen",
      text: "Wij antwoorden u zo snel mogelijk. Wij stuurden een bevestiging naar uw e-mailadres; komt ze niet binnen enkele minuten aan, kijk dan in de map Ongewenste e-mail.",
    },
    again: "Nog een bericht sturen",
  },
  honeypot: "Laat dit leeg",
  errors: {
    nameRequired: "Vul uw naam in",
    nameLinks: "Vul uw naam in, zonder webadres",
    emailRequired: "Vul uw e-mailadres in",
    invalidEmail: "Dit e-mailadres is niet volledig of bevat een fout. Vul het in als naam@voorbeeld.be.",
    phoneNeeded: "Vul een telefoonnummer in, of kies antwoord per e-mail",
    invalidPhone: "Dit telefoonnummer is niet geldig. Vul het in cijfers in, bijvoorbeeld 02\u00a0123\u00a045\u00a067.",
    topicRequired: "Kies een onderwerp",
    messageRequired: "Schrijf een bericht",
    messageLinks: "Gebruik hoogstens drie links",
    tooLong: "Deze tekst is te lang. Maak hem korter.",
    tooQuick:
      "Het formulier werd heel snel verstuurd. Kijk het na en verstuur het opnieuw: wat u hebt ingevuld, staat er nog.",
    stale: "Deze pagina stond lang open. Verstuur het formulier opnieuw: wat u hebt ingevuld, staat er nog.",
    tooMany_one:
      "U verstuurde verschillende berichten in korte tijd. Probeer het over een minuut opnieuw: wat u hebt ingevuld, staat er nog.",
    tooMany_other:
      "U verstuurde verschillende berichten in korte tijd. Probeer het over {{count}} minuten opnieuw: wat u hebt ingevuld, staat er nog.",
    tooManyAtOnce_one:
      "U kunt nu nog maar één aanvraag versturen. Kies één pand of probeer het later opnieuw: wat u hebt ingevuld, staat er nog.",
    tooManyAtOnce_other:
      "U kunt nu nog maar {{count}} aanvragen versturen. Kies minder panden of probeer het later opnieuw: wat u hebt ingevuld, staat er nog.",
    unavailable:
      "Wij kunnen uw bericht nu niet ontvangen. Probeer het over een minuut opnieuw: wat u hebt ingevuld, staat er nog.",
    failed:
      "Er is iets misgegaan. Probeer het over enkele minuten opnieuw; blijft het gebeuren, bel of mail ons. Wat u hebt ingevuld, staat er nog.",
  },
} satisfies SameTexts<typeof en>;
