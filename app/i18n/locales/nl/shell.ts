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
    types: "{{menu}}: soorten panden",
    all: "Alle panden {{deal}}",
    deals: { "to-let": "te huur", "for-sale": "te koop", investment: "als investering" },
    insights: "Inzichten",
    contact: "Contact",
    languages: "Taal",
    notInLanguage: "Deze pagina bestaat niet in deze taal",
  },
  account: {
    information: "Mijn gegevens",
    login: "Aanmelden",
    account: "Mijn account",
    logout: "Afmelden",
    loggingOut: "Bezig met afmelden",
    menu: "Mijn account: menu",
  },
  accountDialog: { label: "Mijn account", close: "Sluiten", loading: "Een ogenblik" },
  form: {
    optional: "optioneel",
    newTab: "opent in een nieuw tabblad",
    summary: "Kijk na wat hieronder is aangeduid.",
  },
  search: {
    label: "Zoeken in één zin",
    placeholder: "Kantoor 300 m² in Elsene",
    submit: "Zoeken",
  },
  footer: {
    label: "Meer van {{site}}",
    places: "Plaatsen",
    site: "Over {{site}}",
    aboutIn: { BE: "{{site}} in België", LU: "{{site}} in Luxemburg" },
    services: "Diensten",
    about: "Kantoren, winkels, magazijnen en woningen te huur en te koop in België en Luxemburg.",
    demonstration: "Dit zijn demonstratiepanden: de gebouwen, de prijzen en de mensen erachter zijn verzonnen.",
    data: "Gegevens: {{sources}}",
  },
  errors: {
    offline:
      "Dit is niet verzonden: we kunnen de site niet bereiken. Wat u hebt ingevuld, staat er nog; controleer uw verbinding en probeer het opnieuw.",
    unanswered:
      "De site heeft niet zoals verwacht geantwoord. Misschien is wat u verstuurde niet aangekomen. Wat u hebt ingevuld, staat er nog: probeer het over een minuut opnieuw.",
    notFound: {
      heading: "Op dit adres woont niemand",
      text: "De pagina is misschien verhuisd, of er zit een tikfout in de link. Wat u zoekt, staat wellicht elders op de site.",
    },
    gone: {
      heading: "Dit pand is van de markt",
      text: "De adverteerder heeft het teruggetrokken. Elke dag komen er gelijkaardige panden bij.",
    },
    unavailable: {
      heading: "Heel even gesloten",
      text: "We kunnen onze panden nu niet bereiken. Probeer het over een minuut opnieuw.",
    },
    failed: {
      heading: "Er is bij ons iets omgevallen",
      text: "U hebt niets verkeerd gedaan. Probeer het opnieuw; blijft het gebeuren, geef ons dan het nummer hieronder door.",
    },
    request: "Referentie {{id}}",
    retry: "Opnieuw proberen",
    helpful: "Misschien een van deze",
    homePage: "Startpagina",
  },
} satisfies SameTexts<typeof en>;
