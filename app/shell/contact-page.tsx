import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { unlessDialogOnly } from "#app/account/unless-dialog-only.ts";
import { textsIn } from "#app/i18n/i18n.server.ts";
import { languageOfPath } from "#app/i18n/languages.ts";
import { href } from "#app/i18n/paths.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import { siteOf } from "#app/seo/site-of.ts";
import { settings } from "#app/settings.server.ts";
import { Icon } from "#app/ui/icon.tsx";
import { alternatesOf } from "./alternates.ts";
import { Drawing } from "./drawing.tsx";
import type { ShellHandle } from "./use-shell.ts";

export function loader({ request }: LoaderFunctionArgs) {
  const { pathname } = new URL(request.url);
  const language = languageOfPath(pathname);
  const t = textsIn(language);
  const { SITE_NAME, CONTACT_EMAIL, CONTACT_PHONE, OPERATOR_NAME, OPERATOR_ADDRESS } = settings;
  return {
    language,
    operator: {
      site: SITE_NAME,
      name: OPERATOR_NAME,
      address: OPERATOR_ADDRESS.split("|"),
      email: CONTACT_EMAIL,
      phone: CONTACT_PHONE,
    },
    alternates: alternatesOf(pathname, ""),
    title: t("shell.contact.title"),
    description: t("shell.contact.description", { site: SITE_NAME }),
  };
}

export const shouldRevalidate = unlessDialogOnly;

export const handle: ShellHandle = { header: "invert" };

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  data ? pageMeta({ ...data, ...siteOf(matches), canonical: href("contact", data.language) }) : [];

const steps = ["first", "second", "third"] as const;

/** How to reach the operator, when, in which languages, and what happens to a request. */
export default function ContactPage() {
  const { operator } = useLoaderData<typeof loader>();
  const { t } = useTranslation();
  return (
    <div className="contact">
      <header className="contact-head dark">
        <div className="contact-words">
          <h1>{t("shell.contact.heading")}</h1>
          <p className="lead">{t("shell.contact.lead")}</p>
        </div>
        <Drawing className="contact-drawing" name="office-at-dusk" width={640} height={480} eager />
      </header>
      <div className="contact-body wrap">
        <dl className="contact-facts">
          <div className="contact-direct">
            <dt>
              <Icon name="mail" />
              {t("shell.contact.mail")}
            </dt>
            <dd>
              <a href={`mailto:${operator.email}`}>{operator.email}</a>
            </dd>
          </div>
          <div className="contact-direct">
            <dt>
              <Icon name="phone" />
              {t("shell.contact.phone")}
            </dt>
            <dd className="figures">
              <a href={`tel:${operator.phone.replace(/[^+\d]/g, "")}`}>{operator.phone}</a>
            </dd>
          </div>
          <div>
            <dt>{t("shell.contact.address")}</dt>
            <dd>
              <address>
                {operator.name}
                {operator.address.map((line) => (
                  <span key={line}>{line}</span>
                ))}
              </address>
            </dd>
          </div>
          <div>
            <dt>{t("shell.contact.hours")}</dt>
            <dd className="contact-hours figures">
              <span>{t("shell.contact.weekdays")}</span> <span>{t("shell.contact.weekdayHours")}</span>
              <span>{t("shell.contact.weekend")}</span> <span>{t("shell.contact.weekendHours")}</span>
            </dd>
          </div>
          <div>
            <dt>{t("shell.contact.languages")}</dt>
            <dd>{t("shell.contact.spoken")}</dd>
          </div>
        </dl>
        <section className="contact-steps">
          <h2>{t("shell.contact.steps.heading")}</h2>
          <ol>
            {steps.map((step) => (
              <li key={step}>
                <h3>{t(`shell.contact.steps.${step}.title`)}</h3>
                <p>{t(`shell.contact.steps.${step}.text`)}</p>
              </li>
            ))}
          </ol>
        </section>
        <div className="contact-notes">
          <p>{t("shell.contact.about")}</p>
          <p>{t("shell.contact.role", { site: operator.site })}</p>
        </div>
      </div>
    </div>
  );
}
