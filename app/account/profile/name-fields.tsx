import type { FieldMetadata } from "@conform-to/react";
import { useTranslation } from "react-i18next";
import { TextField, SelectField } from "#app/forms/fields.tsx";
import type { ProfileChoices } from "./profile-form.ts";

type Field = FieldMetadata<string, Record<string, string>>;

interface NameFieldsProps {
  fields: Record<"titleId" | "firstname" | "lastname", Field>;
  titles: ProfileChoices["titles"];
  /** Shown while no title is chosen; nothing where there is always one. */
  empty?: string;
}

/** Title, first and last name (specification, section 5). */
export function NameFields({ fields, titles, empty }: NameFieldsProps) {
  const { t } = useTranslation();
  return (
    <>
      <div className="account-row account-names">
        <SelectField
          field={fields.titleId}
          label={t("account.fields.titleId")}
          empty={empty}
          choices={titles.map(({ id, value }) => ({ id, label: value }))}
          autoComplete="honorific-prefix"
        />
        <TextField field={fields.firstname} label={t("account.fields.firstname")} autoComplete="given-name" optional />
      </div>
      <TextField field={fields.lastname} label={t("account.fields.lastname")} autoComplete="family-name" />
    </>
  );
}
