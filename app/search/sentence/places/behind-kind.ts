import { nameEnd } from "./name-end.ts";
import type { PointIndex } from "#app/places/points/point-index.ts";
import { articles } from "../words/near-words.ts";
import type { Reading } from "../reading/reading.ts";
import type { Token } from "../reading/token.ts";
import { wordsOf } from "../reading/tokens.ts";

/** What something is, said before its name. */
const before = new Set(
  `quartier wijk quarter neighbourhood neighborhood buurt cite site domaine place square plein rue avenue boulevard parc park
   hopital hospital clinique cliniques ziekenhuis hospitaal kliniek campus universite university universiteit zone zoning zi za
   zae zac kmo bedrijvenpark bedrijventerrein industrieterrein industriepark shopping galerie galeries musee museum eglise
   basilique abbaye chateau kasteel lac gare arret halte carrefour theatre stade lycee ecole`.split(/\s+/),
);

/** The same said behind it: "Erasmus ziekenhuis", "Belval campus". */
const behind = new Set(
  `ziekenhuis hospital hospitaal kliniek clinic campus metro tram halte wijk buurt quarter neighbourhood neighborhood district
   site shopping square`.split(/\s+/),
);

/** Letters: shorter words name too many things. */
const shortest = 5;

/** Where the name begins that stands behind a word that says what it is; undefined where none says so. */
export function nameBehindKind({ tokens }: Reading, at: number): number | undefined {
  if (!before.has(tokens[at]?.text ?? "")) return undefined;
  let from = at + 1;
  // "Parc d'activités Syrdall", "zone d'activité"
  for (let skipped = 0; skipped < 3 && isLink(tokens[from]); skipped++) from += 1;
  return tokens[from]?.kind === "word" ? from : undefined;
}

/**
 * A name behind a word that says what it is, which points know by its name alone: "quartier des Guillemins", "ZA Bourmicht",
 * "parc Josaphat".
 * @returns where the name begins and ends
 */
export function readBehindKind(
  reading: Reading,
  at: number,
  points: PointIndex,
): { from: number; to: number } | undefined {
  const from = nameBehindKind(reading, at);
  const to = from === undefined ? undefined : nameEnd(reading, from, points);
  if (from === undefined || to === undefined) return undefined;
  const name = wordsOf(reading.tokens, from, to);
  return name.length >= shortest && points.named(name).length > 0 ? { from, to } : undefined;
}

const isLink = (token: Token | undefined) =>
  articles.has(token?.text ?? "") || /^(?:activites?|industriel(?:le)?|commercial(?:e)?)$/.test(token?.text ?? "");

/** Where a name ends with what says behind it what it is. */
export function withKindBehind(tokens: readonly Token[], to: number): number {
  return behind.has(tokens[to]?.text ?? "") ? to + 1 : to;
}
