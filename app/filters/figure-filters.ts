import { formatMoney } from "#app/i18n/formats.ts";
import { dealOf, mixesRents, pricesAlike, priceNamed, priceUnitOf, rentsOf } from "./deal.ts";
import type { Filter } from "./filter.ts";
import { rangeFilter } from "./range-filter.ts";

const surfaceClasses = {
  from: [0, 50, 75, 100, 150, 200, 300, 500, 700, 1_000, 1_500, 2_000, 3_000, 5_000, 10_000],
  step: 25,
};

/** m². A divisible listing fits where its smallest unit up to its total overlaps the range (decisions, section 2). */
const surface: Filter<string> = rangeFilter({
  name: "surface",
  names: { en: "surface", fr: "surface", nl: "oppervlakte" },
  single: "min",
  isInBar: true,
  compares: () => [{ low: "surfaceMin", high: "surfaceTotal" }],
  histogram: () => ({ figure: "surfaceTotal", classes: surfaceClasses }),
  unit: (_, t) => t("filters.surface.unit"),
});

/** EUR per m² and year, EUR per month, and EUR per desk and month. */
const rentClasses = {
  perYear: { from: [0, 50, 75, 100, 125, 150, 175, 200, 225, 250, 300, 400], step: 25 },
  perMonth: { from: [0, 500, 700, 850, 1_000, 1_150, 1_300, 1_500, 1_750, 2_000, 2_500, 3_000, 4_000], step: 50 },
  perDesk: { from: [0, 150, 200, 250, 300, 350, 400, 450, 500, 600, 800], step: 25 },
};
/** EUR */
const saleClasses = {
  from: [0, 100_000, 150_000, 200_000, 250_000, 300_000, 400_000, 500_000, 700_000, 1_000_000, 2_000_000, 5_000_000],
  step: 50_000,
};
const sales = { low: "saleLow", high: "saleHigh" };

/** EUR: in all for a sale; to let per m² and year, for homes and for all kinds at once per month, for coworking per desk and month. */
const price: Filter<string> = {
  ...rangeFilter({
    name: "price",
    names: { en: "price", fr: "prix", nl: "prijs" },
    single: "max",
    isMoney: true,
    isInBar: true,
    isAlike: pricesAlike,
    // With no deal asked for, any figure of the listing will do.
    compares: (criteria) => {
      const deal = dealOf(criteria);
      const rents = rentsOf(criteria);
      return deal === undefined ? [rents, sales] : [deal === "to-let" ? rents : sales];
    },
    histogram: (criteria) => {
      const deal = dealOf(criteria);
      if (deal !== "to-let") return deal && { figure: sales.low, classes: saleClasses };
      const unit = priceUnitOf(criteria);
      return unit === "total" || mixesRents(criteria)
        ? undefined
        : { figure: rentsOf(criteria).low, classes: rentClasses[unit] };
    },
    unit: (criteria, t) => t(`filters.price.unit.${priceUnitOf(criteria)}`),
    legend: (criteria, t) => t(`filters.price.legend.${priceNamed(criteria)}`),
    format: formatMoney,
    suffix: (criteria, t) => t(`filters.price.suffix.${priceUnitOf(criteria)}`),
  }),
  fields: {
    deskRentLow: { column: "desk_rent_low" },
    deskRentHigh: { column: "desk_rent_high" },
    monthlyRentLow: { column: "monthly_rent_low" },
    monthlyRentHigh: { column: "monthly_rent_high" },
  },
};

/** The figures of the specification, in the order that URLs have them in. */
export const figureFilters = { surface, price };
