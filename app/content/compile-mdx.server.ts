import { LRUCache } from "lru-cache";
import { createHash } from "node:crypto";
import { writeFile } from "node:fs/promises";
import path from "node:path";
import { readIfThere, writeOnce } from "#app/media/store/whole-files.server.ts";
import { limitTo } from "#app/media/concurrency.ts";
import { explainCompileError } from "./explain-compile-error.server.ts";
import { partText } from "./front-matter.server.ts";
import { firstForbidden } from "./forbidden-in-texts.server.ts";
import { outlineOf, normaliseBlocks, takeCodeAway, type Outline, type TextNode } from "./text-outline.ts";
import { TextError } from "./text-problem.ts";
import { joinFiguresIn } from "./unbroken-figures.ts";

/*
 * MDX becomes JavaScript when the site is built, a file of code for each text, named after a hash of the text: the server
 * then starts no compiler (0.5 s and a process of its own), and a text changed since is noticed.
 */

export const compiledFolder = path.resolve("build/content");

/** What was compiled once, for the next build: every build begins by removing the last one. */
export const cacheFolder = path.resolve(".cache/content");

/** Part of every hash: raise it when the compiler or how it is asked changes, so that nothing older is taken. */
const edition = 4;

/** The compiler is told that the text lies here, in no folder there is: it would read a file of that name instead. */
const nowhere = path.resolve("build/nowhere");

interface CompiledText {
  code: string;
  outline: Outline;
}

interface Text {
  file: string;
  source: string;
}

/** By hash. A text asked for twice at once is compiled once; a failure is not remembered. */
const codes = new LRUCache<string, string, Text>({
  max: 1000,
  fetchMethod: async (hash, _, { context }) =>
    (await readText(compiledFolder, `${hash}.js`)) ??
    (await readText(cacheFolder, `${hash}.js`)) ??
    (await compileAllowed(context)),
});

/** The compiler works in a process of its own: what it does and what is done here go on side by side. */
const compilersAtOnce = limitTo(4);

/**
 * The code of an MDX text: from the build when that holds this very text, else compiled now.
 * @param file where the text stands, for messages
 * @throws TextError with the file, the line and the reason of what is wrong in it, or of code in it
 */
export function compileMdx(file: string, source: string): Promise<string> {
  return codes.forceFetch(hashOfText(source), { context: { file, source } });
}

/**
 * Compiles a text for the build, unless that was done before; what it compiles it keeps for later, unless told not to, or
 * unless the text holds what none may: its outline says so, and its code is nobody's.
 * @throws TextError
 */
export async function buildText(
  file: string,
  source: string,
  { keep = true } = {},
): Promise<CompiledText & { isNew: boolean }> {
  const hash = hashOfText(source);
  const [code, outline] = await Promise.all([
    readText(cacheFolder, `${hash}.js`),
    readText(cacheFolder, `${hash}.json`),
  ]);
  if (code !== undefined && outline !== undefined)
    return { code, outline: JSON.parse(outline) as Outline, isNew: false };
  const compiled = await compile({ file, source });
  if (!keep || firstForbidden(compiled.outline)) return { ...compiled, isNew: true };
  const files = { json: JSON.stringify(compiled.outline), js: compiled.code };
  for (const [ending, content] of Object.entries(files)) {
    await writeOnce(path.join(cacheFolder, `${hash}.${ending}`), (copy) => writeFile(copy, content));
  }
  return { ...compiled, isNew: true };
}

/** A short name for a text, another for every other text. */
export function hashOfText(source: string): string {
  return createHash("sha256").update(`${edition} `).update(source).digest("hex").slice(0, 32);
}

async function readText(folder: string, name: string): Promise<string | undefined> {
  return (await readIfThere(path.join(folder, name)))?.toString();
}

/** As much of the compiler's options as is changed; its own type does not say. */
interface MdxOptions {
  remarkPlugins?: unknown[] | null;
}

async function compileAllowed(text: Text): Promise<string> {
  const { code, outline } = await compile(text);
  const forbidden = firstForbidden(outline);
  if (forbidden) throw new TextError({ file: path.relative(".", text.file), ...forbidden });
  return code;
}

async function compile(text: Text): Promise<CompiledText> {
  const [{ bundleMDX }, { default: remarkGfm }] = await Promise.all([import("mdx-bundler"), import("remark-gfm")]);
  // The bundler has a reader of entries of its own, which knows other languages than ours: it gets none to read.
  const { body } = partText(path.relative(".", text.file), text.source);
  let outline: Outline | undefined;
  const normaliseAndNote = () => (root: unknown) => {
    normaliseBlocks(root as TextNode);
    outline = outlineOf(root as TextNode);
    takeCodeAway(root as TextNode);
    joinFiguresIn(root as TextNode);
  };
  try {
    const { code } = await compilersAtOnce(() =>
      bundleMDX({
        source: { path: path.join(nowhere, path.relative(".", text.file)), value: body },
        cwd: nowhere,
        mdxOptions: (options: MdxOptions) => ({
          ...options,
          remarkPlugins: [...(options.remarkPlugins ?? []), remarkGfm, normaliseAndNote],
        }),
        // What is wrong is thrown; the terminal need not hear it twice.
        esbuildOptions: (options) => ({ ...options, logLevel: "silent" }),
      }),
    );
    if (!outline) throw new Error(`${text.file} was compiled without being read`);
    return { code, outline };
  } catch (error) {
    const { file, source } = text;
    throw new TextError({ file: path.relative(".", file), ...explainCompileError(error, source) }, { cause: error });
  }
}
