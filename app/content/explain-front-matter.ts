import type { z } from "zod";

interface Explained {
  line?: number;
  reason: string;
}

/** Why front matter is not as it should be: a sentence or two for each entry that is wrong, with its line. */
export function explainFrontMatter(
  issues: readonly z.core.$ZodIssue[],
  given: Readonly<Record<string, unknown>>,
  source: string,
): Explained[] {
  if (!source.startsWith("---") && Object.keys(given).length === 0 && issues.length > 0) {
    const wanted = issues.map(({ path: [name] }) => String(name)).join(", ");
    return [
      { line: 1, reason: `The entries above the text are missing. It begins with ---, then ${wanted}, then ---.` },
    ];
  }
  return issues.flatMap((issue) => {
    if (issue.code === "unrecognized_keys") {
      return issue.keys.map((key) => ({
        line: lineOfEntry(key, source),
        reason: `“${key}” is no entry of this kind of text. Take the line away, or look for a slip in its name.`,
      }));
    }
    const name = String(issue.path[0]);
    return [{ line: lineOfEntry(name, source), reason: inWords(issue, name, given[name]) }];
  });
}

function inWords(issue: z.core.$ZodIssue, name: string, value: unknown): string {
  if (value === undefined) return `“${name}” is missing. Add a line “${name}: …” between --- and ---.`;
  if (name === "version") return `“version” needs a number in quotation marks, e.g. version: "1.0".`;
  const length = typeof value === "string" ? value.trim().length : 0;
  if (length > 0 && issue.code === "too_small") {
    return `“${name}” has ${length} characters and needs ${Number(issue.minimum)} at least. Say a little more.`;
  }
  if (length > 0 && issue.code === "too_big") {
    return `“${name}” has ${length} characters, at most ${Number(issue.maximum)} fit. Shorten it.`;
  }
  if (issue.code === "too_small") return `“${name}” is empty. Fill it in or take the line away.`;
  if (issue.code === "invalid_value") {
    return `“${name}” says something unknown. Choose from: ${issue.values.map(String).join(", ")}.`;
  }
  if (issue.code === "invalid_type" && issue.expected === "date") {
    return `“${name}” is no date. Write year-month-day without quotation marks, e.g. 2026-05-12.`;
  }
  if (issue.code === "invalid_type" && issue.expected === "array") {
    return `“${name}” is a list, even of one. Write it in brackets, e.g. [one, two].`;
  }
  if (name === "cover")
    return `“cover” is the name of a picture in the same folder: small letters, digits, dashes, and .jpg, .png, .webp, .avif or .svg.`;
  if (name === "place") return `“place” is the key of a place, e.g. BE-44021. docs/editing.md says where to find it.`;
  if (name === "link") return `“link” is no complete address. It begins with https://.`;
  return `“${name}” is not as it should be (${issue.message}).`;
}

/** The line on which an entry stands; the first of the front matter when it stands nowhere. */
export function lineOfEntry(name: string, source: string): number {
  const index = source.split("\n").findIndex((line) => line.startsWith(`${name}:`) || line.startsWith(`"${name}":`));
  return index < 0 ? 1 : index + 1;
}
