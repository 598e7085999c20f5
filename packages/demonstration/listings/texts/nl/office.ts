import type { OfficeExtra, OfficeLight, OfficeProperty } from "../../property.ts";
import { asks, type Phrasebook } from "../phrasebook.ts";
import {
  address,
  area,
  capital,
  count,
  decimal,
  floorName,
  inside,
  list,
  onFloors,
  onStreet,
  offeredAs,
  purpose,
  titled,
} from "./words.ts";

const extras: Record<OfficeExtra, string> = {
  kitchenette: "een kitchenette op elke verdieping",
  showers: "douches met kleedkamers",
  terrace: "een gedeeld dakterras",
  reception: "een bemand onthaal",
  "meeting-rooms": "ingerichte vergaderzalen",
  "access-control": "toegangscontrole met badge",
  fibre: "glasvezel van twee aanbieders",
  restaurant: "een bedrijfsrestaurant",
};

const lights: Record<OfficeLight, readonly string[]> = {
  "two-sides": [
    "Het daglicht komt van twee kanten binnen.",
    "Met ramen aan de straat- en de tuinkant is ook het midden van de verdieping licht.",
  ],
  corner: [
    "Door de hoekligging is er licht van ’s morgens tot ’s avonds.",
    "Het hoekgebouw heeft ramen in twee straten.",
  ],
  courtyard: [
    "De ruimtes achteraan kijken uit op een stille binnenkoer.",
    "Een binnenkoer houdt de achterkant licht en stil.",
  ],
  "full-height": ["De ramen lopen van vloer tot plafond.", "Kamerhoge ramen halen zoveel mogelijk daglicht binnen."],
  "avenue-view": [
    "Vanaf de werkplekken is er een open zicht op de straat en haar bomen.",
    "De ruimtes vooraan hebben een ruim zicht op de straat.",
  ],
  "green-view": [
    "Elke werkplek kijkt uit op het groen.",
    "U kijkt uit op bomen en gazons in plaats van op andere kantoren.",
  ],
};

function offered(property: OfficeProperty): string {
  const size = area(property.surface);
  const floor = onFloors(property.floors);
  switch (property.offer) {
    case "suite":
      return `een kantoor van ${size} ${floor}`;
    case "floor":
      return `een volledige kantoorverdieping van ${size} (${floorName(property.floors[0])})`;
    case "floors":
      return `${size} kantoorruimte ${floor}`;
    case "building":
      return `een kantoorgebouw van ${size} met ${count(property.building.storeys)} bouwlagen`;
    case "house":
      return `een herenhuis met ${size} kantoorruimte op ${count(property.building.storeys)} bouwlagen`;
  }
}

export const office: Phrasebook<OfficeProperty> = {
  title: ({ at, offer, building: { condition }, surface }, fact) => {
    const size = area(surface);
    const [one, many] =
      fact !== "condition" ? ["", ""] : condition === "new" ? ["nieuw ", "nieuwe "] : ["gerenoveerd ", "gerenoveerde "];
    if (fact === "divisible") {
      const what =
        offer === "building"
          ? "Deelbaar kantoorgebouw"
          : offer === "floor"
            ? "Deelbare kantoorverdieping"
            : "Deelbare kantoren";
      return [titled(`${what} van ${size}`, at)];
    }
    if (fact === "let")
      return [titled(`${offer === "building" ? "Verhuurd kantoorgebouw" : "Verhuurde kantoren"} van ${size}`, at)];
    if (offer === "house") return [titled(`Herenhuis met ${size} kantoren`, at)];
    if (offer === "building") return [titled(`${capital(`${one}kantoorgebouw`)} van ${size}`, at)];
    return [
      titled(`${capital(`${many}kantoren`)} van ${size}`, at),
      offer === "suite" && titled(`${capital(`${many}kantoorruimte`)} van ${size}`, at),
      offer === "floor" && titled(`${capital(`${many}kantoorverdieping`)} van ${size}`, at),
    ];
  },
  opening: (property) => {
    const { at, deal } = property;
    const what = offered(property);
    return [
      `${capital(what)} ${purpose(property)} ${onStreet(at)}.`,
      `${capital(onStreet(at))}${at.hidden ? "" : ` ${inside(at.area)}`} bieden wij ${what} ${offeredAs(property)} aan.`,
      !deal.invest && asks(property) && `Voor een bedrijf dat ${inside(at.area)} kantoorruimte zoekt: ${what}.`,
      deal.invest && `Voor investeerders: ${what}, volledig verhuurd.`,
      !at.hidden && `${capital(address(at))}: ${what}.`,
    ];
  },
  placeOpening: (property) => {
    const { at, deal } = property;
    const where = `${capital(inside(at.area))}${at.hidden ? "" : `, ${onStreet(at)},`}`;
    return [
      `Goed gelegen ${inside(at.area)}: ${offered(property)} ${purpose(property)}.`,
      !deal.invest && `${where} komt ${offered(property)} vrij.`,
      deal.invest && `${where} bieden wij ${offered(property)} aan als investering.`,
    ];
  },
  building: ({ building: { storeys, builtYear, renovatedYear, condition }, offer, deal }) => {
    // The opening of a whole building or town house has told its storeys.
    const isWhole = offer === "building" || offer === "house";
    const tall = isWhole ? "gebouw" : `gebouw met ${count(storeys)} bouwlagen`;
    return [
      condition === "new" && `Het ${tall} is pas voltooid.`,
      condition === "new" && "Nieuwbouw, opgeleverd met alle technieken in werking.",
      renovatedYear !== undefined && `Het ${tall} uit ${builtYear} werd in ${renovatedYear} grondig gerenoveerd.`,
      renovatedYear !== undefined &&
        `Het ${tall} dateert van ${builtYear}; de laatste renovatie was in ${renovatedYear}.`,
      condition === "renovated" && `Inkomhal, sanitair en technieken werden in ${renovatedYear} vernieuwd.`,
      renovatedYear === undefined && condition !== "new" && `Het ${tall} dateert van ${builtYear}.`,
      renovatedYear === undefined &&
        condition === "good" &&
        builtYear < 2010 &&
        offer !== "house" &&
        `Een ${tall} uit ${builtYear}, door de jaren heen goed onderhouden.`,
      condition === "to-renovate" &&
        (deal.invest
          ? `De kantoren dateren van ${builtYear} en zijn aan het einde van de huur aan modernisering toe.`
          : `De kantoren dateren van ${builtYear} en zijn aan modernisering toe; de indeling kiest de nieuwe gebruiker zelf.`),
      offer === "house" && `De gevel en de trap uit ${builtYear} zijn bewaard.`,
    ];
  },
  space: ({ layout, facts, offer, surface, building: { condition } }) => {
    const height = decimal(facts.ceilingHeight ?? 2.7);
    return [
      layout === "open-plan" && "De hoofdruimte is open en zonder kolommen, zodat de bureaus staan waar u dat wilt.",
      layout === "open-plan" &&
        offer !== "house" &&
        condition !== "to-renovate" &&
        "De indeling is een landschapskantoor, met enkele gesloten ruimtes om te vergaderen en te bellen.",
      layout === "partitioned" &&
        offer !== "house" &&
        `De ruimte is met lichte, verplaatsbare wanden verdeeld in ${surface > 300 ? "gesloten kantoren en vergaderzalen" : "enkele gesloten kantoren"}.`,
      layout === "partitioned" &&
        offer === "house" &&
        "De vroegere salons doen dienst als kantoor en vergaderzaal, met moulures en schouwen.",
      layout === "mixed" && "Open ruimtes, gesloten kantoren en vergaderzalen wisselen elkaar af.",
      layout === "mixed" &&
        condition !== "to-renovate" &&
        "De bestaande wanden geven een mix van open en gesloten ruimtes, klaar voor gebruik.",
      offer === "house" && `De plafonds op de bel-etage zijn ${height}\u00a0m hoog.`,
      facts.raisedFloors &&
        `Dankzij verhoogde vloeren en een vrije hoogte van ${height}\u00a0m is elke indeling mogelijk.`,
    ];
  },
  light: ({ light }) => lights[light],
  comfort: ({ facts, floors: levels, building: { condition } }) => [
    facts.airConditioning && "De ruimte heeft airconditioning.",
    facts.airConditioning && facts.lift && "Er is airconditioning, en een lift naar alle verdiepingen.",
    !facts.airConditioning &&
      condition !== "to-renovate" &&
      "Ramen die opengaan en buitenzonwering houden de ruimtes aangenaam in de zomer.",
    facts.lift === false && levels[1] > 1 && "Er is geen lift, maar de trap is breed en licht.",
  ],
  extras: ({ extras: chosen }) => {
    const things = list(chosen.map((extra) => extras[extra]));
    return [
      `De gebruikers beschikken over ${things}.`,
      `Het gebouw biedt ${things}.`,
      `Ook het vermelden waard: ${things}.`,
    ];
  },
  division: ({ units, floors }) => {
    if (units.length < 2) return [];
    const smallest = Math.min(...units.map((unit) => unit.surface));
    return [
      `Deelbaar vanaf ${area(smallest)}.`,
      `Er zijn ${count(units.length)} units vanaf ${area(smallest)}, samen of afzonderlijk te huur.`,
      floors[0] !== floors[1] &&
        `De verdiepingen kunnen afzonderlijk gehuurd worden; de kleinste unit meet ${area(smallest)}.`,
    ];
  },
};
