import { typesOfGroup, type PropertyType } from "#app/vocabulary/vocabulary.ts";
import type { Filter } from "./filter.ts";
import { wordsFilter } from "./words-filter.ts";

const homes = typesOfGroup.residential;
const shops = typesOfGroup.retail;
const warehouses = typesOfGroup.warehouse;
const work: readonly PropertyType[] = ["office", ...shops, ...warehouses];

/** What a listing must have, all of it (decisions, section 2). */
export const features: Filter<string> = wordsFilter({
  name: "features",
  names: { en: "features", fr: "equipements", nl: "kenmerken" },
  section: "equipment",
  every: {
    terrace: {
      field: { fact: "terrace" },
      names: { en: "terrace", fr: "terrasse", nl: "terras" },
      types: ["office", ...shops, ...homes],
      saidAs:
        "roof deck, deck, sun terrace, private terrace, rooftop terrace, outdoor terrace, toit-terrasse, toit terrasse, terrasse de toit, terrasse sud, terrasse privative, zonneterras, zuidterras, terraske, buitenterras, terrace, terraces, with terrace, roof terrace, terrasse, terrasses, terras, terrasje, terrassen, dakterras, terr, tras",
    },
    balcony: {
      field: { fact: "balcony" },
      names: { en: "balcony", fr: "balcon", nl: "balkon" },
      types: homes,
      saidAs:
        "balkonneke, balkonnetje, balkonnetjes, balkonneken, balconnet, french balcony, balcony, balconies, balcon, balcons, balkon, balkons, balk, balc",
    },
    garden: {
      field: { fact: "garden" },
      names: { en: "garden", fr: "jardin", nl: "tuin" },
      types: homes,
      saidAs:
        "backyard, back garden, private garden, lawn, green garden, petit jardin, jardin privatif, jardin sud, potager, coin de jardin, bout de jardin, achtertuin, voortuin, zuidtuin, zuidgerichte tuin, privétuin, privatieve tuin, moestuin, tuinke, hofje, hovingske, tuinzone, garden, gardens, jardin, jardins, tuin, tuintje, tuinen, jardinet, stadstuin, jard, jdn, gdn, grdn",
    },
    lift: {
      field: { fact: "lift" },
      names: { en: "lift", fr: "ascenseur", nl: "lift" },
      types: ["office", ...homes],
      saidAs: "personenlift, liftje, asc, lift, lifts, elevator, elevators, ascenseur, ascenseurs",
    },
    furnished: {
      field: { fact: "furnished" },
      names: { en: "furnished", fr: "meuble", nl: "gemeubeld" },
      types: ["office", ...homes],
      saidAs:
        "bemeubeld, bemeubelde, bemeubeleerd, met meubels, semi-furnished, part furnished, partly furnished, semi-meublé, partiellement meublé, gedeeltelijk gemeubeld, gemeub, meub, furn, fully furnished, furnished, meublé, meublée, meublés, meublées, gemeubeld, gemeubelde, gemeubileerd, gemeubileerde",
    },
    "air-conditioning": {
      field: { fact: "airConditioning" },
      names: { en: "air-conditioning", fr: "climatisation", nl: "airconditioning" },
      types: ["office", ...shops],
      saidAs:
        "airconditioned, aircondition, climate control, air conditionné, air conditioné, airconditionné, conditionnement d'air, klimaatregeling, klimatisatie, air conditioning, air-conditioning, air con, air-con, aircons, air co, air-co, air conditioned, aircon, a c, ac, airco, climatisation, climatisé, climatisés, climatisée, climatisées, clim, airconditioning",
    },
    "bicycle-storage": {
      field: { fact: "bicycleStorage" },
      names: { en: "bicycle-storage", fr: "local-velos", nl: "fietsenstalling" },
      types: ["office", ...homes],
      saidAs: `cycle store, bike store, bike garage, bicycle shed, room for bikes, space for bikes, space for bicycles, secure bike storage, place pour vélos, place pour les vélos, place pour vélo, rangement vélo, fietsplaats, plaats voor fietsen, plaats voor de fiets, fietsenstal, fietsenkot, fietsenhok, fietsruimte, fietsenruimte, bicycle storage, bike storage, bicycle parking, bike parking, bike room, bike shed, bike racks, cycle storage, cycle parking, parking for bikes, parking for bicycles,
        local vélo, local vélos, local à vélo, local à vélos, local pour vélos, parking vélo, parking vélos, parking à vélos, parking pour vélos, garage à vélos, garage vélos, rangement vélos, range-vélos, abri vélos, abri à vélos, emplacement vélo,
        fietsenstalling, fietsenberging, fietsberging, fietsstalling, fietsenparking, fietsparking, fietsenrek, fietsenkelder, fietslokaal, fietsenlokaal`,
    },
    "raised-floors": {
      field: { fact: "raisedFloors" },
      names: { en: "raised-floors", fr: "faux-planchers", nl: "verhoogde-vloeren" },
      types: ["office"],
      saidAs:
        "computer floor, valse vloer, raised floor, raised flooring, raised access floor, raised access floors, access floor, access floors, false floor, plancher technique, planchers techniques, faux plancher, faux planchers, plancher surélevé, planchers surélevés, verhoogde vloer, verhoogde vloeren, technische vloer, technische vloeren, computervloer, computervloeren, zwevende vloer, raised floors, raised floor, faux planchers, faux-planchers, planchers surélevés, verhoogde vloeren, verhoogde vloer",
    },
    "charging-points": {
      field: { fact: "chargingPoints" },
      names: { en: "charging-points", fr: "bornes-de-recharge", nl: "laadpalen" },
      saidAs:
        "ev charger, ev chargers, ev charging points, ev charging point, ev charging station, charging station, car charger, electric car charger, car charging, electric charging, wallbox, borne électrique, bornes électriques, borne de charge, bornes de charge, borne voiture électrique, borne pour voiture électrique, station de recharge, chargeur voiture électrique, prise voiture électrique, point de recharge, points de recharge, laadpunt, laadpunten, laadstation, laadstations, oplaadpunt, oplaadpunten, oplaadpaal, oplaadpalen, laadinfrastructuur, laadmogelijkheid, laadmogelijkheden, laadplein, elektrische laadpaal, elektrische laadpalen, charging points, charging point, ev charging, charging stations, bornes de recharge, borne de recharge, laadpalen, laadpaal",
    },
    divisible: {
      field: { column: "is_divisible" },
      names: { en: "divisible", fr: "divisible", nl: "deelbaar" },
      types: work,
      saidAs:
        "subdividable, available in parts, possibilité de diviser, possibilité de division, séparable, fractionnable, mogelijkheid tot opsplitsing, opsplitsing mogelijk, in delen, can be divided, could be divided, can be split, may be divided, to be divided, peut être divisé, peut être divisée, pouvant être divisé, pouvant être divisés, à diviser, qui se divise, kan opgedeeld worden, kan opgesplitst worden, kan gesplitst worden, op te delen, op te splitsen, te splitsen, verdeelbaar, verdeelbare, onderverdeelbaar, scindable, sécable, modulable, subdivisible, splittable, divisible, dividable, divisibles, divisable, opdeelbaar, opdeelbare, deelbaar, deelbare, opsplitsbaar, splitsbaar",
    },
    "loading-bay": {
      field: { column: "has_loading_bay" },
      names: { en: "loading-bay", fr: "quai-de-chargement", nl: "laadkade" },
      types: warehouses,
      saidAs:
        "loading area, loading ramp, loading platform, truck dock, baie de chargement, quai de déchargement, quai de livraison, quai à camions, rampe de chargement, laadperron, loskade, laad- en loskade, laad en loskade, laadplatform, laadbrug, laad- en losplaats, laadhelling, loading bay, with loading bay, loading dock, quai de chargement, quai, quais, avec quai, avec quais, avec quai de chargement, avec quais de chargement, laadkade, laadkaai, met kade, met kades",
    },
    sprinklers: {
      field: { fact: "sprinklers" },
      names: { en: "sprinklers", fr: "sprinklers", nl: "sprinklers" },
      types: work,
      saidAs:
        "sprinkler system, fire sprinklers, installation sprinkler, système sprinkler, système sprinklers, sprinklersysteem, sprinklerinstallaties, sprinklers, sprinkler, sprinklered, sprinklage, sprinklé, gesprinklerd, sprinklerinstallatie",
    },
    showroom: {
      field: { fact: "showroom" },
      names: { en: "showroom", fr: "showroom", nl: "showroom" },
      types: [...shops, ...warehouses],
      saidAs:
        "display area, display space, hall d'exposition, surface d'exposition, salle d'expo, hall d'expo, toonzaaltje, showroomruimte, tentoonstellingsruimte, expositieruimte, showroom, show room, showrooms, salle d'exposition, toonzaal, toonzalen, toonruimte, espace d'exposition, exhibition space",
    },
    corner: {
      field: { fact: "corner" },
      names: { en: "corner", fr: "angle", nl: "hoekpand" },
      types: shops,
      saidAs:
        "corner site, en coin, au coin, hoeklocatie, angle, corner of two streets, on the corner of two streets, au coin de deux rues, à l'angle de deux rues, op de hoek van twee straten, hoek van twee straten, corner of a street, on the corner of a street, on the corner of the street, coin d'une rue, au coin d'une rue, au coin de la rue, à l'angle d'une rue, street corner, on a street corner, on a corner, on the corner, corner property, corner building, à l'angle, en angle, situation d'angle, coin de rue, faisant le coin, qui fait le coin, straathoek, hoek, op de hoek, op een hoek, hoekgebouw, corner, corner location, d'angle, hoekpand, hoekligging",
    },
    "ground-floor": {
      field: { fact: "groundFloor" },
      names: { en: "ground-floor", fr: "rez-de-chaussee", nl: "gelijkvloers" },
      types: ["office", "apartment", ...shops],
      saidAs:
        "at street level, rdch, rez, ground floor, ground-floor, rez-de-chaussée, rez de chaussée, au rez-de-chaussée, au rez, rdc, gelijkvloers, gelijkvloerse, gelijkvl, gvl, begane grond, benedenverdieping",
    },
  },
});
