import type en from "../en/emails.ts";
import type { SameTexts } from "../same-texts.ts";

export default {
  unsubscribe: {
    title: "E-mails over nieuwe panden",
    ask: "Geen e-mails over nieuwe panden meer?",
    what: "{{site}} schrijft u dan niet meer wanneer een pand bij een van uw bewaarde zoekopdrachten past. De zoekopdrachten zelf blijven zoals ze zijn.",
    button: "Uitschrijven",
    done: "U bent uitgeschreven",
    stopped: "{{site}} schrijft u niet meer over nieuwe panden. Uw bewaarde zoekopdrachten blijven zoals ze zijn.",
    undo: "Ongedaan maken: opnieuw ontvangen",
  },
  search: {
    title: "E-mails over een bewaarde zoekopdracht",
    heading: "Deze zoekopdracht aanpassen",
    filters: "Openen en de filters aanpassen",
    filtersHint: "Bewaar de zoekopdracht opnieuw met de nieuwe filters; deze kan dan op pauze.",
    legend: "Hoe vaak u e-mails over nieuwe panden wenst",
    choices: { off: "Geen", instant: "Meteen", daily: "Dagelijks", weekly: "Wekelijks" },
    now: {
      off: "Op dit moment krijgt u er geen e-mails over.",
      instant: "Op dit moment komen de e-mails zodra er een nieuw pand is.",
      daily: "Op dit moment komen de e-mails één keer per dag.",
      weekly: "Op dit moment komen de e-mails één keer per week.",
    },
    ask: {
      off: "De e-mails over deze zoekopdracht pauzeren?",
      instant: "Meteen van nieuwe panden horen?",
      daily: "Eén keer per dag van nieuwe panden horen?",
      weekly: "Eén keer per week van nieuwe panden horen?",
    },
    button: {
      off: "Pauzeren",
      instant: "Voortaan meteen",
      daily: "Voortaan één keer per dag",
      weekly: "Voortaan één keer per week",
    },
    done: {
      off: "De e-mails staan op pauze",
      instant: "De e-mails komen voortaan meteen",
      daily: "De e-mails komen voortaan één keer per dag",
      weekly: "De e-mails komen voortaan één keer per week",
    },
    stays: "De zoekopdracht zelf blijft bij uw bewaarde zoekopdrachten staan.",
    undo: "Ongedaan maken",
    others: "Alle keuzes voor deze zoekopdracht",
  },
  address: {
    title: "E-mailadres",
    prove: {
      ask: "Is {{address}} uw adres?",
      what: "Iemand heeft er een account bij {{site}} mee geopend. Was u dat, bevestig het dan: dan kunnen e-mails over panden u bereiken. Was u het niet, sluit dan gewoon deze pagina: zonder uw bevestiging sturen wij er niets anders naartoe.",
      button: "Ja, mijn adres bevestigen",
      done: "Uw e-mailadres is bevestigd",
      text: "De e-mails over panden die u in Mijn account hebt gekozen, kunnen u nu bereiken.",
    },
    change: {
      ask: "Voortaan {{address}} gebruiken?",
      what: "Uw account bij {{site}} heeft dan dit adres: u meldt zich ermee aan en al onze e-mails gaan ernaartoe. Overal elders wordt u afgemeld.",
      button: "Ja, dit adres gebruiken",
      done: "Uw account heeft zijn nieuwe adres",
      text: "Meld u voortaan aan met {{address}}.",
    },
    stop: {
      ask: "{{address}} behouden?",
      what: "Iemand vroeg om het e-mailadres van uw account bij {{site}} te wijzigen in {{next}}. Was u dat niet, behoud dan uw adres en kies een nieuw wachtwoord.",
      button: "Ja, mijn adres behouden",
      done: "Uw account behoudt zijn adres",
      text: "Hebt u de wijziging niet zelf gevraagd, dan kent iemand uw wachtwoord: kies nu een nieuw.",
      password: "Een nieuw wachtwoord kiezen",
      tooLate: "Het adres was al gewijzigd",
      tooLateText: "Uw account heeft nu het adres {{next}}. Was u dat niet, schrijf dan meteen naar {{email}}.",
    },
    taken: "Er bestaat al een account met dit adres",
    takenText:
      "Uw account behoudt het adres dat het heeft. Meld u bij het andere aan met {{address}}, of gebruik een ander adres.",
    over: "Deze link werkt niet meer",
    overText:
      "Hij is ouder dan {{days}} dagen, of een andere kwam in de plaats. In Mijn account kunt u een nieuwe laten sturen.",
    opening:
      "De wijziging wordt op dit ogenblik doorgevoerd en kan nu niet worden tegengehouden. Probeer het over een minuut opnieuw: u ziet dan wat ervan geworden is.",
    stopped: "De wijziging is tegengehouden",
    stoppedText: "Uw account behoudt het adres dat het heeft.",
    unreachable: "Dat is net niet gelukt. Probeer het over een minuut opnieuw; de link werkt nog.",
    account: "Mijn account",
  },
  unknown: {
    heading: "Deze link leidt nergens heen",
    text: "Hij is niet volledig, hij is verlopen, of waar hij over ging, bestaat niet meer. Kopieer de hele link uit de e-mail, of ga verder in Mijn account.",
    account: "Mijn account",
  },
} satisfies SameTexts<typeof en>;
