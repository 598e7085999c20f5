import type { FieldMetadata, FormMetadata } from "@conform-to/react";
import type { MouseEvent } from "react";
import { useTranslation } from "react-i18next";
import { Notice } from "#app/ui/notice.tsx";
import { problemText } from "./problems.ts";

type Form = FormMetadata<Record<string, string>>;
type Field = Pick<FieldMetadata<string, Record<string, string>>, "id" | "errors">;

interface FormProblemProps {
  form: Pick<Form, "errors" | "allErrors">;
  /** The fields that may be out of sight of the form's top, in its order, each with its label. */
  fields?: readonly (readonly [Field, string])[];
}

/** What is wrong with the form as a whole, or that fields below are marked: which, and the way to each. */
export function FormProblem({ form, fields = [] }: FormProblemProps) {
  const { t } = useTranslation();
  const [problem] = form.errors ?? [];
  if (problem !== undefined) return <Notice kind="problem">{problemText(problem, t)}</Notice>;
  if (Object.keys(form.allErrors).length === 0) return null;
  const marked = fields.filter(([field]) => Boolean(field.errors?.length));
  return (
    <Notice kind="problem">
      <p>{t("shell.form.summary")}</p>
      {marked.length > 0 && (
        <ul className="notice-fields">
          {marked.map(([field, label]) => (
            <li key={field.id}>
              <a href={`#${field.id}`} onClick={(event) => goTo(event, field.id)}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      )}
    </Notice>
  );
}

/** With script the field gets the focus where the page stands: a new address would take with it what a dialog is open for. */
function goTo(event: MouseEvent, id: string) {
  const field = document.getElementById(id);
  if (!field) return;
  event.preventDefault();
  field.focus();
}
