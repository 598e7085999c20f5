import type en from "../en/strategies.ts";
import type { SameTexts } from "../same-texts.ts";

export default {
  heading: "Bewaarde zoekopdrachten",
  unreadable: "Een bewaarde zoekopdracht",
  save: {
    this: "Deze zoekopdracht bewaren",
    done: "Zoekopdracht bewaard",
    remove: "{{saved}} – uit uw bewaarde zoekopdrachten halen",
    offer: "Bewaar de zoekopdracht: in uw bewaarde zoekopdrachten ziet u wanneer er iets nieuws is.",
  },
  alert: {
    heading: "Net niet wat u zoekt?",
    submit: "Verwittig mij over zulke panden",
    done: "Zoekopdracht naar gelijkaardige panden bewaard",
    text: {
      any: "We bewaren een zoekopdracht op basis van dit pand: type en gemeente. {{next}}",
      surface:
        "We bewaren een zoekopdracht op basis van dit pand: type en gemeente, hoogstens een kwart kleiner of groter. {{next}}",
      price: "We bewaren een zoekopdracht op basis van dit pand: type en gemeente, hoogstens 15 % duurder. {{next}}",
      both: "We bewaren een zoekopdracht op basis van dit pand: type en gemeente, hoogstens een kwart kleiner of groter, hoogstens 15 % duurder. {{next}}",
    },
    next: "Wat nieuw is, staat daarna bij uw bewaarde zoekopdrachten.",
  },
  edit: {
    title: "U wijzigt de bewaarde zoekopdracht “{{name}}”",
    text: "Pas de filters aan en werk daarna de zoekopdracht bij. De naam en de e-mails blijven zoals ze zijn.",
    submit: "Deze zoekopdracht bijwerken",
    cancel: "Annuleren",
    equal: "U hebt precies deze zoekopdracht al bewaard: er is niets gewijzigd. Pas de filters aan of annuleer.",
  },
  notice: {
    saved: "Uw zoekopdracht is bewaard.",
    known: "U had deze zoekopdracht al bewaard; ze staat nu bovenaan in uw bewaarde zoekopdrachten.",
    all: "Bekijk uw bewaarde zoekopdrachten",
    removed: "Deze zoekopdracht is niet langer bewaard.",
    undo: "Ongedaan maken",
    restored: "Uw zoekopdracht is opnieuw bewaard.",
    full: "U hebt {{count}} bewaarde zoekopdrachten, het maximum. Verwijder er een en bewaar dan de nieuwe.",
  },
} satisfies SameTexts<typeof en>;
