import type { FieldMetadata } from "@conform-to/react";
import type { HTMLInputAutoCompleteAttribute, ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { UnbrokenText } from "#app/ui/unbroken-text.tsx";
import { problemText } from "./problems.ts";

export interface FieldProps {
  label: string;
  hint?: string;
  field: FieldMetadata<string, Record<string, string>>;
  /** True for a field that may stay empty: the label says so. */
  optional?: boolean;
}

interface TextFieldProps extends FieldProps {
  type?: "text" | "email" | "password" | "tel";
  autoComplete: HTMLInputAutoCompleteAttribute;
  /** False for a field that is needed with some of what is typed beside it: its hint says with what. */
  required?: boolean;
  /** Shown and sent, but not to be changed here. */
  readOnly?: boolean;
}

/** A labelled field with its hint and its errors; what was typed is kept, except passwords. */
export function TextField({ type = "text", autoComplete, readOnly, required, ...rest }: TextFieldProps) {
  const { field, optional } = rest;
  return (
    <Labelled {...rest}>
      <input
        {...describedBy(rest)}
        className="input"
        id={field.id}
        name={field.name}
        type={type}
        autoComplete={autoComplete}
        required={required ?? !optional}
        readOnly={readOnly}
        defaultValue={type === "password" ? undefined : field.initialValue}
        autoCapitalize={type === "email" ? "none" : undefined}
        spellCheck={type === "email" ? false : undefined}
      />
    </Labelled>
  );
}

interface SelectFieldProps extends FieldProps {
  autoComplete?: HTMLInputAutoCompleteAttribute;
  choices: readonly { id: number | string; label: string }[];
  /** Shown while nothing is chosen. */
  empty?: string;
}

export function SelectField({ choices, empty, autoComplete, ...rest }: SelectFieldProps) {
  const { field } = rest;
  return (
    <Labelled {...rest}>
      <select
        {...describedBy(rest)}
        className="input"
        id={field.id}
        name={field.name}
        autoComplete={autoComplete}
        required={empty !== undefined}
        defaultValue={field.initialValue ?? ""}
      >
        {empty !== undefined && <option value="">{empty}</option>}
        {choices.map(({ id, label }) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </select>
    </Labelled>
  );
}

interface CheckboxFieldProps {
  field: FieldMetadata<string, Record<string, string>>;
  required?: boolean;
  children: ReactNode;
}

export function CheckboxField({ field, required, children }: CheckboxFieldProps) {
  return (
    <div className="field">
      <label className="check">
        <input
          {...describedBy({ field })}
          id={field.id}
          name={field.name}
          type="checkbox"
          value="true"
          required={required}
          defaultChecked={field.initialValue === "true" || field.initialValue === "on"}
        />
        <span>{typeof children === "string" ? <UnbrokenText text={children} /> : children}</span>
      </label>
      <FieldErrors field={field} />
    </div>
  );
}

/** A field with its label above, and below what helps and what is wrong. */
export function Labelled({ label, hint, field, optional, children }: FieldProps & { children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <div className="field">
      <label className="field-label" htmlFor={field.id}>
        {label}
        {optional && <span className="field-optional"> ({t("shell.form.optional")})</span>}
      </label>
      {children}
      {hint && (
        <p className="field-hint" id={field.descriptionId}>
          <UnbrokenText text={hint} />
        </p>
      )}
      <FieldErrors field={field} />
    </div>
  );
}

/** What is wrong with a field. */
function FieldErrors({ field }: Pick<FieldProps, "field">) {
  const { t } = useTranslation();
  const [problem] = field.errors ?? [];
  return problem === undefined ? null : (
    <p className="field-error" id={field.errorId}>
      <UnbrokenText text={problemText(problem, t)} />
    </p>
  );
}

/** What ties a control to its hint and its errors. */
export function describedBy({ field, hint }: Pick<FieldProps, "field" | "hint">) {
  const wrong = Boolean(field.errors?.length);
  const ids = [hint && field.descriptionId, wrong && field.errorId].filter(Boolean).join(" ");
  return { "aria-invalid": wrong || undefined, "aria-describedby": ids || undefined };
}
