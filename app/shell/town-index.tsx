import { useTranslation } from "react-i18next";
import { formatNumber } from "#app/i18n/formats.ts";
import type { Language } from "#app/i18n/languages.ts";
import { searchHref } from "#app/filters/search-url.ts";
import { slugOfTown, towns } from "./towns.ts";

/** The towns with their counts, set like the index of a magazine. */
export function TownIndex({ counts, language }: { counts: Record<string, number>; language: Language }) {
  const { t } = useTranslation();
  return (
    <section className="towns wrap">
      <header className="section-head">
        <h2>{t("home.places.heading")}</h2>
        <p>{t("home.places.lead")}</p>
      </header>
      <ul className="town-list">
        {towns.map((town) => {
          const count = counts[town.key] ?? 0;
          const formatted = formatNumber(count, language);
          return (
            <li key={town.key}>
              <a href={searchHref({ location: slugOfTown(town, language) }, language)}>
                <span className="town-name">{town.names[language]}</span>
                <span className="town-count figures" aria-hidden="true">
                  {formatted}
                </span>
                <span className="visually-hidden">{t("home.count", { count, formatted })}</span>
              </a>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
