import { useTranslation } from "react-i18next";
import type { Language } from "#app/i18n/languages.ts";
import { searchHref } from "../search-url.ts";

/** A way out of an empty search: a link, and how many places it leads to. */
export interface WayOut {
  label: string;
  href: string;
}

/** What to show when nothing is found: which filter to let go of, with counts. */
export function NoResults({ waysOut, language }: { waysOut: WayOut[]; language: Language }) {
  const { t } = useTranslation();
  return (
    <section className="no-results">
      <img src="/drawings/no-results.svg" alt="" width="480" height="240" />
      <h2>{t(waysOut.length > 0 ? "search.none.title" : "search.none.titleHere")}</h2>
      {waysOut.length > 0 && (
        <>
          <p>{t("search.none.text")}</p>
          <ul>
            {waysOut.map(({ label, href }) => (
              <li key={href}>
                <a href={href}>{label}</a>
              </li>
            ))}
          </ul>
        </>
      )}
      <p>
        <a href={searchHref({}, language)}>{t("search.none.startAgain")}</a>
      </p>
    </section>
  );
}
