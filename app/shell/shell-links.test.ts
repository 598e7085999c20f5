import { expect, test } from "vitest";
import { textsIn } from "#app/i18n/i18n.server.ts";
import { languages } from "#app/i18n/languages.ts";
import { readPath } from "#app/i18n/paths.ts";
import { findTypeSegment } from "#app/filters/type-segments.ts";
import { shellLinks } from "./shell-links.ts";

const warehouse = { warehouse: ["logistics-warehouse", "sme-business-unit"] };
const retail = {
  retail: ["city-centre-store", "out-of-town-stand-alone-or-retail-park", "shopping-centre"],
};
const residential = { residential: ["apartment"] };

/** Specification, section 2, "Menu sub-items on hover". */
const specified = {
  "to-let": { office: [], "co-working": [], ...warehouse, ...retail },
  "for-sale": { office: [], ...warehouse, ...retail, ...residential },
  investment: { office: [], ...warehouse, ...retail, ...residential },
};

test.each(languages)("the menus in %s have the sub-items of the specification, linked in its words", (language) => {
  const segmentOf = (path: string) => findTypeSegment(readPath(path)?.params["type"] ?? "");
  const { menus, insights } = shellLinks(language, textsIn(language));
  const found: Record<string, Record<string, (string | undefined)[]>> = {};
  for (const { href, items } of menus) {
    const sections = (found[readPath(href)?.page ?? ""] = {} as Record<string, (string | undefined)[]>);
    for (const item of items) {
      sections[segmentOf(item.href) ?? ""] = item.within.map(({ href: path }) => segmentOf(path));
    }
  }
  expect(found).toEqual(specified);
  expect(readPath(insights.href)).toMatchObject({ page: "insights", words: language });
  for (const { href, items } of menus) {
    for (const path of [href, ...items.map((item) => item.href)]) expect(readPath(path)?.words).toBe(language);
  }
});
