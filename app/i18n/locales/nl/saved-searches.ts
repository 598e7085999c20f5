import type en from "../en/saved-searches.ts";
import type { SameTexts } from "../same-texts.ts";

export default {
  description: "Uw bewaarde zoekopdrachten, met de panden die ze nu vinden en wat nieuw is.",
  lead: "Voer uw zoekopdrachten opnieuw uit en zie welke panden nieuw zijn sinds uw vorige bezoek.",
  empty: {
    title: "Nog geen bewaarde zoekopdrachten",
    text: "Zoek panden en kies boven de resultaten “Deze zoekopdracht bewaren”.",
    search: "Beginnen met zoeken",
  },
  count_one: "Nu {{formatted}} pand",
  count_other: "Nu {{formatted}} panden",
  none: "Op dit moment geen panden",
  fresh_one: "{{formatted}} nieuw sinds {{date}}",
  fresh_other: "{{formatted}} nieuw sinds {{date}}",
  dates: "Bewaard op {{created}} · laatst gebruikt op {{used}}",
  run_one: "Het pand tonen",
  run_other: "De panden tonen",
  runNone: "De zoekopdracht openen",
  item: {
    edit: "Wijzigen",
    editNamed: "{{name}} wijzigen",
    rename: "Naam wijzigen",
    name: "Naam",
    nameHint: "Laat leeg om de zoekcriteria te tonen.",
    saveName: "Naam bewaren",
    remove: "Verwijderen",
    removeNamed: "{{name}} verwijderen",
    renameNamed: "Naam van {{name}} wijzigen",
    runNamed: "{{action}}: {{name}}",
    changed: "Bewaard",
  },
  frequency: {
    legend: "Frequentie van de meldingen",
    off: "Geen meldingen",
    instant: "Onmiddellijk",
    daily: "Dagelijks",
    weekly: "Wekelijks",
    refused:
      "Uw meldingen staan uit. Wilt u ze ontvangen, kies dan een frequentie bij een zoekopdracht of schakel ze in via Mijn account.",
    unproven:
      "Uw e-mailadres is nog niet bevestigd, dus sturen wij geen meldingen. Open de link die wij u stuurden of vraag een nieuwe aan.",
    paused:
      "Uw adres weigerde onze e-mails, dus zijn uw meldingen gepauzeerd. In Mijn account kunt u ze weer inschakelen.",
    saved: "Uw keuze is bewaard. {{silent}}",
    silent: {
      unproven: "U krijgt geen meldingen zolang uw adres niet bevestigd is.",
      paused: "U krijgt geen meldingen: uw adres weigert onze e-mails.",
    },
    account: "Mijn account openen",
  },
  problem: {
    place: "“{{place}}”",
    gone_one:
      "De locatie {{places}} staat niet meer in onze lijst: deze zoekopdracht vindt niets en verstuurt geen meldingen. Wijzig ze om op een andere locatie te zoeken, of verwijder ze.",
    gone_other:
      "De locaties {{places}} staan niet meer in onze lijst: deze zoekopdracht vindt niets en verstuurt geen meldingen. Wijzig ze om op andere locaties te zoeken, of verwijder ze.",
    someGone_one:
      "De locatie {{places}} staat niet meer in onze lijst. Deze zoekopdracht loopt verder op de andere locaties.",
    someGone_other:
      "De locaties {{places}} staan niet meer in onze lijst. Deze zoekopdracht loopt verder op de andere locaties.",
    unreadable:
      "Wij kunnen deze zoekopdracht op dit moment niet uitvoeren en ze verstuurt geen meldingen. Open ze om het opnieuw te proberen, wijzig ze of verwijder ze.",
  },
  notice: {
    removed: "“{{name}}” is verwijderd.",
    undo: "Ongedaan maken",
    restored: "Uw zoekopdracht is hersteld.",
  },
} satisfies SameTexts<typeof en>;
