import { useFetcher, useLocation, useRevalidator, useRouteLoaderData } from "@remix-run/react";
import { useEffect, useRef, useState, type MouseEvent } from "react";
import { useTranslation } from "react-i18next";
import { languageOfPath } from "#app/i18n/languages.ts";
import type { PageSettings } from "#app/http/page-settings.ts";
import type { SaveWish } from "#app/http/save-wish.ts";
import { queryWith, type AccountView } from "#app/http/account-views.ts";
import { AccountHeading } from "../forms/account-heading.tsx";
import { CompleteProfileForm } from "../profile/complete-profile-form.tsx";
import { ForgotPasswordForm } from "../forms/forgot-password-form.tsx";
import { LoginForm } from "../forms/login-form.tsx";
import { SaveWishPanel } from "../forms/save-wish.tsx";
import { SignUpForm } from "../forms/sign-up-form.tsx";
import { LogoutButton } from "../logout-button.tsx";
import { useAuth } from "../auth-state.tsx";
import type { ProfileToComplete } from "../profile/profile-form.ts";
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
      {toSave && view !== "forgot-password" && (
        <SaveWishPanel wish={{ ...toSave, frequency }} language={language} onChosen={setFrequency} />
      )}
      {view === "login" && <LoginForm {...form} />}
      {view === "sign-up" && <SignUpForm {...form} />}
      {view === "forgot-password" && <ForgotPasswordForm {...form} />}
      {view === "complete-profile" && <ProfileView wish={toSave && { ...toSave, frequency }} />}
    </>
  );
}

function ProfileView({ wish }: { wish: SaveWish | null }) {
  const { t } = useTranslation();
  const language = languageOfPath(useLocation().pathname);
  const { revalidate } = useRevalidator();
  const { load, data } = useFetcher<ProfileToComplete>();
  useEffect(() => load(`/api/user/profile-form?language=${language}`), [load, language]);
  if (!data) return <p role="status">{t("shell.accountDialog.loading")}</p>;
  return (
    <>
      <CompleteProfileForm {...data} wish={wish} language={language} returnTo={null} onCompleted={revalidate} />
      <div className="account-other">
        <LogoutButton language={language} />
      </div>
    </>
  );
}
