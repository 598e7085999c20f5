import type { Gazetteer } from "#app/places/gazetteer.ts";
import { distanceLength } from "./distances.ts";
import type { Figure } from "./figure.ts";
import { otherNumberLength } from "./other-numbers.ts";
import { incomeEnd, sideMoneyEnd } from "./side-money.ts";
import type { Reading } from "../reading/reading.ts";

/** "Max 20 minutes from", "vanaf de 3de verdieping": where a number ends that nothing compares, whatever it is compared by. */
function otherBehind(
  reading: Reading,
  at: number,
  figure: Pick<Figure, "of" | "to"> | undefined,
  gazetteer: Gazetteer,
): number | undefined {
  const { tokens } = reading;
  let number = at;
  while (number < (figure?.to ?? at) && tokens[number]?.kind !== "number") number += 1;
  const other = figure?.of === undefined && tokens[number]?.kind === "number";
  const length = distanceLength(reading, number) || (other ? otherNumberLength(reading, number, gazetteer) : 0);
  return length > 0 ? number + length : undefined;
}

/** Where a figure ends that is none of the search: a distance, an income, what comes on top of a rent. */
export function otherMeaningEnd(
  reading: Reading,
  at: number,
  figure: Figure | undefined,
  gazetteer: Gazetteer,
): number | undefined {
  if (figure?.of === undefined || figure.of === "surface") return otherBehind(reading, at, figure, gazetteer);
  if (figure.of === "price")
    return (
      incomeEnd(reading, figure.to) ?? sideMoneyEnd(reading, figure.to) ?? (figure.perOther ? figure.to : undefined)
    );
  return figure.of === "parking" && isSumBehindPlus(reading, at, figure) ? figure.to : undefined;
}

/**
 * EUR: behind a "+" and a rent so many "parking" are what one costs; spaces that are named as such are counted, and so is
 * whatever is added to a floor: "1000 m² + 30 parking".
 */
const leastSum = 20;

/** Places for cars, counted. */
export const spaces = /(?:plaats|plaatsen|plekken|places|spaces|spots|bays|parkings|emplacements)$/;

function isSumBehindPlus({ tokens }: Reading, at: number, { range, from, to }: Figure): boolean {
  if (tokens[at - 1]?.text !== "+" || (range.min ?? 0) < leastSum || ofFloor.test(tokens[at - 2]?.text ?? ""))
    return false;
  return !tokens.slice(from, to).some(({ text }) => spaces.test(text));
}

/** The unit of a floor. */
const ofFloor = /^(?:m2|m²|sqm|sqms|qm|mq|carres?|metres?|meters?)$/;
