import { expect } from "@playwright/test";
import { languages, type Language } from "#app/i18n/languages.ts";
import { readPath, type Page as PageName } from "#app/i18n/paths.ts";
import { hearComplaints, lostSinceServed, picturesFromElsewhere } from "./as-served.ts";
import { expectNothingAtBothWidths, expectNothingOfWords } from "./axe-steps.ts";
import { furtherPages } from "./further-pages.ts";
import { test } from "./kept-page.ts";
import { open, picturedPages, type PicturedPage } from "./screenshots/pages.ts";
import { scriptRuns, visitorMoves } from "./script-steps.ts";
import { smallTargets } from "./small-targets.ts";

/*
 * Every page and state that is pictured, and those with parts of their own, with a finger on a narrow phone and on a desk, in
 * both schemes: each in one language, and what hangs on words in further ones. What comes of moving about on a page is in
 * accessibility.script.spec.ts.
 */

/** Which of them shows each page of the site; null where only a link in a mail leads (members-can-be-notified.spec.ts). */
const shownBy: Record<PageName, string | null> = {
  home: "home",
  search: "results-unknown-place",
  "to-let": "results",
  "for-sale": "results-homes",
  investment: "results-investment",
  listing: "listing-office",
  insights: "insights",
  insight: "insight",
  area: "area",
  about: "about",
  services: "services",
  service: "service",
  markets: "markets",
  market: "market",
  agency: "agency",
  contact: "contact",
  privacy: "privacy",
  termsofuse: "terms",
  cookies: "cookies",
  login: "login",
  "sign-up": "sign-up",
  "forgot-password": "forgot-password",
  "reset-password": "reset-password",
  "complete-profile": "complete-profile",
  profile: "profile",
  "my-saved-searches": "saved-searches",
  unsubscribe: "link-unknown",
  "search-emails": null,
  "e-mail-address": null,
  shortlist: "shortlist",
  "shared-shortlist": "shared-shortlist",
};

test("each page of the site is among them", () => {
  const names = picturedPages.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(Object.values(shownBy).filter((name) => name !== null)));
  expect(new Set(names).size).toBe(names.length);
});

/** Languages whose words are looked at, beside the one that a page is looked at in as a whole. */
const inTheWordsOf: Record<string, readonly Language[]> = {
  home: languages,
  results: ["en"],
  "results-homes": ["fr"],
  "results-investment": ["nl"],
  "results-none": ["en"],
  "results-unknown-place": ["fr"],
  "results-saved": ["en"],
  "results-order-open": ["en"],
  "services-of-search": ["nl"],
  "map-layers-open": ["en"],
  "map-prices": ["en"],
  "map-card": ["en"],
  "map-drawing": ["en"],
  "listing-office": ["en"],
  "listing-pictures": ["en"],
  agency: ["en"],
  area: ["fr"],
  "shortlist-empty": ["fr"],
  comparison: ["en"],
  insights: ["en"],
  insight: ["en", "nl"],
  about: ["en"],
  services: ["nl"],
  markets: ["en"],
  market: ["fr"],
  contact: ["nl"],
  privacy: languages,
  terms: ["nl"],
  cookies: ["fr"],
  login: ["en"],
  "login-dialog": ["en"],
  "sign-up": ["fr"],
  "forgot-password": ["nl"],
  "reset-password": ["en"],
  "not-found": ["fr"],
  profile: ["en"],
  "saved-searches-empty": ["en"],
  "saved-search-deleted": ["en"],
};

test("each page whose words are looked at is among them", () => {
  const names = picturedPages.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(Object.keys(inTheWordsOf)));
});

/** Whether a page stands as the server wrote it: where nothing is done, or one is followed to another. */
const isAsServed = ({ name, then }: PicturedPage) =>
  !then || /^(?:listing-(?:office|home|warehouse|investment)|agency.*|insight|comparison)$/.test(name);

for (const [at, pictured] of [...picturedPages, ...furtherPages].entries()) {
  const { name, isWide } = pictured;
  const offered = pictured.in ?? languages;
  const language = offered[at % offered.length]!;
  test.describe(`${name} in`, () => {
    test.use({ viewport: isWide ? { width: 1280, height: 800 } : { width: 320, height: 740 }, hasTouch: true });
    // On a page that had been kept, on a busy machine, a map that moves once had not come in time.
    test.use({ hasOwnPage: /\bmap\b/.test(name) });

    test(`${language} has no finding, nothing too small for a finger and no sideways scroll`, async ({ page }) => {
      const complaints = hearComplaints(page);
      // Most pages load their code when somebody moves: where nobody did, script would have left all of it.
      if (isAsServed(pictured)) await visitorMoves(page);
      await open(page, pictured, language);
      const shown = Object.entries(shownBy).find(([, shownName]) => shownName === name)?.[0];
      if (shown) expect(readPath(new URL(page.url()).pathname)?.page).toBe(shown);
      // The page on cookies has no banner that would say so (script-steps.ts).
      if (name === "cookies") await page.waitForFunction(() => "__remixRouter" in window);
      else if (isAsServed(pictured)) await scriptRuns(page);
      await page.waitForLoadState("networkidle");
      if (isAsServed(pictured)) expect(await lostSinceServed(page)).toEqual([]);
      expect(complaints).toEqual([]);
      expect(await picturesFromElsewhere(page)).toEqual([]);
      expect(await smallTargets(page)).toEqual([]);
      await expectNothingAtBothWidths(page, name);
    });

    for (const other of inTheWordsOf[name] ?? []) {
      if (other === language) continue;
      test(`${other} has no finding and no sideways scroll`, async ({ page }) => {
        await open(page, pictured, other);
        await page.waitForLoadState("networkidle");
        await expectNothingOfWords(page, name);
      });
    }
  });
}
