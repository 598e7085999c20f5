import { fold } from "#app/places/fold.ts";
import { wordings } from "./figure-words.ts";

/** The words by which somebody refuses something, in the three languages, folded. */

/** Said before what is refused. */
export const refusing = wordings(`
  not, no, no need, without, non, neither, nor, except, except for, excepting, apart from, excluding, other than, anything but, instead of, rather than, no need of, no need for, don't need, dont need, do not need, doesn't need, does not need, don't want, dont want, do not want, not interested in, not looking for, avoid, avoiding,
  sans, pas, pas de, pas d', ni, sauf, hors, hormis, excepté, à l'exception de, à l'exception du, autre que, autre qu'un, au lieu d'un, au lieu de, plutôt qu'un, aucun, aucune, pas besoin, pas besoin de, pas besoin d'un, pas besoin d'une, pas nécessairement, éviter,
  niet, geen, zonder, noch, behalve, uitgezonderd, met uitzondering van, in plaats van, geen nood aan, geen behoefte aan, vermijden`);

/** A refusal in one word. */
export const refusedWords = new Set("unfurnished ongemeubeld ongemeubelde ongemeubileerd onbemeubeld".split(" "));

/** Of a place alone: an "outside terrace" is a wish. */
export const awayFrom = wordings(`
  outside, outside of, out of, away from, far from, en dehors de, en dehors du, à l'extérieur de, loin de, loin du, buiten, ver van`);

/** Said behind what is refused: "garage not needed". */
export const refusedBehind = wordings(`
  not needed, not necessary, not required, not important, not essential, not wanted, unnecessary, excluded, not a must,
  pas nécessaire, pas nécessaires, pas obligatoire, pas indispensable, pas important, non nécessaire, inutile, exclu, exclus, exclue, exclues,
  niet nodig, niet noodzakelijk, niet vereist, niet verplicht, niet belangrijk, niet gewenst, hoeft niet, moet niet, overbodig, uitgesloten, geen must`);

/** Whoever offers or is something is not to reply: "sans ascenseur s'abstenir". */
export const abstaining = wordings(`
  need not apply, need not reply, please abstain, should abstain, no need to reply,
  s'abstenir, s'abstenir svp, prière de s'abstenir, merci de s'abstenir, veuillez vous abstenir,
  zich onthouden, zich onthouden aub, zich te onthouden, gelieve zich te onthouden, gelieve u te onthouden, gelieve niet te reageren, niet reageren`);

/** The same, which at the end alone say it of what stands before them: "garage pas besoin", but "pas besoin de garage". */
export const refusedAtEnd = wordings("no need, no thanks, pas, niet, pas besoin, non merci, geen nood");

/** Between what is refused and the words behind it. */
export const copulas = new Set(["is", "are", "est", "sont", "n", "zijn", "really", "vraiment", "echt", "absolument"]);

/** Between a refusal and what is refused. */
export const beforeRefused = new Set(
  fold(
    `a an any the on in at to near by around of for kind sort big large huge small busy noisy real too
     de d du des un une au aux la le l les en à dans sur chez près proche pour grand grande petit petite vrai
     een het op te ter van bij aan naar voor in grote groot kleine klein drukke echte`,
  ).split(" "),
);

/** Links what is refused too: "neither a shop nor an office", "geen winkel of kantoor". */
export const andNot = new Set("or nor and ou ni et of noch en &".split(" "));

/** Behind "not" these compare, or deny nothing. */
export const comparing =
  /^(?:more|less|longer|larger|smaller|bigger|higher|dearer|cheaper|far|plus|moins|meer|minder|groter|kleiner|duurder|goedkoper|hoger|verder|loin|ver|cher|chere|duur|mal|sure|zeker|je|exceeding|later|limit|only|just|necessarily|seulement|uniquement|alleen|enkel|noodzakelijk|forcement|yet|encore|nog|bad|expensive|under|below|over|above|exactly|too|trop)$/;
