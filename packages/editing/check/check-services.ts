import { languages } from "../../../app/i18n/languages.ts";
import { lineOfEntry } from "../../../app/content/explain-front-matter.ts";
import type { TextProblem } from "../../../app/content/text-problem.ts";
import type { CheckedText } from "./read-texts.ts";

/**
 * The addresses of services: two of a language have different slugs, and no slug is the name of another's folder or its
 * slug in another language, as those lead on to the service itself.
 */
export function checkServices(texts: readonly CheckedText[]): TextProblem[] {
  const services = texts.filter(({ kind }) => kind === "service");
  return services.flatMap((text) => {
    const slug = text.frontMatter["slug"];
    if (typeof slug !== "string") return [];
    const taken = services.find(
      (other) => other.key !== text.key && (slugIn(other) === slug || other.parts.name === slug),
    );
    // Of two with one slug in one language the later is told.
    if (!taken || (slugIn(taken) === slug && isEarlier(text, taken))) return [];
    const line = lineOfEntry("slug", text.source);
    return [{ file: text.file, line, reason: `“${slug}” is the address of ${taken.file} already. Choose another.` }];
  });
}

function slugIn({ frontMatter }: CheckedText): unknown {
  return frontMatter["slug"];
}

function isEarlier(a: CheckedText, b: CheckedText): boolean {
  return a.key === b.key ? languages.indexOf(a.language) < languages.indexOf(b.language) : a.key < b.key;
}
