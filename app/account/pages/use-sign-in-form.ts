import { useRevalidator, useRouteLoaderData } from "@remix-run/react";
import { useCallback } from "react";
import type { PageSettings } from "#app/http/page-settings.ts";
import type { Language } from "#app/i18n/languages.ts";
import { viewHref, type AccountView } from "#app/http/account-views.ts";

/** What a form that signs in needs on a page of its own. */
export function useSignInForm(language: Language, returnTo: string | null) {
  const { revalidate } = useRevalidator();
  const settings = useRouteLoaderData<PageSettings>("root");
  const viewLink = useCallback(
    (view: AccountView) => ({ href: viewHref(view, language, returnTo) }),
    [language, returnTo],
  );
  return {
    language,
    returnTo,
    google: settings?.googleWithoutScript ?? false,
    viewLink,
    // The page's own loader sends on whoever is signed in.
    onSignedIn: revalidate,
  };
}
