import { useRouteLoaderData } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { requestAnchor, type VisitWish } from "#app/contact/contact-request.ts";
import type { RefusedRequest } from "#app/contact/receive-request.server.ts";
import { VisitField } from "#app/contact/request-fields.tsx";
import { RequestForm } from "#app/contact/request-form.tsx";
import { VisitAsked } from "#app/contact/request-sent.tsx";
import { CheckboxField } from "#app/forms/fields.tsx";
import type { PageSettings } from "#app/http/page-settings.ts";
import type { Language } from "#app/i18n/languages.ts";
import { UnbrokenText } from "#app/ui/unbroken-text.tsx";
import type { Addressee, OthersToWrite, WritingView } from "./load-writing.server.ts";
import { mostWritten } from "./shortlist.ts";

interface WriteToAllProps {
  writing: WritingView;
  /** Of the comparison with what is compared, or of the list with what is asked about. */
  path: string;
  /** What else is on the list, too many for one form. */
  others?: OthersToWrite | undefined;
  language: Language;
  refused?: RefusedRequest | undefined;
}

/** Under the comparison and the list: one form for the agents of all that is on offer, each of whom gets one request. */
export function WriteToAll({ writing, path, others, language, refused }: WriteToAllProps) {
  const { t } = useTranslation();
  const site = useRouteLoaderData<PageSettings>("root")?.siteName ?? "";
  const { form, message, to, agents, agentCount, leftOut, sent } = writing;
  const isSent = sent.length > 0 && !refused;
  return (
    <section className="contact-request" id={requestAnchor} aria-labelledby="request-heading">
      <div className="contact-agent">
        <h2 id="request-heading">{t("shortlistPage.write.heading", { count: agentCount })}</h2>
        {!isSent && (
          <>
            <p className="soft">
              {agentCount < to.length
                ? t("shortlistPage.write.eachProperty", { count: agentCount })
                : t("shortlistPage.write.each", { count: agentCount })}
            </p>
            <Addressees list={to} />
          </>
        )}
        {leftOut && <p className="soft small">{t("shortlistPage.write.leftOut", { titles: leftOut })}</p>}
        {others && <Others others={others} />}
      </div>
      {isSent ? (
        <Sent sent={sent} path={path} visit={form.visit} language={language} />
      ) : (
        <RequestForm
          path={path}
          language={language}
          data={form}
          message={message}
          refused={refused}
          submit={t("shortlistPage.write.submit", { count: agentCount })}
          consent={t("contact.consent.listing", { agent: agents, site, privacy: "\n" })}
          wishes={(fields) => <VisitField fields={fields} count={to.length} />}
          copy={(fields) =>
            form.getsCopy && <CheckboxField field={fields.copy}>{t("contact.fields.copy")}</CheckboxField>
          }
        />
      )}
    </section>
  );
}

/** What the form has no room for, and the way to the form that has. */
function Others({ others: { path, count, left, titles } }: { others: OthersToWrite }) {
  const { t } = useTranslation();
  return (
    <>
      <p className="soft small">{t("shortlistPage.write.beyond", { most: mostWritten, titles })}</p>
      <p>
        <a className="line-link" href={`${path}#${requestAnchor}`} rel="nofollow">
          {left > count
            ? t("shortlistPage.write.next", { most: mostWritten })
            : t("shortlistPage.write.others", { count })}
        </a>
      </p>
    </>
  );
}

/** Each agent once, with all of theirs that it is about. */
function Addressees({ list }: { list: readonly Addressee[] }) {
  const agents = new Map(list.map(({ agentNumber, agent }) => [agentNumber, agent]));
  return (
    <ul className="write-to">
      {[...agents].map(([number, agent]) => (
        <li key={number}>
          <span className="contact-name">{agent}</span>
          {list
            .filter(({ agentNumber }) => agentNumber === number)
            .map(({ reference, href, title, titleLang }) => (
              <a key={reference} href={href} lang={titleLang}>
                {title}
              </a>
            ))}
        </li>
      ))}
    </ul>
  );
}

interface SentProps {
  sent: readonly Addressee[];
  path: string;
  visit: VisitWish | undefined;
  language: Language;
}

/** Says what was sent to whom, in the form's place. */
function Sent({ sent, path, visit, language }: SentProps) {
  const { t } = useTranslation();
  const agents = new Set(sent.map(({ agentNumber }) => agentNumber)).size;
  const box = useRef<HTMLDivElement>(null);
  // The button that was pressed is gone: reading goes on here.
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} className="contact-sent" role="status" tabIndex={-1}>
      <h3>{t("shortlistPage.write.sent", { count: agents })}</h3>
      <Addressees list={sent} />
      <VisitAsked visit={visit} language={language} />
      <p>
        <UnbrokenText text={t("shortlistPage.write.sentText", { count: agents })} />
      </p>
      <p>
        <a href={`${path}#${requestAnchor}`}>{t("contact.sent.again")}</a>
      </p>
    </div>
  );
}
