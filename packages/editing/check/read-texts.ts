import { lstat, readdir } from "node:fs/promises";
import path from "node:path";
import type { z } from "zod";
import { isLanguage, languages, type Language } from "../../../app/i18n/languages.ts";
import { limitTo } from "../../../app/media/concurrency.ts";
import { buildText } from "../../../app/content/compile-mdx.server.ts";
import { languagesOf, readKey, type ContentKind, type KeyParts } from "../../../app/content/content-keys.ts";
import { pictureEndings, readPicture } from "../../../app/content/content-pictures.server.ts";
import { contentSchemas, type FrontMatter } from "../../../app/content/content-schemas.server.ts";
import { explainFrontMatter } from "../../../app/content/explain-front-matter.ts";
import { partText } from "../../../app/content/front-matter.server.ts";
import { contentFolder } from "../../../app/content/read-document.server.ts";
import { readTextFile } from "../../../app/content/read-text-file.server.ts";
import type { Outline } from "../../../app/content/text-outline.ts";
import { TextError, type TextProblem } from "../../../app/content/text-problem.ts";

/** A text of the content folder as the check sees it; what could not be read of it is missing. */
export interface CheckedText<Kind extends ContentKind = ContentKind> {
  /** From the project's folder, for messages. */
  file: string;
  kind: Kind;
  key: string;
  parts: KeyParts;
  language: Language;
  source: string;
  /** As written; whether it is as it should be says `data`. */
  frontMatter: Readonly<Record<string, unknown>>;
  data?: FrontMatter<Kind>;
  outline?: Outline;
}

interface ReadTexts {
  texts: CheckedText[];
  /** Pictures, from the project's folder. */
  pictures: Set<string>;
  problems: TextProblem[];
  /** How many had to be compiled; the others stood in the build. */
  compiled: number;
}

const filesAtOnce = limitTo(8);

/** Reads, checks and compiles every text of a content folder; what is wrong in one keeps no other from being read. */
export async function readTexts(folder: string): Promise<ReadTexts> {
  const read: ReadTexts = { texts: [], pictures: new Set(), problems: [], compiled: 0 };
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => !entry.isDirectory() && !entry.name.startsWith(".") && entry.name !== "README.md")
    .map(({ parentPath, name }) => path.join(parentPath, name))
    .sort();
  const texts = files.map((file) => filesAtOnce(() => readOne(folder, file, read)));
  read.texts = (await Promise.all(texts)).filter((text) => text !== undefined);
  return read;
}

async function readOne(folder: string, file: string, read: ReadTexts): Promise<CheckedText | undefined> {
  const shown = path.relative(".", file);
  const refuse = (reason: string) => void read.problems.push({ file: shown, reason });
  if (!(await lstat(file)).isFile()) {
    refuse("This is a link or a device, and the site serves files alone. Put the file itself here.");
    return undefined;
  }
  if (pictureEndings.test(file)) {
    read.pictures.add(shown);
    const problem = await problemOfPicture(file);
    if (problem) refuse(problem);
    return undefined;
  }
  const key = path.relative(folder, path.dirname(file)).split(path.sep).join("/");
  const known = readKey(key);
  const language = path.basename(file, ".mdx");
  if (!file.endsWith(".mdx")) {
    refuse("Texts end in .mdx and pictures in .jpg, .png, .webp, .avif or .svg. Rename this file or take it away.");
  } else if (!known) {
    refuse("No page shows a text of this folder. docs/editing.md lists the folders; look for a slip in its name.");
  } else if (!isLanguage(language)) {
    refuse(
      `A text is called after its language: ${languages.map((each) => `${each}.mdx`).join(", ")}. Rename this file.`,
    );
  } else if (!languagesOf[known.kind].includes(language)) {
    refuse(`Pages of this kind exist in ${languagesOf[known.kind].join(" and ")} only. Take this file away.`);
  } else {
    const source = await unlessRefused(() => readTextFile(file), read.problems);
    const text = { file: shown, key, ...known, language, source: source ?? "" };
    if (source == null) return { ...text, frontMatter: {} };
    const frontMatter = await checkFrontMatter(text, read.problems);
    // What can't be read above the text, the compiler can't read either.
    if (!frontMatter) return { ...text, frontMatter: {} };
    return { ...text, ...frontMatter, outline: await compileOne(text, read, folder === contentFolder) };
  }
  return undefined;
}

/** Pixels across that a picture needs to look sharp in a text. */
const leastWidth = 640;

async function problemOfPicture(file: string): Promise<string | undefined> {
  try {
    const { width, isDrawing } = await readPicture(file);
    if (width >= leastWidth || isDrawing) return undefined;
    return `The picture is ${width} pixels wide and needs ${leastWidth} at least. Take a larger one.`;
  } catch (error) {
    if (error instanceof TextError) return error.problem.reason;
    // Whatever the library says of it, an editor does the same.
    return "The picture can't be opened. Save it anew as .jpg, .png, .webp, .avif or .svg.";
  }
}

/** What is read; undefined, and the problem noted, when it can't be. */
async function unlessRefused<Read>(
  read: () => Read | Promise<Read>,
  problems: TextProblem[],
): Promise<Read | undefined> {
  try {
    return await read();
  } catch (error) {
    if (!(error instanceof TextError)) throw error;
    problems.push(error.problem);
    return undefined;
  }
}

type Text = Pick<CheckedText, "file" | "kind" | "source">;

async function checkFrontMatter({ file, kind, source }: Text, problems: TextProblem[]) {
  const frontMatter = await unlessRefused(() => partText(file, source).entries, problems);
  if (!frontMatter) return undefined;
  const schema: z.ZodType<FrontMatter<ContentKind>> = contentSchemas[kind];
  const checked = schema.safeParse(frontMatter);
  if (checked.success) return { frontMatter, data: checked.data };
  problems.push(
    ...explainFrontMatter(checked.error.issues, frontMatter, source).map((problem) => ({ file, ...problem })),
  );
  return { frontMatter };
}

async function compileOne({ file, source }: Text, read: ReadTexts, keep: boolean): Promise<Outline | undefined> {
  const built = await unlessRefused(() => buildText(file, source, { keep }), read.problems);
  if (built?.isNew) read.compiled += 1;
  return built?.outline;
}
