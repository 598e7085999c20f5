import account from "./sheets/account.css?url";
import agency from "./sheets/agency.css?url";
import home from "./sheets/home.css?url";
import justSaved from "./sheets/just-saved.css?url";
import keeping from "./sheets/keeping.css?url";
import landing from "./sheets/landing.css?url";
import listing from "./sheets/listing.css?url";
import live from "./sheets/live.css?url";
import mapNarrow from "./sheets/map-narrow.css?url";
import mapPrices from "./sheets/map-prices.css?url";
import map from "./sheets/map.css?url";
import reading from "./sheets/reading.css?url";
import searchWide from "./sheets/search-wide.css?url";
import search from "./sheets/search.css?url";
import services from "./sheets/services.css?url";
import site from "./sheets/site.css?url";

const sheets = {
  ...{ home, search, searchWide, landing, services, agency },
  ...{ live, map, mapNarrow, mapPrices },
  ...{ listing, reading, keeping, account, justSaved },
};

/** A sheet beside the one that every page has. */
export type SheetName = keyof typeof sheets;

/** Of sheets for some widths alone: on others no page waits for them. Their rules say the width themselves. */
const widths: Partial<Record<SheetName, string>> = {
  searchWide: "(min-width: 64rem)",
  mapNarrow: "(max-width: 40rem)",
};

/** The sheets without which a page can't be shown, as the attributes of their links. */
export const sheetsOf = (names: readonly SheetName[]): { href: string; media?: string }[] => [
  { href: site },
  ...names.map((name) => linkOf(name)),
];

const linkOf = (name: SheetName) => ({ href: sheets[name], ...(widths[name] && { media: widths[name] }) });

/** Those that came later, by their addresses; each settles once its rules are there. */
const coming = new Map<string, Promise<void>>();
/** Those among them that are there, or that a page has waited for as long as it does. */
const arrived = new Set<Promise<void>>();
/** What modules of this document have named. Those of the page that was loaded came with it as far as it shows them. */
const named = new Set<SheetName>();
let pageStands = false;

/** Longest that a page waits for its sheets, in milliseconds: one that looks wrong can still be read. */
const patience = 2_000;
/** Pauses before a sheet that could not be had is asked for again, in milliseconds: the first, and the longest. */
const [shortPause, longPause] = [500, 30_000];
/** How long after the page and its pictures have come others' sheets do, in milliseconds. */
const rest = 2_000;

/**
 * Names the sheets of a page (`handle.sheets`). Its module awaits them: a page that its visitor goes on to in place shows
 * once they are there. On the server, and for the page that was loaded, they are.
 */
export async function loadSheets(...names: SheetName[]): Promise<SheetName[]> {
  for (const name of names) named.add(name);
  if (!pageStands) return names;
  await comeOf(names);
  return names;
}

/**
 * Holds a page back that its visitor goes on to in place until its sheets are there: React shows the page before it as long.
 * For what a module names and not every page of it shows, as the page that was loaded came without that.
 * @throws a promise, which React waits for
 */
export function holdForSheets(names: readonly SheetName[]): void {
  const come = pageStands ? comeOf(names) : undefined;
  // oxlint-disable-next-line typescript/only-throw-error -- what React 18 waits for is thrown
  if (come) throw come;
}

/** Settles once sheets are there or have been waited for long enough; undefined where all are. */
function comeOf(names: readonly SheetName[]): Promise<unknown> | undefined {
  const missing = names.flatMap((name) => comingOf(name) ?? []).filter((sheet) => !arrived.has(sheet));
  if (missing.length === 0) return undefined;
  const waited = new Promise((resolve) => setTimeout(resolve, patience));
  return Promise.race([Promise.all(missing), waited]).then(() => missing.forEach((sheet) => arrived.add(sheet)));
}

/**
 * Loads the sheets that this document came without, so that other pages find theirs (`loadSheets`), and tries again where
 * one fails: once the page and its pictures have come and the browser has nothing to do, and over a line that is slow or
 * dear only those that the page's own modules may show. They change nothing of the page that stands already
 * (e2e/style-sheets.script.spec.ts).
 */
export function loadOtherSheets(): void {
  pageStands = true;
  const load = () => {
    for (const name of isLineDear() ? named : (Object.keys(sheets) as SheetName[])) void comingOf(name);
  };
  const wait = () => setTimeout(() => ("requestIdleCallback" in window ? requestIdleCallback(load) : load()), rest);
  if (document.readyState === "complete") wait();
  else window.addEventListener("load", wait, { once: true });
}

/** What browsers tell of the line, where they do. */
function isLineDear(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  return connection?.saveData === true || (connection?.effectiveType ?? "4g") !== "4g";
}

/** Has a sheet come, unless the document came with it. */
function comingOf(name: SheetName): Promise<void> | undefined {
  const sheet = linkOf(name);
  const known = coming.get(sheet.href);
  if (known || document.querySelector(`link[rel=stylesheet][href="${sheet.href}"]`)) return known;
  const sheetComes = new Promise<void>((resolve) => load(sheet, resolve));
  void sheetComes.then(() => arrived.add(sheetComes));
  coming.set(sheet.href, sheetComes);
  return sheetComes;
}

function load(sheet: ReturnType<typeof linkOf>, onLoad: () => void, pause = shortPause): void {
  const link = Object.assign(document.createElement("link"), { rel: "stylesheet", ...sheet });
  link.addEventListener("load", onLoad);
  link.addEventListener("error", () => {
    link.remove();
    setTimeout(() => load(sheet, onLoad, Math.min(2 * pause, longPause)), pause);
  });
  document.head.append(link);
}
