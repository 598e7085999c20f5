import type { TFunction } from "i18next";
import { formatDate } from "#app/i18n/formats.ts";
import type { Language } from "#app/i18n/languages.ts";
import { href } from "#app/i18n/paths.ts";
import type { Market } from "#app/vocabulary/vocabulary.ts";
import { headingOf } from "#app/filters/describe.ts";
import { marketHref, marketPresets } from "#app/filters/market-presets.ts";
import type { InsightTag } from "../content-keys.ts";
import type { Cover } from "../content-pictures.server.ts";
import type { Insight } from "./insights.server.ts";

/** A day for `<time>`. */
interface DayView {
  /** `2026-05-12` */
  day: string;
  formatted: string;
}

/** An insight as cards show it, in finished words. */
export interface InsightView {
  key: string;
  href: string;
  title: string;
  description: string;
  published: DayView;
  /** `5 minutes to read` */
  minutes: string;
  tags: TagView[];
  cover?: Cover & { alt: string };
}

interface TagView {
  label: string;
  href: string;
}

export function viewInsight(
  { document, key, slug, minutes, cover }: Insight,
  language: Language,
  t: TFunction,
): InsightView {
  const { title, description, published, tags, coverAlt } = document.data;
  return {
    key,
    href: href("insight", language, { slug }),
    title,
    description,
    published: viewDay(published, language),
    minutes: t("insights.minutes", { count: minutes }),
    tags: tags.map((tag) => viewTag(tag, language, t)),
    cover: cover && { ...cover, alt: coverAlt },
  };
}

export function viewTag(tag: InsightTag, language: Language, t: TFunction): TagView {
  return { label: t(`insights.tags.${tag}`), href: tagHref(tag, language) };
}

/** The list of insights with a tag. */
export function tagHref(tag: InsightTag, language: Language): string {
  return `${href("insights", language)}?tag=${tag}`;
}

/** The markets that tags are about; of the others none is. */
const marketOfTag: Partial<Record<InsightTag, Market>> = {
  office: "office",
  retail: "retail",
  logistics: "industrial",
  residential: "residential",
  investment: "invest",
};

/** What is on offer in the markets that an insight is about, in words. */
export function viewOffers(tags: readonly InsightTag[], language: Language, t: TFunction): TagView[] {
  return tags.flatMap((tag) => {
    const market = marketOfTag[tag];
    if (!market) return [];
    const label = headingOf(marketPresets[market], { districts: [] }, language, t);
    return [{ label, href: marketHref(market, language) }];
  });
}

export function viewDay(date: Date, language: Language): DayView {
  return { day: date.toISOString().slice(0, 10), formatted: formatDate(date, language) };
}
