import type en from "../en/shortlist-properties.ts";
import type { SameTexts } from "../same-texts.ts";

export default {
  title: "Selectie",
  description: "De panden in uw selectie, met uw notities, en tot vier ervan naast elkaar.",
  heading: "Uw selectie",
  empty: {
    title: "Uw selectie is leeg",
    text: "Druk op het hartje bij een pand om het aan uw selectie toe te voegen. U kunt er tot vier naast elkaar vergelijken.",
    search: "Beginnen met zoeken",
  },
  lead: {
    account: "Bewaard in uw account, op elk toestel waarop u zich aanmeldt.",
    browser:
      "Alleen in deze browser bewaard. Meld u aan om de panden naar uw account mee te nemen en notities toe te voegen.",
    login: "Aanmelden",
  },
  left_one: "Uw selectie is vol: verwijder een pand om het pand uit deze browser toe te voegen.",
  left_other: "Uw selectie is vol: verwijder panden om de {{count}} panden uit deze browser toe te voegen.",
  gone: {
    let: "Dit pand is verhuurd.",
    sold: "Dit pand is verkocht.",
    withdrawn: "De makelaar heeft dit pand teruggetrokken.",
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
    removed: "“{{title}}” is uit uw selectie verwijderd.",
    undo: "Ongedaan maken",
    restored: "“{{title}}” staat weer in uw selectie.",
  },
  compare: {
    title: "Vergelijken",
    choose: "Vergelijken",
    chooseNamed: "{{title}} vergelijken",
    submit: "Geselecteerde panden vergelijken",
    hint: "Selecteer twee tot vier panden.",
    heading_one: "{{count}} pand",
    heading_other: "{{count}} panden naast elkaar",
    differs: "Verschillen zijn gemarkeerd.",
    different: "verschillend",
    tooMany: "U kunt hoogstens vier panden vergelijken: dit zijn de eerste vier. Niet getoond: {{titles}}.",
    tooFew: "Selecteer minstens twee panden om te vergelijken.",
    back: "Terug naar uw selectie",
    table: "Vergelijking",
    none: "niet meegedeeld",
    rows: {
      price: "Prijs",
      compared: "Prijs in dezelfde eenheid",
      perSquareMetre: "Prijs per m²",
      surface: "Oppervlakte",
      place: "Ligging",
      station: "Te voet naar een station",
      energy: "Energielabel",
      available: "Beschikbaarheid",
      note: "Uw notitie",
    },
  },
} satisfies SameTexts<typeof en>;
