import type { TFunction } from "i18next";
import { formatMonth, formatNumber, formatSurface } from "#app/i18n/formats.ts";
import type { Language } from "#app/i18n/languages.ts";
import type { Rent, Sale } from "#app/listings/listing-record.ts";
import { quoteRent, quoteSale, quoteText } from "#app/listings/price-words.ts";

export interface UnitRow {
  name: string;
  floor: number | null;
  /** m² */
  surface: number;
  rent: Rent | null;
  sale: Sale | null;
  desks: number | null;
  /** ISO date; null means now. */
  availableFrom: string | null;
  status: "available" | "under-option" | "let" | "sold";
}

type UnitColumn = "floor" | "surface" | "desks" | "rent" | "price" | "available";

/**
 * The units of a listing as a table: only columns that tell something, cells in finished words. `desks` says what its
 * figure counts, for where no heading stands above it.
 */
export interface UnitsTable {
  columns: { key: UnitColumn; label: string }[];
  rows: { name: string; cells: string[]; taken: boolean; desks?: string }[];
}

/**
 * Puts the units into a table.
 * @param today ISO date
 * @returns undefined for a listing without units
 */
export function unitsTable(
  units: readonly UnitRow[],
  language: Language,
  t: TFunction,
  today: string,
): UnitsTable | undefined {
  if (units.length === 0) return undefined;
  const cells: Record<UnitColumn, (unit: UnitRow) => string> = {
    floor: ({ floor }) => (floor === null ? "" : floorInWords(floor, t)),
    surface: ({ surface }) => formatSurface(surface, language),
    desks: ({ desks }) => (desks ? formatNumber(desks, language) : ""),
    rent: ({ rent }) => (rent ? quoteText(quoteRent(rent, language, t)) : ""),
    price: ({ sale }) => (sale ? quoteText(quoteSale(sale, language, t)) : ""),
    available: ({ status, availableFrom }) => {
      if (status !== "available") return t(`vocabulary.statuses.${status}`);
      if (availableFrom === null || availableFrom <= today) return t("listing.units.now");
      return formatMonth(availableFrom, language);
    },
  };
  const all = Object.keys(cells) as UnitColumn[];
  const rows = units.map((unit) => all.map((key) => cells[key](unit)));
  const telling = all.map((_, column) => rows.some((cells) => cells[column] !== ""));
  return {
    columns: all.filter((_, column) => telling[column]).map((key) => ({ key, label: t(`listing.units.${key}`) })),
    rows: units.map((unit, index) => ({
      name: unit.name,
      cells: (rows[index] ?? []).filter((_, column) => telling[column]),
      taken: unit.status === "let" || unit.status === "sold",
      ...(unit.desks && { desks: t("listing.page.desks", { count: unit.desks }) }),
    })),
  };
}

/** `Ground floor`, `2nd`, `Basement`. */
export function floorInWords(floor: number, t: TFunction): string {
  if (floor === 0) return t("listing.floor.ground");
  if (floor > 0) return t("listing.floor.level", { count: floor, ordinal: true });
  return floor === -1 ? t("listing.floor.basement") : t("listing.floor.below", { level: -floor });
}
