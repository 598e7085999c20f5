import type en from "../en/emails.ts";
import type { SameTexts } from "../same-texts.ts";

export default {
  unsubscribe: {
    title: "Meldingen over nieuwe panden",
    ask: "Uitschrijven voor meldingen over nieuwe panden?",
    what: "{{site}} stuurt u dan geen e-mail meer wanneer een pand bij een van uw bewaarde zoekopdrachten past. De zoekopdrachten zelf blijven bewaard.",
    button: "Uitschrijven",
    done: "U bent uitgeschreven",
    stopped: "{{site}} stuurt u geen meldingen over nieuwe panden meer. Uw zoekopdrachten blijven bewaard.",
    undo: "Ongedaan maken: meldingen weer inschakelen",
  },
  search: {
    title: "Meldingen voor een bewaarde zoekopdracht",
    heading: "Deze zoekopdracht aanpassen",
    filters: "De zoekopdracht openen en de filters aanpassen",
    filtersHint:
      "Bewaar de zoekopdracht opnieuw met de nieuwe filters; schakel daarna hier de meldingen van de oude uit.",
    legend: "Frequentie van de meldingen",
    choices: { off: "Geen meldingen", instant: "Onmiddellijk", daily: "Dagelijks", weekly: "Wekelijks" },
    now: {
      off: "De meldingen staan nu uit.",
      instant: "De meldingen worden nu onmiddellijk verstuurd.",
      daily: "De meldingen worden nu dagelijks verstuurd.",
      weekly: "De meldingen worden nu wekelijks verstuurd.",
    },
    ask: {
      off: "De meldingen voor deze zoekopdracht pauzeren?",
      instant: "Onmiddellijk meldingen ontvangen?",
      daily: "Dagelijks meldingen ontvangen?",
      weekly: "Wekelijks meldingen ontvangen?",
    },
    button: {
      off: "Pauzeren",
      instant: "Onmiddellijk",
      daily: "Dagelijks",
      weekly: "Wekelijks",
    },
    done: {
      off: "De meldingen voor deze zoekopdracht zijn gepauzeerd",
      instant: "De meldingen worden voortaan onmiddellijk verstuurd",
      daily: "De meldingen worden voortaan dagelijks verstuurd",
      weekly: "De meldingen worden voortaan wekelijks verstuurd",
    },
    stays: "De zoekopdracht zelf blijft in uw bewaarde zoekopdrachten.",
    undo: "Ongedaan maken",
    others: "Alle opties voor deze zoekopdracht",
  },
  address: {
    title: "E-mailadres",
    prove: {
      ask: "Is dit uw adres?",
      what: "Iemand heeft met dit adres een account bij {{site}} geopend. Als u dat was, bevestig het dan om meldingen over panden te ontvangen. Zo niet, dan mag u deze pagina sluiten: zonder uw bevestiging schrijven wij u niet meer.",
      button: "Ja, mijn adres bevestigen",
      done: "Uw e-mailadres is bevestigd",
      text: "U kunt nu de e-mails ontvangen die u in Mijn account hebt gekozen.",
    },
    change: {
      ask: "Dit adres voortaan gebruiken?",
      what: "Uw account bij {{site}} gebruikt dan dit adres: u meldt zich ermee aan en wij sturen er al onze e-mails naartoe. Op al uw andere toestellen wordt u afgemeld.",
      button: "Ja, dit adres gebruiken",
      done: "Uw e-mailadres is gewijzigd",
      text: "Meld u voortaan aan met {{address}}.",
    },
    stop: {
      ask: "Dit adres behouden?",
      what: "Iemand vroeg om het e-mailadres van uw account bij {{site}} te wijzigen in {{next}}. Als u dat niet was, behoud dan uw adres en kies een nieuw wachtwoord.",
      button: "Ja, mijn adres behouden",
      done: "Uw e-mailadres is niet gewijzigd",
      text: "Hebt u de wijziging niet zelf gevraagd, dan kent iemand uw wachtwoord: kies nu een nieuw wachtwoord.",
      password: "Een nieuw wachtwoord kiezen",
      tooLate: "Het adres is al gewijzigd",
      tooLateText:
        "Uw account gebruikt nu het adres {{next}}. Was u dat niet, schrijf dan onmiddellijk naar {{email}}.",
    },
    taken: "Er bestaat al een account met dit adres",
    takenText:
      "Uw account behoudt het huidige adres. Meld u met {{address}} aan op het andere account, of gebruik een ander adres.",
    over: "Deze link is verlopen",
    overText:
      "Hij is ouder dan {{days}} dagen of door een andere vervangen. In Mijn account kunt u een nieuwe aanvragen.",
    opening:
      "De wijziging wordt op dit ogenblik doorgevoerd en kan niet meer worden geannuleerd. Kijk over een minuut opnieuw.",
    stopped: "De wijziging is geannuleerd",
    stoppedText: "Uw account behoudt het huidige adres.",
    unreachable: "Dat is niet gelukt. Probeer het over een minuut opnieuw; de link is nog geldig.",
    account: "Mijn account",
  },
  unknown: {
    heading: "Deze link is niet geldig",
    text: "Hij is onvolledig of verlopen, of verwijst naar iets dat niet meer bestaat. Kopieer de hele link uit de e-mail of ga naar Mijn account.",
    account: "Mijn account",
  },
} satisfies SameTexts<typeof en>;
