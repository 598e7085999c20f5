import { invest, transaction } from "./deal-filters.ts";
import { freeTextFilter } from "./free-text.ts";
import { area, bbox } from "./map-filters.ts";
import { district, location } from "./place-filters.ts";
import { price } from "./price.ts";
import { surface } from "./surface.ts";
import { type, typeGroup, unitSurfaceType } from "./type-filters.ts";

/** Every filter by the canonical English name of its parameter, in the order that URLs have them in. */
export const filters = {
  transaction,
  invest,
  type,
  typeGroup,
  unitSurfaceType,
  location,
  district,
  search: freeTextFilter,
  surface,
  price,
  bbox,
  area,
};
