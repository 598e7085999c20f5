import type { Field } from "./condition.ts";
import type { Filter } from "./filter.ts";
import { say, type ControlTexts, type FilterWith } from "./filter-texts.ts";

interface OrderedOptions<Word extends string> extends Pick<Filter, "names" | "types" | "isInBar" | "section"> {
  /** Under which its texts stand in `filters`; `clause` and `choice` have `{{word}}`, `figure` is what is compared. */
  name: FilterWith<ControlTexts & { clause: string; choice: string; figure: string }>;
  /** All that listings have, the best first. */
  order: readonly Word[];
  /** Those that a search may ask for. */
  offered: readonly Word[];
  /** Those of them that the form shows; all, when not given. */
  listed?: readonly Word[];
  /** Where a listing has its word. */
  field: Field;
  /** What a sentence says before the word, in the three languages, with commas: "label", "epc". */
  saidAfter?: string;
}

/** How people put a word behind its noun, in the three languages. */
const sayings: readonly ((noun: string, word: string) => string)[] = [
  (noun, word) => `${noun} ${word}`,
  ...[
    "or better",
    "or higher",
    "or above",
    "at least",
    "ou mieux",
    "ou meilleur",
    "au moins",
    "of beter",
    "of hoger",
    "minimum",
    "minstens",
    "min",
  ].map((better) => (noun: string, word: string) => `${noun} ${word} ${better}`),
  ...["at least", "minimum", "min", "au moins", "minstens"].map(
    (least) => (noun: string, word: string) => `${noun} ${least} ${word}`,
  ),
];

/** A filter by one of some ordered words, which finds that or better: an energy label. */
export function orderedFilter<Word extends string>({
  name,
  order,
  offered,
  listed = offered,
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
    loosen: (word) => offered[offered.indexOf(word) + 1],
    fields: { [name]: { ...field, as: order } },
    lacking: (t) => say(t, name, "figure"),
    conditions: (word) => [{ kind: "range", range: { max: order.indexOf(word) }, of: [{ low: name, high: name }] }],
    ...(nouns.length > 0 && {
      // A sign behind the letter is read with it (app/search/sentence/read-parts.ts).
      saidAs: offered
        .filter((word) => /^\w+$/.test(word))
        .map((word) => ({
          value: word,
          words: nouns.flatMap((noun) => sayings.map((say) => say(noun, word))).join(","),
        })),
    }),
    control: {
      kind: "choices",
      isShort: true,
      label: (t) => say(t, name, "label"),
      any: (t) => say(t, name, "any"),
      values: () => Object.fromEntries(listed.map((word) => [word, word])),
      options: (value, { t }) =>
        listed.map((word) => ({
          key: word,
          label: say(t, name, "choice", { word }),
          value: word === value ? undefined : word,
          chosen: word === value,
        })),
    },
    chips: (word, { t }) => [{ label: say(t, name, "clause", { word }) }],
    clause,
  };
}
