import { agency } from "./agency-filter.ts";
import { buildingFilters } from "./building-filters.ts";
import { features } from "./features-filter.ts";
import { figureFilters } from "./figure-filters.ts";
import { freeTextFilter } from "./free-text.ts";
import { area, bbox } from "./map-filters.ts";
import { nearFilters } from "./near-filters.ts";
import { district, invest, location, transaction, type, typeGroup, unitSurfaceType } from "./path-filters.ts";
import { termsFilters } from "./terms-filters.ts";

/** Every filter by the canonical English name of its parameter, in the order that URLs have them in. */
export const filters = {
  transaction,
  invest,
  type,
  typeGroup,
  unitSurfaceType,
  location,
  district,
  agency,
  ...nearFilters,
  search: freeTextFilter,
  ...figureFilters,
  ...buildingFilters,
  features,
  ...termsFilters,
  bbox,
  area,
};
