import type { FieldMetadata } from "@conform-to/react";
import { useTranslation } from "react-i18next";
import { TextField } from "#app/forms/fields.tsx";
import { minimumPasswordLength } from "../credentials.ts";

type Field = FieldMetadata<string, Record<string, string>>;

interface NewPasswordFieldsProps {
  label: string;
  fields: { password: Field; confirmPassword: Field };
  /** Whose password it is, where the form does not ask: password managers keep the new one with this name. */
  username?: string;
}

/** A password chosen twice (specification, section 5). */
export function NewPasswordFields({ label, fields, username }: NewPasswordFieldsProps) {
  const { t } = useTranslation();
  return (
    <>
      {username !== undefined && (
        <input
          className="visually-hidden"
          type="email"
          autoComplete="username"
          value={username}
          readOnly
          tabIndex={-1}
          aria-hidden
        />
      )}
      <TextField
        field={fields.password}
        label={label}
        hint={t("account.fields.passwordHint", { characters: minimumPasswordLength })}
        type="password"
        autoComplete="new-password"
      />
      <TextField
        field={fields.confirmPassword}
        label={t("account.fields.confirmPassword")}
        type="password"
        autoComplete="new-password"
      />
    </>
  );
}
