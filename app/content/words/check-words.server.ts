import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { isLanguage } from "#app/i18n/languages.ts";
import type { TextProblem } from "../text-problem.ts";
import { findUnwanted } from "./find-unwanted.server.ts";
import type { TextKind } from "./glossary.server.ts";
import { textsOfArticle, textsOfSource } from "./texts-in-source.ts";

interface Source {
  kind: TextKind;
  folder: string;
  /** Of a file's path within it; tells the language. */
  files: RegExp;
  read: (source: string) => string;
}

const sources: Source[] = [
  { kind: "interface", folder: "app/i18n/locales", files: /^(\w\w)\/[^/]+\.ts$/, read: textsOfSource },
  { kind: "content", folder: "content", files: /\/(\w\w)\.mdx$/, read: textsOfArticle },
  {
    kind: "listings",
    folder: "packages/demonstration/listings/texts",
    files: /^(\w\w)\/[^/]+\.ts$/,
    read: textsOfSource,
  },
];

/** Looks in everything that readers get to see for words that the glossary does not want. */
export async function checkWords(): Promise<{ files: number; problems: TextProblem[] }> {
  const problems: TextProblem[] = [];
  let files = 0;
  for (const { kind, folder, files: pattern, read } of sources) {
    for (const name of await readdir(folder, { recursive: true })) {
      const language = pattern.exec(name)?.[1];
      if (language === undefined || !isLanguage(language)) continue;
      files += 1;
      const file = path.join(folder, name);
      const text = read(await readFile(file, "utf8"));
      for (const { term, write, at } of findUnwanted(text, language, kind)) {
        problems.push({ file, line: text.slice(0, at).split("\n").length, reason: `“${term}”: write ${write}.` });
      }
    }
  }
  problems.sort((a, b) => a.file.localeCompare(b.file) || (a.line ?? 0) - (b.line ?? 0));
  return { files, problems };
}
