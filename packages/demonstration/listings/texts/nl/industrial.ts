import type { LogisticsProperty, SmeProperty, WarehouseExtra } from "../../property.ts";
import type { Phrasebook } from "../phrasebook.ts";
import { area, capital, count, decimal, inside, list, many, offeredAs, onStreet, titled, purpose } from "./words.ts";

const extras: Record<WarehouseExtra, string> = {
  sprinklers: "sprinklers in het hele gebouw",
  solar: "zonnepanelen op het dak",
  led: "ledverlichting met bewegingsmelders",
  fenced: "een omheind terrein met camera’s",
  yard: "een betonnen buitenterrein waar opleggers kunnen draaien",
  levellers: "docklevellers met shelters",
  insulated: "volledige isolatie",
  mezzanine: "een mezzanine boven de laadkades",
};

export const logistics: Phrasebook<LogisticsProperty> = {
  title: ({ at, facts, surface, building: { builtYear } }, fact) => {
    const size = area(surface);
    switch (fact) {
      case "let":
        return [titled(`Verhuurd logistiek magazijn van ${size}`, at)];
      case "docks":
        return [titled(`Magazijn met ${many(facts.docks ?? 1, "laadkade", "laadkades")}`, at)];
      case "condition":
        return [
          titled(`Nieuw logistiek magazijn van ${size}`, at),
          surface > 8_000 && titled(`Nieuw distributiecentrum van ${size}`, at),
        ];
      default:
        return [titled(`${builtYear >= 2012 ? "Modern logistiek" : "Logistiek"} magazijn van ${size}`, at)];
    }
  },
  opening: (property) => {
    const { at, surface, facts } = property;
    return [
      `Logistiek magazijn van ${area(surface)} ${purpose(property)} ${onStreet(at)}.`,
      `${area(surface)} magazijn met ${many(facts.docks ?? 1, "laadkade", "laadkades")} ${inside(at.area)}, ${purpose(property)}.`,
      `${capital(onStreet(at))} bieden wij dit magazijn van ${area(surface)} ${offeredAs(property)} aan.`,
      `Voor opslag en distributie ${inside(at.area)}: een hal van ${area(surface - (facts.officeSurface ?? 0))} met ${area(facts.officeSurface ?? 0)} kantoor.`,
    ];
  },
  placeOpening: (property) => [
    `${capital(inside(property.at.area))} bieden wij dit magazijn van ${area(property.surface)} ${offeredAs(property)} aan.`,
  ],
  building: ({ facts, building: { builtYear, renovatedYear, condition } }) => [
    condition === "new" && `Het gebouw werd in ${builtYear} voltooid en voldoet aan wat distributie vandaag vraagt.`,
    renovatedYear !== undefined && `De hal uit ${builtYear} werd in ${renovatedYear} gemoderniseerd.`,
    condition === "good" && `De hal dateert van ${builtYear} en verkeert in goede staat.`,
    condition === "to-renovate" && `De hal dateert van ${builtYear}; dak en technieken vragen werk.`,
    facts.landSurface !== undefined &&
      `Het gebouw uit ${builtYear} staat op een terrein van ${area(facts.landSurface)}.`,
  ],
  space: ({ facts }) => [
    `De vrije hoogte is ${decimal(facts.clearHeight ?? 8)}\u00a0m en de vloer draagt ${decimal(facts.floorLoad ?? 4)} ton per m².`,
    (facts.clearHeight ?? 0) >= 9 &&
      `Met ${decimal(facts.clearHeight ?? 8)}\u00a0m onder de balken en een vloerbelasting van ${decimal(facts.floorLoad ?? 4)}\u00a0t/m² is de hal geschikt voor hoge stellingen.`,
    `${capital(many(facts.docks ?? 1, "laadkade", "laadkades"))} en ${many(facts.gates ?? 1, "sectionaalpoort", "sectionaalpoorten")} op maaiveld houden de goederen in beweging.`,
    `${capital(many(facts.docks ?? 1, "laadkade", "laadkades"))}, ${many(facts.gates ?? 1, "sectionaalpoort", "sectionaalpoorten")} en ${decimal(facts.clearHeight ?? 8)}\u00a0m vrije hoogte.`,
  ],
  comfort: ({ facts, surface }) => [
    `Van het totaal zijn ${area(facts.officeSurface ?? 0)} kantoren en sociale ruimtes.`,
    `De kantoren van ${area(facts.officeSurface ?? 0)} liggen vooraan en hebben een eigen ingang.`,
    `De hal zelf meet ${area(surface - (facts.officeSurface ?? 0))}; de rest bestaat uit kantoren, refter en kleedkamers.`,
  ],
  extras: ({ extras: chosen }) => {
    const things = list(chosen.map((extra) => extras[extra]));
    return [`Uitrusting: ${things}.`, `De site heeft ${things}.`, `Verder: ${things}.`];
  },
  division: ({ units }) =>
    units.length < 2
      ? []
      : [
          `De hal bestaat uit ${count(units.length)} units die afzonderlijk gehuurd kunnen worden, vanaf ${area(Math.min(...units.map((unit) => unit.surface)))}.`,
          `Opdelen in ${count(units.length)} units is mogelijk, elk met eigen laadkades.`,
        ],
};

const smeExtras: Record<SmeProperty["extras"][number], string> = {
  mezzanine: "mogelijkheid tot mezzanine",
  led: "ledverlichting",
  fenced: "een poort die ’s nachts sluit",
  fibre: "glasvezel",
  insulated: "volledige isolatie",
  "floor-drain": "een vloerafvoer",
  "three-phase": "krachtstroom",
};

export const sme: Phrasebook<SmeProperty> = {
  title: ({ at, offered, surface }, fact) => {
    const made = fact === "condition" ? "nieuwe " : fact === "let" ? "verhuurde " : "";
    return [
      offered > 1
        ? titled(`${capital(count(offered))} ${made}kmo-units`, at)
        : titled(`${capital(`${made}kmo-unit`)} van ${area(surface)}`, at),
    ];
  },
  opening: (property) => {
    const { at, surface } = property;
    const several = property.offered > 1;
    const what = several ? `${count(property.offered)} kmo-units` : `kmo-unit van ${area(surface)}`;
    return [
      `${capital(what)} ${purpose(property)} ${onStreet(at)}.`,
      several &&
        `In een bedrijvenpark ${inside(at.area)} zijn ${count(property.offered)} units van samen ${area(surface)} ${purpose(property)}.`,
      !several &&
        `Een praktische unit van ${area(surface)} voor opslag, werkplaats of showroom ${inside(at.area)}, ${purpose(property)}.`,
      !several && !property.deal.invest && `Zoekt u werkruimte ${inside(at.area)}? Deze unit meet ${area(surface)}.`,
    ];
  },
  placeOpening: (property) => [
    `${capital(inside(property.at.area))}, in een bedrijvenpark, ${
      property.offered > 1
        ? `bieden wij ${count(property.offered)} units ${offeredAs(property)} aan`
        : `bieden wij een unit van ${area(property.surface)} ${offeredAs(property)} aan`
    }.`,
  ],
  building: ({ building: { builtYear, renovatedYear, condition }, parkUnits, facts, offered }) => [
    condition === "new" && "Nieuwbouw met betonstructuur en sandwichpanelen.",
    condition === "new" &&
      facts.condition === "shell" &&
      `${offered > 1 ? "De units worden" : "De unit wordt"} casco opgeleverd; de afwerking kiest de gebruiker.`,
    renovatedYear !== undefined && `Het park dateert van ${builtYear} en werd in ${renovatedYear} gerenoveerd.`,
    condition !== "new" && `Het park van ${count(parkUnits)} units werd in ${builtYear} gebouwd.`,
    condition === "new" && `Het park telt ${count(parkUnits)} units.`,
  ],
  space: ({ facts }) => [
    `${(facts.gates ?? 1) > 1 ? "Elke unit heeft" : "De unit heeft"} een sectionaalpoort, ${decimal(facts.clearHeight ?? 6)}\u00a0m vrije hoogte en een vloer die ${decimal(facts.floorLoad ?? 2)}\u00a0t/m² draagt.`,
    `Vrije hoogte ${decimal(facts.clearHeight ?? 6)}\u00a0m, vloerbelasting ${decimal(facts.floorLoad ?? 2)}\u00a0t/m², ${many(facts.gates ?? 1, "sectionaalpoort", "sectionaalpoorten")} op maaiveld.`,
    `Een bestelwagen rijdt zo naar binnen: de poort ligt op maaiveld en de hal is ${decimal(facts.clearHeight ?? 6)}\u00a0m hoog.`,
  ],
  comfort: ({ facts }) => [
    facts.officeSurface !== undefined &&
      `Een kantoorgedeelte van ${area(facts.officeSurface)} is ${facts.condition === "shell" ? "voorzien" : "ingericht"}.`,
  ],
  extras: ({ extras: chosen }) => {
    const things = list(chosen.map((extra) => smeExtras[extra]));
    return [`Uitrusting: ${things}.`, `Verder: ${things}.`, `Andere troeven: ${things}.`];
  },
  division: ({ units }) => {
    if (units.length < 2) return [];
    const sizes = units.map((unit) => unit.surface);
    const [least, most] = [Math.min(...sizes), Math.max(...sizes)];
    return [
      least < most && `De units meten ${area(least)} tot ${area(most)}; aanpalende units kunnen worden samengevoegd.`,
      least === most && `Elke unit meet ${area(least)}; aanpalende units kunnen worden samengevoegd.`,
      `Vanaf ${area(least)}, afzonderlijk of samen.`,
    ];
  },
};
