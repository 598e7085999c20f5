import { useTranslation } from "react-i18next";
import type { SearchQuery } from "#app/filters/criteria.ts";
import type { FilterName } from "#app/filters/filters.ts";
import type { Language } from "#app/i18n/languages.ts";
import { dealChoices, typeChoices } from "./facet-choices.ts";
import { FacetList } from "./facet-list.tsx";
import type { FacetsView } from "./facets-view.server.ts";
import { FilterControl, type FilterControlProps } from "./filter-control.tsx";
import { panelOf } from "./named-filters.ts";

interface PanelProps<Facet extends keyof FacetsView> {
  facets: Pick<FacetsView, Facet>;
  query: SearchQuery;
  language: Language;
}

/** What a property is offered for. */
export function DealPanel({ facets, ...asked }: PanelProps<"deals" | "anyDeal">) {
  const { t } = useTranslation();
  return <FacetList choices={dealChoices(facets, { ...asked, t })} />;
}

/** What kind of property it is. */
export function KindPanel({ facets, ...asked }: PanelProps<"types" | "groups" | "anyType" | "coworking">) {
  const { t } = useTranslation();
  return <FacetList choices={typeChoices(facets, { ...asked, t })} />;
}

/** A filter that has a panel of its own, and those that stand there beside it, each under its name. */
export function ControlPanel({ name, ...asked }: FilterControlProps & { name: FilterName }) {
  const { t } = useTranslation();
  const filters = panelOf(name, asked.query);
  return (
    <>
      {filters.map((filter) => {
        const { control } = filter;
        const label = control.label(t);
        const legend = (control.kind === "range" && control.legend?.(asked.query, t)) || label;
        // What stands alone has its name above it already.
        if (filters.length === 1 && legend === label)
          return <FilterControl key={filter.name} filter={filter} {...asked} />;
        return (
          <div key={filter.name} className="filter-block">
            <p className="filter-legend" aria-hidden="true">
              {legend}
            </p>
            <FilterControl filter={filter} {...asked} legend={legend} />
          </div>
        );
      })}
      <button className="button button-dark filter-apply" type="submit">
        {t("facets.apply")}
      </button>
    </>
  );
}
