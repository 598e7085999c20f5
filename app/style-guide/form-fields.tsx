import { useTranslation } from "react-i18next";
import { CheckboxField, SelectField, TextField } from "#app/forms/fields.tsx";
import { useSiteForm } from "#app/forms/use-site-form.ts";
import { languageNames, languages } from "#app/i18n/languages.ts";
import { Button } from "#app/ui/button.tsx";
import { Part, State } from "./part.tsx";

interface Fields extends Record<string, string> {
  name: string;
  email: string;
  password: string;
  language: string;
  accept: string;
}

const typed = { name: "Louise Peeters", email: "louise@", language: "nl" };
const wrong = {
  name: ["account.errors.nameLinks"],
  email: ["account.errors.invalidEmailAddress"],
  password: ["account.errors.passwordNeedsMore=12"],
  language: ["account.errors.languageRequired"],
  accept: ["account.errors.acceptRequired"],
};

/** A form as it comes, and as it comes back: every kind of field, empty, filled in and wrong. */
export function FormFields() {
  return (
    <Part name="TextField, SelectField, CheckboxField">
      <State name="empty">
        <ExampleForm />
      </State>
      <State name="lastResult.error">
        <ExampleForm cameBack />
      </State>
    </Part>
  );
}

function ExampleForm({ cameBack = false }: { cameBack?: boolean }) {
  const { t } = useTranslation();
  const { form, fields, onSubmit } = useSiteForm<Fields>({
    lastResult: cameBack ? { status: "error", initialValue: typed, error: wrong } : undefined,
    run: () => Promise.resolve(cameBack ? wrong : null),
  });
  return (
    <form id={form.id} noValidate={form.noValidate} onSubmit={onSubmit}>
      <TextField label={t("account.fields.lastname")} field={fields.name} autoComplete="name" />
      <TextField
        label={t("account.fields.email")}
        hint={t("account.errors.emailLater")}
        field={fields.email}
        type="email"
        autoComplete="email"
      />
      <TextField
        label={t("account.fields.password")}
        field={fields.password}
        type="password"
        autoComplete="new-password"
        optional
      />
      <SelectField
        label={t("account.fields.languageId")}
        field={fields.language}
        choices={languages.map((id) => ({ id, label: languageNames[id] }))}
        empty={t("account.fields.choose")}
      />
      <CheckboxField field={fields.accept}>{t("account.fields.receiveEmailsForReverseMatching")}</CheckboxField>
      <Button type="submit">{t("strategies.save.this")}</Button>
    </form>
  );
}
