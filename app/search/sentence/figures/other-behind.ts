import type { Gazetteer } from "#app/places/gazetteer.ts";
import { distanceLength } from "./distances.ts";
import type { Figure } from "./figure.ts";
import { otherNumberLength } from "./other-numbers.ts";
import type { Reading } from "../reading/reading.ts";

/** "Max 20 minutes from", "vanaf de 3de verdieping": where a number ends that nothing compares, whatever it is compared by. */
export function otherBehind(
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
