import { useTranslation } from "react-i18next";
import type { Language } from "#app/i18n/languages.ts";
import type { SearchQuery } from "#app/filters/criteria.ts";
import { feedFormats, feedHref, feedTypes } from "./feed-href.ts";

/** The search as a feed, for those who follow it in a reader of theirs. */
export function FeedLinks({ query, language }: { query: SearchQuery; language: Language }) {
  const { t } = useTranslation();
  return (
    <nav className="feed-links" aria-label={t("seo.feed.label")}>
      <span>{t("seo.feed.text")}</span>
      <span>
        {feedFormats.map((format) => (
          <a key={format} href={feedHref(format, query, language)} type={feedTypes[format]}>
            {t(`seo.feed.${format}`)}
          </a>
        ))}
      </span>
    </nav>
  );
}
