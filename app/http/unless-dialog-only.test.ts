import { expect, it } from "vitest";
import { unlessDialogOnly } from "./unless-dialog-only.ts";

const asks = (from: string, to: string, actionStatus?: number) =>
  unlessDialogOnly({
    currentUrl: new URL(from, "https://quartier.example"),
    currentParams: {},
    nextUrl: new URL(to, "https://quartier.example"),
    nextParams: {},
    actionStatus,
    defaultShouldRevalidate: true,
  });

it("asks the server for nothing when the dialog opens or closes, nor when a form was not answered", () => {
  expect(asks("/en/to-let", "/en/to-let?account=login")).toBe(false);
  expect(asks("/en/profile?edit=emails", "/en/profile", 503)).toBe(false);
});

it("asks for what may have changed otherwise", () => {
  expect(asks("/en/to-let", "/en/for-sale")).toBe(true);
  expect(asks("/en/profile?edit=emails", "/en/profile", 422)).toBe(true);
  expect(asks("/en/profile?edit=emails", "/en/profile")).toBe(true);
});
