import type en from "../en/shortlist.ts";
import type { SameTexts } from "../same-texts.ts";

export default {
  viewed: { title: "Onlangs bekeken", clear: "Deze lijst wissen" },
  menu: "Selectie",
  menuCount_one: "Selectie, {{count}} pand",
  menuCount_other: "Selectie, {{count}} panden",
  add: "In mijn selectie bewaren",
  kept: "Uit mijn selectie verwijderen",
  addNamed: "{{title}}, {{place}} in mijn selectie bewaren",
  outcome: {
    added: "Toegevoegd aan uw selectie.",
    known: "Dit pand stond al in uw selectie.",
    removed: "Verwijderd uit uw selectie.",
    count_one: "{{count}} pand in uw selectie",
    count_other: "{{count}} panden in uw selectie",
    full: "Uw selectie is vol ({{count}} panden). Verwijder een pand om dit toe te voegen.",
    fullBrowser:
      "De selectie in deze browser is vol ({{count}} panden). Verwijder een pand of meld u aan: een account bevat er tot {{account}}.",
    failed: "Dat is niet gelukt. Probeer het opnieuw.",
    see: "Uw selectie bekijken",
  },
} satisfies SameTexts<typeof en>;
