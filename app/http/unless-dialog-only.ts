import type { ShouldRevalidateFunction } from "@remix-run/react";
import { unsentStatus } from "./keep-when-offline.ts";
import { differInDialogOnly } from "./account-views.ts";

/**
 * For `shouldRevalidate` of what lies under the dialog: opening and closing it asks the server for nothing. Neither does
 * a form that was never answered; Remix says of a route with a rule of its own that it should, whatever the status.
 */
export const unlessDialogOnly: ShouldRevalidateFunction = (change) =>
  change.actionStatus === unsentStatus || differInDialogOnly(change.currentUrl, change.nextUrl)
    ? false
    : change.defaultShouldRevalidate;
