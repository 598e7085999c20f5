import { choicesAnchor } from "#app/consent/consent-call.ts";
import type { Language } from "#app/i18n/languages.ts";
import { href } from "#app/i18n/paths.ts";
import type { ProfileView } from "./load-profile.server.ts";
import { Facts, ProfileSection } from "./profile-section.tsx";

/** What somebody has chosen about cookies, on every device of theirs, and the way to choose anew. */
export function CookiesSection({ profile, language }: { profile: ProfileView; language: Language }) {
  const { heading, facts, note, change } = profile.cookies;
  return (
    <ProfileSection id="cookies" heading={heading}>
      {note ? <p className="account-note">{note}</p> : <Facts facts={facts} />}
      <a className="button button-outline" href={`${href("cookies", language)}#${choicesAnchor}`}>
        {change}
      </a>
    </ProfileSection>
  );
}
