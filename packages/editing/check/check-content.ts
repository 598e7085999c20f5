import path from "node:path";
import { languages } from "../../../app/i18n/languages.ts";
import { lineOfEntry } from "../../../app/content/explain-front-matter.ts";
import { contentFolder } from "../../../app/content/read-document.server.ts";
import { leastInsights, specifiedKeys } from "./specified-keys.ts";
import type { TextProblem } from "../../../app/content/text-problem.ts";
import { checkDates, checkVersion } from "./check-dates.ts";
import { checkForm } from "./check-form.ts";
import { checkLanguages, checkSameness, listKeys, type KeyState } from "./check-languages.ts";
import { checkLinks } from "./check-links.ts";
import { checkPictures } from "./check-pictures.ts";
import { checkServices } from "./check-services.ts";
import { checkTags } from "./check-tags.ts";
import { knownTargets, type KnownTargets } from "./known-targets.ts";
import { findAlike } from "./likeness.ts";
import { readTexts, type CheckedText } from "./read-texts.ts";

export interface ContentReport {
  problems: TextProblem[];
  /** Keys that the specification names, and the others. */
  specified: KeyState[];
  others: KeyState[];
  texts: readonly CheckedText[];
  compiled: number;
}

/** Part of a text's wordings that may stand in another's. Texts written for their subject share 11 % at most, copies all. */
const mostShared = 0.15;

/**
 * Checks every file of a content folder (decisions, section 8); needs no database.
 * @param wanted keys there must be, each in its languages
 */
export async function checkContent(folder = contentFolder, wanted = specifiedKeys): Promise<ContentReport> {
  const { texts, pictures, problems, compiled } = await readTexts(folder);
  const known = knownTargets(texts);
  const { specified, others } = listKeys(texts, wanted);
  const found = [
    ...problems,
    ...checkLanguages([...specified, ...others], path.relative(".", folder)),
    ...checkSameness(texts),
    ...texts.flatMap((text) => [
      ...checkForm(text),
      ...checkDates(text),
      ...checkVersion(text),
      ...checkPlace(text, known),
      ...checkTags(text, known),
      ...checkLinks(text, known),
      ...checkPictures(text, pictures),
    ]),
    ...checkServices(texts),
    ...checkLikeness(texts),
    ...(wanted.size > 0 ? checkInsights(texts, path.relative(".", folder)) : []),
  ];
  found.sort((a, b) => (a.file < b.file ? -1 : a.file > b.file ? 1 : (a.line ?? 0) - (b.line ?? 0)));
  return { problems: found, specified, others, texts, compiled };
}

/** The places in the front matter: there, and in the country of the folder. */
function checkPlace({ file, parts, frontMatter, source }: CheckedText, known: KnownTargets): TextProblem[] {
  return ["place", "also"].flatMap((name) => {
    const line = lineOfEntry(name, source);
    return [frontMatter[name]].flat().flatMap((place) => {
      if (typeof place !== "string") return [];
      const row = known.places.get(place);
      if (!row) {
        const reason = `There is no place ${place}. docs/editing.md says where to find the key of a place.`;
        return [{ file, line, reason }];
      }
      if (row.country.toLowerCase() === parts.country) return [];
      const reason = `${row.names.en} lies in another country than this folder says. Correct the key of the place.`;
      return [{ file, line, reason }];
    });
  });
}

/** Texts that say the same with other names help nobody choose; legal texts repeat each other as they must. */
function checkLikeness(texts: readonly CheckedText[]): TextProblem[] {
  const compared = texts.flatMap(({ file, kind, language, outline }) =>
    outline && kind !== "legal" ? [{ file, language, text: outline.text }] : [],
  );
  return languages.flatMap((language) =>
    findAlike(
      compared.filter((text) => text.language === language),
      mostShared,
    ).map(({ a, b, shared }) => ({
      file: b.file,
      reason: `${Math.round(shared * 100)} % of its wording also stands in ${a.file}, names and figures aside. Rewrite one of them with what only its subject has.`,
    })),
  );
}

function checkInsights(texts: readonly CheckedText[], folder: string): TextProblem[] {
  return languages.flatMap((language) => {
    const count = texts.filter((text) => text.kind === "insight" && text.language === language).length;
    if (count >= leastInsights) return [];
    return [
      {
        file: `${folder}/insights`,
        reason: `There are ${count} insights in ${language}, and at least ${leastInsights} are wanted.`,
      },
    ];
  });
}
