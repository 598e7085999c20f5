import { useTranslation } from "react-i18next";
import type { Language } from "#app/i18n/languages.ts";
import { href } from "#app/i18n/paths.ts";
import { Button } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { ConsentButton } from "./consent-button.tsx";
import { choicesAnchor, consentCall } from "./consent-call.ts";
import type { CategoryView } from "./describe-choice.server.ts";

interface ChoicesFormProps {
  language: Language;
  categories: readonly CategoryView[];
  /** The day of the choice in force; null before there is one. */
  since: string | null;
  /** True when the choice is kept on the visitor's account as well. */
  onAccount: boolean;
  /** True when the browser asks not to be tracked. */
  signal: boolean;
  saved: boolean;
}

/**
 * A choice for each category, and everything or nothing in one press. The browser sends the form itself, script or not:
 * the page that comes back has nothing running any more that was refused.
 */
export function ChoicesForm({ language, categories, since, onAccount, signal, saved }: ChoicesFormProps) {
  const { t } = useTranslation();
  return (
    <section className="cookie-choices" id={choicesAnchor} aria-labelledby="choices-heading">
      <h2 id="choices-heading">{t("cookies.heading")}</h2>
      {saved && (
        <div role="status">
          <Notice kind="success">{t("cookies.saved")}</Notice>
        </div>
      )}
      <p>
        {since === null ? t("cookies.none") : t("cookies.since", { date: since })}
        {since !== null && onAccount && ` ${t("cookies.onAccount")}`}
      </p>
      {signal && <p>{t("cookies.signal")}</p>}
      <form method="post" action={consentCall}>
        <input type="hidden" name="from" value={`${href("cookies", language)}?saved#${choicesAnchor}`} />
        <fieldset className="cookie-categories">
          <legend className="visually-hidden">{t("cookies.legend")}</legend>
          <div className="cookie-category">
            <p className="cookie-category-name">{t("cookies.categories.essential.name")}</p>
            <p className="cookie-category-text">{t("cookies.categories.essential.text")}</p>
            <p className="cookie-category-text">{t("cookies.always")}</p>
          </div>
          {categories.map(({ category, name, text, note, allowed }) => (
            <div className="cookie-category" key={category}>
              <label className="cookie-category-name">
                <input type="checkbox" name={category} defaultChecked={allowed} aria-describedby={`${category}-text`} />
                {name}
              </label>
              <div id={`${category}-text`} className="cookie-category-text">
                <p>{text}</p>
                {note && <p>{note}</p>}
              </div>
            </div>
          ))}
        </fieldset>
        <div className="cookie-choices-actions">
          <Button look="outline" type="submit" name="choice" value="save">
            {t("cookies.save")}
          </Button>
          <ConsentButton choice="accept">{t("cookies.accept")}</ConsentButton>
          <ConsentButton choice="refuse">{t("cookies.refuse")}</ConsentButton>
        </div>
      </form>
    </section>
  );
}
