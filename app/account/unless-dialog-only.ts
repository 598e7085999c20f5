import type { ShouldRevalidateFunction } from "@remix-run/react";
import { differInDialogOnly } from "./account-views.ts";

/** For `shouldRevalidate` of what lies under the dialog: opening and closing it asks the server for nothing. */
export const unlessDialogOnly: ShouldRevalidateFunction = ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
  differInDialogOnly(currentUrl, nextUrl) ? false : defaultShouldRevalidate;
