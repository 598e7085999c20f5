import { forwardRef } from "react";
import { useTranslation } from "react-i18next";

const texts = {
  login: "login",
  "sign-up": "signUp",
  "forgot-password": "forgot",
  "complete-profile": "complete",
  "reset-password": "reset",
} as const;

export type AccountHeadingView = keyof typeof texts;

interface AccountHeadingProps {
  view: AccountHeadingView;
  /** Given in the dialog, which it names; there the page under it has the first heading. */
  id?: string;
}

/** Heading and subtitle of a view (specification, section 2, "Account dialog"). */
export const AccountHeading = forwardRef<HTMLHeadingElement, AccountHeadingProps>(function AccountHeading(
  { view, id },
  ref,
) {
  const { t } = useTranslation();
  const name = texts[view];
  const Heading = id === undefined ? "h1" : "h2";
  return (
    <hgroup className="account-heading">
      <Heading ref={ref} id={id} tabIndex={-1}>
        {t(`account.${name}.heading`)}
      </Heading>
      <p>{t(`account.${name}.subtitle`)}</p>
    </hgroup>
  );
});
