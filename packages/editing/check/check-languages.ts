import type { Language } from "../../../app/i18n/languages.ts";
import { lineOfEntry } from "../../../app/content/explain-front-matter.ts";
import { languagesOf, readKey, type ContentKind } from "../../../app/content/content-keys.ts";
import type { TextProblem } from "../../../app/content/text-problem.ts";
import type { CheckedText } from "./read-texts.ts";

/** A key that there must be, or is, and the languages it lacks. */
export interface KeyState {
  key: string;
  languages: readonly Language[];
  missing: Language[];
}

/**
 * Whether each key is there in each of its languages.
 * @param wanted keys that the specification names
 * @returns these first, in their order, then every other key of the folder
 */
export function listKeys(
  texts: readonly Pick<CheckedText, "key" | "language">[],
  wanted: ReadonlyMap<string, readonly Language[]>,
): { specified: KeyState[]; others: KeyState[] } {
  const present = new Map<string, Set<Language>>();
  for (const { key, language } of texts) present.set(key, (present.get(key) ?? new Set()).add(language));
  const stateOf = (key: string, languages: readonly Language[]): KeyState => ({
    key,
    languages,
    missing: languages.filter((language) => !present.get(key)?.has(language)),
  });
  const others = [...present.keys()].filter((key) => !wanted.has(key)).sort();
  return {
    specified: [...wanted].map(([key, languages]) => stateOf(key, languages)),
    others: others.map((key) => stateOf(key, languagesOf[readKey(key)!.kind])),
  };
}

/** Missing translations, each by name. */
export function checkLanguages(states: readonly KeyState[], folder: string): TextProblem[] {
  return states.flatMap(({ key, languages, missing }) =>
    missing.map((language) => ({
      file: `${folder}/${key}/${language}.mdx`,
      reason:
        missing.length === languages.length
          ? `This text is missing. The site needs ${key} in ${languages.join(", ")}.`
          : `This translation is missing; the text is there in ${languages.filter((each) => !missing.includes(each)).join(" and ")}.`,
    })),
  );
}

/** Entries that must say the same in every language. */
const sameInEach: Partial<Record<ContentKind, readonly string[]>> = {
  location: ["place", "also"],
  area: ["place", "also"],
  insight: ["published", "updated", "checked", "tags", "cover"],
  service: ["markets", "deals", "place", "order", "checked"],
  legal: ["version", "updated", "replaces"],
};

/** Entries that differ between languages where they may not; the first language's is what the others are held to. */
export function checkSameness(texts: readonly CheckedText[]): TextProblem[] {
  const first = new Map<string, CheckedText>();
  return texts.flatMap((text) => {
    const model = first.get(text.key);
    if (!model) first.set(text.key, text);
    if (!model?.data || !text.data) return [];
    return (sameInEach[text.kind] ?? []).flatMap((name) => {
      const [here, there] = [text.frontMatter[name], model.frontMatter[name]];
      if (JSON.stringify(here) === JSON.stringify(there)) return [];
      const line = lineOfEntry(name, text.source);
      const reason = `“${name}” differs from ${model.language}.mdx, and is the same in every language. Correct one of them.`;
      return [{ file: text.file, line, reason }];
    });
  });
}
