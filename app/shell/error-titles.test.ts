import { expect, test } from "vitest";
import { errorKindOf, errorTitle, statusOf } from "./error-titles.ts";

test("every status has an error page, in the visitor's language", () => {
  expect([404, 410, 503, 500, 405].map(errorKindOf)).toEqual(["notFound", "gone", "unavailable", "failed", "failed"]);
  expect(errorTitle(404, "nl")).toBe("Pagina niet gevonden");
});

test("an error that says no status is ours", () => {
  expect(statusOf(new Error("unexpected"))).toBe(500);
  expect(statusOf({ status: 410 })).toBe(410);
  expect(statusOf(null)).toBe(500);
});
