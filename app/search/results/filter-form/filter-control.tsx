import { useTranslation } from "react-i18next";
import type { Language } from "#app/i18n/languages.ts";
import type { SearchQuery } from "#app/filters/criteria.ts";
import type { NamedFilter } from "#app/filters/filters.ts";
import type { RefusedNumbers } from "#app/filters/form-fields.ts";
import { optionChoices } from "./facet-choices.ts";
import { FacetList } from "./facet-list.tsx";
import type { FacetsView } from "./facets-view.server.ts";
import { FilterInput } from "./filter-input.tsx";
import { RangeFields } from "./range-fields.tsx";

export interface FilterControlProps {
  query: SearchQuery;
  facets: Pick<FacetsView, "histograms" | "choices" | "unstated" | "country">;
  /** What was typed in number fields that is no number. */
  refused: RefusedNumbers;
  /** True once script runs. */
  live: boolean;
  language: Language;
  /** What it is called beside another; by its label, when not given. */
  legend?: string;
  /** The part of the page to which the link of a choice leads. */
  fragment?: string | undefined;
}

/** What a filter is asked for with, whatever it is: its definition says which kind of control that takes. */
export function FilterControl({ filter, ...given }: FilterControlProps & { filter: NamedFilter }) {
  const { t } = useTranslation();
  const { name, control } = filter;
  const { query, facets, language, fragment } = given;
  switch (control?.kind) {
    case "range":
      return <RangeFields {...given} name={name} control={control} histogram={facets.histograms[name]} />;
    case "choices": {
      const choices = optionChoices(name, control, facets, { query, language, t, fragment });
      return (
        <div role="group" aria-label={control.label(t, facets.country)}>
          <FacetList layout={control.isShort ? "short" : "row"} choices={choices} />
          {choices.some(({ isUnstated }) => isUnstated) && <p className="soft small">{t("facets.unstatedMeans")}</p>}
        </div>
      );
    }
    case "day": {
      const value = query[name];
      const day = value === undefined ? undefined : filter.canonical?.(value);
      return <FilterInput type="date" name={name} aria-label={control.label(t)} value={String(day ?? "")} />;
    }
    default:
      return null;
  }
}
