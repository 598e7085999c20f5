import { useTranslation } from "react-i18next";
import type { SearchQuery } from "#app/filters/criteria.ts";
import { ReadyPart } from "#app/http/rendering/ready-part.tsx";
import { formatNumber } from "#app/i18n/formats.ts";
import type { Language } from "#app/i18n/languages.ts";
import { placeChoices, wideningHref, type Chooser } from "./facet-choices.ts";
import { FacetList } from "./facet-list.tsx";
import type { FacetsView } from "./facets-view.server.ts";

/** More places than these wait behind a disclosure. */
const shownAtOnce = 12;

interface PlaceFacetProps extends Pick<FacetsView, "path" | "places"> {
  query: SearchQuery;
  language: Language;
}

/** The way down into a place and back up: country, region, province or canton, municipality, district. */
export function PlaceFacet(props: PlaceFacetProps) {
  const { t } = useTranslation();
  return (
    <details className="filter filter-places" name="filter" data-stays-open>
      <summary className="opens">
        <span>{t("facets.places.browse")}</span>
      </summary>
      <ReadyPart as="div" className="filter-panel" part={Panel} of={props} />
    </details>
  );
}

function Panel({ path, places, query, language }: PlaceFacetProps) {
  const { t } = useTranslation();
  const chooser: Chooser = { query, language, t };
  const [here, ...around] = [...path].reverse();
  const choices = placeChoices(places, chooser);
  const more = choices.slice(shownAtOnce);
  return (
    <>
      <ul className="facet-path">
        {here && (
          <li>
            <a href={wideningHref(undefined, chooser)}>{t("facets.places.everywhere")}</a>
          </li>
        )}
        {around.reverse().map(({ name, slug }) => (
          <li key={slug}>
            <a href={wideningHref(slug, chooser)}>{name}</a>
          </li>
        ))}
        <li>
          <strong>{here?.name ?? t("facets.places.everywhere")}</strong>
        </li>
      </ul>
      {choices.length === 0 ? (
        <p className="soft small">{t("facets.places.none")}</p>
      ) : (
        <FacetList choices={choices.slice(0, shownAtOnce)} />
      )}
      {more.length > 0 && (
        <details className="facet-more">
          <summary className="opens">
            {t("facets.places.all", { formatted: formatNumber(choices.length, language) })}
          </summary>
          <FacetList choices={more} />
        </details>
      )}
    </>
  );
}
