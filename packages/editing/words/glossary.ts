import { z } from "zod";
import { languages, type Language } from "../../../app/i18n/languages.ts";
import entries from "./glossary.json" with { type: "json" };

/** Where a text stands; some words are wrong only on buttons and in mails, and fine in an article. */
const textKinds = ["interface", "content", "listings"] as const;
export type TextKind = (typeof textKinds)[number];

const avoided = z.object({
  language: z.enum(languages),
  /** In each of their forms; any case. */
  terms: z.array(z.string().min(2)).min(1),
  write: z.string(),
  only: z.enum(textKinds).optional(),
});

const entry = z.object({
  concept: z.string(),
  en: z.string(),
  fr: z.string(),
  nl: z.string(),
  avoid: z.array(avoided).default([]),
});

type GlossaryEntry = z.output<typeof entry>;

/** One word for one thing, and the words not to be used for it: what docs/glossary.md shows and the check refuses. */
export const glossary: readonly GlossaryEntry[] = z.array(entry).parse(entries);

const nameOf: Record<Language, string> = { en: "English", fr: "French", nl: "Dutch" };

const only: Record<TextKind, string> = {
  interface: " on buttons, in messages and mails",
  content: " in articles",
  listings: " in listings",
};

/** The glossary as Markdown. */
export function writeGlossary(): string {
  const lines = glossary.flatMap((each) => [
    `## ${each.concept}`,
    "",
    ...languages.map((language) => `- ${nameOf[language]}: **${each[language]}**`),
    ...each.avoid.map(
      (avoid) =>
        `- not in ${nameOf[avoid.language]}${avoid.only ? only[avoid.only] : ""}: ${avoid.terms.map((term) => `“${term}”`).join(", ")}; write ${avoid.write}`,
    ),
    "",
  ]);
  return `${head}\n${lines.join("\n").trimEnd()}\n`;
}

const head = `# Glossary: one word for one thing

What the site calls things in English, in French as Belgium and Luxembourg write it, and in Dutch as Flanders does. \`npm run content -- words\` refuses the words that stand under “not” here; the linter runs it.

This page is made from \`packages/editing/words/glossary.json\`: change that file, then run \`npm run content -- glossary\`.
`;
