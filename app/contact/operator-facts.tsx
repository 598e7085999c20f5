import { Fragment } from "react";
import { useTranslation } from "react-i18next";
import { companyFactNames, type CompanyFacts } from "#app/http/company-facts.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { OpenDays } from "./opening-hours.ts";

interface OperatorFactsProps {
  operator: {
    name: string;
    address: string[];
    email: string;
    phone: string;
    facts: CompanyFacts;
    /** None where they are not told. */
    hours: OpenDays[];
  };
}

/** How to reach the operator without a form, when, and in which languages. */
export function OperatorFacts({ operator }: OperatorFactsProps) {
  const { t } = useTranslation();
  return (
    <dl className="contact-facts">
      <div className="contact-direct">
        <dt>
          <Icon name="mail" />
          {t("contact.page.mail")}
        </dt>
        <dd>
          <a href={`mailto:${operator.email}`}>{operator.email}</a>
        </dd>
      </div>
      <div className="contact-direct">
        <dt>
          <Icon name="phone" />
          {t("contact.page.phone")}
        </dt>
        <dd className="figures">
          <a href={`tel:${operator.phone.replace(/[^+\d]/g, "")}`}>{operator.phone}</a>
        </dd>
      </div>
      <div>
        <dt>{t("contact.page.address")}</dt>
        <dd>
          <address>
            {operator.name}
            {operator.address.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </address>
        </dd>
      </div>
      {companyFactNames.map((name) =>
        operator.facts[name] === undefined ? null : (
          <div key={name}>
            <dt>{t(`shell.company.${name}`)}</dt>
            <dd className="figures">{operator.facts[name]}</dd>
          </div>
        ),
      )}
      {operator.hours.length > 0 && (
        <div>
          <dt>{t("contact.page.hours")}</dt>
          <dd className="contact-hours figures">
            {operator.hours.map(({ days, hours }) => (
              <Fragment key={days}>
                <span>{days}</span> <span>{hours}</span>
              </Fragment>
            ))}
          </dd>
        </div>
      )}
      <div>
        <dt>{t("contact.page.languages")}</dt>
        <dd>{t("contact.page.spoken")}</dd>
      </div>
    </dl>
  );
}
