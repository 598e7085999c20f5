import type en from "../en/contact.ts";
import type { SameTexts } from "../same-texts.ts";

export default {
  page: {
    title: "Contact",
    description: "{{site}} bereiken: adres, e-mail, telefoon, openingsuren en de talen die we spreken.",
    heading: "Schrijf, bel of kom langs",
    lead: "Een vraag over een zoekopdracht, een pand of deze site? U krijgt antwoord van een mens, in het Nederlands, Frans of Engels.",
    about: "Gaat het om één bepaald pand? Op de pagina ervan staat de makelaar die het het best kent.",
    mail: "E-mail",
    phone: "Telefoon",
    address: "Adres",
    hours: "Openingsuren",
    languages: "Talen",
    spoken: "Nederlands, Frans en Engels",
    weekdays: "Maandag tot vrijdag",
    weekdayHours: "9 tot 17.30 uur",
    weekend: "Zaterdag en zondag",
    weekendHours: "gesloten",
    steps: {
      heading: "Zo werkt het",
      first: { title: "Zeg wat u nodig hebt", text: "Eén zin volstaat: wat, waar, hoe groot, hoeveel." },
      second: {
        title: "Vergelijk wat er is",
        text: "Prijzen zoals de markt ze noemt, oppervlaktes en energielabels naast elkaar.",
      },
      third: {
        title: "Praat met de makelaar",
        text: "Uw vraag gaat rechtstreeks naar wie het pand aanbiedt. Wij komen in de transactie niet tussen.",
      },
    },
    role: "{{site}} brengt wie zoekt en wie aanbiedt met elkaar in contact. De site verkoopt of verhuurt zelf geen panden en is geen partij bij een huur of verkoop.",
  },
  fields: {
    name: "Naam",
    email: "E-mail",
    phone: "Telefoon",
    topic: "Waarover gaat het?",
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
    wish: "Ik wil graag een bezoek brengen",
    days: "Dagen die u passen",
    parts: "Moment van de dag",
    open: "Laat open wat niet uitmaakt.",
  },
  days: {
    monday: "Maandag",
    tuesday: "Dinsdag",
    wednesday: "Woensdag",
    thursday: "Donderdag",
    friday: "Vrijdag",
    saturday: "Zaterdag",
  },
  parts: { morning: "Voormiddag", afternoon: "Namiddag", evening: "Na 17 uur" },
  listing: {
    heading: "Vraag meer over dit pand",
    headingSimilar: "Vraag naar een vergelijkbaar pand",
    goesTo: "Uw bericht gaat naar",
    points: {
      nobodyElse: "Geen andere makelaar ziet het.",
      answer: "Zij antwoorden u zelf, per e-mail of telefoon, zoals u verkiest.",
      confirmation: "U krijgt meteen een bevestiging per e-mail.",
    },
    similar: "Dit pand is niet meer beschikbaar. Misschien kent de makelaar een ander dat u past.",
    call: "Of bel {{phone}}",
    submit: "Mijn aanvraag versturen",
  },
  operator: { heading: "Schrijf ons", submit: "Mijn bericht versturen" },
  sending: "Bezig met versturen",
  consent: {
    listing:
      "Als u dit verstuurt, krijgt {{agent}} uw gegevens om u te antwoorden; {{site}} bewaart ze hoogstens twee jaar. Zie ons {{privacy}}.",
    operator:
      "Als u dit verstuurt, krijgt {{site}} uw gegevens om u te antwoorden en bewaart ze hoogstens twee jaar. Zie ons {{privacy}}.",
    privacy: "privacybeleid",
  },
  suggestion: {
    ask: "Ik had graag meer vernomen over {{title}} (referentie {{reference}}). Is het nog beschikbaar?",
    underOption:
      "Ik heb interesse in {{title}} (referentie {{reference}}), dat in optie is. Laat u het mij weten als het opnieuw vrijkomt?",
    similar:
      "Ik had interesse in {{title}} (referentie {{reference}}), dat niet meer beschikbaar is. Hebt u iets vergelijkbaars?",
    withdrawn:
      "Ik had interesse in het pand met referentie {{reference}}, dat niet meer wordt aangeboden. Weet u iets vergelijkbaars?",
  },
  sent: {
    listing: {
      heading: "Uw aanvraag is onderweg naar {{agent}}",
      text: "Zij antwoorden u zelf. Wij stuurden een bevestiging naar uw e-mailadres; vindt u ze niet binnen enkele minuten, kijk dan bij de ongewenste e-mail.",
    },
    operator: {
      heading: "Wij hebben uw bericht goed ontvangen",
      text: "Iemand leest het en antwoordt u. Wij stuurden een bevestiging naar uw e-mailadres; vindt u ze niet binnen enkele minuten, kijk dan bij de ongewenste e-mail.",
    },
    again: "Nog een bericht schrijven",
  },
  honeypot: "Laat dit leeg",
  errors: {
    nameRequired: "Uw naam is verplicht",
    nameLinks: "Geef uw naam zonder webadres",
    emailRequired: "E-mailadres is verplicht",
    invalidEmail: "Ongeldig e-mailadres",
    phoneNeeded: "Wij hebben een telefoonnummer nodig om u te bellen",
    invalidPhone: "Dit is geen telefoonnummer. Schrijf het in cijfers, bijvoorbeeld 02 123 45 67.",
    topicRequired: "Kies waarover het gaat",
    messageRequired: "Schrijf een bericht",
    messageLinks: "Hoogstens drie links, alstublieft",
    tooLong: "Deze tekst is te lang",
    tooQuick: "Dat ging heel snel. Lees het even na en verstuur het nog eens: wat u invulde, staat er nog.",
    stale: "Deze pagina stond al lang open. Er is niets verloren: verstuur uw bericht nog eens.",
    tooMany_one:
      "Er kwamen verschillende berichten van u in korte tijd. Er is niets verloren: verstuur dit over een minuut nog eens.",
    tooMany_other:
      "Er kwamen verschillende berichten van u in korte tijd. Er is niets verloren: verstuur dit over {{count}} minuten nog eens.",
    unavailable: "Wij kunnen uw bericht nu niet aannemen. Er is niets verloren: verstuur het over een minuut nog eens.",
    failed: "Er is iets misgegaan. Probeer het later opnieuw. Wat u invulde, staat er nog.",
  },
} satisfies SameTexts<typeof en>;
