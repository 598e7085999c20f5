import type { Page } from "#app/i18n/paths.ts";
import type { Deal } from "#app/filters/deal.ts";
import type { TypeSegment } from "#app/filters/type-segments.ts";

/** A type in a menu, and what stands below it. */
interface MenuItem {
  segment: TypeSegment;
  within?: readonly TypeSegment[];
}

export interface Menu {
  page: Page & Deal;
  items: readonly MenuItem[];
}

const warehouse: MenuItem = { segment: "warehouse", within: ["logistics-warehouse", "sme-business-unit"] };
const retail: MenuItem = {
  segment: "retail",
  within: ["city-centre-store", "out-of-town-stand-alone-or-retail-park", "shopping-centre"],
};
const residential: MenuItem = { segment: "residential", within: ["apartment"] };

/** The header's menus and their sub-items (specification, section 2, "Header navigation"). */
export const menus: readonly Menu[] = [
  { page: "to-let", items: [{ segment: "office" }, { segment: "co-working" }, warehouse, retail] },
  { page: "for-sale", items: [{ segment: "office" }, warehouse, retail, residential] },
  { page: "investment", items: [{ segment: "office" }, warehouse, retail, residential] },
];

/** The same ways into the search at the foot of the page, by what is sought most. */
export const footerColumns: readonly { page: Page & Deal; segments: readonly TypeSegment[] }[] = [
  { page: "to-let", segments: ["office", "co-working", "warehouse", "retail", "apartment"] },
  { page: "for-sale", segments: ["office", "warehouse", "retail", "house", "apartment"] },
  { page: "investment", segments: ["office", "warehouse", "retail", "apartment"] },
];
