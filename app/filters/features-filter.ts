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
        "terrace, terraces, with terrace, roof terrace, terrasse, terrasses, terras, terrasje, terrassen, dakterras, terr, tras",
    },
    balcony: {
      field: { fact: "balcony" },
      names: { en: "balcony", fr: "balcon", nl: "balkon" },
      types: homes,
      saidAs: "balcony, balconies, balcon, balcons, balkon, balkons, balk, balc",
    },
    garden: {
      field: { fact: "garden" },
      names: { en: "garden", fr: "jardin", nl: "tuin" },
      types: homes,
      saidAs: "garden, gardens, jardin, jardins, tuin, tuintje, tuinen, jardinet, stadstuin, jard, jdn, gdn, grdn",
    },
    lift: {
      field: { fact: "lift" },
      names: { en: "lift", fr: "ascenseur", nl: "lift" },
      types: ["office", ...homes],
      saidAs: "lift, lifts, elevator, elevators, ascenseur, ascenseurs",
    },
    furnished: {
      field: { fact: "furnished" },
      names: { en: "furnished", fr: "meuble", nl: "gemeubeld" },
      types: ["office", ...homes],
      saidAs:
        "gemeub, meub, furn, fully furnished, furnished, meublé, meublée, meublés, meublées, gemeubeld, gemeubelde, gemeubileerd, gemeubileerde",
    },
    "air-conditioning": {
      field: { fact: "airConditioning" },
      names: { en: "air-conditioning", fr: "climatisation", nl: "airconditioning" },
      types: ["office", ...shops],
      saidAs:
        "air conditioning, air-conditioning, air con, air-con, aircons, air co, air-co, air conditioned, aircon, a c, ac, airco, climatisation, climatisé, climatisés, climatisée, climatisées, clim, airconditioning",
    },
    "bicycle-storage": {
      field: { fact: "bicycleStorage" },
      names: { en: "bicycle-storage", fr: "local-velos", nl: "fietsenstalling" },
      types: ["office", ...homes],
      saidAs: `bicycle storage, bike storage, bicycle parking, bike parking, bike room, bike shed, bike racks, cycle storage, cycle parking, parking for bikes, parking for bicycles,
        local vélo, local vélos, local à vélo, local à vélos, local pour vélos, parking vélo, parking vélos, parking à vélos, parking pour vélos, garage à vélos, garage vélos, rangement vélos, range-vélos, abri vélos, abri à vélos, emplacement vélo,
        fietsenstalling, fietsenberging, fietsberging, fietsstalling, fietsenparking, fietsparking, fietsenrek, fietsenkelder, fietslokaal, fietsenlokaal`,
    },
    "raised-floors": {
      field: { fact: "raisedFloors" },
      names: { en: "raised-floors", fr: "faux-planchers", nl: "verhoogde-vloeren" },
      types: ["office"],
      saidAs:
        "raised floor, raised flooring, raised access floor, raised access floors, access floor, access floors, false floor, plancher technique, planchers techniques, faux plancher, faux planchers, plancher surélevé, planchers surélevés, verhoogde vloer, verhoogde vloeren, technische vloer, technische vloeren, computervloer, computervloeren, zwevende vloer, raised floors, raised floor, faux planchers, faux-planchers, planchers surélevés, verhoogde vloeren, verhoogde vloer",
    },
    "charging-points": {
      field: { fact: "chargingPoints" },
      names: { en: "charging-points", fr: "bornes-de-recharge", nl: "laadpalen" },
      saidAs:
        "charging points, charging point, ev charging, charging stations, bornes de recharge, borne de recharge, laadpalen, laadpaal",
    },
    divisible: {
      field: { column: "is_divisible" },
      names: { en: "divisible", fr: "divisible", nl: "deelbaar" },
      types: work,
      saidAs:
        "can be divided, could be divided, can be split, may be divided, to be divided, peut être divisé, peut être divisée, pouvant être divisé, pouvant être divisés, à diviser, qui se divise, kan opgedeeld worden, kan opgesplitst worden, kan gesplitst worden, op te delen, op te splitsen, te splitsen, verdeelbaar, verdeelbare, onderverdeelbaar, scindable, sécable, modulable, subdivisible, splittable, divisible, dividable, divisibles, divisable, opdeelbaar, opdeelbare, deelbaar, deelbare, opsplitsbaar, splitsbaar",
    },
    "loading-bay": {
      field: { column: "has_loading_bay" },
      names: { en: "loading-bay", fr: "quai-de-chargement", nl: "laadkade" },
      types: warehouses,
      saidAs:
        "loading bay, with loading bay, loading dock, quai de chargement, avec quai, avec quai de chargement, avec quais de chargement, laadkade, laadkaai, met kade, met kades",
    },
    sprinklers: {
      field: { fact: "sprinklers" },
      names: { en: "sprinklers", fr: "sprinklers", nl: "sprinklers" },
      types: work,
      saidAs: "sprinklers, sprinkler, sprinklered, sprinklage, sprinklé, gesprinklerd, sprinklerinstallatie",
    },
    showroom: {
      field: { fact: "showroom" },
      names: { en: "showroom", fr: "showroom", nl: "showroom" },
      types: [...shops, ...warehouses],
      saidAs:
        "showroom, show room, showrooms, salle d'exposition, toonzaal, toonzalen, toonruimte, espace d'exposition, exhibition space",
    },
    corner: {
      field: { fact: "corner" },
      names: { en: "corner", fr: "angle", nl: "hoekpand" },
      types: shops,
      saidAs:
        "angle, corner of two streets, on the corner of two streets, au coin de deux rues, à l'angle de deux rues, op de hoek van twee straten, hoek van twee straten, corner of a street, on the corner of a street, on the corner of the street, coin d'une rue, au coin d'une rue, au coin de la rue, à l'angle d'une rue, street corner, on a street corner, on a corner, on the corner, corner property, corner building, à l'angle, en angle, situation d'angle, coin de rue, faisant le coin, qui fait le coin, straathoek, hoek, op de hoek, op een hoek, hoekgebouw, corner, corner location, d'angle, hoekpand, hoekligging",
    },
    "ground-floor": {
      field: { fact: "groundFloor" },
      names: { en: "ground-floor", fr: "rez-de-chaussee", nl: "gelijkvloers" },
      types: ["office", "apartment", ...shops],
      saidAs:
        "ground floor, ground-floor, rez-de-chaussée, rez de chaussée, au rez-de-chaussée, au rez, rdc, gelijkvloers, gelijkvloerse, gelijkvl, gvl, begane grond, benedenverdieping",
    },
  },
});
