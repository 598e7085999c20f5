import type market from "../en/market.ts";
import type { SameTexts } from "../same-texts.ts";

/** Market pages: what is asked by place, type and deal. */
export default {
  crumb: "Markt",
  eyebrow: "Markt",
  of: "{{what}} {{deal}}",
  title: "{{heading}}: prijzen en markt",
  description:
    "{{heading}}: de mediane vraagprijs bedraagt {{median}}. Prijsvork, aantal panden in ons aanbod ({{formatted}}), aantal dagen online en de laatste twaalf maanden.",
  descriptionOfNone: "{{heading}}: vraagprijzen, prijsvork, aantal panden in ons aanbod en de laatste twaalf maanden.",
  tooFew:
    "Hier worden te weinig panden met een prijs aangeboden om een mediaan te berekenen: wij tonen prijzen vanaf vijf panden. Kies een ruimere locatie of een ander type.",
  search_one: "Bekijk {{formatted}} pand",
  search_other: "Bekijk {{formatted}} panden",
  others: "Andere markten hier",
  figures: {
    median: "mediane vraagprijs",
    half: "de helft ligt tussen",
    listings_one: "pand in ons aanbod",
    listings_other: "panden in ons aanbod",
    new_one: "nieuw in de laatste 30 dagen",
    new_other: "nieuw in de laatste 30 dagen",
    days_one: "dag online tot nu toe (mediaan)",
    days_other: "dagen online tot nu toe (mediaan)",
  },
  course: {
    title: "De laatste twaalf maanden",
    lead: "De mediaan ging van {{first}}{{unit}} ({{from}}) naar {{last}}{{unit}} ({{to}}). De gekleurde band toont de middelste 50 % van de prijzen: een kwart ligt eronder, een kwart erboven.",
    none: "Er zijn nog geen cijfers van vorige maanden. Elke maand verschijnt zodra ze voorbij is en minstens vijf panden een prijs hebben.",
    invented: "De maanden vóór de demonstratie zijn fictief, net als de panden zelf.",
    prices: "Vraagprijzen{{unit}}",
    new: "Nieuwe panden per maand",
    table: "De cijfers per maand",
    month: "Maand",
    median: "Mediaan{{unit}}",
    half: "Middelste 50 %",
    listings: "Aanbod",
    newShort: "Nieuw",
    days: "Dagen online",
  },
  spread: {
    title: "De spreiding van de prijzen",
    lead: "Vraagprijzen{{unit}} van het aanbod van vandaag.",
    table: "De cijfers",
    price: "Prijs{{unit}}",
    count: "Panden",
  },
  parts: {
    title: "Per locatie",
    place: "Locatie",
    median: "Mediaan{{unit}}",
    prices: "Met prijs",
  },
  method:
    "Vraagprijzen van de panden op deze site, geen overeengekomen prijzen. De helft ligt onder de mediaan, de andere helft erboven; prijzen op aanvraag zijn niet meegerekend en geen enkel cijfer steunt op minder dan vijf panden. De cijfers van een maand worden in de eerste dagen van de volgende maand berekend, op het aanbod van dat moment.",
  index: {
    title: "Marktcijfers: huurprijzen en prijzen per stad",
    heading: "De markt, stad per stad",
    lead: "Vraagprijzen per m² van kantoren, magazijnen, winkels en woningen: de mediaan, de prijsvork en de laatste twaalf maanden.",
    description:
      "Vraagprijzen per m² van kantoren, magazijnen, winkels en woningen in België en Luxemburg, per stad: mediaan, prijsvork en de laatste twaalf maanden.",
    none: "Te weinig panden vermelden een prijs om cijfers te tonen: wij tonen ze vanaf vijf panden.",
    whole: "De hele markt: {{name}}",
  },
} satisfies SameTexts<typeof market>;
