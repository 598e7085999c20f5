import type { Filter } from "./filter.ts";

/** Reads and keeps one of a few words; what it says is nobody's own. */
export function oneOf<Word extends string>(words: readonly Word[]): Pick<Filter<Word>, "read" | "anonymous"> {
  const find = (written: string) => words.find((word) => word === written);
  return { read: find, anonymous: find };
}
