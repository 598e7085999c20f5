import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import { isLanguage, languages, type Language } from "../../../app/i18n/languages.ts";
import type { TextProblem } from "../../../app/content/text-problem.ts";
import { findFlemishDuties } from "./flemish-duties.ts";
import { findUnwanted } from "./find-unwanted.ts";
import { findGenderedReader } from "./gendered-reader.ts";
import type { TextKind } from "./glossary.ts";
import { findPlainSpaces } from "./plain-spaces.ts";
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

/** Sentences of the demonstration's listings that stand in tables, a column or a list for each language. */
const phrases = "packages/demonstration/data/phrases";

async function phrasesIn(language: Language): Promise<{ file: string; text: string }[]> {
  const tables = ["areas.tsv", "neighbourhoods.tsv"].map(async (name) => {
    const file = path.join(phrases, name);
    const rows = (await readFile(file, "utf8"))
      .trimEnd()
      .split("\n")
      .map((line) => line.split("\t"));
    const column = rows[0]?.indexOf(language) ?? -1;
    return { file, text: rows.map((row) => row[column] ?? "").join("\n") };
  });
  const file = path.join(phrases, "other-ways.json");
  const ways = z.record(z.string(), z.array(z.array(z.string()))).parse(JSON.parse(await readFile(file, "utf8")));
  return [...(await Promise.all(tables)), { file, text: (ways[language] ?? []).flat().join("\n") }];
}

/** Looks in everything that readers get to see for words that the glossary does not want, and in French for spaces and a reader taken for a man. */
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
      problems.push(...problemsOf(file, text, language, kind));
    }
  }
  for (const language of languages) {
    for (const { file, text } of await phrasesIn(language)) {
      files += 1;
      problems.push(...problemsOf(file, text, language, "listings"));
    }
  }
  problems.sort((a, b) => a.file.localeCompare(b.file) || (a.line ?? 0) - (b.line ?? 0));
  return { files, problems };
}

function problemsOf(file: string, text: string, language: Language, kind: TextKind): TextProblem[] {
  // Listings get their spaces when they are written.
  const spaces = language === "fr" && kind !== "listings" ? findPlainSpaces(text) : [];
  const gendered = language === "fr" ? findGenderedReader(text) : [];
  const flemish = language === "nl" ? findFlemishDuties(text) : [];
  return [...findUnwanted(text, language, kind), ...spaces, ...gendered, ...flemish].map(({ term, write, at }) => ({
    file,
    line: text.slice(0, at).split("\n").length,
    reason: `“${term}”: write ${write}.`,
  }));
}
