import { expect, test } from "@playwright/test";
import { languages } from "#app/i18n/languages.ts";
import { readPath, type Page as PageName } from "#app/i18n/paths.ts";
import { expectNothingAtBothWidths } from "./axe-steps.ts";
import { open, picturedPages } from "./screenshots/pages.ts";
import { smallTargets } from "./small-targets.ts";

/* Every page and state that is pictured, with a finger on a narrow phone and on a desk, in both schemes. */

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

for (const [at, pictured] of picturedPages.entries()) {
  const offered = pictured.in ?? languages;
  const language = offered[at % offered.length]!;
  test.describe(`${pictured.name} in ${language}`, () => {
    test.use({ viewport: { width: 320, height: 740 }, hasTouch: true });

    test("has no finding, nothing too small for a finger and no sideways scroll", async ({ page }) => {
      if (pictured.isWide) await page.setViewportSize({ width: 1280, height: 800 });
      await open(page, pictured, language);
      const shown = Object.entries(shownBy).find(([, name]) => name === pictured.name)?.[0];
      if (shown) expect(readPath(new URL(page.url()).pathname)?.page).toBe(shown);
      await page.waitForLoadState("networkidle");
      expect(await smallTargets(page)).toEqual([]);
      await expectNothingAtBothWidths(page, pictured.name);
    });
  });
}
