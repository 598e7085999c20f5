import { contentTags, htmlTags, isTagName } from "./content-tags.server.ts";
import type { Outline } from "./text-outline.ts";
import type { TextProblem } from "./text-problem.ts";

type ForbiddenInText = Required<Pick<TextProblem, "line" | "reason">>;

/** What no text may hold, whoever wrote it: code, and tags other than the site's own and harmless HTML; by line. */
export function listForbidden({ code, tags }: Pick<Outline, "code" | "tags">): ForbiddenInText[] {
  const found = [
    ...code.map((line) => ({ line, reason: noCode })),
    ...tags.flatMap(({ name, line }) => (isKnown(name) ? [] : [{ line, reason: unknownTag(name) }])),
  ];
  return found.sort((a, b) => a.line - b.line);
}

/** The first of {@link listForbidden}; undefined for a text that may be shown. */
export function firstForbidden(outline: Outline): ForbiddenInText | undefined {
  return listForbidden(outline)[0];
}

function isKnown(name: string): boolean {
  return isTagName(name) || htmlTags.has(name);
}

const noCode =
  "Braces, import and export mean code here, and texts hold none. For the signs themselves write \\{ and \\}.";

function unknownTag(name: string): string {
  return `Texts can't use <${name}>. They can use: ${Object.keys(contentTags).join(", ")}; for the sign itself write \\<.`;
}
