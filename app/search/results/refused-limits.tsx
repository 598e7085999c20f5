import { useTranslation } from "react-i18next";
import { Notice } from "#app/ui/notice.tsx";
import { numberFields, type RefusedNumbers } from "#app/filters/form-fields.ts";

/** Says above the results which limits they go without, since the fields may be out of sight. */
export function RefusedLimits({ refused }: { refused: RefusedNumbers }) {
  const { t } = useTranslation();
  const fields = numberFields.filter((field) => refused[field] !== undefined);
  if (fields.length === 0) return null;
  return (
    <Notice kind="problem">
      {fields.map((field) => (
        <p key={field}>
          <strong>{t(`search.form.${field}`)}</strong> – {t("search.notNumber", { text: refused[field] })}
        </p>
      ))}
    </Notice>
  );
}
