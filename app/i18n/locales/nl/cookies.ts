import type en from "../en/cookies.ts";
import type { SameTexts } from "../same-texts.ts";

export default {
  banner: {
    heading: "Welke cookies mogen wij gebruiken?",
    text: "De site heeft er enkele nodig. Met uw akkoord onthouden andere uw voorkeuren en meten ze bezoek en reclame. Wijzigen kan onderaan elke pagina.",
    signal:
      "Uw browser vraagt om u niet te volgen (Global Privacy Control). Wij zien dat als een weigering van analyse en reclame, tenzij u ze hier aanvaardt.",
  },
  accept: "Alles aanvaarden",
  customise: "Zelf kiezen",
  refuse: "Niet-essentiële weigeren",
  save: "Mijn keuzes bewaren",
  heading: "Uw keuzes",
  saved: "Uw keuze is bewaard. U kunt ze hier op elk moment wijzigen.",
  said: "Uw keuze is bewaard. U kunt ze onderaan elke pagina wijzigen.",
  none: "U hebt nog niet gekozen. Tot dan gebruiken wij alleen essentiële cookies.",
  since: "Uw keuze van {{date}} geldt een jaar; daarna vragen wij het u opnieuw.",
  onAccount: "Ze wordt in uw account bewaard en geldt op elk toestel waarop u zich aanmeldt.",
  signal:
    "Uw browser vraagt om u niet te volgen (Global Privacy Control). Wij zien dat als een weigering van analyse en reclame. Staat u ze hier toch toe, dan geldt uw keuze.",
  legend: "Cookies die wij mogen gebruiken",
  always: "Altijd aan",
  used: "Cookies: {{names}}",
  unused: "Momenteel niet in gebruik.",
  categories: {
    essential: {
      name: "Essentieel",
      text: "Nodig om de site te laten werken: aanmelden, selectie, meldingen over wat u net hebt gedaan en deze keuze.",
    },
    preferences: {
      name: "Voorkeuren",
      text: "Onthouden de taal die u het laatst gebruikte, zodat de site in die taal opent, en de panden die u het laatst hebt bekeken.",
    },
    analytics: {
      name: "Analyse",
      text: "Meten hoe de site wordt gebruikt, zodat wij ze kunnen verbeteren.",
    },
    advertising: {
      name: "Reclame",
      text: "Meten of onze reclame tot een bezoek aan de site of een aanvraag heeft geleid.",
    },
  },
  profile: {
    heading: "Cookies",
    none: "U hebt nog niet gekozen: alleen essentiële cookies worden gebruikt.",
    chosen: "Gekozen op",
    allowed: { preferences: "Toegestaan", analytics: "Toegestaan", advertising: "Toegestaan" },
    refused: { preferences: "Geweigerd", analytics: "Geweigerd", advertising: "Geweigerd" },
    change: "Mijn cookiekeuzes wijzigen",
  },
} satisfies SameTexts<typeof en>;
