import type { DemonstrationLetter } from "../../../app/account/identity/demonstration-letters.server.ts";
import { letterSubject, Page } from "./mailbox-page.tsx";

/** The letter with a link to a new password. A real identity service writes it, in words that its project settles. */
export function LetterPage({ letter: { email, language, url } }: { letter: DemonstrationLetter }) {
  return (
    <Page title={letterSubject}>
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
