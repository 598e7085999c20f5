import type { BlockProperty, CoLivingProperty } from "../../property.ts";
import type { Phrasebook } from "../phrasebook.ts";
import { area, baths, capital, count, inside, list, many, money, onStreet, titled, offeredAt } from "./words.ts";

const letFlat = "à vendre entièrement loué";

export const block: Phrasebook<BlockProperty> = {
  title: ({ at, dwellings, surface }, fact) => {
    const homes = `${count(dwellings)} appartements`;
    switch (fact) {
      case "let":
        return [titled(`Immeuble de rapport loué de ${homes}`, at)];
      case "condition":
        return [titled(`Immeuble de ${homes} à rénover`, at)];
      case "shop":
        return [titled(`Immeuble mixte : commerce et ${homes}`, at)];
      case "count":
        return [titled(`Immeuble de ${homes}`, at)];
      default:
        return [titled(`Immeuble de rapport de ${area(surface)}`, at)];
    }
  },
  opening: (property) => {
    const { at, dwellings, surface, shop } = property;
    const homes = `${count(dwellings)} appartements${shop ? " et un commerce" : ""}`;
    return [
      `Immeuble comptant ${homes}, ${area(surface)} au total, ${offeredAt(property, letFlat)}.`,
      `${capital(onStreet(at))} : un immeuble entier de ${area(surface)} avec ${homes}, à vendre en bloc.`,
      `Pour qui préfère posséder l’immeuble entier : ${homes} ${inside(at.area)}, ${area(surface)} au total.`,
    ];
  },
  placeOpening: (property) => [
    `${capital(inside(property.at.area))}, un immeuble de ${count(property.dwellings)} appartements${property.shop ? " avec un commerce" : ""} est à vendre en bloc.`,
  ],
  building: ({ let: taken, building: { storeys, builtYear, renovatedYear, condition } }) => [
    renovatedYear !== undefined &&
      `L’immeuble de ${count(storeys)} niveaux, construit en ${builtYear}, a été rénové en ${renovatedYear}.`,
    renovatedYear === undefined &&
      condition !== "new" &&
      `L’immeuble date de ${builtYear} et compte ${count(storeys)} niveaux.`,
    condition === "new" &&
      (taken > 0 ? "L’immeuble est neuf." : "L’immeuble est neuf et les appartements n’ont jamais été occupés."),
    condition === "to-renovate" &&
      "Toiture, façade et techniques demandent des travaux ; les logements sont en règle d’urbanisme.",
  ],
  space: ({ dwellings, surface, shop, facts }) => [
    !shop && `Les appartements mesurent en moyenne ${area(Math.round(surface / dwellings))}.`,
    "Chaque appartement a ses propres compteurs d’eau, de gaz et d’électricité.",
    facts.lift && "Un ascenseur dessert tous les étages.",
  ],
  division: ({ dwellings, let: taken, deal }) => [
    deal.invest && "Tous les appartements sont loués.",
    !deal.invest &&
      taken === 0 &&
      "L’immeuble est libre d’occupation : les appartements peuvent être loués ou revendus un à un.",
    !deal.invest &&
      taken > 0 &&
      taken < dwellings &&
      `Pour l’instant, ${count(taken)} des ${count(dwellings)} appartements ${taken === 1 ? "est loué" : "sont loués"}.`,
    !deal.invest && taken === dwellings && "Tous les appartements sont loués sous baux en cours.",
  ],
};

const coLivingExtras: Record<CoLivingProperty["extras"][number], string> = {
  garden: "un jardin",
  terrace: "une terrasse en toiture",
  laundry: "une buanderie",
  cinema: "une salle de cinéma",
  coworking: "un espace de travail",
  bikes: "des vélos à emprunter",
  cleaning: "un nettoyage hebdomadaire des espaces communs",
};

export const coLiving: Phrasebook<CoLivingProperty> = {
  title: ({ at, rooms: total, units }, fact) => {
    if (fact === "let") return [titled(`Maison de coliving louée de ${count(total, true)} chambres`, at)];
    const free = many(units.length, "chambre meublée", "f", "chambres meublées");
    return [titled(`Coliving : ${free}`, at), titled(`${capital(free)} en maison partagée`, at)];
  },
  opening: ({ at, rooms: total, units, deal, surface }) => [
    deal.invest &&
      `Une maison de coliving de ${area(surface)} avec ${count(total, true)} chambres meublées, toutes louées, ${onStreet(at)}.`,
    deal.invest &&
      `${capital(count(total, true))} chambres louées sous un même toit ${inside(at.area)} : une maison de coliving en investissement.`,
    !deal.invest &&
      `${capital(many(units.length, "chambre meublée", "f", "chambres meublées"))} ${units.length === 1 ? "est libre" : "sont libres"} dans cette maison de coliving ${onStreet(at)}.`,
    !deal.invest &&
      `Vivre à plusieurs ${inside(at.area)} : dans cette maison de ${count(total, true)} chambres, ${units.length === 1 ? "une est disponible" : `${count(units.length, true)} sont disponibles`}.`,
  ],
  placeOpening: ({ at, rooms: total }) => [
    `${capital(inside(at.area))}, cette maison de coliving compte ${count(total, true)} chambres.`,
  ],
  building: ({ building: { builtYear, renovatedYear, storeys } }) => [
    renovatedYear !== undefined && `La maison de ${builtYear} a été transformée en ${renovatedYear}.`,
    `La maison, sur ${count(storeys)} niveaux, date de ${builtYear}.`,
  ],
  space: ({ facts, rooms: total }) => [
    `Cuisine et séjour sont partagés ; il y a ${baths(facts.bathrooms ?? 2)} pour ${count(total, true)} chambres.`,
    "Chaque chambre a son lit, son bureau et son armoire ; cuisine et séjour sont partagés.",
  ],
  comfort: ({ deal }) => [
    !deal.invest && "Le loyer comprend chauffage, électricité, eau, internet et nettoyage.",
    deal.invest && "La gestion quotidienne peut être confiée à un exploitant.",
  ],
  extras: ({ extras }) => {
    const things = list(extras.map((extra) => coLivingExtras[extra]));
    return [`À la disposition des colocataires : ${things}.`, `La maison offre aussi ${things}.`];
  },
  division: ({ prices, units }) => {
    const rent = prices.rent && "amount" in prices.rent ? prices.rent : undefined;
    return [
      rent?.upTo !== undefined &&
        units.length > 1 &&
        `Les chambres coûtent de ${money(rent.amount)} à ${money(rent.upTo)} par mois.`,
    ];
  },
};
