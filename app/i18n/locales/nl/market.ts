import type market from "../en/market.ts";
import type { SameTexts } from "../same-texts.ts";

export default {
  crumb: "Markt",
  eyebrow: "Markt",
  of: "{{what}} {{deal}}",
  title: {
    "to-let": "{{heading}}: huurprijzen en markt",
    "for-sale": "{{heading}}: prijzen en markt",
    investment: "{{heading}}: prijzen, rendement en markt",
  },
  description: {
    "to-let":
      "{{heading}}: de mediane gevraagde huurprijs bedraagt {{median}}. Prijsvork, aantal panden in ons aanbod ({{formatted}}), aantal dagen online en de laatste twaalf maanden.",
    "for-sale":
      "{{heading}}: de mediane vraagprijs bedraagt {{median}}. Prijsvork, aantal panden in ons aanbod ({{formatted}}), aantal dagen online en de laatste twaalf maanden.",
    investment:
      "{{heading}}: de mediane vraagprijs bedraagt {{median}}. Rendement, prijsvork, aantal panden in ons aanbod ({{formatted}}), aantal dagen online en de laatste twaalf maanden.",
  },
  descriptionOfNone: {
    "to-let":
      "{{heading}}: gevraagde huurprijzen, prijsvork, aantal panden in ons aanbod en de laatste twaalf maanden.",
    "for-sale": "{{heading}}: vraagprijzen, prijsvork, aantal panden in ons aanbod en de laatste twaalf maanden.",
    investment: "{{heading}}: vraagprijzen, rendement, aantal panden in ons aanbod en de laatste twaalf maanden.",
  },
  tooFew:
    "Hier worden te weinig panden met een prijs aangeboden om een mediaan te berekenen: wij tonen prijzen vanaf vijf panden.",
  elsewhere: "Bekijk de cijfers {{where}}",
  search_one: "Bekijk {{formatted}} pand",
  search_other: "Bekijk {{formatted}} panden",
  investments_one: "Bekijk {{formatted}} investering",
  investments_other: "Bekijk {{formatted}} investeringen",
  others: "Andere markten hier",
  figures: {
    median: {
      "to-let": "mediane gevraagde huurprijs",
      "for-sale": "mediane vraagprijs",
      investment: "mediane vraagprijs",
    },
    half: {
      "to-let": "middelste helft van de huurprijzen",
      "for-sale": "middelste helft van de prijzen",
      investment: "middelste helft van de prijzen",
    },
    shop: "voor {{surface}} aan de mediane huurprijs",
    yield: "mediaan brutorendement van {{formatted}} investeringen",
    listings_one: "pand in ons aanbod",
    listings_other: "panden in ons aanbod",
    listingsPriced: "panden in ons aanbod, waarvan {{priced}} met prijs",
    new_one: "nieuw in de laatste 30 dagen",
    new_other: "nieuw in de laatste 30 dagen",
    days_one: "dag online tot nu toe (mediaan)",
    days_other: "dagen online tot nu toe (mediaan)",
  },
  withCoworking: "Coworkingruimtes zijn meegerekend.",
  course: {
    title: "De laatste twaalf maanden",
    lead: {
      moved: "De mediaan ging van {{first}}{{unit}} ({{from}}) naar {{last}}{{unit}} ({{to}}).",
      still: "De mediaan bleef gelijk tussen {{from}} en {{to}}: {{last}}{{unit}}.",
    },
    band: "De gekleurde band toont de middelste helft: een kwart ligt eronder, een kwart erboven.",
    none: "Er zijn nog geen cijfers van vorige maanden. Elke maand verschijnt zodra ze voorbij is en minstens vijf panden een prijs hebben.",
    invented: "De maanden vóór de demonstratie zijn fictief, net als de panden zelf.",
    prices: {
      "to-let": "Gevraagde huurprijzen (€{{unit}})",
      "for-sale": "Vraagprijzen per m²",
      investment: "Vraagprijzen per m²",
    },
    new: "Nieuwe panden per maand",
    table: "De cijfers per maand",
    month: "Maand",
    median: "Mediaan (€{{unit}})",
    half: "Middelste helft",
    listings: "Aanbod",
    newShort: "Nieuw",
    days: "Dagen online",
  },
  spread: {
    median: "Mediaan {{price}}",
    open: "≥ {{price}}",
    title: {
      "to-let": "De spreiding van de huurprijzen",
      "for-sale": "De spreiding van de prijzen",
      investment: "De spreiding van de prijzen",
    },
    lead: {
      "to-let": "Gevraagde huurprijzen (€{{unit}}) van het aanbod van vandaag.",
      "for-sale": "Vraagprijzen per m² van het aanbod van vandaag.",
      investment: "Vraagprijzen per m² van het aanbod van vandaag.",
    },
    table: "De cijfers",
    price: { "to-let": "Huurprijs (€{{unit}})", "for-sale": "Prijs per m²", investment: "Prijs per m²" },
    count: "Panden met prijs",
  },
  parts: {
    title: "Per locatie",
    place: "Locatie",
    median: "Mediaan (€{{unit}})",
    prices: "Met prijs",
  },
  method:
    "Gevraagde huur- en koopprijzen van de panden op deze site, geen overeengekomen prijzen. De helft ligt onder de mediaan, de andere helft erboven; prijzen op aanvraag zijn niet meegerekend en geen enkel cijfer steunt op minder dan vijf panden. De cijfers van een maand worden in de eerste dagen van de volgende maand berekend, op het aanbod van dat moment.",
  index: {
    title: "Marktcijfers: huur- en koopprijzen per stad",
    heading: "De markt, stad per stad",
    lead: "Gevraagde huur- en koopprijzen per m² van kantoren, magazijnen, winkels en woningen: de mediaan, de prijsvork en de laatste twaalf maanden.",
    description:
      "Gevraagde huur- en koopprijzen per m² van kantoren, magazijnen, winkels en woningen in België en Luxemburg, per stad: mediaan, prijsvork en de laatste twaalf maanden.",
    none: "Te weinig panden vermelden een prijs om cijfers te tonen: wij tonen ze vanaf vijf panden.",
    whole: "De hele markt: {{name}}",
  },
} satisfies SameTexts<typeof market>;
