import { describe, expect, test } from "vitest";
import { differInDialogOnly, isToSave, queryWith, viewHref, viewIn } from "./account-views.ts";

describe("the query opens the dialog", () => {
  test.each([
    ["?account=login", "login"],
    ["?page=2&account=complete-profile", "complete-profile"],
    ["?account=reset-password", null],
    ["?account=LOGIN", null],
    ["", null],
  ])("%s → %s", (search, view) => {
    expect(viewIn(search)).toBe(view);
  });

  test("and everything else in it stays", () => {
    expect(queryWith("?type=office&page=2", "login")).toBe("?type=office&page=2&account=login");
    expect(queryWith("?account=login&type=office", "sign-up")).toBe("?account=sign-up&type=office");
    expect(queryWith("?type=office&account=login", null)).toBe("?type=office");
    expect(queryWith("?account=login", null)).toBe("");
  });
});

test.each([
  ["/en/to-let?page=2", "/en/to-let?page=2&account=login", true],
  ["/en/to-let?account=login", "/en/to-let?account=sign-up", true],
  ["/en/to-let?page=2", "/en/to-let?page=3&account=login", false],
  ["/en/to-let", "/en/for-sale?account=login", false],
  ["/en/to-let", "/en/to-let", false],
])("%s and %s differ in the dialog only: %s", (one, other, only) => {
  const site = "https://quartier.example";
  expect(differInDialogOnly(new URL(one, site), new URL(other, site))).toBe(only);
});

test("a view's page leads back to where the visitor was", () => {
  expect(viewHref("login", "fr", "/fr/a-louer?prix=-900")).toBe("/fr/connexion?returnTo=%2Ffr%2Fa-louer%3Fprix%3D-900");
  expect(viewHref("sign-up", "nl")).toBe("/nl/registreren");
});

describe("somebody signs in to have a search saved", () => {
  test.each([
    ["/en/account/saved-searches?save=%2Fen%2Fto-let", true],
    ["/en/to-let?page=2", false],
    [null, false],
    // What a link to our login page may bring: https, slashes, backslashes, characters that no address has.
    ["https://evil.example/?save=1", false],
    ["///", false],
    ["/\\evil.example\u00c0\u00af?save=1", false],
    ["/:0?save=1\u0000", false],
    ["%25%30%30", false],
  ])("%s: %s", (returnTo, wanted) => {
    expect(isToSave(returnTo)).toBe(wanted);
  });
});
