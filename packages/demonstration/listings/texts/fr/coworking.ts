import type { CoworkingProperty } from "../../property.ts";
import type { Phrasebook } from "../phrasebook.ts";
import { capital, count, inside, list, many, money, onFloors, onStreet, titled } from "./words.ts";

const coworkingExtras: Record<CoworkingProperty["extras"][number], string> = {
  "meeting-rooms": "des salles de réunion à réserver à l’heure",
  "phone-booths": "des cabines téléphoniques",
  terrace: "une terrasse",
  "coffee-bar": "un coin café",
  reception: "un accueil",
  "event-space": "un espace pour événements",
  showers: "des douches",
};

export const coworking: Phrasebook<CoworkingProperty> = {
  title: ({ at, units, desks }, fact) =>
    fact === "desks"
      ? [titled(`Coworking de ${desks} postes`, at), titled(`Bureaux équipés, ${desks} postes`, at)]
      : [
          titled(`${capital(count(units.length))} bureaux privatifs meublés`, at),
          titled(`Coworking avec ${count(units.length)} bureaux privatifs`, at),
        ],
  opening: ({ at, units, desks }) => {
    const sizes = units.map((unit) => unit.desks ?? 1);
    return [
      `${capital(count(units.length))} bureaux meublés, de ${Math.min(...sizes)} à ${Math.max(...sizes)} postes, sont libres dans ce coworking ${onStreet(at)}.`,
      `Coworking ${inside(at.area)} : des bureaux privatifs meublés, ${desks} postes en tout, où travailler dès le premier jour.`,
      `Apportez votre ordinateur, le reste est là : ce coworking ${onStreet(at)} loue ${count(units.length)} bureaux privatifs.`,
    ];
  },
  placeOpening: ({ at, units, desks }) => [
    `${capital(inside(at.area))}, ce coworking propose ${count(units.length)} bureaux privatifs totalisant ${desks} postes de travail.`,
    `Travailler ${inside(at.area)} sans bail de longue durée : ${count(units.length)} bureaux meublés sont disponibles.`,
  ],
  building: ({ building: { storeys, builtYear, renovatedYear }, floors }) => [
    renovatedYear !== undefined &&
      `L’immeuble de ${builtYear}, haut de ${count(storeys)} niveaux, a été reconverti en ${renovatedYear}.`,
    `Le coworking se trouve ${onFloors(floors)} d’un immeuble de ${count(storeys)} niveaux.`,
  ],
  space: ({ deskPrice, prices }) => [
    "Chaque bureau ferme à clé et reste accessible jour et nuit à ses utilisateurs.",
    "L’équipe qui grandit passe à un bureau plus grand sans changer de contrat.",
    "onRequest" in (prices.rent ?? {})
      ? false
      : `Comptez environ ${money(deskPrice)} par poste et par mois, tout compris.`,
  ],
  comfort: () => [
    "Le prix comprend le mobilier, le chauffage, le nettoyage, internet et le café.",
    "Une seule facture par mois couvre le loyer, l’énergie, le nettoyage et internet.",
    "Internet, nettoyage, énergie et espaces communs sont compris dans le prix.",
  ],
  extras: ({ extras: chosen }) => {
    const things = list(chosen.map((extra) => coworkingExtras[extra]));
    return [`Les membres partagent ${things}.`, `Il y a aussi ${things}.`, `Sur place, vous trouvez ${things}.`];
  },
  division: ({ units }) => {
    const sizes = units.map((unit) => unit.desks ?? 0);
    return [
      `Le plus petit bureau compte ${many(Math.min(...sizes), "poste", "m")}, le plus grand ${count(Math.max(...sizes))}.`,
    ];
  },
};
