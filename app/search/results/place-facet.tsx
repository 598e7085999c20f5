import { formatNumber } from "#app/i18n/formats.ts";
import { placeChoices, wideningHref, type Chooser } from "./facet-choices.ts";
import { FacetList } from "./facet-list.tsx";
import type { FacetsView } from "./facets-view.server.ts";

/** More places than these wait behind a disclosure. */
const shownAtOnce = 12;

/** The way down into a place and back up: country, region, province or canton, municipality, district. */
export function PlaceFacet({ facets, chooser }: { facets: FacetsView; chooser: Chooser }) {
  const { t, language } = chooser;
  const [here, ...around] = [...facets.path].reverse();
  const choices = placeChoices(facets.places, chooser);
  const more = choices.slice(shownAtOnce);
  return (
    <details className="filter filter-places" name="filter" data-stays-open>
      <summary className="opens">
        <span>{t("facets.places.browse")}</span>
      </summary>
      <div className="filter-panel">
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
      </div>
    </details>
  );
}
