import { expect, test } from "vitest";
import { textsIn } from "#app/i18n/i18n.server.ts";
import { deals } from "#app/filters/deal.ts";
import { languages } from "#app/i18n/languages.ts";
import { readPath } from "#app/i18n/paths.ts";
import { findTypeSegment } from "#app/filters/type-segments.ts";
import { shellLinks } from "./shell-links.ts";

const warehouse = { warehouse: ["logistics-warehouse", "sme-business-unit"] };
const retail = {
  retail: ["city-centre-store", "out-of-town-stand-alone-or-retail-park", "shopping-centre"],
};
const residential = { residential: ["apartment"] };

/** Homes that the specification does not name: a studio is found among apartments. */
const besides = {
  "to-let": { residential: ["apartment", "house", "apartment", "co-living"] },
  "for-sale": { residential: ["apartment", "house", "apartment"] },
  investment: { residential: ["apartment", "house", "bloc-sales"] },
};

/** Specification, section 2, "Menu sub-items on hover". */
const specified = {
  "to-let": { office: [], "co-working": [], ...warehouse, ...retail },
  "for-sale": { office: [], ...warehouse, ...retail, ...residential },
  investment: { office: [], ...warehouse, ...retail, ...residential },
};

test.each(languages)("the foot of the page in %s leads to houses and apartments, to let and for sale", (language) => {
  const { footer } = shellLinks(language, textsIn(language));
  const found = footer.map(({ href, links }) => [
    readPath(href)?.page,
    links.map((link) => findTypeSegment(readPath(link.href)?.params["type"] ?? "")),
  ]);
  const premises = ["office", "warehouse", "retail"];
  expect(found).toEqual([
    ["to-let", ["office", "co-working", "warehouse", "retail", "house", "apartment"]],
    ["for-sale", [...premises, "house", "apartment"]],
    ["investment", [...premises, "apartment"]],
  ]);
});

test.each(languages)("the menus in %s have the sub-items of the specification, and homes beside them", (language) => {
  const segmentOf = (path: string) => findTypeSegment(readPath(path.split("?")[0]!)?.params["type"] ?? "");
  const { menus, insights, market } = shellLinks(language, textsIn(language));
  const found: Record<string, Record<string, (string | undefined)[]>> = {};
  for (const { href, items } of menus) {
    const sections = (found[readPath(href)?.page ?? ""] = {} as Record<string, (string | undefined)[]>);
    for (const item of items) {
      sections[segmentOf(item.href) ?? ""] = item.within.map(({ href: path }) => segmentOf(path));
    }
  }
  for (const deal of deals) expect(found[deal], deal).toEqual({ ...specified[deal], ...besides[deal] });
  for (const deal of deals) {
    const named = Object.entries(specified[deal]) as [string, string[]][];
    for (const [segment, within] of named) expect(found[deal]![segment]?.slice(0, within.length)).toEqual(within);
    expect(Object.keys(found[deal]!).slice(0, named.length)).toEqual(named.map(([segment]) => segment));
  }
  expect(readPath(insights.href)).toMatchObject({ page: "insights", words: language });
  expect(readPath(market.href)).toMatchObject({ page: "markets", words: language });
  for (const { href, items } of menus) {
    for (const path of [href, ...items.map((item) => item.href)]) expect(readPath(path)?.words).toBe(language);
  }
});
