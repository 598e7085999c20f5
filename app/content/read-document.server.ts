import path from "node:path";
import type { z } from "zod";
import type { Language } from "#app/i18n/languages.ts";
import { explainFrontMatter } from "./explain-front-matter.ts";
import { partText } from "./front-matter.server.ts";
import { readTextFile } from "./read-text-file.server.ts";
import { TextError } from "./text-problem.ts";

/** Content stands beside the built site, wherever the server's own code lies. */
export const contentFolder = path.resolve("content");

/** A text of the content folder with its checked front matter. */
export interface ContentDocument<Data> {
  file: string;
  /** All of the file. */
  source: string;
  data: Data;
}

/**
 * Reads `content/{key}/{language}.mdx` and checks its front matter.
 * @param key e.g. `legal/terms`
 * @param schema of the front matter of this kind of content
 * @returns null when there is no such file
 * @throws TextError on a file that is no text, or front matter that is not as it should be, with file, line and reason
 */
export async function findDocument<Data>(
  key: string,
  language: Language,
  schema: z.ZodType<Data>,
  folder = contentFolder,
): Promise<ContentDocument<Data> | null> {
  const file = path.join(folder, key, `${language}.mdx`);
  const source = await readTextFile(file);
  if (source === null) return null;
  const shown = path.relative(".", file);
  const given = partText(shown, source).entries;
  const checked = schema.safeParse(given);
  if (checked.success) return { file, source, data: checked.data };
  const [first, ...others] = explainFrontMatter(checked.error.issues, given, source);
  const reason = [first, ...others].map((problem) => problem?.reason).join(" ");
  throw new TextError({ file: shown, line: first?.line, reason });
}

/** Like {@link findDocument}, for a text that must be there. */
export async function getDocument<Data>(
  key: string,
  language: Language,
  schema: z.ZodType<Data>,
  folder = contentFolder,
): Promise<ContentDocument<Data>> {
  const document = await findDocument(key, language, schema, folder);
  if (!document) throw new Error(`${path.join(folder, key, `${language}.mdx`)} is missing`);
  return document;
}
