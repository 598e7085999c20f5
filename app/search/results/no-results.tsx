import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useAuth } from "#app/account/auth-state.tsx";
import type { Language } from "#app/i18n/languages.ts";
import { searchHref } from "#app/filters/search-url.ts";

/** A relaxed search: a link, and how many properties it leads to. */
export interface RelaxedSearch {
  label: string;
  href: string;
}

interface NoResultsProps {
  relaxedSearches: RelaxedSearch[];
  language: Language;
  /** What saves the search; null where it can't be saved. */
  save: ReactNode;
}

/** What to show when nothing is found: which filter to let go of, with counts, and the search to be saved. */
export function NoResults({ relaxedSearches, language, save }: NoResultsProps) {
  const { t } = useTranslation();
  const { enabled } = useAuth();
  return (
    <section className="no-results">
      <img src="/drawings/no-results.svg" alt="" width="480" height="240" />
      <h2>{t(relaxedSearches.length > 0 ? "search.none.title" : "search.none.titleHere")}</h2>
      {relaxedSearches.length > 0 && (
        <>
          <p>{t("search.none.text")}</p>
          <ul>
            {relaxedSearches.map(({ label, href }) => (
              <li key={href}>
                <a href={href}>{label}</a>
              </li>
            ))}
          </ul>
        </>
      )}
      {save && enabled && (
        <div className="no-results-save">
          <p>{t("strategies.save.offer")}</p>
          {save}
        </div>
      )}
      <p>
        <a href={searchHref({}, language)}>{t("search.none.startAgain")}</a>
      </p>
    </section>
  );
}
