import type en from "../en/saved-searches.ts";
import type { SameTexts } from "../same-texts.ts";

export default {
  description: "Uw bewaarde zoekopdrachten, met wat ze nu opleveren en wat nieuw is.",
  lead: "Wat u meer dan eens zoekt. Nieuw is wat sinds uw vorige bezoek is gepubliceerd.",
  empty: {
    title: "Nog niets bewaard",
    text: "Zoek een pand en kies boven de resultaten “Deze zoekopdracht bewaren”. Ze staat dan hier voor u klaar, met wat nieuw is.",
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
    edit: "Wijzigen",
    editNamed: "{{name}} wijzigen",
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
      "U krijgt geen e-mails over nieuwe panden. Wilt u ze wel, vink dan het vakje bij een zoekopdracht aan en kies hoe vaak; of zet ze aan in Mijn account.",
    unproven:
      "Uw e-mailadres is nog niet bevestigd: wij sturen u geen e-mails over nieuwe panden. Open de link die we u stuurden, of vraag een nieuwe.",
    paused:
      "Uw adres nam onze e-mails niet aan: die over nieuwe panden zijn gepauzeerd. In Mijn account kunt u ze hervatten.",
    kept: "Uw keuze is bewaard. {{silent}}",
    silent: {
      refused: "U krijgt nog geen e-mails: vink het vakje aan en kies daarna opnieuw hoe vaak.",
      unproven: "U krijgt geen e-mails zolang uw adres niet bevestigd is.",
      paused: "U krijgt geen e-mails: uw adres neemt ze niet aan.",
    },
    account: "Mijn account openen",
  },
  problem: {
    place: "“{{place}}”",
    gone_one:
      "De plaats {{places}} bestaat niet meer in onze plaatsenlijst: deze zoekopdracht vindt niets en verstuurt geen e-mails. Wijzig ze om in een andere plaats te zoeken, of verwijder ze.",
    gone_other:
      "De plaatsen {{places}} bestaan niet meer in onze plaatsenlijst: deze zoekopdracht vindt niets en verstuurt geen e-mails. Wijzig ze om in andere plaatsen te zoeken, of verwijder ze.",
    someGone_one:
      "De plaats {{places}} bestaat niet meer in onze plaatsenlijst. Deze zoekopdracht loopt verder in de andere plaatsen.",
    someGone_other:
      "De plaatsen {{places}} bestaan niet meer in onze plaatsenlijst. Deze zoekopdracht loopt verder in de andere plaatsen.",
    unreadable:
      "We kunnen deze zoekopdracht op dit moment niet uitvoeren en ze verstuurt geen e-mails. Open ze om het opnieuw te proberen, wijzig ze of verwijder ze.",
  },
  notice: {
    removed: "“{{name}}” is verwijderd.",
    undo: "Ongedaan maken",
    restored: "Uw zoekopdracht is terug.",
  },
} satisfies SameTexts<typeof en>;
