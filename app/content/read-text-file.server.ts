import { lstat, readFile } from "node:fs/promises";
import path from "node:path";
import { setFrenchSpaces } from "#app/i18n/french-spaces.ts";
import { TextError } from "./text-problem.ts";

/** Bytes; the longest text of the site has 12,000. What a text can do worst to the compiler takes under a minute then. */
const longest = 60_000;

/**
 * A text of the content folder, a French one with the spaces of print. A link is refused: what it leads to is none of the
 * folder's.
 * @returns null when there is no such file
 * @throws TextError when it is none, too long, or not UTF-8
 */
export async function readTextFile(file: string): Promise<string | null> {
  const refuse = (reason: string) => new TextError({ file: path.relative(".", file), reason });
  try {
    const state = await lstat(file);
    if (!state.isFile()) throw refuse("This is no file of its own but a link or a folder. Put the text itself here.");
    if (state.size > longest) {
      throw refuse(`The text has ${state.size} bytes, at most ${longest} are read. Shorten it, or part it in two.`);
    }
    const text = decode(await readFile(file));
    if (text === undefined) throw refuse("The text is not UTF-8. Save it anew as UTF-8.");
    return path.basename(file) === "fr.mdx" ? setFrenchSpaces(text) : text;
  } catch (error) {
    if (error instanceof Error && "code" in error && ["ENOENT", "ENOTDIR"].includes(String(error.code))) return null;
    throw error;
  }
}

/** Without the mark that some editors put at the beginning; undefined when it is no UTF-8. */
function decode(bytes: Buffer): string | undefined {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch (error) {
    if (error instanceof TypeError) return undefined;
    throw error;
  }
}
