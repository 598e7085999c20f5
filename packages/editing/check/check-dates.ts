import { lineOfEntry } from "../../../app/content/explain-front-matter.ts";
import type { TextProblem } from "../../../app/content/text-problem.ts";
import type { CheckedText } from "./read-texts.ts";

/** Entries that tell the day of something that has happened. */
const pastDays = ["published", "updated", "checked"];
/** Milliseconds that a day may lie ahead: what is handed in this evening is online tomorrow. */
const ahead = 24 * 60 * 60 * 1000;

/**
 * Days that have not come: no text waits for its day. It would be online at once, the first of its list, with a date that
 * nobody believes.
 */
export function checkDates(text: CheckedText, now = Date.now()): TextProblem[] {
  const { file, frontMatter, source } = text;
  const notCome = pastDays.flatMap((name) => {
    const day = frontMatter[name];
    if (!(day instanceof Date) || day.getTime() <= now + ahead) return [];
    const reason = `“${name}” is a day that has not come. A text is online as soon as it is handed in: give that day, or hand it in later.`;
    return [{ file, line: lineOfEntry(name, source), reason }];
  });
  return [...notCome, ...checkedBeforeUpdated(text)];
}

/** A page that says both days would tell that nobody has compared with its sources what was written last. */
function checkedBeforeUpdated({ file, frontMatter, source }: CheckedText): TextProblem[] {
  const { checked, updated } = frontMatter;
  if (!(checked instanceof Date) || !(updated instanceof Date) || checked.getTime() >= updated.getTime()) return [];
  const reason =
    "“checked” is a day before “updated”: what has changed was not compared with its sources. Compare it, and give that day.";
  return [{ file, line: lineOfEntry("checked", source), reason }];
}

/** The version of a text that replaces none. */
const firstVersion = "1.0";

/**
 * A new version of a legal text names the one before and its day, and has a later one itself: else whoever is asked to accept it
 * anew reads that nothing has changed since they did.
 */
export function checkVersion({ file, kind, frontMatter, source }: CheckedText): TextProblem[] {
  const { version, updated } = frontMatter;
  const replaces = frontMatter["replaces"] as { version?: unknown; updated?: unknown } | null | undefined;
  if (kind !== "legal" || !(updated instanceof Date) || typeof version !== "string") return [];
  const problem = (name: string, reason: string) => [{ file, line: lineOfEntry(name, source), reason }];
  if (replaces === undefined) {
    if (version === firstVersion) return [];
    const given = `“version” is ${version}, and nothing says which version it replaces.`;
    return problem("version", `${given} Give as “replaces” the “version” and “updated” that stood there before.`);
  }
  if (typeof replaces?.version !== "string" || !(replaces.updated instanceof Date)) return []; // The schema says so.
  if (!follows(version, replaces.version)) {
    const reason = `“replaces” is version ${replaces.version}, which is not the one before ${version}: give the “version” and “updated” that stood there.`;
    return problem("replaces", reason);
  }
  if (updated > replaces.updated) return [];
  const reason = "“updated” is not later than that of the version it replaces: give the day of this one.";
  return problem("updated", reason);
}

/** Whether a version comes right after another: 1.2 after 1.1, 2.0 after any of 1. */
function follows(version: string, before: string): boolean {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  const [majorBefore = 0, minorBefore = 0] = before.split(".").map(Number);
  return minor === 0 ? major === majorBefore + 1 : major === majorBefore && minor === minorBefore + 1;
}
