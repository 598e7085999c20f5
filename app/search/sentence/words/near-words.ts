import { cue } from "./beginnings.ts";
import { wordings } from "./figure-words.ts";

/** The words around what a sentence wants to be near, in the three languages, folded. */

export const nearness = wordings(`
  near, nr, near to, nearby, close to, next to, around, in the vicinity of, in the neighbourhood of, not far from, opposite,
  a stone's throw from, steps from, steps away from, a few steps from, just off, à deux pas de, à deux pas du, à deux pas des, à quelques pas de, à quelques pas du, op een boogscheut van, op een steenworp van,
  pas loin de, pas loin du, pas loin d, pas très loin de, pas trop loin de, niet te ver van, not too far from, within reach of, in de omtrek van, à hauteur de, ter hoogte van, naast, vlak naast, right by, right next to, beside, adjacent to, juste à côté de, tout près de, tout proche de, au pied de, attenant à,
  vers, vers la, vers le, du côté de, du côté d, du côté du,
  près de, près du, près des, près d, proche de, proche du, proche des, proche, à côté de, à côté du, autour de, autour du, aux alentours de, aux alentours du, à proximité de,
  à proximité du, non loin de, non loin du, en face de, en face du,
  omg, omg van, aan, aan het, bij, nabij, dicht bij, dichtbij, vlak bij, vlakbij, rond, rondom, in de buurt van, in de omgeving van, niet ver van, tegenover`);

/** What says that one walks, before minutes that are put in between: "walking distance (10 min) to". */
export const walks = wordings(`
  walking distance, within walking distance, à distance de marche, à pied, wandelafstand, op wandelafstand, op stapafstand, op loopafstand`);
/** Between such minutes and what they lead to. */
export const walkLinks = wordings("of, from, to, de, du, des, d', van, tot");

/** As near as one walks: ten minutes. */
export const walkable = wordings(`
  walking distance of, walking distance from, walking distance to, within walking distance of, within walking distance from, within walking distance to,
  à distance de marche de, à pied de, wandelafstand van, op wandelafstand van, op stapafstand van, op loopafstand van`);

export const minutes = wordings(`
  minutes walk from, minutes walk of, minutes walk to, minute walk from, minute walk of, minute walk to, minutes from, minutes of, minutes to, min walk from, min walk of, min walk to, min from, min of, mins from, mins walk from, mins walk of, mins walk to, min walking from, min walking to, minutes walking to, minutes walking of,
  minutes on foot from, minutes on foot of, minutes by foot from, min on foot from, minutes walking from,
  minutes à pied de, minutes à pied du, minutes à pied des, minutes à pied d, min à pied de, min à pied du, min à pied d, minutes de, minutes du, minutes d, min de, min du, minutes de marche de, minutes de marche du,
  minuten te voet van, min te voet van, minuten wandelen van, min wandelen van, minuten stappen van, min stappen van, minuten stappen tot, min stappen tot, minuten te voet tot, min te voet tot, minuten wandelen tot, min wandelen tot, min de marche de, min de marche du, min de marche des, minuten van, min van, minuten wandelafstand van,
  minutes walk, min walk, minutes on foot, min on foot, minutes à pied, min à pied, minutes de marche, min de marche, minuten te voet, min te voet, minuten wandelen, min wandelen, minuten stappen, min stappen`);
export const metres = wordings(
  "m from, m of, metres from, metres of, meters from, meters of, m de, m du, mètres de, mètres du, m van, meter van",
);
export const kilometres = wordings(
  "km from, km of, kilometres from, kilometres of, kilometers from, kilometers of, km de, km du, kilomètres de, kilomètres du, km van, kilometer van, km rond, km rondom, kilometer rond, kilometer rondom, km autour de, km autour d, kilomètres autour de, km around, kilometres around, kilometers around, km round",
);

export const leads = new Set(["within", "at", "in", "a", "op", "binnen", "just", "only"]);
export const leadsCue = cue("leads", leads);
/** What may stand before a name. */
export const articles = new Set([
  "the",
  "la",
  "le",
  "l",
  "les",
  "de",
  "du",
  "des",
  "d",
  "het",
  "van",
  "a",
  "station",
  "metro",
  "metrostation",
  "rond",
  "rondom",
  "around",
  "autour",
  "arret",
  "halte",
  "train",
  "railway",
]);
export const articlesCue = cue("articles", articles);
