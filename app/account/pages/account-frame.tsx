import { useSearchParams } from "@remix-run/react";
import { useEffect, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { isToSave } from "#app/http/account-views.ts";
import { Drawing } from "#app/ui/drawing.tsx";
import { loadTexts } from "#app/i18n/later-texts.ts";
import { useAuth } from "../auth-state.tsx";
import { AccountHeading, type AccountHeadingView } from "../forms/account-heading.tsx";

await loadTexts("account");

interface AccountFrameProps {
  view: AccountHeadingView;
  /** True where the identity client signs in: it is loaded before it is needed. */
  signsIn?: boolean;
  children: ReactNode;
}

/** The frame of the account's pages: the form, beside it a house whose lights are on. */
export function AccountFrame({ view, signsIn = false, children }: AccountFrameProps) {
  const { prepare } = useAuth();
  const { t } = useTranslation();
  const [query] = useSearchParams();
  useEffect(() => {
    if (signsIn) prepare();
  }, [signsIn, prepare]);
  return (
    <div className="account-page">
      <div className="account-panel">
        <AccountHeading view={view} />
        {isToSave(query.get("returnTo")) && <p className="account-reason">{t("account.toSave")}</p>}
        {children}
      </div>
      <Drawing className="account-drawing" name="office-at-dusk" width={640} height={480} eager />
    </div>
  );
}
