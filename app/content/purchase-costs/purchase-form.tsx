import type { TFunction } from "i18next";
import type { ReactNode } from "react";
import { formatDecimal, formatMoney, formatNumber } from "#app/i18n/formats.ts";
import type { Language } from "#app/i18n/languages.ts";
import { Figures } from "#app/ui/figures.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { purchaseCosts, purchaseStates, purchaseUses } from "./purchase-costs.ts";
import { purchaseFormId } from "./purchase-form-id.ts";
import { taxRegions } from "./purchase-rates.ts";
import { mostEuros, type AskedPurchase, type RefusedAmount } from "./read-purchase.ts";
import { ratesInWords } from "./rates-in-words.ts";
import { LinkedNames } from "#app/ui/linked-names.tsx";

interface PurchaseFormProps extends AskedPurchase {
  language: Language;
  t: TFunction;
}

const id = purchaseFormId;
/** Where the answer stands, or what keeps it back: the form leads there, so that it is seen on a phone and read out. */
const answerId = `${id}-answer`;

/**
 * Taxes on a purchase, worked out by the server: a form whose answer stands below it, without any script. What is refused
 * stays in its field, which says what to type, and there is no answer.
 */
export function PurchaseForm({ purchase, refused, language, t }: PurchaseFormProps) {
  const problemOf = (name: "price" | "land", amount?: RefusedAmount) => {
    if (amount === undefined) return undefined;
    if (amount.why === "unread") return t(`purchase.refused.${name}`);
    if (amount.why === "above-price") return t("purchase.refused.abovePrice");
    return t("purchase.refused.aboveMost", { most: formatMoney(mostEuros, language) });
  };
  const amounts = (["price", "land"] as const).map((name) => ({
    name,
    label: t(`purchase.${name}`),
    value: refused[name]?.typed ?? formatNumber(purchase[name], language),
    problem: problemOf(name, refused[name]),
  }));
  const wrong = amounts.filter(({ problem }) => problem !== undefined);
  return (
    <section className="live purchase" id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{t("purchase.heading")}</h2>
      {wrong.length > 0 && (
        <div id={answerId} tabIndex={-1}>
          <Notice kind="problem">
            <p>{t("shell.form.summary")}</p>
            <ul className="notice-fields">
              {wrong.map(({ name, label }) => (
                <li key={name}>
                  <a href={`#${id}-${name}`}>{label}</a>
                </li>
              ))}
            </ul>
          </Notice>
        </div>
      )}
      <form className="purchase-form" method="get" action={`#${answerId}`}>
        <Field name="region" label={t("purchase.region.label")}>
          <Choice
            name="region"
            chosen={purchase.region}
            options={taxRegions}
            word={(of) => t(`purchase.region.${of}`)}
          />
        </Field>
        <Field name="state" label={t("purchase.state.label")}>
          <Choice
            name="state"
            chosen={purchase.state}
            options={purchaseStates}
            word={(of) => t(`purchase.state.${of}`)}
          />
        </Field>
        <Field name="use" label={t("purchase.use.label")}>
          <Choice name="use" chosen={purchase.use} options={purchaseUses} word={(of) => t(`purchase.use.${of}`)} />
        </Field>
        <Field name="buyers" label={t("purchase.buyers.label")}>
          <Choice
            name="buyers"
            chosen={purchase.buyers === 2 ? "2" : "1"}
            options={["1", "2"]}
            word={(of) => t("purchase.buyers.count", { count: Number(of) })}
          />
        </Field>
        {amounts.map((amount) => (
          <Amount key={amount.name} {...amount} />
        ))}
        <label className="purchase-city">
          <input type="checkbox" name="city" value="yes" defaultChecked={purchase.inCity} />
          <span>{t("purchase.city")}</span>
        </label>
        <button className="button" type="submit">
          {t("purchase.submit")}
        </button>
      </form>
      {wrong.length === 0 && <Result purchase={purchase} language={language} t={t} />}
    </section>
  );
}

/** The least part of a price that one decimal of a percentage tells. */
const leastRate = 0.001;

function Result({ purchase, language, t }: Omit<PurchaseFormProps, "refused">) {
  const costs = purchaseCosts(purchase);
  const money = (euros: number) => formatMoney(euros, language);
  const percentOf = (part: number) => t("purchase.percent", { value: formatDecimal(part * 100, language) });
  // The least duty of a large price is no 0 %.
  const isLess = costs.rate > 0 && costs.rate < leastRate;
  const percent = isLess ? t("purchase.lessThan", { percent: percentOf(leastRate) }) : percentOf(costs.rate);
  const figures = [
    {
      label: t(`purchase.duties.${purchase.region === "flanders" ? "flanders" : "other"}`),
      value: money(costs.duties),
    },
    ...(costs.credit > 0 ? [{ label: t("purchase.credit"), value: money(costs.credit) }] : []),
    ...(purchase.state === "new" ? [{ label: t("purchase.vat"), value: money(costs.vat) }] : []),
    { label: t("purchase.total", { percent }), value: money(costs.total) },
    { label: t("purchase.withTaxes"), value: money(purchase.price + costs.total) },
  ];
  return (
    <div className="purchase-result" id={answerId} tabIndex={-1} role="group" aria-labelledby={`${answerId}-title`}>
      <p className="live-title" id={`${answerId}-title`}>
        {t("purchase.result", { region: t(`purchase.region.${purchase.region}`), price: money(purchase.price) })}
      </p>
      <Figures className="figure-strip figures" figures={figures} />
      <ul className="purchase-notes">
        {costs.notes.map((note) => (
          <li key={note}>{t(`purchase.notes.${note}`)}</li>
        ))}
        <li>{t("purchase.notes.left-out")}</li>
        {ratesInWords(purchase, language, t).map((rates) => (
          <li key={rates.text}>
            <LinkedNames {...rates} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Field({ name, label, children }: { name: string; label: string; children: ReactNode }) {
  return (
    <div className="field">
      <label className="field-label" htmlFor={`${id}-${name}`}>
        {label}
      </label>
      {children}
    </div>
  );
}

interface ChoiceProps<Option extends string> {
  name: string;
  chosen: Option;
  options: readonly Option[];
  word: (option: Option) => string;
}

function Choice<Option extends string>({ name, chosen, options, word }: ChoiceProps<Option>) {
  return (
    <select className="input" id={`${id}-${name}`} name={name} defaultValue={chosen}>
      {options.map((option) => (
        <option key={option} value={option}>
          {word(option)}
        </option>
      ))}
    </select>
  );
}

interface AmountProps {
  name: string;
  label: string;
  value: string;
  /** What to type instead. */
  problem: string | undefined;
}

function Amount({ name, label, value, problem }: AmountProps) {
  const problemId = `${id}-${name}-error`;
  return (
    <Field name={name} label={label}>
      <input
        className="input"
        id={`${id}-${name}`}
        name={name}
        inputMode="numeric"
        autoComplete="off"
        maxLength={20}
        defaultValue={value}
        aria-invalid={problem !== undefined || undefined}
        aria-describedby={problem === undefined ? undefined : problemId}
      />
      {problem !== undefined && (
        <p className="field-error" id={problemId}>
          {problem}
        </p>
      )}
    </Field>
  );
}
