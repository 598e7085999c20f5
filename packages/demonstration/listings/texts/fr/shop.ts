import type { ShopProperty } from "../../property.ts";
import type { Phrasebook } from "../phrasebook.ts";
import { area, capital, decimal, inside, offeredAt, onStreet, purpose, titled } from "./words.ts";

const invested = "à vendre avec bail en cours";

/** Toujours au masculin, pour que les accords tiennent. */
function noun({ kind, corner, standAlone }: ShopProperty): string {
  if (kind === "park") return standAlone ? "bâtiment commercial indépendant" : "magasin";
  if (kind === "centre") return "magasin";
  return corner ? "commerce d’angle" : kind === "street" ? "magasin" : "rez-de-chaussée commercial";
}

/** `magasin de 260 m² en centre commercial` */
function sized(property: ShopProperty): string {
  return `${noun(property)} de ${area(property.surface)}${within(property)}`;
}

function within({ kind, standAlone }: ShopProperty): string {
  if (kind === "centre") return " en centre commercial";
  return kind === "park" && !standAlone ? " en retail park" : "";
}

const suits: Record<ShopProperty["suits"], readonly string[]> = {
  fashion: [
    "Idéal pour la mode, la chaussure ou l’accessoire.",
    "Une enseigne de mode ou de beauté y trouvera sa place.",
  ],
  food: [
    "Le commerce alimentaire est autorisé et des groupes frigorifiques peuvent être raccordés.",
    "Le commerce alimentaire est bienvenu : la puissance électrique permet des comptoirs réfrigérés.",
  ],
  horeca: [
    "L’horeca est autorisé ; une gaine vers la toiture est prévue pour l’extraction.",
    "Restaurant ou café possible : une gaine d’extraction monte en toiture.",
  ],
  services: [
    "Convient à un cabinet, une agence ou un guichet autant qu’à un magasin.",
    "Convient aussi à un opticien, un assureur ou une agence de voyages.",
  ],
  home: [
    "Pour le meuble, le bricolage, le sport ou le jardin.",
    "De la place pour des canapés, des cuisines et d’autres articles volumineux.",
  ],
  any: ["Tout commerce y est possible, si le permis d’urbanisme le couvre."],
};

export const shop: Phrasebook<ShopProperty> = {
  title: (property, fact) => {
    const { at, surface, kind } = property;
    if (fact === "let") return [titled(`${capital(noun(property))} loué de ${area(surface)}${within(property)}`, at)];
    return [
      titled(capital(sized(property)), at),
      kind === "street" && titled(`Surface commerciale de ${area(surface)}`, at),
      kind === "local" && titled(`Commerce de quartier de ${area(surface)}`, at),
      surface > 300 && kind === "street" && titled(`Vaste surface commerciale de ${area(surface)}`, at),
    ];
  },
  opening: (property) => {
    const { at, facts, kind } = property;
    return [
      `${capital(sized(property))} ${offeredAt(property, invested)}.`,
      kind !== "centre" &&
        `${capital(sized(property))} avec ${decimal(facts.frontage ?? 6)}\u00a0m de façade, ${onStreet(at)}, ${purpose(property, invested)}.`,
      `${capital(inside(at.area))} : ${sized(property)}, ${purpose(property, invested)}.`,
    ];
  },
  placeOpening: (property) => [
    `${capital(onStreet(property.at))}, ce ${sized(property)} est ${purpose(property, invested)}.`,
  ],
  building: ({ building: { builtYear, renovatedYear, condition, storeys }, facts, kind, deal }) => [
    facts.condition === "shell" &&
      `${kind === "centre" ? "La cellule est livrée" : "Le local est livré"} casco, sans revêtement de sol ni plafond.`,
    facts.condition !== "shell" &&
      condition === "good" &&
      (deal.invest ? "Le magasin est bien entretenu." : "Le magasin est en bon état et prêt à être aménagé."),
    facts.condition !== "shell" &&
      condition === "renovated" &&
      `Le magasin a été rénové en ${renovatedYear}, techniques comprises.`,
    condition === "to-renovate" && facts.condition !== "shell" && "L’intérieur est à rafraîchir.",
    condition === "new" &&
      facts.condition !== "shell" &&
      (deal.invest ? "La construction est neuve." : "La construction est neuve et les finitions restent à choisir."),
    kind !== "park" &&
      kind !== "centre" &&
      storeys > 2 &&
      builtYear < 1945 &&
      `Il s’agit du rez-de-chaussée d’un immeuble de caractère de ${builtYear}.`,
    deal.invest && `Le bâtiment date de ${builtYear}.`,
    kind === "park" &&
      builtYear > 2011 &&
      condition !== "to-renovate" &&
      `Le bâtiment est récent : il date de ${builtYear}.`,
  ],
  space: ({ salesFloor, storage, cellar, facts, kind }) => [
    storage > 0 &&
      `${area(salesFloor)} de surface de vente et ${area(storage)} de réserve ${cellar ? "en sous-sol" : "à l’arrière"}.`,
    storage > 0 &&
      `La surface de vente mesure ${area(salesFloor)} ; ${area(storage)} ${cellar ? "en sous-sol" : "à l’arrière"} servent de réserve.`,
    storage === 0 && "Toute la superficie est de plain-pied et peut servir à la vente.",
    facts.frontage !== undefined &&
      kind !== "centre" &&
      `La vitrine fait ${decimal(facts.frontage)}\u00a0m de large et la hauteur sous plafond ${decimal(facts.ceilingHeight ?? 3)}\u00a0m.`,
    kind === "centre" && `La façade sur la galerie mesure ${decimal(facts.frontage ?? 6)}\u00a0m.`,
  ],
  light: ({ corner }) => [corner && "À l’angle de deux rues, le magasin a des vitrines des deux côtés."],
  comfort: ({ facts, kind }) => [
    facts.airConditioning && "Chauffage et climatisation sont en place.",
    kind === "park" && "Les livraisons arrivent à l’arrière par une porte qui leur est réservée.",
  ],
  extras: ({ suits: use, deal, facts }) =>
    deal.invest || (use === "any" && facts.condition === "shell") ? [] : suits[use],
};
