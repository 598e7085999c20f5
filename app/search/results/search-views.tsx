import { searchHref } from "#app/filters/search-url.ts";
import { NearMe } from "#app/places/near-me.tsx";
import { DisplaySwitch, type DisplaySwitchProps } from "./display-switch.tsx";
import { Sorting, type SortingProps } from "./sorting.tsx";

interface SearchViewsProps extends SortingProps, DisplaySwitchProps {
  /** Whether there is no order to show, as no two properties are found. */
  isOne: boolean;
  /** Goes to an address; nobody does on the server. */
  navigate?: (to: string) => void;
}

/** In which order, from where and as what the results are shown. */
export function SearchViews({ query, page, language, order, canMeasure, isOne, navigate }: SearchViewsProps) {
  return (
    <>
      {!isOne && query.display !== "service" && (
        <>
          <Sorting query={query} order={order} canMeasure={canMeasure} language={language} />
          <NearMe
            to={(near) => searchHref({ ...query, page: undefined, order: "closest", near }, language)}
            navigate={navigate}
          />
        </>
      )}
      <DisplaySwitch query={query} page={page} language={language} />
    </>
  );
}
