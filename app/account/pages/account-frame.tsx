import { useLocation, useRevalidator } from "@remix-run/react";
import { useEffect, type ReactNode } from "react";
import type { SaveWish } from "#app/http/save-wish.ts";
import type { Frequency } from "#app/vocabulary/frequencies.ts";
import { languageOfPath } from "#app/i18n/languages.ts";
import { loadTexts } from "#app/i18n/later-texts.ts";
import { useAuth } from "../auth-state.tsx";
import { SaveWishPanel } from "../forms/save-wish.tsx";
import { AccountHeading, type AccountHeadingView } from "../forms/account-heading.tsx";
import { AccountGives } from "./account-gives.tsx";

await loadTexts("account");

interface AccountFrameProps {
  view: AccountHeadingView;
  /** True where the identity client signs in: it is loaded before it is needed. */
  signsIn?: boolean;
  /** What is to be saved once somebody has an account. */
  wish?: SaveWish | null;
  /** How often they want to hear of it, as the form said that was refused. */
  chosen?: Frequency | undefined;
  children: ReactNode;
}

/** The frame of the account's pages: the form, beside it what an account gives. */
export function AccountFrame({ view, signsIn = false, wish, chosen, children }: AccountFrameProps) {
  const { prepare } = useAuth();
  const { revalidate } = useRevalidator();
  const language = languageOfPath(useLocation().pathname);
  useEffect(() => {
    if (signsIn) prepare();
  }, [signsIn, prepare]);
  return (
    <div className="account-page">
      <div className="account-panel">
        <AccountHeading view={view} />
        {wish && (
          <SaveWishPanel
            wish={chosen ? { ...wish, frequency: chosen } : wish}
            language={language}
            onChosen={revalidate}
          />
        )}
        {children}
      </div>
      <AccountGives />
    </div>
  );
}
