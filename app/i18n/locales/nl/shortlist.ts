import type en from "../en/shortlist.ts";
import type { SameTexts } from "../same-texts.ts";

export default {
  menu: "Selectie",
  menuCount_one: "Selectie, {{count}} pand",
  menuCount_other: "Selectie, {{count}} panden",
  addundefined: "In mijn selectie bewaren",
  addNamed: "Bewaar {{title}}, {{place}}",
  outcome: {
    kept: "Dit pand staat in uw selectie.",
    known: "Dit pand stond al in uw selectie.",
    removed: "Dit pand staat niet meer in uw selectie.",
    count_one: "{{count}} pand in uw selectie",
    count_other: "{{count}} panden in uw selectie",
    full: "Uw selectie telt {{count}} panden, meer kunnen er niet in. Verwijder er een en bewaar dan het nieuwe.",
    fullBrowser:
      "Deze browser bewaart niet meer dan {{count}} panden. Verwijder er een, of meld u aan: een account bewaart er {{account}}.",
    failed: "Dat is niet gelukt. Probeer het opnieuw.",
    see: "Uw selectie bekijken",
  },
} satisfies SameTexts<typeof en>;
