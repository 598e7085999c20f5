import { readCompound } from "../words/compounds.ts";
import { tradeWordMeant } from "../words/misspellings.ts";
import { phrasesFrom } from "../words/vocabulary.ts";
import type { Parts } from "./parts.ts";
import type { Remainder } from "./remainder.ts";
import { dropTradeStudios } from "./trade-studios.ts";

type NamedPart = Parts["types"][number];

const plots = /^(?:bouwgrond|bouwgronden|bouwkavel|bouwkavels|bouwperceel|bouwpercelen)$/;
const plotNouns = /^(?:plot|plots|land|site)$/;

/** Takes out of the types those words that name something else: what is to be built, a room, one of two of a kind. */
export function dropOtherTypes(parts: Parts): void {
  const { rest } = parts;
  const isPlot = () => rest.reading.tokens.some((_, at) => namesPlot(parts, at));
  parts.types = parts.types.filter((type) => {
    const isBuiltLater = isToBeBuilt(parts, type) && isPlot();
    const isOfHome = isRoom(parts, type);
    // Advertisements tell of such a room.
    if (isOfHome) rest.quote(type.from, type.to);
    else if (isBuiltLater && !isStandingWord(type)) rest.leaveOut(type.from, type.to);
    return !isBuiltLater && !isOfHome;
  });
  dropTradeStudios(parts);
  for (const type of parts.types) if (isToBeStored(parts, type)) type.segment = "warehouse";
  leaveChoicesOut(parts);
  dropGarageOfWork(parts);
  dropHomesOfBuilding(parts);
}

const works = /^(?:workshops?|ateliers?|werkplaats(?:en)?|werkhuis|carrosseries?|carrosseriebedrijf|body|bodyshop)$/;
const isWished = /^(?:with|and|plus|\+|avec|et|met|en|,|&|a|une?|een|no)$/;

/** "Garage workshop for rent": where cars are mended, and no space to park; of "workshop with garage" it is a wish. */
function dropGarageOfWork(parts: Parts): void {
  const { tokens } = parts.rest.reading;
  const [only, another] = parts.types.filter(({ weak }) => !weak);
  if (another || only?.segment !== "warehouse" || !works.test(tokens[only.from]?.text ?? "")) return;
  parts.said = parts.said.filter(({ name, from, to }) => {
    const isGarage = name === "parking" && to === from + 1 && /^garages?$/.test(tokens[from]?.text ?? "");
    return !isGarage || isWished.test(tokens[from - 1]?.text ?? "");
  });
}

/** "Apartment in a building with several apartments": one of them is sought. */
function dropHomesOfBuilding(parts: Parts): void {
  const [first, second] = parts.types;
  if (first?.segment !== "apartment" || second?.segment !== "bloc-sales") return;
  const { tokens } = parts.rest.reading;
  if (![1, 2, 3].some((back) => /^(?:in|dans)$/.test(tokens[second.from - back]?.text ?? ""))) return;
  parts.types = parts.types.filter((type) => type !== second);
}

/** "Space to store 5000 pallets": what is done there, and no shop. */
function isToBeStored({ rest }: Parts, { segment, from, to }: NamedPart): boolean {
  const { tokens } = rest.reading;
  if (segment !== "retail" || tokens[from]?.text !== "store" || to - from > 1) return false;
  return tokens[to]?.kind === "number"
    ? rest.isLeftOut(to)
    : /^(?:our|my|goods|stock|boxes|pallets)$/.test(tokens[to]?.text ?? "");
}

function namesPlot({ rest }: Parts, at: number): boolean {
  const { tokens } = rest.reading;
  const text = tokens[at]?.text ?? "";
  if (plots.test(text)) return true;
  if (text === "building") return plotNouns.test(tokens[at + 1]?.text ?? "");
  return text === "terrain" && tokens[at + 1]?.text === "a" && tokens[at + 2]?.text === "batir";
}

const isStandingWord = ({ to, from }: NamedPart) => to - from > 1;

/** "Building plot for a detached house", "bouwgrond open bebouwing": no house stands there yet. */
function isToBeBuilt({ rest }: Parts, { segment, from, to }: NamedPart): boolean {
  if (segment !== "house") return false;
  const { tokens } = rest.reading;
  if (tokens[to - 1]?.text === "bebouwing") return true;
  return [1, 2, 3].some((back) => /^(?:for|pour|voor)$/.test(tokens[from - back]?.text ?? ""));
}

/** "1 ch + bureau", "3 bedrooms and an office": a room of a home. */
function isRoom({ figures, rest }: Parts, { segment, from }: NamedPart): boolean {
  if (segment !== "office" && segment !== "retail") return false;
  const { tokens } = rest.reading;
  const rooms = figures.find(({ of, to }) => of === "bedrooms" && to <= from && from - to <= 2);
  if (!rooms) return false;
  return tokens.slice(rooms.to - 1, from).some(({ text }) => /^(?:\+|and|et|en|with|avec|met|plus)$/.test(text));
}

/** "Rijwoning of halfopen bebouwing": whoever takes either looks for neither by name. */
function leaveChoicesOut({ types, rest }: Parts): void {
  for (const [at, type] of types.entries()) {
    const before = types[at - 1];
    if (
      !before ||
      before.segment !== type.segment ||
      !/^(?:or|ou|of)$/.test(rest.reading.tokens[type.from - 1]?.text ?? "")
    )
      continue;
    for (const { from, to } of [before, type]) if (rest.isSaid(from)) rest.leaveOut(from, to);
  }
}

/** Keeps a type beside another as text; of "warehouse with ofices" the word that was meant. */
export function quoteType(rest: Remainder, { from, to }: NamedPart): void {
  const written = rest.words(from, to);
  const isMisspelt = to - from === 1 && phrasesFrom(written).length === 0 && !readCompound(written);
  if (isMisspelt) rest.say(from, tradeWordMeant(written));
  else rest.quote(from, to);
}
