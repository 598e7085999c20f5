import type en from "../en/cookies.ts";
import type { SameTexts } from "../same-texts.ts";

export default {
  banner: {
    heading: "Welke cookies mogen we gebruiken?",
    text: "De site heeft enkele cookies nodig om te werken. Andere onthouden, met uw toestemming, uw voorkeuren en meten hoe de site wordt gebruikt en wat onze reclame oplevert. U kunt op elk moment van gedachten veranderen, onderaan elke pagina.",
    signal:
      "Uw browser vraagt om u niet te volgen (Global Privacy Control). Wij zien dat als een weigering van analyse en reclame, tenzij u ze hier aanvaardt.",
  },
  accept: "Alles aanvaarden",
  customise: "Aanpassen",
  refuse: "Niet-essentiële weigeren",
  save: "Mijn keuzes bewaren",
  heading: "Uw keuzes",
  saved: "Uw keuze is bewaard. U kunt ze hier op elk moment wijzigen.",
  said: "Uw keuze is bewaard. U kunt ze onderaan elke pagina wijzigen.",
  none: "U hebt nog niet gekozen. Tot dan gebruiken wij alleen wat essentieel is.",
  since: "Uw keuze van {{date}} geldt een jaar; daarna vragen wij het u opnieuw.",
  onAccount: "Ze wordt bij uw account bewaard en geldt op elk toestel waarop u zich aanmeldt.",
  signal:
    "Uw browser vraagt om u niet te volgen (Global Privacy Control). Wij zien dat als een weigering van analyse en reclame. Staat u ze hier toch toe, dan geldt uw keuze.",
  legend: "Wat we mogen gebruiken",
  always: "Altijd aan",
  used: "Cookies: {{names}}",
  unused: "Momenteel niet in gebruik.",
  categories: {
    essential: {
      name: "Essentieel",
      text: "Wat de site niet kan missen: aanmelden, de selectie, wat u net hebt gevraagd, en deze keuze.",
    },
    preferences: {
      name: "Voorkeuren",
      text: "Onthoudt in welke taal u de site het laatst las, zodat u ze bij uw terugkeer in die taal terugvindt.",
    },
    analytics: {
      name: "Analyse",
      text: "Meet hoe de site wordt gebruikt, zodat wij ze kunnen verbeteren.",
    },
    advertising: {
      name: "Reclame",
      text: "Meet of reclame van ons tot een bezoek of een aanvraag heeft geleid.",
    },
  },
  profile: {
    heading: "Cookies",
    none: "U hebt nog niet gekozen: alleen wat essentieel is, wordt gebruikt.",
    chosen: "Gekozen op",
    allowed: "Toegestaan",
    refused: "Geweigerd",
    change: "Mijn cookiekeuzes wijzigen",
  },
} satisfies SameTexts<typeof en>;
