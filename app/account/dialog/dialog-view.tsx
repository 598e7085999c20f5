import { useFetcher, useLocation, useRevalidator, useRouteLoaderData } from "@remix-run/react";
import { useEffect, useRef, useState, type MouseEvent } from "react";
import { useTranslation } from "react-i18next";
import { languageOfPath } from "#app/i18n/languages.ts";
import { href } from "#app/i18n/paths.ts";
import type { PageSettings } from "#app/http/page-settings.ts";
import type { SaveWish } from "#app/http/save-wish.ts";
import { queryWith, saveWish, type AccountView } from "#app/http/account-views.ts";
import type { Frequency } from "#app/vocabulary/frequencies.ts";
import { AccountHeading } from "../forms/account-heading.tsx";
import { CompleteProfileForm } from "../profile/complete-profile-form.tsx";
import { ForgotPasswordForm } from "../forms/forgot-password-form.tsx";
import { LoginForm } from "../forms/login-form.tsx";
import { SaveWishPanel } from "../forms/save-wish.tsx";
import { SignUpForm } from "../forms/sign-up-form.tsx";
import { LogoutButton } from "../logout-button.tsx";
import { useAuth } from "../auth-state.tsx";
import type { ProfileInDialog } from "../profile/profile-form.ts";
import { useAccountDialog } from "./use-account-dialog.ts";

/** What the dialog shows, once its texts are there; each view begins with its heading, which gets the focus. */
export default function DialogView({ view }: { view: AccountView }) {
  const { pathname, search } = useLocation();
  const { revalidate } = useRevalidator();
  const { prepare } = useAuth();
  const { linkTo, toSave } = useAccountDialog();
  const [frequency, setFrequency] = useState(toSave?.frequency);
  /** What was typed as the address in the view before: it is the same in the next. */
  const [email, setEmail] = useState<string>();
  const settings = useRouteLoaderData<PageSettings>("root");
  const heading = useRef<HTMLHeadingElement>(null);
  const language = languageOfPath(pathname);

  useEffect(() => heading.current?.focus(), [view]);
  useEffect(prepare, [prepare]);

  const form = {
    language,
    returnTo: pathname + queryWith(search, null),
    google: settings?.googleWithoutScript ?? false,
    email,
    viewLink: (next: AccountView) => {
      const { onClick, ...link } = linkTo(next);
      const onTurn = (event: MouseEvent) => {
        const field = event.currentTarget.closest("dialog")?.querySelector<HTMLInputElement>("input[name=email]");
        if (field) setEmail(field.value);
        onClick?.(event);
      };
      return { ...link, onClick: onTurn };
    },
    // What the server then says of the visitor decides what the dialog shows next.
    onSignedIn: revalidate,
  };
  return (
    <>
      <AccountHeading ref={heading} id="account-dialog-heading" view={view} />
      {toSave && (view === "login" || view === "sign-up") && (
        <SaveWishPanel key={view} wish={{ ...toSave, frequency }} language={language} onChosen={setFrequency} />
      )}
      {view === "login" && <LoginForm {...form} />}
      {view === "sign-up" && <SignUpForm {...form} />}
      {view === "forgot-password" && <ForgotPasswordForm {...form} />}
      {view === "complete-profile" && <ProfileView wish={toSave && { ...toSave, frequency }} />}
    </>
  );
}

/**
 * The profile's form, with what is to be saved above it. What the page beneath asked for it saves itself. Where the address
 * brought the dialog, as that page was left meanwhile or its language changed, the server still knows, and saves it on the
 * way over the saved searches. A dialog that was opened here for something else does not take up what was given up before.
 */
function ProfileView({ wish: asked }: { wish: SaveWish | null }) {
  const { t } = useTranslation();
  const language = languageOfPath(useLocation().pathname);
  const { revalidate } = useRevalidator();
  const { addedEntry } = useAccountDialog();
  const { load, data } = useFetcher<ProfileInDialog>();
  const [frequency, setFrequency] = useState<Frequency>();
  useEffect(() => load(`/api/user/profile-form?language=${language}`), [load, language]);
  if (!data) return <p role="status">{t("shell.accountDialog.loading")}</p>;
  // How often, the page beneath has forgotten when it was loaded since.
  const known = asked ?? (addedEntry ? null : data.wish);
  const wish = known && { ...known, frequency: frequency ?? known.frequency ?? data.wish?.frequency };
  const saveKept = () => window.location.replace(`${href("my-saved-searches", language)}?${saveWish}`);
  return (
    <>
      {wish && <SaveWishPanel wish={wish} language={language} onChosen={setFrequency} />}
      <CompleteProfileForm
        {...data}
        wish={wish}
        language={language}
        returnTo={null}
        onCompleted={wish && !asked ? saveKept : revalidate}
      />
      <div className="account-other">
        <LogoutButton language={language} />
      </div>
    </>
  );
}
