/** Something wrong in what an editor wrote, said so that an editor can put it right. */
export interface TextProblem {
  /** From the project's folder: `content/insights/2026-05-12-name/en.mdx`. */
  file: string;
  line?: number;
  /** What is wrong, and what to do about it; sentences. */
  reason: string;
}

/** `content/…/en.mdx, line 12: reason` */
export function problemInWords({ file, line, reason }: TextProblem): string {
  return `${file}${line === undefined ? "" : `, line ${line}`}: ${reason}`;
}

/** A text that can't be read or compiled. */
export class TextError extends Error {
  override name = "TextError";

  constructor(
    readonly problem: TextProblem,
    options?: ErrorOptions,
  ) {
    super(problemInWords(problem), options);
  }
}
