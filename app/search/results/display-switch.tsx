import { useTranslation } from "react-i18next";
import { ReadyPart } from "#app/http/rendering/ready-part.tsx";
import type { Language } from "#app/i18n/languages.ts";
import { displays, type SearchQuery } from "#app/filters/criteria.ts";
import { searchHref } from "#app/filters/search-url.ts";

export interface DisplaySwitchProps {
  query: SearchQuery;
  /** The page of results that is shown. */
  page: number;
  language: Language;
}

/** List, map or services: the same search with all its filters, its order and its page. */
export function DisplaySwitch({ query, page, language }: DisplaySwitchProps) {
  const { t } = useTranslation();
  const current = query.display ?? "list";
  return (
    <nav className="display-switch" aria-label={t("facets.displays.label")}>
      {displays.map((display) => (
        <a
          key={display}
          href={displayHref(query, display, page, language)}
          aria-current={display === current ? "true" : undefined}
        >
          {t(`facets.displays.${display}`)}
        </a>
      ))}
    </nav>
  );
}

interface ResultsDockProps extends DisplaySwitchProps {
  filterCount: number;
}

/** On a narrow screen the filters and the other displays are always in reach. */
export function ResultsDock(given: ResultsDockProps) {
  const { t } = useTranslation();
  return <ReadyPart as="nav" className="dock" aria-label={t("facets.displays.dock")} part={DockContent} of={given} />;
}

function DockContent({ query, page, language, filterCount }: ResultsDockProps) {
  const { t } = useTranslation();
  const current = query.display ?? "list";
  return (
    <>
      <button type="button" popovertarget="filters">
        {t("search.form.open")}
        {filterCount > 0 && (
          <>
            <span aria-hidden="true">{`\u00a0· ${filterCount}`}</span>
            <span className="visually-hidden">{`, ${t("search.form.moreSet", { count: filterCount })}`}</span>
          </>
        )}
      </button>
      {displays
        .filter((display) => display !== current)
        .map((display) => (
          <a key={display} href={displayHref(query, display, page, language)}>
            {t(`facets.displays.${display}`)}
          </a>
        ))}
    </>
  );
}

function displayHref(query: SearchQuery, display: (typeof displays)[number], page: number, language: Language) {
  return searchHref(
    { ...query, page: page > 1 ? page : undefined, display: display === "list" ? undefined : display },
    language,
  );
}
