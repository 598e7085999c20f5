import type { ContentKind } from "../../../app/content/content-keys.ts";
import type { TextProblem } from "../../../app/content/text-problem.ts";
import type { CheckedText } from "./read-texts.ts";

/** Words that a text of a kind has: enough to help somebody choose a place, not more than they read. */
const lengths: Partial<Record<ContentKind, { least: number; most: number }>> = {
  location: { least: 150, most: 560 },
  area: { least: 250, most: 650 },
  about: { least: 100, most: 1500 },
  service: { least: 400, most: 900 },
  insight: { least: 200, most: 2500 },
  legal: { least: 200, most: 8_000 },
};

/** How long a text is, and how its headings and notes are made. */
export function checkForm({ file, kind, outline }: CheckedText): TextProblem[] {
  if (!outline) return [];
  const problems: TextProblem[] = [];
  const { least, most } = lengths[kind] ?? { least: 0, most: Infinity };
  if (outline.words < least) {
    problems.push({
      file,
      reason: `The text has ${outline.words} words and needs ${least} at least. Say more of what helps a reader.`,
    });
  }
  if (outline.words > most) {
    problems.push({ file, reason: `The text has ${outline.words} words, at most ${most} are read. Shorten it.` });
  }
  for (const line of outline.footnotes) {
    problems.push({ file, line, reason: "Texts have no footnotes. Say it in the sentence, or in brackets." });
  }
  return [...problems, ...checkHeadings(file, kind, outline.headings)];
}

function checkHeadings(
  file: string,
  kind: ContentKind,
  headings: NonNullable<CheckedText["outline"]>["headings"],
): TextProblem[] {
  const problems: TextProblem[] = [];
  const isTitled = kind === "about";
  if (isTitled && headings[0]?.depth !== 1) {
    problems.push({ file, line: 1, reason: "The title is missing. The first line of this text is its title: # Title" });
  }
  let above = 1;
  for (const [index, { depth, line }] of headings.entries()) {
    if (depth === 1 && !(isTitled && index === 0)) {
      problems.push({
        file,
        line,
        reason: "A heading with one # is the title of a page, which stands there already. Write ##.",
      });
    } else if (depth > above + 1) {
      problems.push({ file, line, reason: `This heading skips a level. Write ${"#".repeat(above + 1)}.` });
    }
    above = depth;
  }
  return problems;
}
