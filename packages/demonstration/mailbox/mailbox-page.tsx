import type { ReactNode } from "react";
import type { DemonstrationResetLink } from "../../../app/account/identity/demonstration-reset-links.server.ts";
import type { StoredMail } from "../../../app/email/stored-mail.server.ts";
import { languages } from "../../../app/i18n/languages.ts";

/* For whoever tries the site out or develops it, and so in English alone. */

const style = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; overflow-wrap: anywhere; }
li { margin: .75rem 0; } small, dt { opacity: .75; } dd { margin: 0 0 .5rem; }
iframe { width: 100%; height: 46rem; border: 1px solid; background: #fff; }
iframe.phone { width: 360px; }
pre { white-space: pre-wrap; border: 1px solid; padding: 1rem; }
`;

export function Page({ title, children }: { title: string; children: ReactNode }) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex, nofollow" />
        <title>{title}</title>
        <style dangerouslySetInnerHTML={{ __html: style }} />
      </head>
      <body>
        <main>
          <h1>{title}</h1>
          {children}
        </main>
      </body>
    </html>
  );
}

/** What the addresses of examples begin with, before kind and language. */
export const examplePrefix = "example-";
/** What the identifier of an identity service's mail begins with in the mailbox's addresses. */
export const resetMailPrefix = "reset-";
/** As its subject says in the mailbox. */
export const resetMailSubject = "Your new password";

interface MailboxPageProps {
  exampleKinds: readonly string[];
  mails: StoredMail[];
  resetLinks: DemonstrationResetLink[];
}

/**
 * Every kept mail, the latest first, and an example of each kind of mail. The identity service's links to a new password, which bear no
 * date, stand above them until they are used: whoever has just asked for one looks there.
 */
export function MailboxPage({ exampleKinds, mails, resetLinks }: MailboxPageProps) {
  return (
    <Page title="Mail kept here">
      <p>Without SMTP_URL no mail leaves. The latest comes first; /dev/mail?to=ADDRESS shows one person’s.</p>
      {mails.length + resetLinks.length === 0 && <p>No mail yet.</p>}
      <ol>
        {resetLinks.map(({ id, email }) => (
          <li key={id}>
            <a href={`/dev/mail/${resetMailPrefix}${id}`}>{resetMailSubject}</a>
            <br />
            <small>To {email}, from the identity service, not used yet</small>
          </li>
        ))}
        {mails.map(({ id, to, subject, at, language }) => (
          <li key={id}>
            <a href={`/dev/mail/${id}`} lang={language}>
              {subject}
            </a>
            <br />
            <small>
              To {to}, <time dateTime={at}>{at}</time>
            </small>
          </li>
        ))}
      </ol>
      <h2>Every kind of mail, with example data</h2>
      <ul>
        {exampleKinds.map((kind) => (
          <li key={kind}>
            {kind}:{" "}
            {languages.map((language) => (
              <a key={language} href={`/dev/mail/${examplePrefix}${kind}-${language}`}>
                {language}{" "}
              </a>
            ))}
          </li>
        ))}
      </ul>
    </Page>
  );
}

/** One mail, in both its forms. */
export function MailPage({ mail }: { mail: StoredMail }) {
  const address = `/dev/mail/${mail.id}`;
  const facts = { To: mail.to, At: mail.at, Language: mail.language, ...mail.headers };
  return (
    <Page title={mail.subject}>
      <p>
        <a href="/dev/mail">All mail</a> · <a href={`${address}/html`}>HTML alone</a> ·{" "}
        <a href={`${address}/text`}>Text alone</a>
      </p>
      <dl>
        {Object.entries(facts).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <h2>As HTML</h2>
      <iframe title="The mail as HTML" src={`${address}/html`} sandbox="allow-popups allow-popups-to-escape-sandbox" />
      <h2>On a phone</h2>
      <iframe
        title="The mail on a phone"
        className="phone"
        src={`${address}/html`}
        sandbox="allow-popups allow-popups-to-escape-sandbox"
      />
      <h2>As text</h2>
      <pre lang={mail.language}>{mail.text}</pre>
    </Page>
  );
}
