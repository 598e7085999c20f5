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
      off: "Op dit moment vertrekken er geen e-mails voor.",
      instant: "Op dit moment vertrekken de e-mails zodra er een nieuw pand is.",
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
  unknown: {
    heading: "Deze link leidt nergens heen",
    text: "Hij werd onderweg afgebroken, of de zoekopdracht bestaat niet meer. Kopieer de hele link uit de e-mail, of kies uw e-mails in Mijn account.",
    account: "Mijn account",
  },
} satisfies SameTexts<typeof en>;
