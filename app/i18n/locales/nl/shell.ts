import type en from "../en/shell.ts";
import type { SameTexts } from "../same-texts.ts";

export default {
  skip: "Naar de inhoud",
  home: "{{site}}, startpagina",
  loading: "Bezig met laden",
  nav: {
    label: "Hoofdmenu",
    open: "Menu",
    close: "Sluiten",
    types: "{{menu}}: types panden",
    all: "Alle panden {{deal}}",
    deals: { "to-let": "te huur", "for-sale": "te koop", investment: "als investering" },
    insights: "Gidsen",
    market: "Markt",
    contact: "Contact",
    languages: "Taal",
    notInLanguage: "Deze pagina bestaat niet in deze taal",
  },
  homes: { studio: "Studio" },
  account: {
    information: "Mijn gegevens",
    login: "Aanmelden",
    account: "Mijn account",
    logout: "Afmelden",
    loggingOut: "Bezig met afmelden",
    menu: "Mijn account: menu",
  },
  accountDialog: {
    close: "Sluiten",
    loading: "Een ogenblik",
    offline:
      "Wij kunnen de site niet bereiken. Controleer uw verbinding: het formulier verschijnt zodra die hersteld is.",
  },
  form: {
    optional: "optioneel",
    newTab: "opent in een nieuw tabblad",
    refusedTitle: "Fout: {{title}}",
    summary: "Verbeter de velden die hieronder zijn aangeduid.",
  },
  search: {
    label: "Beschrijf uw zoekopdracht",
    placeholder: "Kantoor in Gent",
    submit: "Zoeken",
  },
  footer: {
    label: "Voettekst",
    places: "Locaties",
    site: "Over {{site}}",
    aboutIn: { BE: "{{site}} in België", LU: "{{site}} in Luxemburg" },
    services: "Diensten",
    market: "Marktcijfers",
    areas: "Steden en wijken",
    about: "Kantoren, winkels, magazijnen en woningen te huur en te koop in België en Luxemburg.",
    demonstration: "Dit zijn demonstratiepanden: de gebouwen, de prijzen en de makelaars zijn fictief.",
    data: "Gegevensbronnen: {{sources}}",
  },
  company: {
    line: "{{label}}: {{value}}",
    companyNumber: "Ondernemingsnummer",
    vatNumber: "Btw-nummer",
    licence: "Erkenning",
    supervisor: "Toezichthoudende autoriteit",
    insurer: "Verzekeraar beroepsaansprakelijkheid",
  },
  errors: {
    offline:
      "Er is niets verstuurd: wij kunnen de site niet bereiken. Wat u hebt ingevuld, staat er nog; controleer uw verbinding en probeer het opnieuw.",
    unanswered:
      "De site antwoordde niet zoals verwacht: misschien is uw formulier niet verstuurd. Wat u hebt ingevuld, staat er nog; probeer het over een minuut opnieuw.",
    notFound: {
      heading: "Pagina niet gevonden",
      text: "De pagina is verplaatst of de link bevat een tikfout. Begin een zoekopdracht of volg een van de links hieronder.",
    },
    gone: {
      heading: "Dit pand is niet meer op de markt",
      text: "De makelaar heeft dit pand van de markt gehaald. Elke dag komen er gelijkaardige panden bij: begin een zoekopdracht om ze te vinden.",
    },
    unavailable: {
      heading: "Tijdelijk niet beschikbaar",
      text: "Wij kunnen onze panden nu niet tonen. Probeer het over een minuut opnieuw.",
    },
    failed: {
      heading: "Er is iets misgegaan",
      text: "Het probleem ligt bij ons. Probeer het opnieuw; blijft het gebeuren, bezorg ons dan de referentie hieronder.",
    },
    request: "Referentie {{id}}",
    retry: "Opnieuw proberen",
    helpful: "Nuttige pagina’s",
    homePage: "Startpagina",
  },
} satisfies SameTexts<typeof en>;
