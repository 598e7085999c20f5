import { expect, test } from "vitest";
import { effectiveView } from "./effective-view.ts";

const member = { profile: "complete" } as const;
const newcomer = { profile: "missing" } as const;
const anywhere = "/en/to-let/office";

test("whoever is signed out sees what they ask for, and logs in before the profile", () => {
  expect(effectiveView(null, null, anywhere)).toBeNull();
  expect(effectiveView("sign-up", null, anywhere)).toBe("sign-up");
  expect(effectiveView("complete-profile", null, anywhere)).toBe("login");
});

test("a member is asked nothing", () => {
  for (const asked of [null, "login", "complete-profile"] as const) {
    expect(effectiveView(asked, member, anywhere)).toBeNull();
  }
});

test("whoever lacks a profile is asked for it on every page, and for nothing else", () => {
  for (const asked of [null, "login", "sign-up", "complete-profile"] as const) {
    for (const page of [anywhere, "/en", "/fr/profil", "/nl/mijn-zoekopdrachten", "/en/nowhere"]) {
      expect(effectiveView(asked, newcomer, page), page).toBe("complete-profile");
    }
  }
});

test("but not over what is to be read before, where a mail leads, nor over the form's own page", () => {
  const readable = ["/en/termsofuse", "/fr/confidentialite", "/nl/cookies", "/en/contact", "/fr/profil/completer"];
  readable.push("/en/e-mail-address/abc", "/fr/adresse-e-mail/abc", "/nl/uitschrijven/abc", "/en/search-e-mails/abc");
  for (const page of readable) {
    expect(effectiveView(null, newcomer, page), page).toBeNull();
    expect(effectiveView("complete-profile", newcomer, page), page).toBe("complete-profile");
  }
});
