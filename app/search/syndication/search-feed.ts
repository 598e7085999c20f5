import type { Language } from "#app/i18n/languages.ts";
import { escapeHtml } from "#app/ui/escape-html.ts";

/** A search as a feed: finished words of one language, whole addresses. */
export interface SearchFeed {
  /** Of the feed itself. */
  url: string;
  /** Of the page that shows the same search. */
  pageUrl: string;
  siteName: string;
  siteUrl: string;
  title: string;
  subtitle: string;
  language: Language;
  /** When the newest change of an entry happened. */
  updated: Date;
  entries: FeedEntry[];
}

export interface FeedEntry {
  /** Stays the same when the title, and with it the address, changes. */
  id: string;
  url: string;
  title: string;
  /** Of title and text, when it is not the feed's. */
  lang?: Language;
  /** Price, surface and place on one line. */
  summary: string;
  place: string;
  /** Facts and the description, a line or a paragraph each. */
  facts: string[];
  paragraphs: string[];
  /** The words for what is offered: its type and deals. */
  tags: string[];
  published: Date;
  updated: Date;
  picture?: { url: string; alt: string };
  /** The listing as JSON-LD has it: price with its unit, floor size, point. */
  data: object;
}

/** What a reader shows of an entry, as HTML. */
export function entryHtml({ summary, facts, paragraphs, picture, lang }: FeedEntry): string {
  const image = picture ? `<p><img src="${escapeHtml(picture.url)}" alt="${escapeHtml(picture.alt)}"></p>` : "";
  const list = facts.map((fact) => `<li>${escapeHtml(fact)}</li>`).join("");
  const text = paragraphs.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`).join("");
  return [
    image,
    `<p><strong>${escapeHtml(summary)}</strong></p>`,
    list && `<ul>${list}</ul>`,
    lang && text ? `<div lang="${lang}">${text}</div>` : text,
  ].join("");
}
