import type { FieldMetadata } from "@conform-to/react";
import { useTranslation } from "react-i18next";
import { CheckboxField, describedBy, Labelled, type FieldProps } from "#app/forms/fields.tsx";
import { ReadyPart } from "#app/http/rendering/ready-part.tsx";
import { contactWays, visitDays, visitParts, type RequestFields } from "./contact-request.ts";

type Field = FieldMetadata<string, Record<string, string>>;
type Fields<Name extends keyof RequestFields> = { fields: Record<Name, Field> };

/** A labelled field of several lines. */
export function MessageField(props: FieldProps) {
  const { field } = props;
  return (
    <Labelled {...props}>
      <textarea
        {...describedBy(props)}
        className="input"
        id={field.id}
        name={field.name}
        rows={6}
        required
        defaultValue={field.initialValue}
      />
    </Labelled>
  );
}

/** By e-mail or by telephone. */
export function WayField({ fields: { preferredWay } }: Fields<"preferredWay">) {
  const { name, initialValue = "email" } = preferredWay;
  return <ReadyPart as="fieldset" className="contact-choice" part={Ways} of={{ name, chosen: initialValue }} />;
}

function Ways({ name, chosen }: { name: string; chosen: string }) {
  const { t } = useTranslation();
  return (
    <>
      <legend className="field-label">{t("contact.way.legend")}</legend>
      {contactWays.map((way) => (
        <label key={way} className="contact-chip">
          <input type="radio" name={name} value={way} defaultChecked={chosen === way} />
          <span>{t(`contact.way.${way}`)}</span>
        </label>
      ))}
    </>
  );
}

type VisitFields = Fields<"visit" | (typeof visitDays)[number] | (typeof visitParts)[number]>;

/**
 * The wish to visit; once it is ticked, when. Style sheets alone see to that: it works without script.
 * @param count how many properties it is about
 */
export function VisitField({ fields, count = 1 }: VisitFields & { count?: number }) {
  const { t } = useTranslation();
  const chosen = [...visitDays, ...visitParts].filter((name) => fields[name].initialValue === "true");
  return (
    <div className="contact-visit">
      <CheckboxField field={fields.visit}>{t("contact.visit.wish", { count })}</CheckboxField>
      <ReadyPart as="div" className="contact-visit-when" part={VisitTimes} of={{ chosen }} />
    </div>
  );
}

/** @param chosen their names, which are those of their fields */
function VisitTimes({ chosen }: { chosen: readonly string[] }) {
  const { t } = useTranslation();
  const chip = (name: string, label: string) => (
    <label key={name} className="contact-chip">
      <input type="checkbox" name={name} value="true" defaultChecked={chosen.includes(name)} />
      <span>{label}</span>
    </label>
  );
  return (
    <>
      <fieldset className="contact-choice">
        <legend className="field-label">{t("contact.visit.days")}</legend>
        {visitDays.map((day) => chip(day, t(`contact.days.${day}`)))}
      </fieldset>
      <fieldset className="contact-choice">
        <legend className="field-label">{t("contact.visit.parts")}</legend>
        {visitParts.map((part) => chip(part, t(`contact.parts.${part}`)))}
      </fieldset>
      <p className="field-hint">{t("contact.visit.open")}</p>
    </>
  );
}
