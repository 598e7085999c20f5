import { Form, useNavigation } from "@remix-run/react";
import { useEffect, useRef, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { FieldMetadata } from "@conform-to/react";
import { TextField } from "#app/forms/fields.tsx";
import { FormProblem } from "#app/forms/form-problem.tsx";
import { focusFirst, useSiteForm } from "#app/forms/use-site-form.ts";
import { href } from "#app/i18n/paths.ts";
import type { Language } from "#app/i18n/languages.ts";
import { loadTexts } from "#app/i18n/later-texts.ts";
import { Button } from "#app/ui/button.tsx";
import { requestAnchor, honeypotName, type RequestFields } from "./contact-request.ts";
import type { RequestFormData } from "./load-form.server.ts";
import type { RefusedRequest } from "./receive-request.server.ts";
import { MessageField, WayField } from "./request-fields.tsx";
import { useDraft } from "./use-draft.ts";

await loadTexts("contact");

interface RequestFormProps {
  /** Of the page that the form stands on, which answers it. */
  path: string;
  language: Language;
  data: RequestFormData;
  /** What the message begins with. */
  message?: string;
  /** What the form is filled with beside it. */
  defaultValue?: Partial<RequestFields>;
  refused?: RefusedRequest;
  submit: string;
  /** What is said of who gets the data, `\n` in place of the link to the policy. */
  consent: string;
  /** What only one of the forms asks: before the message, after it, and at the end. */
  topic?: (fields: Fields) => ReactNode;
  wishes?: (fields: Fields) => ReactNode;
  copy?: (fields: Fields) => ReactNode;
}

type Fields = Record<keyof RequestFields, FieldMetadata<string, Record<string, string>>>;

/** A contact form, what first and who then: plain HTML, which the page answers; with script the page stays as it is. */
export function RequestForm(props: RequestFormProps) {
  const { path, language, data, refused, submit, consent, topic, wishes, copy } = props;
  const { t } = useTranslation();
  const navigation = useNavigation();
  const isSending = navigation.formData?.has("token") ?? false;
  const { form, fields } = useSiteForm<RequestFields>({
    lastResult: refused?.lastResult,
    defaultValue: { ...data.person, message: props.message, preferredWay: "email", ...props.defaultValue },
  });
  const element = useRef<HTMLFormElement>(null);
  useDraft(element, path, props.message);
  const told = useRef<RefusedRequest>(undefined);
  // Only once the address is there: the page is scrolled to the form then, and what is wrong may stand below its beginning.
  const hasArrived = navigation.state === "idle";
  useEffect(() => {
    if (!refused || !element.current || !hasArrived || told.current === refused) return;
    told.current = refused;
    const form = element.current;
    requestAnimationFrame(() => {
      if (!focusFirst(form, refused.lastResult.error ?? {})) form.scrollIntoView();
    });
  }, [refused, hasArrived]);
  return (
    <Form
      ref={element}
      className="contact-form"
      id={form.id}
      method="post"
      action={`${path}#${requestAnchor}`}
      noValidate={form.noValidate}
      preventScrollReset
    >
      <FormProblem
        form={form}
        fields={[
          [fields.topic, t("contact.fields.topic")],
          [fields.message, t("contact.fields.message")],
          [fields.name, t("contact.fields.name")],
          [fields.email, t("contact.fields.email")],
          [fields.phone, t("contact.fields.phone")],
        ]}
      />
      <input type="hidden" name="token" value={refused?.token ?? data.token} />
      <Trap />
      {topic?.(fields)}
      <MessageField field={fields.message} label={t("contact.fields.message")} />
      {wishes?.(fields)}
      <TextField field={fields.name} label={t("contact.fields.name")} autoComplete="name" />
      <div className="contact-pair">
        <TextField field={fields.email} label={t("contact.fields.email")} type="email" autoComplete="email" />
        <TextField field={fields.phone} label={t("contact.fields.phone")} type="tel" autoComplete="tel" optional />
      </div>
      <WayField fields={fields} />
      {copy?.(fields)}
      <p className="contact-consent">
        <Consent words={consent} language={language} />
      </p>
      <Button type="submit" aria-disabled={isSending}>
        {isSending ? t("contact.sending") : submit}
      </Button>
    </Form>
  );
}

/** For machines, which fill in whatever there is; people never meet it. */
function Trap() {
  const { t } = useTranslation();
  return (
    <div className="contact-honeypot" aria-hidden="true">
      <label>
        {t("contact.honeypot")}
        <input type="text" name={honeypotName} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}

/** The policy opens beside the form: what was typed stays. */
function Consent({ words, language }: { words: string; language: Language }) {
  const { t } = useTranslation();
  const [before, after] = words.split("\n");
  return (
    <>
      {before}
      <a href={href("privacy", language)} target="_blank" rel="noopener">
        {t("contact.consent.privacy")}
        <span className="visually-hidden"> ({t("shell.form.newTab")})</span>
      </a>
      {after}
    </>
  );
}
