import { useRouteLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { useAuth } from "#app/account/auth-state.tsx";
import { SelectField } from "#app/forms/fields.tsx";
import type { PageSettings } from "#app/http/page-settings.ts";
import type { Language } from "#app/i18n/languages.ts";
import { requestAnchor, topics } from "./contact-request.ts";
import type { OperatorFormData } from "./load-form.server.ts";
import type { RefusedRequest } from "./receive-request.server.ts";
import { RequestForm } from "./request-form.tsx";
import { RequestSent } from "./request-sent.tsx";

interface OperatorRequestProps {
  /** Of the contact page. */
  path: string;
  language: Language;
  form: OperatorFormData;
  refused?: RefusedRequest;
}

/** On the contact page: writes to the operator. */
export function OperatorRequest({ path, language, form, refused }: OperatorRequestProps) {
  const { t } = useTranslation();
  const { enabled } = useAuth();
  const site = useRouteLoaderData<PageSettings>("root")?.siteName ?? "";
  const choices = topics.filter((id) => enabled || id !== "account");
  return (
    <section className="contact-write" id={requestAnchor} aria-labelledby="request-heading">
      <h2 id="request-heading">{t("contact.operator.heading")}</h2>
      {form.isSent && !refused ? (
        <RequestSent
          language={language}
          heading={t("contact.sent.operator.heading")}
          text={t("contact.sent.operator.text")}
          againHref={`${path}#${requestAnchor}`}
        />
      ) : (
        <RequestForm
          path={path}
          language={language}
          data={form}
          message={form.message}
          defaultValue={{ topic: form.topic }}
          refused={refused}
          submit={t("contact.operator.submit")}
          consent={t("contact.consent.operator", { site, privacy: "\n" })}
          topic={({ topic }) => (
            <SelectField
              field={topic}
              label={t("contact.fields.topic")}
              empty={t("contact.fields.choose")}
              choices={choices.map((id) => ({ id, label: t(`contact.topics.${id}`) }))}
            />
          )}
        />
      )}
    </section>
  );
}
