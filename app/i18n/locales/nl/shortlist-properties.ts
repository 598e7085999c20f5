import type en from "../en/shortlist-properties.ts";
import type { SameTexts } from "../same-texts.ts";

export default {
  title: "Selectie",
  description: "De panden die u bewaart, met uw notities, en tot vier ervan naast elkaar.",
  heading: "Uw selectie",
  empty: {
    title: "Nog niets bewaard",
    text: "Druk op het hartje bij een pand dat u bevalt. Het wacht hier op u, en u kunt er tot vier naast elkaar zetten.",
    search: "Beginnen met zoeken",
  },
  lead: {
    account: "Bewaard in uw account, op elk toestel waarop u zich aanmeldt.",
    browser:
      "Alleen in deze browser bewaard. Meld u aan: de panden gaan mee naar uw account, waar u notities kunt toevoegen.",
    login: "Aanmelden",
  },
  left_one:
    "{{count}} pand dat u in deze browser bewaarde, vindt geen plaats in uw account. Verwijder een ander en het volgt.",
  left_other:
    "{{count}} panden die u in deze browser bewaarde, vinden geen plaats in uw account. Verwijder er andere en ze volgen.",
  gone: {
    let: "Dit pand is verhuurd.",
    sold: "Dit pand is verkocht.",
    withdrawn: "De adverteerder heeft dit pand teruggetrokken.",
  },
  remove: "Verwijderen",
  removeNamed: "{{title}} verwijderen",
  note: {
    label: "Notitie",
    labelNamed: "Notitie bij {{title}}",
    hint: "Alleen u ziet ze; hoogstens {{count}} tekens.",
    save: "Notitie bewaren",
    saved: "Bewaard",
  },
  notice: {
    removed: "“{{title}}” staat niet meer in uw selectie.",
    undo: "Ongedaan maken",
    restored: "“{{title}}” staat weer in uw selectie.",
  },
  compare: {
    title: "Vergelijken",
    choose: "Vergelijken",
    chooseNamed: "{{title}} vergelijken",
    submit: "Gekozen panden vergelijken",
    hint: "Kies twee tot vier panden.",
    heading_one: "{{count}} pand",
    heading_other: "{{count}} panden naast elkaar",
    differs: "Wat verschilt, valt op.",
    different: "verschilt",
    tooMany: "Hoogstens vier panden staan naast elkaar: dit zijn de eerste vier. Niet getoond: {{titles}}.",
    tooFew: "Kies minstens twee panden om te vergelijken.",
    back: "Terug naar uw selectie",
    table: "Vergelijking",
    none: "niet meegedeeld",
    rows: {
      price: "Prijs",
      compared: "Prijs om te vergelijken",
      surface: "Oppervlakte",
      place: "Plaats",
      energy: "Energielabel",
      available: "Beschikbaarheid",
      note: "Uw notitie",
    },
  },
} satisfies SameTexts<typeof en>;
