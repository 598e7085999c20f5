import { useTranslation } from "react-i18next";
import { ReadyPart } from "#app/http/rendering/ready-part.tsx";
import type { Language } from "#app/i18n/languages.ts";
import type { SearchQuery } from "#app/filters/criteria.ts";
import { feedFormats, feedHref, feedTypes } from "./feed-href.ts";

interface FeedLinksProps {
  query: SearchQuery;
  language: Language;
}

/** The search as a feed, for those who follow it in a reader of theirs. */
export function FeedLinks(given: FeedLinksProps) {
  const { t } = useTranslation();
  return <ReadyPart as="nav" className="feed-links" aria-label={t("seo.feed.label")} part={Links} of={given} />;
}

function Links({ query, language }: FeedLinksProps) {
  const { t } = useTranslation();
  return (
    <>
      <span>{t("seo.feed.text")}</span>
      <span>
        {feedFormats.map((format) => (
          <a key={format} href={feedHref(format, query, language)} type={feedTypes[format]}>
            {t(`seo.feed.${format}`)}
          </a>
        ))}
      </span>
    </>
  );
}
