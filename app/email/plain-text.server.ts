import { languageNames, type Language } from "#app/i18n/languages.ts";
import type { MailContent, MailLink, MailListing, MailPart } from "./mail-content.ts";
import type { MailFrame } from "./mail-layout.server.tsx";

/** A mail in plain text: everything that its HTML says, and where each link leads. */
export function inPlainText({ language, heading, parts, reason }: MailContent, frame: MailFrame): string {
  const link = ({ label, href }: MailLink) => `${label}${colon[language]}\n${href}`;
  const paragraphs = [
    frame.siteName.toUpperCase(),
    underlined(heading, "="),
    ...parts.map((part) => partInPlainText(part, colon[language], link)),
    reason && [reason.text, ...reason.links.map(link)].join("\n\n"),
    frame.contact,
    ["-- ", ...frame.operator, frame.siteUrl].join("\n"),
  ];
  return `${paragraphs.filter((paragraph) => paragraph !== undefined).join("\n\n")}\n`;
}

/** A French one stands after a no-break space. */
const colon: Record<Language, string> = { en: ":", fr: "\u00a0:", nl: ":" };

function partInPlainText(part: MailPart, colon: string, link: (given: MailLink) => string): string | undefined {
  switch (part.kind) {
    case "heading":
      return underlined(part.text, "-");
    case "button":
      return link(part);
    case "links":
      return part.links.map(link).join("\n\n");
    case "facts":
      return part.rows.map(({ label, value }) => `${label}${colon} ${value}`).join("\n");
    case "quote":
      return part.text
        .split(/\r\n|\r|\n/)
        .map((line) => `> ${line}`.trimEnd())
        .join("\n");
    case "listing":
      return listing(part.listing);
    case "pictures":
      return undefined;
    case "rule":
      return "* * *";
    default:
      return part.text;
  }
}

function listing({ badge, price, was, title, titleLang, surface, place, facts, href }: MailListing): string {
  const figures = [price, was && `(${was})`].filter(Boolean).join(" ");
  const named = titleLang ? `${title} (${languageNames[titleLang]})` : title;
  const lines = [badge?.text.toUpperCase(), named, figures, [surface, place].filter(Boolean).join(" · ")];
  return [...lines, facts.join(" · "), href].filter(Boolean).join("\n");
}

function underlined(text: string, line: string): string {
  return `${text}\n${line.repeat(Math.min(text.length, 72))}`;
}
