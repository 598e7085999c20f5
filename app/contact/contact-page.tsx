import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData, type ClientActionFunctionArgs } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { unlessDialogOnly } from "#app/http/unless-dialog-only.ts";
import { databaseOf } from "#app/database/database.server.ts";
import { textsIn } from "#app/i18n/i18n.server.ts";
import { languageOfPath } from "#app/i18n/languages.ts";
import { href } from "#app/i18n/paths.ts";
import { loadTexts } from "#app/i18n/later-texts.ts";
import { metaOf } from "#app/seo/page-meta.ts";
import { settings } from "#app/settings/settings.server.ts";
import { alternatesOf } from "#app/filters/alternates.ts";
import { Drawing } from "#app/ui/drawing.tsx";
import type { ShellHandle } from "#app/ui/shell-handle.ts";
import { loadSheets } from "#app/ui/style-sheets.ts";
import { answerOperatorRequest } from "./answer-requests.server.ts";
import { reportUnsent } from "./report-unsent.ts";
import { loadOperatorForm } from "./load-form.server.ts";
import { tellOpeningHours } from "./opening-hours.ts";
import { OperatorFacts } from "./operator-facts.tsx";
import { companyFacts } from "#app/seo/operator.server.ts";
import { OperatorRequest } from "./operator-request.tsx";

await loadTexts("contact");

export async function loader({ request, context }: LoaderFunctionArgs) {
  const db = databaseOf(context);
  const { pathname } = new URL(request.url);
  const language = languageOfPath(pathname);
  const t = textsIn(language);
  const { SITE_NAME, CONTACT_EMAIL, CONTACT_PHONE, OPERATOR_NAME, OPERATOR_ADDRESS, OPERATOR_HOURS } = settings;
  return {
    language,
    operator: {
      site: SITE_NAME,
      name: OPERATOR_NAME,
      address: OPERATOR_ADDRESS.split("|"),
      email: CONTACT_EMAIL,
      phone: CONTACT_PHONE,
      facts: companyFacts,
      hours: tellOpeningHours(OPERATOR_HOURS, language, t),
    },
    form: await loadOperatorForm(db, request, language),
    alternates: alternatesOf(pathname, ""),
    title: t("contact.page.title"),
    description: t("contact.page.description", { site: SITE_NAME }),
  };
}

/** Takes the form, with and without script. */
export function action({ request, context }: ActionFunctionArgs) {
  const db = databaseOf(context);
  return answerOperatorRequest(db, request);
}

export function clientAction(call: ClientActionFunctionArgs) {
  return reportUnsent(call);
}

export const shouldRevalidate = unlessDialogOnly;

export const handle: ShellHandle = { header: "invert", startsWhenNeeded: true, sheets: await loadSheets("reading") };

export const meta = metaOf<typeof loader>((page) => ({ ...page, canonical: href("contact", page.language) }));

const steps = ["first", "second", "third"] as const;

/** Writes to the operator; beside it how else to reach them, when, and in which languages. */
export default function ContactPage() {
  const { operator, form, language } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof clientAction>();
  const { t } = useTranslation();
  return (
    <div className="contact">
      <header className="contact-head dark">
        <div className="contact-words">
          <h1>{t("contact.page.heading")}</h1>
          <p className="lead">{t("contact.page.lead")}</p>
        </div>
        <Drawing className="contact-drawing" name="office-at-dusk" width={640} height={480} eager />
      </header>
      <div className="contact-body wrap">
        <div className="contact-columns">
          <OperatorRequest path={href("contact", language)} language={language} form={form} refused={refused} />
          <OperatorFacts operator={operator} />
        </div>
        <section className="contact-steps">
          <h2>{t("contact.page.steps.heading")}</h2>
          <ol>
            {steps.map((step) => (
              <li key={step}>
                <h3>{t(`contact.page.steps.${step}.title`)}</h3>
                <p>{t(`contact.page.steps.${step}.text`)}</p>
              </li>
            ))}
          </ol>
        </section>
        <div className="contact-notes">
          <p>{t("contact.page.about")}</p>
          <p>{t("contact.page.role", { site: operator.site })}</p>
        </div>
      </div>
    </div>
  );
}
