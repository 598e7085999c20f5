import { useTranslation } from "react-i18next";
import { ReadyPart } from "#app/http/rendering/ready-part.tsx";
import { formatNumber } from "#app/i18n/formats.ts";
import type { Language } from "#app/i18n/languages.ts";
import { searchHref } from "#app/filters/search-url.ts";
import type { LinkView } from "./shell-links.ts";
import { slugOfTown, towns } from "./towns.ts";

interface TownIndexProps {
  /** Listings of each town, by its key. */
  counts: Record<string, number>;
  /** What is written about areas; none in some languages. */
  areas: readonly LinkView[];
  language: Language;
}

/** The towns with their counts, set like the index of a magazine, and what to read about areas. */
export function TownIndex(props: TownIndexProps) {
  return <ReadyPart as="section" className="towns wrap" part={Towns} of={props} />;
}

function Towns({ counts, areas, language }: TownIndexProps) {
  const { t } = useTranslation();
  return (
    <>
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
      {areas.length > 0 && (
        <nav className="town-areas" aria-labelledby="home-areas">
          <h3 id="home-areas">{t("home.areas")}</h3>
          <ul>
            {areas.map(({ label, href }) => (
              <li key={href}>
                <a href={href}>{label}</a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </>
  );
}
