import { expect, test } from "vitest";
import { alternatesOf } from "./alternates.ts";

test("template and type are translated, the query is kept", () => {
  expect(alternatesOf("/fr/a-louer/bureau", "?page=2")).toEqual({
    en: "/en/to-let/office?page=2",
    fr: "/fr/a-louer/bureau?page=2",
    nl: "/nl/te-huur/kantoor?page=2",
  });
});

test("the home page leads to the home pages", () => {
  expect(alternatesOf("/nl", "")).toEqual({ en: "/en", fr: "/fr", nl: "/nl" });
});

test("an unknown path stays what it is", () => {
  expect(alternatesOf("/en/no/such-page", "")).toEqual({
    en: "/en/no/such-page",
    fr: "/fr/no/such-page",
    nl: "/nl/no/such-page",
  });
});
