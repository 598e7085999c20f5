import { z } from "zod";
import { isVisible } from "./visible-text.ts";

interface TextRules {
  /** Characters at most. */
  most: number;
  /** The message for more. */
  tooLong: string;
  /** True for a text of several lines. */
  lines?: boolean;
}

/** What nobody types; a line's end is kept where there are lines. */
const untyped = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu;
const untypedInLines = /(?!\n)[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu;

/**
 * A text that a person typed, without the spaces around it. What nobody types is taken out: the database refuses NUL,
 * mails and exports choke on control characters, and those that turn the direction make a text look like another. A text
 * of which nothing shows is none.
 */
export function typedText({ most, tooLong, lines = false }: TextRules) {
  return z
    .string()
    .transform((text) => (lines ? text.replace(/\r\n?/g, "\n").replace(untypedInLines, "") : text.replace(untyped, "")))
    .transform((text) => (isVisible(text) ? text.trim() : ""))
    .pipe(z.string().max(most, tooLong));
}

/** Like {@link typedText}, for what must not be left out. */
export function requiredText({ required, ...rules }: TextRules & { required: string }) {
  return z.preprocess((value) => value ?? "", typedText(rules).pipe(z.string().min(1, required)));
}
