import { useTranslation } from "react-i18next";
import { Notice } from "#app/ui/notice.tsx";
import { rangeFilters } from "#app/filters/filters.ts";
import { endsOf, type RefusedNumbers } from "#app/filters/form-fields.ts";

/** Says above the results which limits they go without, since the fields may be out of sight. */
export function RefusedLimits({ refused }: { refused: RefusedNumbers }) {
  const { t } = useTranslation();
  const fields = rangeFilters.flatMap(({ name, control }) => {
    const { from, to } = endsOf(name);
    return [
      { text: refused[from], label: control.from(t) },
      { text: refused[to], label: control.to(t) },
    ].filter(({ text }) => text !== undefined);
  });
  if (fields.length === 0) return null;
  return (
    <Notice kind="problem">
      {fields.map(({ text, label }) => (
        <p key={label}>{t("search.notNumber", { label, text })}</p>
      ))}
    </Notice>
  );
}
