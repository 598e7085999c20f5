import type { MouseEvent } from "react";
import type { SubmissionResult } from "@conform-to/react";
import type { Language } from "#app/i18n/languages.ts";
import type { AccountView } from "#app/http/account-views.ts";
import type { ProfileState } from "../account-calls.ts";

/** The id of the form that signs in or completes the profile: there is one at a time, and what stands above it may belong to it. */
export const accountFormId = "account-form";

/** What every account form is given by the page or the dialog around it. */
export interface AccountFormProps {
  language: Language;
  /** Path and query of the page to go back to; null for the home page. */
  returnTo: string | null;
  lastResult?: SubmissionResult | null;
}

/** The `intent` of a form of the account, sent to the page of another: what was typed there, but the password, goes along. */
export const turnIntent = "turn";

/** For the forms that sign in. */
export interface SignInFormProps extends AccountFormProps {
  google: boolean;
  /** What was typed as the address in the form before this one. */
  email?: string | undefined;
  /** True where how often to hear of a search is chosen above: what leads elsewhere without script takes the form along. */
  toSave?: boolean;
  onSignedIn: (profile: ProfileState) => void;
  /** Where the links to other views lead, and what opens them. */
  viewLink: (view: AccountView) => { href: string; onClick?: (event: MouseEvent) => void };
}
