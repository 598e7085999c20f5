import { useTranslation } from "react-i18next";
import { useAuth } from "#app/account/auth-state.tsx";
import type { Language } from "#app/i18n/languages.ts";
import { SaveSearch } from "./save-search.tsx";
import type { SavedAlerts } from "./strategy.ts";

interface PlacesLikeThisProps {
  /** The search that is made from the listing, in words. */
  words: string;
  /** Which figures of the listing it limits: one that the listing does not tell limits nothing. */
  limits: "any" | "surface" | "price" | "both";
  isSaved: boolean;
  /** How its e-mails stand, where it has just been saved. */
  alerts?: SavedAlerts | undefined;
  language: Language;
}

/** On the page of a listing: saves the search for places like it, and says what that is. */
export function SimilarAlert({ words, limits, isSaved, alerts, language }: PlacesLikeThisProps) {
  const { t } = useTranslation();
  const { enabled } = useAuth();
  if (!enabled) return null;
  return (
    <section className="similar-alert" aria-labelledby="similar-alert">
      <div>
        <h2 id="similar-alert">{t("strategies.alert.heading")}</h2>
        <p className="figures">{words}</p>
        <p className="soft small">{t(`strategies.alert.text.${limits}`, { next: t("strategies.alert.next") })}</p>
      </div>
      <SaveSearch
        language={language}
        isSaved={isSaved}
        alerts={alerts}
        label={t("strategies.alert.submit")}
        savedLabel={t("strategies.alert.done")}
        look="outline"
      />
    </section>
  );
}
