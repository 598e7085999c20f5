import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useAuth } from "#app/account/auth-state.tsx";
import type { Language } from "#app/i18n/languages.ts";
import { searchHref } from "#app/filters/search-url.ts";
import { WiderList, type WiderSearch } from "./wider-searches.tsx";

interface NoResultsProps {
  /** Wider ones that find something. */
  searches: WiderSearch[];
  language: Language;
  /** What saves the search; null where it can't be saved. */
  save: ReactNode;
}

/** What to show when nothing is found: wider searches with counts, and the search to be saved. */
export function NoResults({ searches, language, save }: NoResultsProps) {
  const { t } = useTranslation();
  const { enabled } = useAuth();
  return (
    <section className="no-results">
      <img src="/drawings/no-results.svg" alt="" width="480" height="240" />
      <h2>{t(searches.length > 0 ? "search.none.title" : "search.none.titleHere")}</h2>
      {searches.length > 0 && (
        <>
          <p>{t("search.none.text")}</p>
          <WiderList searches={searches} />
        </>
      )}
      {save && enabled && (
        <div className="no-results-save">
          <p>{t("strategies.save.offer")}</p>
          {save}
        </div>
      )}
      <p>
        <a className="line-link" href={searchHref({}, language)}>
          {t("search.none.startAgain")}
        </a>
      </p>
    </section>
  );
}
