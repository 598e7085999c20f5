import { useTranslation } from "react-i18next";
import type { SignedInUser } from "#app/account/auth-state.tsx";
import { AccountHeading, type AccountHeadingView } from "#app/account/forms/account-heading.tsx";
import { GoogleButton } from "#app/account/forms/google-button.tsx";
import { Avatar } from "#app/account/photo/avatar.tsx";
import { Facts, ProfileSection } from "#app/account/profile/profile-section.tsx";
import { languageNames, type Language } from "#app/i18n/languages.ts";
import { FrequencyChoices } from "#app/account/forms/frequency-choices.tsx";
import { frequencies } from "#app/vocabulary/frequencies.ts";
import { Part, State } from "./part.tsx";

const member: SignedInUser = {
  email: "louise@example.com",
  name: "Louise Peeters",
  initials: "LP",
  photoUrl: null,
  profile: "complete",
};
const headings: readonly AccountHeadingView[] = ["login", "sign-up", "forgot-password", "complete-profile"];

/** What an account's pages and dialog are made of. */
export function AccountParts({ language }: { language: Language }) {
  const { t } = useTranslation();
  return (
    <>
      <Part name="AccountHeading">
        {headings.map((view) => (
          <State key={view} name={view}>
            <AccountHeading view={view} id={`style-${view}`} />
          </State>
        ))}
      </Part>
      <Part name="GoogleButton">
        <State name="alone">
          <GoogleButton language={language} returnTo={null} withoutScript onSignedIn={() => undefined} alone />
        </State>
        <State name="alone=false">
          <GoogleButton language={language} returnTo={null} withoutScript onSignedIn={() => undefined} />
        </State>
      </Part>
      <Part name="Avatar">
        <State name="user">
          <Avatar user={member} />
        </State>
        <State name="large">
          <Avatar user={member} large />
        </State>
      </Part>
      <Part name="ProfileSection, Facts">
        <State name="facts">
          <ProfileSection id="style-profile" heading={t("account.profile.information.heading")}>
            <Facts
              facts={[
                [t("account.fields.lastname"), member.name],
                [t("account.fields.email"), member.email],
                [t("account.fields.languageId"), languageNames[language]],
              ]}
            />
          </ProfileSection>
        </State>
      </Part>
      <Part name="FrequencyChoices">
        {frequencies.map((current) => (
          <State key={current} name={`current=${current}`}>
            <FrequencyChoices
              legend={t("savedSearches.frequency.legend")}
              current={current}
              labelOf={(frequency) => t(`savedSearches.frequency.${frequency}`)}
            />
          </State>
        ))}
      </Part>
    </>
  );
}
