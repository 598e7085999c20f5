import type { Page } from "#app/i18n/paths.ts";
import type { Deal } from "#app/filters/deal.ts";
import type { TypeSegment } from "#app/filters/type-segments.ts";
import type { HomeKind } from "./home-kinds.ts";

/** A type in a menu, and what stands below it. */
interface MenuItem {
  segment: TypeSegment;
  within?: readonly (TypeSegment | HomeKind)[];
}

interface Menu {
  page: Page & Deal;
  items: readonly MenuItem[];
}

const warehouse: MenuItem = { segment: "warehouse", within: ["logistics-warehouse", "sme-business-unit"] };
const retail: MenuItem = {
  segment: "retail",
  within: ["city-centre-store", "out-of-town-stand-alone-or-retail-park", "shopping-centre"],
};
/** Who looks for a home looks for one of these: more than the apartments that the specification names. */
const homes: MenuItem = { segment: "residential", within: ["apartment", "house", "studio"] };
const lettings: MenuItem = { segment: "residential", within: [...homes.within!, "co-living"] };
const investments: MenuItem = { segment: "residential", within: ["apartment", "house", "bloc-sales"] };

/** The header's menus and their sub-items (specification, section 2, "Header navigation"), and homes beside them. */
export const menus: readonly Menu[] = [
  { page: "to-let", items: [{ segment: "office" }, { segment: "co-working" }, warehouse, retail, lettings] },
  { page: "for-sale", items: [{ segment: "office" }, warehouse, retail, homes] },
  { page: "investment", items: [{ segment: "office" }, warehouse, retail, investments] },
];

/** The same ways into the search at the foot of the page, by what is sought most. */
export const footerColumns: readonly { page: Page & Deal; segments: readonly TypeSegment[] }[] = [
  { page: "to-let", segments: ["office", "co-working", "warehouse", "retail", "house", "apartment"] },
  { page: "for-sale", segments: ["office", "warehouse", "retail", "house", "apartment"] },
  { page: "investment", segments: ["office", "warehouse", "retail", "apartment"] },
];
