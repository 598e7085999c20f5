import type { DemonstrationResetLink } from "../../../app/account/identity/demonstration-reset-links.server.ts";
import { resetMailSubject, Page } from "./mailbox-page.tsx";

/** The mail with a link to a new password. A real identity service writes it, in words that its project settles. */
export function ResetMailPage({ resetLink: { email, language, url } }: { resetLink: DemonstrationResetLink }) {
  return (
    <Page title={resetMailSubject}>
      <p>
        <a href="/dev/mail">All mail</a>
      </p>
      <dl>
        <dt>To</dt>
        <dd>{email}</dd>
        <dt>Language</dt>
        <dd>{language}</dd>
        <dt>From</dt>
        <dd>The identity service, which sends it by itself, in its own words. Its stand-in here sends nothing.</dd>
      </dl>
      <p>
        <a href={url}>Choose a new password</a>
      </p>
    </Page>
  );
}
