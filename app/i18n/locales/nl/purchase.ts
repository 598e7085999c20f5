import type { SameTexts } from "../same-texts.ts";
import type en from "../en/purchase.ts";

export default {
  heading: "Bereken de belastingen bij een aankoop",
  region: {
    label: "Waar",
    flanders: "Vlaanderen",
    brussels: "Brussel",
    wallonia: "Wallonië",
    luxembourg: "Luxemburg",
  },
  state: { label: "Gebouw", existing: "Bestaand", new: "Nieuw, verkocht met btw" },
  use: {
    label: "Gekocht als",
    "own-home": "Enige eigen woning",
    "other-home": "Andere woning, of om te verhuren",
    business: "Bedrijfspand",
  },
  buyers: { label: "Kopers", count_one: "{{count}} persoon", count_other: "{{count}} personen" },
  price: "Prijs, zonder belastingen (€)",
  land: "Waarvan grond die apart wordt belast (€, nieuwbouw)",
  refused: {
    price: "Vul de prijs in cijfers in, bijvoorbeeld 240.000.",
    land: "Vul de prijs van de grond in cijfers in, bijvoorbeeld 80.000.",
    aboveMost: "Vul een bedrag van hoogstens {{most}} in.",
    abovePrice: "Vul een bedrag in dat niet hoger is dan de prijs: de grond maakt er deel van uit.",
  },
  city: "Op het grondgebied van Luxemburg-Stad",
  submit: "Berekenen",
  result: "{{region}}, {{price}}",
  duties: { flanders: "verkooprecht", other: "registratierechten" },
  credit: "belastingkrediet, al afgetrokken",
  vat: "btw",
  total: "belastingen samen, {{percent}} van de prijs",
  withTaxes: "prijs en belastingen samen",
  lessThan: "minder dan {{percent}}",
  percent: "{{value}} %",
  notes: {
    "own-home-conditions":
      "Het verlaagde tarief, het abattement of het belastingkrediet krijgt u alleen onder voorwaarden; soms mag uw vorige woning nog te koop staan. Lees ze in de gids en laat ze bevestigen door de notaris.",
    "above-brussels-limit": "Boven € 600.000 wordt het Brusselse abattement niet toegekend.",
    "no-own-home-for-plots":
      "De grond wordt hier aan het gewone tarief belast: voor bouwgrond geldt een andere regeling. Vraag het aan de notaris.",
    "land-sold-together":
      "Grond en gebouw worden geacht samen te zijn verkocht, met btw op beide. Vul de grond in als die apart wordt belast, zoals in Luxemburg gebruikelijk is.",
    demolition:
      "Het verlaagde Belgische btw-tarief van 6 % na sloop is hier niet berekend: de voorwaarden zijn streng.",
    "vat-saving-used-up": "Het Luxemburgse btw-voordeel is opgebruikt: het is beperkt tot € 50.000 per woning.",
    "least-duty": "In Luxemburg blijft altijd minstens € 100 verschuldigd.",
    "left-out":
      "Niet inbegrepen: het ereloon van de notaris en de makelaar, de kosten van een krediet en administratieve kosten.",
  },
  by: "{{rates}}. Bron: {{source}}.",
  asOf: "{{rates}} geldig sinds {{since}}, nagekeken op {{date}}. Bron: {{source}}.",
  ratesOf: {
    flanders: "Vlaamse tarieven",
    brussels: "Brusselse tarieven",
    wallonia: "Waalse tarieven",
    luxembourg: "Luxemburgse registratierechten",
    vatBelgium: "Belgische btw-tarieven",
    vatLuxembourg: "Luxemburgse btw-tarieven",
  },
  source: {
    flanders: "vlaanderen.be",
    brussels: "be.brussels",
    wallonia: "Waals decreet van 5 december 2024",
    luxembourg: "guichet.lu",
    vatBelgium: "koninklijk besluit nr. 20 van 20 juli 1970",
    vatLuxembourg: "pfi.public.lu",
  },
  listing: {
    title: "Prijs en belastingen samen",
    price: "Vraagprijs",
    lowestPrice: "Laagste vraagprijs",
    duties: { flanders: "Verkooprecht", other: "Registratierechten" },
    general: "Gewoon tarief",
    ownHome: { only: "Enige eigen woning", main: "Hoofdverblijf" },
    abatement: "{{percent}}, eerste {{amount}} vrijgesteld",
    credit: "{{percent}} min {{amount}} per koper, hier één koper",
    landTogether:
      "Grond en gebouw worden geacht samen te zijn verkocht, met btw op beide. Verkoopt iemand anders de grond, dan betaalt u daarop registratierechten (in Vlaanderen verkooprecht).",
    landApart:
      "In Luxemburg koopt u de grond van een nieuwbouw meestal apart: op de grond betaalt u registratierechten, op het gebouw alleen btw. Welk deel van de prijs grond is, staat hier niet vermeld: vraag het de makelaar en vul het in de rekenmodule in.",
    total: "Totaal, zonder notariskosten",
    calculate: "Bereken het voor uw situatie",
  },
} satisfies SameTexts<typeof en>;
