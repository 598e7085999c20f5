import { z } from "zod";

/** What the bundler reports of a text that it can't compile, as far as it is of use. */
const failureSchema = z.object({
  errors: z.tuple(
    [
      z.object({
        text: z.string(),
        location: z.object({ line: z.number() }).nullish(),
        detail: z
          .object({
            cause: z.object({ reason: z.string(), line: z.number().optional(), source: z.string().optional() }),
          })
          .optional()
          .catch(undefined),
      }),
    ],
    z.unknown(),
  ),
});

/**
 * Why a text can't be compiled, in an editor's words.
 * @param error what the compiler threw
 * @param source the text
 */
export function explainCompileError(error: unknown, source: string): { line?: number; reason: string } {
  const parsed = failureSchema.safeParse(error);
  if (!parsed.success) return { reason: error instanceof Error ? error.message : String(error) };
  const [{ text, location, detail }] = parsed.data.errors;
  const importLine = source.split("\n").findIndex((line) => /^(import|export)\b/.test(line)) + 1;
  if (!detail) return importLine > 0 ? { line: importLine, reason: noCode } : { line: location?.line, reason: text };
  const { reason, line = location?.line, source: where = "" } = detail.cause;
  return { line, reason: inWords(reason, where) };
}

const noCode =
  "A line that begins with “import” or “export” means code here, and texts hold none. Begin the line with another word.";

function inWords(reason: string, where: string): string {
  if (where.includes("mdxjs-esm")) return noCode;
  if (where.includes("mdx-expression")) {
    return "A brace begins something that can't be read. For the signs themselves write \\{ and \\}.";
  }
  const unclosed = /^Expected a closing tag for `<([^>]*)>`/.exec(reason)?.[1];
  if (unclosed !== undefined) {
    return `<${unclosed}> is opened and not closed before its paragraph ends. Close it with </${unclosed}>, or write \\< for the sign itself.`;
  }
  const mismatch = /^Unexpected closing tag `<\/([^>]*)>`/.exec(reason)?.[1];
  if (mismatch !== undefined) {
    return `</${mismatch}> closes what was not opened. Look for a tag before it that is misspelt or not closed.`;
  }
  if (where.includes("mdx-jsx")) {
    return `A < begins a tag that can't be read (${reason}). Look for a missing quotation mark or />, or write \\< for the sign itself.`;
  }
  return reason;
}
