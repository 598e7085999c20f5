import agency from "./sheets/agency.css?url";
import home from "./sheets/home.css?url";
import keeping from "./sheets/keeping.css?url";
import listing from "./sheets/listing.css?url";
import map from "./sheets/map.css?url";
import reading from "./sheets/reading.css?url";
import search from "./sheets/search.css?url";
import site from "./sheets/site.css?url";

const sheets = { home, search, agency, map, listing, reading, keeping };

/** A sheet beside the one that every page has. */
export type SheetName = keyof typeof sheets;

/** The addresses of the sheets without which a page can't be shown. */
export const sheetsOf = (names: readonly SheetName[]): string[] => [site, ...names.map((name) => sheets[name])];

/**
 * Loads the sheets that this document came without, so that other pages find theirs and none shows without. They hold
 * nothing back: the page stands already, and no rule of theirs touches what it shows (e2e/style-sheets.script.spec.ts).
 */
export function loadOtherSheets(): void {
  const has = new Set(
    Array.from(document.querySelectorAll("link[rel=stylesheet]"), (link) => link.getAttribute("href")),
  );
  for (const href of Object.values(sheets)) {
    if (has.has(href)) continue;
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = href;
    document.head.append(link);
  }
}
