import type { MetaArgs, MetaDescriptor, MetaFunction } from "@remix-run/react";
import type { PageSettings } from "#app/http/page-settings.ts";
import { defaultLanguage, languageOfPath, languages, type Language } from "#app/i18n/languages.ts";

/** The same page in each language, as a path with its query; null where it does not exist in that language. */
export type Alternates = Record<Language, string | null>;

const locales: Record<Language, string> = { en: "en_GB", fr: "fr_BE", nl: "nl_BE" };

/** A street of the four regions, for pages without a picture of their own. */
const drawnStreet = "/drawings/open-graph.png";

/** The same content for programs that follow it: a feed. */
interface OtherForm {
  /** Media type. */
  type: string;
  /** Path and query. */
  href: string;
  title: string;
}

/** What a page knows of itself. */
export interface OwnMeta {
  title: string;
  description: string;
  /** The page's one right address, as a path with its query. */
  canonical: string;
  alternates?: Alternates;
  /** For pages that no search engine should list: let, sold, too narrow a search. */
  noindex?: boolean;
  /** Of a picture that stands for the page, 1200 × 630, as a path; a drawn street by default. */
  image?: string;
  /** What the picture shows, for those who cannot see it; the title by default. */
  imageAlt?: string;
  otherForms?: readonly OtherForm[];
  /** Links to what the page shows first, for the browser to fetch at once. */
  preload?: readonly MetaDescriptor[];
  /** For an article: when it was published and last changed, ISO 8601. */
  article?: { published: string; modified: string };
}

interface PageMeta extends OwnMeta {
  siteUrl: string;
  /** Put after the title when given. */
  siteName?: string;
}

/** The `meta` of a page by what it says of its loader's data; the site's name and address are the root loader's. */
export function metaOf<Loader>(say: (data: NonNullable<MetaArgs<Loader>["data"]>) => OwnMeta): MetaFunction<Loader> {
  return ({ data, matches }) => {
    if (!data) return [];
    const root = matches.find(({ id }) => id === "root")?.data as PageSettings | undefined;
    return pageMeta({ ...say(data), siteName: root?.siteName ?? "", siteUrl: root?.siteUrl ?? "" });
  };
}

/**
 * What a page says about itself in its head: title, description, canonical address, its other languages and how it
 * looks when shared. Other languages are named by a page that is its own canonical only: hreflang must be returned.
 */
export function pageMeta(page: PageMeta): MetaDescriptor[] {
  const { description, canonical, siteUrl, siteName, alternates } = page;
  const title = siteName ? `${page.title} · ${siteName}` : page.title;
  const language = languageOfPath(canonical);
  const meta: MetaDescriptor[] = [
    { title },
    { name: "description", content: description },
    { property: "og:type", content: page.article ? "article" : "website" },
    { property: "og:title", content: page.title },
    { property: "og:description", content: description },
    { property: "og:url", content: siteUrl + canonical },
    ...(siteName ? [{ property: "og:site_name", content: siteName }] : []),
    { property: "og:image", content: siteUrl + (page.image ?? drawnStreet) },
    { property: "og:image:width", content: "1200" },
    { property: "og:image:height", content: "630" },
    { property: "og:image:alt", content: page.imageAlt || page.title },
    { property: "og:locale", content: locales[language] },
    { name: "twitter:card", content: "summary_large_image" },
    { tagName: "link", rel: "canonical", href: siteUrl + canonical },
    ...(page.preload ?? []),
  ];
  if (page.article) {
    meta.push({ property: "article:published_time", content: page.article.published });
    meta.push({ property: "article:modified_time", content: page.article.modified });
  }
  if (page.noindex) meta.push({ name: "robots", content: "noindex" });
  for (const { type, href, title } of page.otherForms ?? []) {
    meta.push({ tagName: "link", rel: "alternate", type, title, href: siteUrl + href });
  }
  if (alternates?.[language] !== canonical) return meta;
  for (const other of languages) {
    const path = alternates[other];
    if (path === null) continue;
    if (other !== language) meta.push({ property: "og:locale:alternate", content: locales[other] });
    meta.push({ tagName: "link", rel: "alternate", hrefLang: other, href: siteUrl + path });
  }
  const fallback = alternates[defaultLanguage] ?? canonical;
  meta.push({ tagName: "link", rel: "alternate", hrefLang: "x-default", href: siteUrl + fallback });
  return meta;
}
