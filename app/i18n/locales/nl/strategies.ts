import type en from "../en/strategies.ts";
import type { SameTexts } from "../same-texts.ts";

export default {
  heading: "Bewaarde zoekopdrachten",
  unreadable: "Bewaarde zoekopdracht",
  save: {
    this: "Deze zoekopdracht bewaren",
    done: "Zoekopdracht bewaard",
    remove: "{{saved}} – uit bewaarde zoekopdrachten verwijderen",
    offer: "Bewaar deze zoekopdracht om nieuwe panden te volgen.",
  },
  alert: {
    heading: "Zoekt u iets gelijkaardigs?",
    submit: "Hou mij op de hoogte van gelijkaardige panden",
    done: "Zoekopdracht naar gelijkaardige panden bewaard",
    text: {
      any: "Wij bewaren een zoekopdracht op basis van dit pand: zelfde type en gemeente. {{next}}",
      surface:
        "Wij bewaren een zoekopdracht op basis van dit pand: zelfde type en gemeente, hoogstens 25 % kleiner of groter. {{next}}",
      price:
        "Wij bewaren een zoekopdracht op basis van dit pand: zelfde type en gemeente, hoogstens 15 % duurder. {{next}}",
      both: "Wij bewaren een zoekopdracht op basis van dit pand: zelfde type en gemeente, hoogstens 25 % kleiner of groter, hoogstens 15 % duurder. {{next}}",
    },
    next: "Nieuwe panden vindt u voortaan bij uw bewaarde zoekopdrachten.",
  },
  edit: {
    title: "U wijzigt de bewaarde zoekopdracht “{{name}}”",
    text: "Pas de filters aan en werk daarna de zoekopdracht bij. De naam en de meldingen blijven dezelfde.",
    submit: "Deze zoekopdracht bijwerken",
    cancel: "Annuleren",
    equal:
      "U hebt al een bewaarde zoekopdracht met precies deze criteria: er is niets gewijzigd. Pas de filters aan of annuleer.",
  },
  frequency: {
    ask: "Hoe vaak wilt u meldingen over nieuwe panden?",
    off: "Geen meldingen",
    instant: "Onmiddellijk",
    daily: "Dagelijks",
    weekly: "Wekelijks",
    agree:
      "Door Onmiddellijk, Dagelijks of Wekelijks te kiezen gaat u akkoord met onze meldingen per e-mail: “{{consent}}”",
    silent: {
      unproven: "U krijgt meldingen zodra u uw e-mailadres bevestigt met de link die wij u stuurden.",
      paused: "U krijgt geen meldingen: uw adres weigert onze e-mails.",
    },
  },
  notice: {
    close: "Sluiten",
    alerts: "Uw keuze is bewaard.",
    saved: "Uw zoekopdracht is bewaard.",
    known: "U had deze zoekopdracht al bewaard; ze staat nu bovenaan in uw bewaarde zoekopdrachten.",
    all: "Bekijk uw bewaarde zoekopdrachten",
    removed: "Deze zoekopdracht is niet langer bewaard.",
    undo: "Ongedaan maken",
    restored: "Uw zoekopdracht is hersteld.",
    full: "U hebt het maximum van {{count}} bewaarde zoekopdrachten bereikt. Verwijder er een om deze te bewaren.",
  },
} satisfies SameTexts<typeof en>;
