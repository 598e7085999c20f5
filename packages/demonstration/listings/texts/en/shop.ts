import type { ShopProperty } from "../../property.ts";
import type { Phrasebook } from "../phrasebook.ts";
import { a, area, capital, decimal, inside, offeredAt, onStreet, purpose, titled } from "./words.ts";

const invested = "for sale with a tenant in place";

function noun({ kind, corner, standAlone }: ShopProperty): string {
  if (kind === "park") return standAlone ? "stand-alone store" : "retail-park unit";
  if (kind === "centre") return "shopping-centre unit";
  return corner ? "corner shop" : kind === "street" ? "shop" : "ground-floor shop";
}

const suits: Record<ShopProperty["suits"], readonly string[]> = {
  fashion: ["Ideal for fashion, shoes or accessories.", "Well suited to a fashion or beauty brand."],
  food: [
    "Food retail is permitted, and there is enough power for cold storage.",
    "Food shops are welcome: the power supply is sufficient for chilled counters.",
  ],
  horeca: [
    "Restaurant and café use is permitted; there is an extraction duct to the roof.",
    "A restaurant or coffee bar is possible: there is an extraction duct to the roof.",
  ],
  services: [
    "Suited to a practice, an agency or a service counter as much as to a shop.",
    "It would also suit an optician, an insurer or a travel agency.",
  ],
  home: [
    "Suited to furniture, DIY, sports or garden products.",
    "Room for sofas, kitchens, appliances and other bulky goods.",
  ],
  any: [
    "Suitable for a range of uses, subject to planning permission.",
    "You can fit out the space to your own concept.",
  ],
};

export const shop: Phrasebook<ShopProperty> = {
  title: (property, fact) => {
    const { at, surface, kind } = property;
    const size = area(surface);
    if (fact === "let") return [titled(`Tenanted ${size} ${noun(property)}`, at)];
    return [
      titled(`${size} ${noun(property)}`, at),
      kind === "street" && titled(`${size} of retail space`, at),
      kind === "local" && titled(`${size} shop premises`, at),
      surface > 300 && kind === "street" && titled(`Large ${size} shop`, at),
    ];
  },
  opening: (property) => {
    const { at, surface, facts, kind } = property;
    const sized = a(`${area(surface)} ${noun(property)}`);
    return [
      `${capital(sized)} ${offeredAt(property, invested)}.`,
      kind !== "centre" &&
        `A shop front of ${decimal(facts.frontage ?? 6)}\u00a0m ${onStreet(at)} and ${area(surface)} behind it, ${purpose(property, invested)}.`,
      !property.deal.invest && `For retailers looking for space ${inside(at.area)}: ${sized}, ${purpose(property)}.`,
      `${capital(sized)}${property.deal.invest ? ` ${inside(at.area)}, ${invested}` : ` ${purpose(property)} ${inside(at.area)}`}.`,
    ];
  },
  placeOpening: (property) => [
    `${capital(onStreet(property.at))}, this ${area(property.surface)} ${noun(property)} is ${purpose(property, invested)}.`,
  ],
  building: ({ building: { builtYear, renovatedYear, condition, storeys }, facts, kind, deal }) => [
    facts.condition === "shell" &&
      !deal.invest &&
      "The unit is handed over as a shell, without floor covering or ceiling, so that you can fit it out to your own concept.",
    facts.condition !== "shell" &&
      condition === "good" &&
      (deal.invest ? "The shop is well maintained." : "The shop is in good condition and ready to be fitted out."),
    facts.condition !== "shell" &&
      condition === "renovated" &&
      `The shop was renovated in ${renovatedYear}, building services included.`,
    condition === "to-renovate" && facts.condition !== "shell" && "The interior needs refurbishing.",
    condition === "new" &&
      facts.condition !== "shell" &&
      (deal.invest ? "The building is new." : "The building is new and the finish is still to be chosen."),
    kind !== "park" &&
      kind !== "centre" &&
      storeys > 2 &&
      builtYear < 1945 &&
      `The shop occupies the ground floor of a period building from ${builtYear}.`,
    deal.invest && `The building dates from ${builtYear}.`,
    kind === "park" &&
      builtYear > 2011 &&
      condition !== "to-renovate" &&
      `The building is recent: it dates from ${builtYear}.`,
  ],
  space: ({ salesFloor, storage, cellar, facts, kind }) => [
    storage > 0 &&
      `${area(salesFloor)} of sales floor and ${area(storage)} of storage ${cellar ? "in the basement" : "at the back"}.`,
    storage > 0 &&
      `The sales floor measures ${area(salesFloor)}; ${area(storage)} ${cellar ? "below it serves" : "behind it serves"} as a stockroom.`,
    storage === 0 && "The whole area is at street level and can be used for sales.",
    facts.frontage !== undefined &&
      kind !== "centre" &&
      `The shop window is ${decimal(facts.frontage)}\u00a0m wide and the ceiling ${decimal(facts.ceilingHeight ?? 3)}\u00a0m high.`,
    kind === "centre" && `The frontage on the mall measures ${decimal(facts.frontage ?? 6)}\u00a0m.`,
  ],
  light: ({ corner }) => [corner && "Being on a corner, it has windows on two streets."],
  comfort: ({ facts, kind }) => [
    facts.airConditioning && "Cooling and heating are in place.",
    kind === "park" && "Deliveries reach the back of the shop through a separate door.",
  ],
  extras: ({ suits: use, deal, facts }) =>
    deal.invest || (use === "any" && facts.condition === "shell") ? [] : suits[use],
};
