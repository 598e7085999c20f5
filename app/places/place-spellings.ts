import { fold } from "./fold.ts";

const particles = "À|Aan|Au|Aux|Bij|De|Den|Der|Des|Devant|Du|En|Et|In|La|Le|Les|Lez|Op|Sous|Sur|Ten|Van";
const insideName = new RegExp(`-(?:${particles})(?=-)`, "g");

/**
 * A name as it is spelled: sources write every part with a capital (`Heist-Aan-Zee`, `'S Gravenwezel`) and tell villages
 * of one name apart in brackets (`Windhof (Koerich)`).
 */
export function spellName(name: string): string {
  return name
    .replace(/ \([^)]*\)$/, "")
    .replace(/^'S[ -]/, "'s-")
    .replace(insideName, (particle) => particle.toLowerCase())
    .replace(/-([DL])(?=')/g, (particle) => particle.toLowerCase())
    .replace("-'T-", "-'t-");
}

/**
 * The ways in which a name may be written, folded: `Saint-Gilles` also as `st gilles`, `Braine-l'Alleud` also as
 * `braine lalleud`.
 */
export function spellingsOf(name: string): string[] {
  const folded = fold(name);
  const abbreviated = folded.replace(/\b(?:saint|sint|sankt)\b/g, "st").replace(/\bsainte\b/g, "ste");
  return [folded, abbreviated, folded.replace(/\b([dlst]) (?=\p{L})/gu, "$1")];
}
