import { useState } from "react";
import { useTranslation } from "react-i18next";
import { saveCall, type SaveWish } from "#app/http/save-wish.ts";
import type { Language } from "#app/i18n/languages.ts";
import type { Frequency } from "#app/vocabulary/frequencies.ts";
import { UnbrokenText } from "#app/ui/unbroken-text.tsx";
import { accountFormId } from "./account-form.ts";
import { FrequencyChoices } from "./frequency-choices.tsx";

interface SaveWishPanelProps {
  wish: SaveWish;
  language: Language;
  /** A frequency has been chosen, and is kept with the wish. */
  onChosen: (frequency: Frequency) => void;
}

/**
 * Above the forms that somebody fills in to have a search saved: which one it is, and how often they want to hear of it. The
 * choice is a field of the form below, which takes it along without script; with script it is kept at once.
 */
export function SaveWishPanel({
  wish: { from, words, language: said, frequency },
  language,
  onChosen,
}: SaveWishPanelProps) {
  const { t } = useTranslation();
  const onChoose = (chosen: Frequency) => {
    keepFrequency(from, chosen).then(
      () => onChosen(chosen),
      () => {}, // It can be chosen again, here and where the search has been saved.
    );
  };
  // What was chosen on the page before is told in a line: it would push the fields of the next form off a phone's screen.
  const [isFolded] = useState(frequency !== undefined);
  const named = (
    <span className="save-wish-words" lang={said === language ? undefined : said}>
      {words}
    </span>
  );
  const choices = (
    <FrequencyChoices
      legend={t("strategies.frequency.ask")}
      current={frequency}
      labelOf={(choice) => t(`strategies.frequency.${choice}`)}
      alongWith={{ form: accountFormId, onChoose }}
    >
      <p className="soft small">
        <UnbrokenText
          text={t("strategies.frequency.agree", { consent: t("account.fields.receiveEmailsForReverseMatching") })}
        />
      </p>
    </FrequencyChoices>
  );
  if (!isFolded || !frequency) {
    return (
      <div className="save-wish">
        <p>{t("account.toSave")}</p>
        <p>{named}</p>
        {choices}
      </div>
    );
  }
  return (
    <details className="save-wish save-wish-folded">
      <summary>
        <span className="visually-hidden">{t("account.toSave")}</span> {named}
        {"\u00a0· "}
        {t(`strategies.frequency.${frequency}`)} <span className="save-wish-change">{t("account.changeWish")}</span>
      </summary>
      {choices}
    </details>
  );
}

/** Whoever is signed out is answered 401, and what they want is kept. */
async function keepFrequency(from: string, frequency: Frequency): Promise<void> {
  const body = new URLSearchParams({ from, frequency });
  const { status } = await fetch(saveCall, { method: "POST", headers: { Accept: "application/json" }, body });
  if (status !== 401) throw new Error(`${saveCall} answered ${status}`);
}
