import type { RenderedMail } from "./mail-content.ts";

/*
 * What people type stands in mails: names in subjects, messages in bodies. None of it may speak to the program that reads
 * the mail instead of to its reader.
 */

/** Characters of a subject; mailboxes show half of it. */
const longestSubject = 160;

/** Marks that turn the direction of writing, which make a text look like another. */
const turning = String.raw`\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069`;
/** Control characters but for a line's end and a tab, halves of characters, and separators that some take for line ends. */
const unfit = new RegExp(String.raw`(?![\n\t])[\p{Cc}\p{Cs}\u2028\u2029${turning}]`, "gu");
/** In a header nothing invisible has a use; a line's end would begin the next header. */
const unfitInHeader = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]+/gu;

/** A mail as it may leave, whoever wrote what stands in it. */
export function cleanMail(mail: RenderedMail): RenderedMail {
  return {
    ...mail,
    subject: headerText(mail.subject),
    html: cleanLines(mail.html),
    text: cleanLines(mail.text),
  };
}

/**
 * A text for a header, on one line of a bounded length. `=?utf-8?q?…?=` is how headers write other letters than English
 * ones (RFC 2047): written by a person it is parted, else mail programs show what it stands for.
 */
export function headerText(text: string, longest = longestSubject): string {
  const line = text
    .replace(unfitInHeader, " ")
    .replace(/=\?/g, "= ?")
    .replace(/\?=/g, "? =")
    // Not those that keep a figure and its unit together.
    .replace(/ {2,}/g, " ")
    .trim();
  const characters = Array.from(line);
  return characters.length > longest ? `${characters.slice(0, longest - 1).join("")}…` : line;
}

function cleanLines(text: string): string {
  return text.replace(/\r\n?/g, "\n").replace(unfit, "");
}
