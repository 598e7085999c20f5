import type en from "../en/strategies.ts";
import type { SameTexts } from "../same-texts.ts";

export default {
  description: "Uw bewaarde zoekopdrachten, met wat ze nu opleveren en wat nieuw is.",
  heading: "Bewaarde zoekopdrachten",
  lead: "Wat u meer dan eens zoekt. Nieuw is wat sinds uw vorige bezoek is gepubliceerd.",
  empty: {
    title: "Nog niets bewaard",
    text: "Zoek een pand en kies boven de resultaten ‘Deze zoekopdracht bewaren’. Ze staat dan hier voor u klaar, met wat nieuw is.",
    search: "Begin te zoeken",
  },
  count_one: "Nu {{formatted}} pand",
  count_other: "Nu {{formatted}} panden",
  none: "Op dit moment geen pand",
  fresh_one: "{{formatted}} nieuw sinds {{date}}",
  fresh_other: "{{formatted}} nieuw sinds {{date}}",
  dates: "Bewaard op {{created}} · laatst gebruikt op {{used}}",
  run_one: "Toon het pand",
  run_other: "Toon de panden",
  runNone: "Open de zoekopdracht",
  item: {
    rename: "Naam wijzigen",
    name: "Naam",
    nameHint: "Laat leeg om de zoekopdracht zelf te tonen.",
    saveName: "Naam bewaren",
    remove: "Verwijderen",
    removeNamed: "{{name}} verwijderen",
    renameNamed: "Naam van {{name}} wijzigen",
    runNamed: "{{action}}: {{name}}",
    changed: "Bewaard",
  },
  frequency: {
    legend: "Hoe vaak u e-mails over nieuwe panden wenst",
    off: "Geen",
    instant: "Meteen",
    daily: "Dagelijks",
    weekly: "Wekelijks",
    refused:
      "In Mijn account gaf u aan dat u geen e-mails over nieuwe panden wilt. Uw keuzes hier tellen zodra u die wel wilt.",
    account: "Dat wijzigen",
  },
  notice: {
    saved: "Uw zoekopdracht is bewaard.",
    known: "U had deze zoekopdracht al bewaard; ze staat nu bovenaan in uw bewaarde zoekopdrachten.",
    all: "Bekijk uw bewaarde zoekopdrachten",
    removed: "‘{{name}}’ is verwijderd.",
    undo: "Ongedaan maken",
    restored: "Uw zoekopdracht is terug.",
    full: "U hebt {{count}} bewaarde zoekopdrachten, het maximum. Verwijder er een en bewaar dan de nieuwe.",
  },
  save: {
    this: "Deze zoekopdracht bewaren",
    done: "Zoekopdracht bewaard",
    offer: "Bewaar de zoekopdracht: in uw bewaarde zoekopdrachten ziet u wanneer er iets nieuws is.",
  },
  alert: {
    heading: "Net niet wat u zoekt?",
    submit: "Verwittig mij over zulke panden",
    done: "Zulke panden: zoekopdracht bewaard",
    text: "We bewaren een zoekopdracht op basis van dit pand: type en gemeente, hoogstens een kwart kleiner of groter, hoogstens 15 % duurder. Wat nieuw is, staat daarna bij uw bewaarde zoekopdrachten.",
  },
} satisfies SameTexts<typeof en>;
