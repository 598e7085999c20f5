import { randomUUID } from "node:crypto";

/** What a page has in a place that differs each time it is sent, and what stands there until then. */
export interface Slot {
  /** As long as the value. */
  mark: string;
  value: string;
}

/** Bytes, and numbers of slots between them; it begins and ends with bytes. */
export type WithSlots = readonly (Buffer | number)[];

/** Nobody who writes a text can know it. */
const secret = randomUUID().replaceAll("-", "");

/** What needs no escape, wherever it stands in a page or in its scripts. */
const plain = /^[\w.-]+$/;

/** @param value as it is sent, of letters, digits, dots and dashes, at least 50 */
export function slotFor(name: string, value: string): Slot {
  const mark = `slot-${secret}-${name}-`.padEnd(value.length, "x");
  if (!plain.test(value) || !plain.test(mark) || mark.length !== value.length) {
    throw new Error(`The slot ${name} can't hold what it is to`);
  }
  return { mark, value };
}

/** A text with what its slots hold. */
export function fillText(text: string, slots: readonly Slot[]): string {
  return slots.reduce((filled, { mark, value }) => filled.replaceAll(mark, value), text);
}

/** Bytes, parted where they have a slot's mark. */
export function partAtSlots(bytes: Buffer, slots: readonly Slot[]): WithSlots {
  const places = slots.flatMap(({ mark }, slot) => placesOf(bytes, mark).map((at) => ({ at, slot, mark })));
  let done = 0;
  const pieces: (Buffer | number)[] = [];
  for (const { at, slot, mark } of places.sort((a, b) => a.at - b.at)) {
    pieces.push(bytes.subarray(done, at), slot);
    done = at + mark.length;
  }
  return [...pieces, bytes.subarray(done)];
}

function placesOf(bytes: Buffer, mark: string): number[] {
  const places: number[] = [];
  for (let at = 0; at < bytes.length; at += mark.length) {
    at = bytes.indexOf(mark, at);
    if (at < 0) break;
    places.push(at);
  }
  return places;
}

/** @param values of the slots, by their number */
export function fillSlots(page: WithSlots, values: readonly string[]): Buffer<ArrayBuffer> {
  return Buffer.concat(page.map((piece) => (typeof piece === "number" ? Buffer.from(values[piece]!) : piece)));
}
