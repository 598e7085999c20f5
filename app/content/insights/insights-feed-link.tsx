import { useTranslation } from "react-i18next";

/** The insights as a feed, for those who follow them in a reader of theirs. */
export function InsightsFeedLink({ feed: { href, type } }: { feed: { href: string; type: string } }) {
  const { t } = useTranslation();
  return (
    <p className="feed-links">
      <span>{t("insights.feed.text")}</span>
      <a href={href} type={type} data-reload="">
        {t("seo.feed.atom")}
      </a>
    </p>
  );
}
