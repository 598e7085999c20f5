import {
  conditions,
  energyClasses,
  typesOfGroup,
  type EnergyClass,
  type PropertyType,
} from "#app/vocabulary/vocabulary.ts";
import { atLeastFilter } from "./at-least-filter.ts";
import type { Filter } from "./filter.ts";
import { orderedFilter } from "./ordered-filter.ts";
import { rangeFilter } from "./range-filter.ts";
import { wordsFilter } from "./words-filter.ts";

const homes: readonly PropertyType[] = ["house", "apartment"];

const bedrooms: Filter<string> = atLeastFilter({
  name: "bedrooms",
  names: { en: "bedrooms", fr: "chambres", nl: "slaapkamers" },
  section: "building",
  steps: [1, 2, 3, 4, 5],
  field: { fact: "bedrooms" },
  types: homes,
  countedAs: `bedroom, bedrooms, bed, beds, bd, bds, bedr, bdr, bdrm, bdrms, br, brs, bedrm, double bedrooms, bedroomed,
    chambre, chambres, ch, chs, chb, chbre, chbres, chbr, chambres à coucher, chambre à coucher,
    schlofkummer, schlofkummeren, schlofzëmmer, schlofzëmmeren, schlafzimmer, slaapkamer, slaapkamers, slp, slps, slpk, slpks, slk, slks, slaapk, slpkr, slpkmr, slpkmrs, slaapkmr, slaapkmrs, slkmr, slkmrs, slkamer, slkamers, sl k, bedrms, bedrm, rms, chmbr, chmbres, chbrs, sl`,
});

const bathrooms: Filter<string> = atLeastFilter({
  name: "bathrooms",
  names: { en: "bathrooms", fr: "salles-de-bain", nl: "badkamers" },
  section: "building",
  steps: [1, 2, 3],
  field: { fact: "bathrooms" },
  types: homes,
  countedAs: `bathroom, bathrooms, bath, baths, ba, bth, shower rooms, salle d'eau, salles d'eau, salle de douche, salles de douche, sdd, douchekamer, douchekamers, badk, salle de bain, salles de bain, salle de bains, salles de bains, sdb,
    badkamer, badkamers, bdk, badkmr, bathrm, bathrms`,
});

/** m² of the plot. */
const land: Filter<string> = rangeFilter({
  name: "land",
  names: { en: "land", fr: "terrain", nl: "grond" },
  section: "building",
  single: "min",
  field: { fact: "landSurface" },
  types: ["house", "bloc-sales", ...typesOfGroup.warehouse, "out-of-town-stand-alone-or-retail-park"],
  unit: (_, t) => t("filters.surface.unit"),
});

/** Letters that a search may ask for; those beyond are worse than any wish. */
const wished = ["A++", "A+", "A", "B", "C", "D", "E", "F"] as const satisfies readonly EnergyClass[];

const energy: Filter<EnergyClass> = orderedFilter<EnergyClass>({
  name: "energy",
  names: { en: "energy", fr: "energie", nl: "energie" },
  section: "building",
  order: energyClasses,
  offered: wished,
  listed: ["A", "B", "C", "D"],
  field: { column: "energy_class" },
  saidAfter: `label, energy label, energy pass, energy passport, energiepass, energiepas, energiepaspoort, passeport énergétique, passeport énergie, energy class, energy rating, energy, epc, epc label, epc rating, epc class, epc score, peb, cpeb, peb label, epb, cpe, score peb, classe peb, label cpeb, epc-klasse, epc-waarde, étiquette,
    étiquette énergétique, classe énergétique, label énergétique, label peb, certificat peb, energielabel, energieklasse, label epc`,
});

const parking: Filter<string> = atLeastFilter({
  name: "parking",
  names: { en: "parking", fr: "parking", nl: "parking" },
  section: "building",
  steps: [1, 2, 5, 10, 50],
  stepsOf: (types) => (types.every((type) => homes.includes(type)) ? [1, 2, 3] : undefined),
  // "Parking to let" looks for a parking space.
  isSaidOfType: true,
  saidAs: [
    {
      value: "1-",
      words: `parking, private parking, car park, parking spot, parking bay, parking in front, parkeren, parkeermogelijkheid, parkeermogelijkheden, parkeren mogelijk, parking possible, possibilité de parking, stationnement, stationnement privé, stationnement facile, underground parking, parking for a car, parking privé, parking privatif, parking souterrain, parking couvert,
        place de stationnement, emplacement de parking, emplacement de stationnement, emplacement voiture, emplacement intérieur, emplacement extérieur, emplacement couvert, autostaanplaats, staanplaats, parkeerplaats, parkeerplek, parkeergelegenheid, ondergrondse parking,
        gar, pkg, garage, garages, closed garage, garage fermé, garage box, garagebox, box de garage, box fermé, inpandige garage, gesloten garage, carport`,
    },
    {
      value: "2-",
      words: "double garage, two-car garage, garage double, double box, dubbele garage, garage voor twee wagens",
    },
  ],
  field: { fact: "parkingSpaces" },
  countedAs: `places parking, place parking, emplacements parking, parking places, parkeerplaatsen, places de parc, place de parc, parking space, parking spaces, parking spot, parking spots, parking bay, parking bays, bays parking, car bays, car parking spaces, carports, carport, parking place, parking places, parking intérieur, parkings intérieurs, parking couvert, parkings couverts, parking souterrain, parkings souterrains, parking extérieur, parkings extérieurs, car park spaces, car parks, car park, parking lots, car spaces, parkings, parking,
    places de parking, place de parking, emplacements de parking, emplacement de parking, parkeerplaats, parkeerplaatsen,
    autostaanplaats, autostaanplaatsen, staanplaats, staanplaatsen, garages, garage, garage spaces, car garage, car, cars, voiture, voitures, véhicules, auto's, wagens, wagen, parkeerplekken,
    gar, pkg, pkgs, parkeerplek, stationnements, emplacements, places de stationnement, places de garage, boxes, garageboxen, underground parking spaces, indoor parking spaces, outdoor parking spaces,
    places de parking couvertes, places de parking extérieures, places de parking intérieures, emplacements extérieurs, emplacements intérieurs, emplacements couverts`,
});

/** One of these. */
const condition: Filter<string> = wordsFilter<(typeof conditions)[number]>({
  name: "condition",
  names: { en: "condition", fr: "etat", nl: "staat" },
  section: "building",
  field: { fact: "condition" },
  some: {
    new: {
      names: { en: "new", fr: "neuf", nl: "nieuw" },
      saidAs: `just built, recently built, off-plan, off plan, first occupancy, flambant neuf, flambant neuve, tout neuf, toute neuve, sur plan, première occupation, premier occupant, construction récente, gloednieuw, gloednieuwe, splinternieuw, splinternieuwe, spiksplinternieuw, nieuwgebouwd, pas gebouwd, recent gebouwd, nieuwbouwproject, eerste bewoning, op plan, new, brand new, as new, new build, newbuild, newly built, new construction, new condition, état neuf, à l'état neuf, comme neuf, neuf, neuve, neufs, neuves, nouvelle construction, construction neuve,
        nieuw, nieuwe, nouveau, nouveaux, nieuwstaat, in nieuwstaat, zo goed als nieuw, nieuwbouw`,
    },
    renovated: {
      names: { en: "renovated", fr: "renove", nl: "gerenoveerd" },
      saidAs:
        "modernised, modernized, redone, restored, done up, newly renovated, recently renovated, newly refurbished, totally renovated, remis à neuf, remise à neuf, remis à neuf récemment, refait à neuf, refaite à neuf, entièrement refait, entièrement refaite, rafraîchi, rafraîchie, restauré, restaurée, modernisé, modernisée, récemment rénové, récemment rénovée, fraîchement rénové, fraîchement rénovée, rénovation complète, vernieuwd, vernieuwde, opgefrist, opgefriste, gerestaureerd, gerestaureerde, opgeknapt, opgeknapte, gemoderniseerd, gemoderniseerde, pas gerenoveerd, kwalitatief gerenoveerd, renovated, refurbished, fully renovated, rénové, rénovée, rénovés, rénovées, gerenoveerd, gerenoveerde",
    },
    good: {
      names: { en: "good", fr: "bon", nl: "goed" },
      saidAs: `good state, good shape, in good shape, perfect condition, in perfect condition, impeccable condition, impeccable, état impeccable, en ordre, prêt à vivre, prête à vivre, prête à habiter, prête à occuper, piekfijn, piekfijne staat, in topstaat, topstaat, woonklaar, gebruiksklaar, instap klaar, in orde, prima staat, in prima staat, good condition, in good condition, very good condition, excellent condition, well maintained, well kept, ready to move in, move-in ready, ready to move into,
        bon état, en bon état, très bon état, en très bon état, excellent état, en parfait état, parfait état, bien entretenu, bien entretenue, prêt à emménager, prête à emménager, prêt à habiter,
        goede staat, in goede staat, zeer goede staat, in zeer goede staat, uitstekende staat, in perfecte staat, goed onderhouden, instapklaar, instapklare, onmiddellijk instapklaar`,
    },
    "to-renovate": {
      names: { en: "to-renovate", fr: "a-renover", nl: "te-renoveren" },
      saidAs:
        "doer-upper, to refurbish, to do up, needing work, needs modernising, in need of modernisation, needing renovation, in need of work, in need of TLC, needs TLC, for renovation, unrenovated, run-down, dilapidated, avec travaux, travaux à prévoir, rénovation à prévoir, à restaurer, à moderniser, à remettre en état, à remettre à neuf, pour rénovation, à refaire, nécessitant des travaux, besoin de travaux, en ruine, opknappand, renovatiepand, op te frissen, te verbouwen, om te verbouwen, te moderniseren, te restaureren, om te renoveren, om op te knappen, verbouwproject, bouwvallig, bouwvallige, grondig te renoveren, volledig te renoveren, af te werken, krot, fixer-upper, projet de rénovation, renovatieproject, opknapper, opknap, to renovate, to be renovated, needs renovation, in need of renovation, needs work, à rénover, à rafraîchir, à retaper, te renoveren, op te knappen, renovation project",
    },
    shell: {
      names: { en: "shell", fr: "casco", nl: "casco" },
      saidAs:
        "unfitted, white box, bare shell, brut de béton, gros œuvre, ruwbouw, in ruwbouw, ruwbouwstaat, winddicht, wind- en waterdicht, shell, shell condition, shell and core, casco, gros œuvre fermé, cascostaat",
    },
  },
});

/** m under the lowest beam. */
const height: Filter<string> = rangeFilter({
  name: "height",
  names: { en: "height", fr: "hauteur", nl: "hoogte" },
  section: "building",
  single: "min",
  decimals: 1,
  field: { fact: "clearHeight" },
  types: typesOfGroup.warehouse,
  unit: () => "m",
  namedAs: `clear height, free height, height, eaves, eaves height, ceiling height, hauteur libre, hauteur sous poutre, hauteur,
    hauteur sous plafond, vrije hoogte, hoogte, nuttige hoogte`,
  countedAs: `high, vrije h, h libre, h vrij, clear h, clear height, clear, clearance, headroom, height, free height, eaves height, eaves, tall, de haut, de hauteur, de hauteur libre, hauteur libre, hauteur, sous poutre, sous plafond, libre, libres, vrij, nuttige hoogte, onder de balk, onder spant,
    vrije hoogte, hoog, hoogte`,
  measuredIn: "m, metre, metres, meter, meters, mètre, mètres",
});

/** t/m² */
const floorLoad: Filter<string> = rangeFilter({
  name: "floor-load",
  names: { en: "floor-load", fr: "charge-au-sol", nl: "vloerbelasting" },
  section: "building",
  single: "min",
  decimals: 1,
  field: { fact: "floorLoad" },
  types: typesOfGroup.warehouse,
  namedAs: "floor load, floor loading, charge au sol, vloerbelasting, vloerlast",
  countedAs: "floor load, floor loading, charge au sol, vloerbelasting, vloerlast",
  measuredIn: "t, to, ton, tons, tonne, tonnes, kg, kilo, kn",
  unit: () => "t/m²",
});

const docks: Filter<string> = atLeastFilter({
  name: "docks",
  names: { en: "docks", fr: "quais", nl: "laadkades" },
  section: "building",
  saidAs: [
    {
      value: "1-",
      words:
        "dock, dock door, docks, with docks, loading docks, dock doors, quais, avec quais, quais de chargement, laadkades, met kades, laadkaaien, laaddocks",
    },
  ],
  steps: [1, 2, 4, 10],
  field: { fact: "docks" },
  types: typesOfGroup.warehouse,
  countedAs: `docks, dock, loading bays, loading docks, loading dock, dock doors, dock levellers, leveller docks, quais niveleurs, quai niveleur, niveleurs, niveleurs de quai, quais à niveleur, quais de déchargement, quais camions, laad- en loskades, laadbruggen, dockshelters, quais, quai, quais de chargement, quai de chargement,
    laadkades, laadkade, kades, kade, loskades, laadpoorten met kade, laadkaaien, kaaien, laaddocks, laaddock, laadkaai`,
});

const doors: Filter<string> = atLeastFilter({
  name: "doors",
  names: { en: "doors", fr: "portes", nl: "poorten" },
  section: "building",
  steps: [1, 2, 4],
  field: { fact: "gates" },
  types: typesOfGroup.warehouse,
  countedAs: `gates, gate, door, porte, poort, doors, ground level doors, ground level door, ground-level doors, level doors, grade level doors, drive-in doors, drive in doors, sectional doors, sectional door, overhead doors, roller doors, roller door, roller shutters, overhead door, level access doors, portes sectionnelles,
    porte sectionnelle, portes, portes de plain-pied, poorten, sectionaalpoorten, sectionaalpoort, sectionale poorten, sectionale poort, roldeuren, rolpoorten, inrijpoorten`,
  saidAs: [
    {
      value: "1-",
      words: `drive-in, drive-in door, drive-in doors, drive-in gate, drive-in poort, porte drive-in, roller door, roller shutter, overhead door, sectional door, loading door, level access door, portes sectionnelles, sectional doors, overhead doors, roller doors, roller shutters, loading doors, sectionaalpoorten, sectionale poorten, rolpoorten, inrijpoorten, poorten, porte sectionnelle, porte de garage industrielle, volet roulant, sectionaalpoort, sectionale poort, roldeur, rolpoort, inrijpoort, poort`,
    },
  ],
});

/** m of shop front. */
const frontage: Filter<string> = rangeFilter({
  name: "frontage",
  names: { en: "frontage", fr: "facade", nl: "gevelbreedte" },
  section: "building",
  single: "min",
  decimals: 1,
  field: { fact: "frontage" },
  types: typesOfGroup.retail,
  unit: () => "m",
  namedAs: `frontage, shop front, shopfront, shop window, window, windows, window of, street frontage, façade, façade de, largeur de façade, largeur, vitrine, vitrines, vitrine de, devanture, devanture de, gevelbreedte, gevel, gevel van, voorgevel, voorgevel van, straatgevel,
    etalage, etalage van, vitrine van, raamfront`,
  countedAs: `frontage, shop front, shopfront, shop window, window, façade, de façade, vitrine, de vitrine, gevelbreedte, gevel,
    voorgevel, etalage, wide, width, breed, breedte, de large, de largeur, de vitrines, wide frontage, wide shop front, de façade vitrée, gevelbreedte, straatgevel, etalageruimte`,
  measuredIn: "m, metre, metres, meter, meters, mètre, mètres",
});

/** Of co-working. */
const desks: Filter<string> = atLeastFilter({
  name: "desks",
  names: { en: "desks", fr: "postes", nl: "werkplekken" },
  section: "building",
  steps: [1, 5, 10, 20],
  field: { column: "desks" },
  types: ["office"],
  // Other offices are counted in m².
  isAskedOf: ({ unitSurfaceType }) => unitSurfaceType !== undefined,
  countedAs: `desks, desk, workstations, workstation, workplaces, postes, poste, postes de travail, poste de travail, werkplekken,
    werkplek, werkposten, bureaus, people, persons, pers, personnes, collaborateurs, personen, medewerkers`,
});

/** What a building is and has, in figures; in the order that URLs have them in. */
export const buildingFilters = {
  bedrooms,
  bathrooms,
  land,
  energy,
  parking,
  condition,
  height,
  "floor-load": floorLoad,
  docks,
  doors,
  frontage,
  desks,
};
