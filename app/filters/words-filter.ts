import { capitalised } from "#app/i18n/formats.ts";
import { languages, type Language, type PerLanguage } from "#app/i18n/languages.ts";
import type { PropertyType } from "#app/vocabulary/vocabulary.ts";
import type { Condition, Field } from "./condition.ts";
import type { Filter } from "./filter.ts";
import { say, type ControlTexts, type FilterWith } from "./filter-texts.ts";

/** One of the words of a list. */
interface ListedWord {
  /** How addresses write it where that is not the word itself. */
  names?: PerLanguage<string>;
  /** Words of a sentence that ask for it, in the three languages, with commas. */
  saidAs?: string;
  /** The types whose listings can have it; all, when not given. */
  types?: readonly PropertyType[];
}

interface CommonOptions<Word extends string> extends Pick<Filter, "names" | "types" | "deals" | "isInBar" | "section"> {
  /** Under which its texts stand in `filters`, with a text for each word. */
  name: FilterWith<ControlTexts & { words: Record<Word, string> }>;
}

interface EveryOptions<Word extends string> extends CommonOptions<Word> {
  /** Where a listing has each: all that are asked for must be there. */
  every: Readonly<Record<Word, ListedWord & { field: Field }>>;
}

interface SomeOptions<Word extends string> extends CommonOptions<Word> {
  /** Where a listing has its word: one of those that are asked for. */
  field: Field;
  some: Readonly<Record<Word, ListedWord>>;
}

/**
 * A filter by words with commas between them, read in any language and written in the page's: of `every`, all must be
 * there; of `some`, one.
 */
export function wordsFilter<Word extends string>(options: EveryOptions<Word> | SomeOptions<Word>): Filter<string> {
  const { name, names, types, deals, isInBar, section } = options;
  const listed: Readonly<Record<Word, ListedWord>> = "every" in options ? options.every : options.some;
  const all = Object.keys(listed) as Word[];
  const byName = new Map<string, Word>(
    all.flatMap((word) => [word, ...languages.map((language) => nameIn(word, language))].map((each) => [each, word])),
  );
  function nameIn(word: Word, language: Language): string {
    return listed[word].names?.[language] ?? word;
  }
  /** The words that a value has, each once, in the order of the definition. */
  const wordsOf = (value: string | undefined): Word[] => {
    const given = new Set((value ?? "").split(",").map((part) => byName.get(part.trim().toLowerCase())));
    return all.filter((word) => given.has(word));
  };
  const read = (raw: string) => wordsOf(raw).join(",") || undefined;
  const toggled = (value: string | undefined, word: Word) => {
    const words = wordsOf(value);
    const next = words.includes(word) ? words.filter((other) => other !== word) : [...words, word];
    return read(next.join(","));
  };
  const isFor = (word: Word, asked: readonly PropertyType[] | undefined) =>
    listed[word].types === undefined || asked?.some((type) => listed[word].types?.includes(type)) !== false;
  const text = (value: unknown) => (typeof value === "string" ? value : undefined);
  const fieldOf = (word: Word) => [name, word].join(".");
  const conditions = (value: string): Condition[] =>
    "every" in options
      ? wordsOf(value).map((word) => {
          const own = { low: fieldOf(word), high: fieldOf(word) };
          return { kind: "range", range: { min: 1 }, of: [own] };
        })
      : [{ kind: "values", figure: name, values: wordsOf(value).map((word) => all.indexOf(word)) }];
  return {
    ...(names && { names }),
    ...(types && { types }),
    ...(deals && { deals }),
    ...(isInBar && { isInBar }),
    ...(section && { section }),
    read,
    fit: (value, asked) =>
      wordsOf(value)
        .filter((word) => isFor(word, asked))
        .join(",") || undefined,
    write: (value, language) =>
      wordsOf(value)
        .map((word) => nameIn(word, language))
        .join(","),
    anonymous: read,
    canonical: read,
    fields:
      "every" in options
        ? Object.fromEntries(all.map((word) => [fieldOf(word), { ...options.every[word].field, as: "flag" as const }]))
        : { [name]: { ...options.field, as: all } },
    conditions,
    fact: (field, figure, { t }) => {
      const word = "every" in options ? all.find((each) => fieldOf(each) === field) : all[figure];
      return word && say(t, name, `words.${word}`);
    },
    saidAs: all.flatMap((word) => {
      const { saidAs } = listed[word];
      return saidAs === undefined ? [] : [{ words: saidAs, value: word }];
    }),
    join: (first, second) => read(`${first},${second}`) ?? first,
    control: {
      kind: "choices",
      isLong: all.length > 4,
      label: (t) => say(t, name, "label"),
      any: (t) => say(t, name, "any"),
      values: (value, asked) =>
        Object.fromEntries(
          all.filter((word) => isFor(word, asked)).map((word) => [word, read(`${text(value) ?? ""},${word}`)]),
        ),
      options: (value, { t, types: asked }) =>
        all
          .filter((word) => isFor(word, asked))
          .map((word) => ({
            key: word,
            label: capitalised(say(t, name, `words.${word}`)),
            value: toggled(text(value), word),
            chosen: wordsOf(text(value)).includes(word),
          })),
    },
    chips: (value, { t }) =>
      wordsOf(value).map((word) => ({ label: say(t, name, `words.${word}`), rest: toggled(value, word) })),
    clause: (value, { t }) =>
      wordsOf(value)
        .map((word) => say(t, name, `words.${word}`))
        .join(", ") || undefined,
  };
}
