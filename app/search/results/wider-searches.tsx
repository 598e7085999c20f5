import { useTranslation } from "react-i18next";

/** A wider search: a link, and how many properties it leads to. */
export interface WiderSearch {
  label: string;
  href: string;
}

/** What a search that finds little or nothing leads on to. */
export interface WiderSearches {
  /** The most useful first. */
  searches: WiderSearch[];
  /** A keyword that leaves next to nothing of what there is: how much that is, and the search without it. */
  keyword?: WiderSearch & { said: string };
}

/** Says that a keyword is what leaves so little, and leads to what there is without it. */
export function KeywordNotice({ keyword }: Pick<WiderSearches, "keyword">) {
  if (!keyword) return null;
  return (
    <p className="search-note">
      {keyword.said} <a href={keyword.href}>{keyword.label}</a>
    </p>
  );
}

/** The wider searches as a list of links. */
export function WiderList({ searches }: Pick<WiderSearches, "searches">) {
  return (
    <ul>
      {searches.map(({ label, href }) => (
        <li key={href}>
          <a href={href}>{label}</a>
        </li>
      ))}
    </ul>
  );
}

/** Below few results: where there are more. */
export function MoreElsewhere({ searches }: Pick<WiderSearches, "searches">) {
  const { t } = useTranslation();
  if (searches.length === 0) return null;
  return (
    <section className="wider" aria-labelledby="wider">
      <h2 id="wider">{t("search.wider.title")}</h2>
      <WiderList searches={searches} />
    </section>
  );
}
