import type { Field } from "./condition.ts";
import type { Filter } from "./filter.ts";
import { say, type ControlTexts, type FilterWith } from "./filter-texts.ts";

interface OrderedOptions<Word extends string> extends Pick<Filter, "names" | "types" | "isInBar"> {
  /** Under which its texts stand in `filters`; `clause` has `{{word}}`. */
  name: FilterWith<ControlTexts & { clause: string }>;
  /** All that listings have, the best first. */
  order: readonly Word[];
  /** Those that a search may ask for. */
  offered: readonly Word[];
  /** Where a listing has its word. */
  field: Field;
  /** What a sentence says before the word, in the three languages, with commas: "label", "epc". */
  saidAfter?: string;
}

/** A filter by one of some ordered words, which finds that or better: an energy label. */
export function orderedFilter<Word extends string>({
  name,
  order,
  offered,
  field,
  saidAfter = "",
  ...rest
}: OrderedOptions<Word>): Filter<Word> {
  const find = (written: string) => offered.find((word) => word.toLowerCase() === written.trim().toLowerCase());
  const nouns = saidAfter.split(",").filter((noun) => noun.trim());
  const clause: Filter<Word>["clause"] = (word, { t }) => say(t, name, "clause", { word });
  return {
    ...rest,
    read: find,
    write: (word) => word.toLowerCase(),
    anonymous: (written) => find(written)?.toLowerCase(),
    fields: { [name]: { ...field, as: order } },
    conditions: (word) => [{ kind: "range", range: { max: order.indexOf(word) }, of: [{ low: name, high: name }] }],
    ...(nouns.length > 0 && {
      saidAs: offered.map((word) => ({ value: word, words: nouns.map((noun) => `${noun} ${word}`).join(",") })),
    }),
    control: {
      kind: "choices",
      label: (t) => say(t, name, "label"),
      any: (t) => say(t, name, "any"),
      values: () => Object.fromEntries(offered.map((word) => [word, word])),
      options: (value, t) =>
        offered.map((word) => ({
          key: word,
          label: say(t, name, "clause", { word }),
          value: word === value ? undefined : word,
          chosen: word === value,
        })),
    },
    chips: (word, { t }) => [{ label: say(t, name, "clause", { word }) }],
    clause,
  };
}
