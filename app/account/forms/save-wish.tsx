import type { FormEvent } from "react";
import { useTranslation } from "react-i18next";
import type { AccountView } from "#app/http/account-views.ts";
import { saveCall, type SaveWish } from "#app/http/save-wish.ts";
import type { Language } from "#app/i18n/languages.ts";
import { findFrequency, type Frequency } from "#app/vocabulary/frequencies.ts";
import { FrequencyChoices } from "./frequency-choices.tsx";

interface SaveWishProps {
  wish: SaveWish;
  language: Language;
  /** Where its form leads back to without script. */
  view: AccountView;
  /** A frequency has been chosen, and is kept with the wish. */
  onChosen: (frequency: Frequency) => void;
}

/**
 * Above the forms that somebody fills in to have a search saved: which one it is, and how often they want to hear of it. Both
 * are kept until they have an account. Works without script.
 */
export function SaveWishForm({
  wish: { from, words, language: said, frequency },
  language,
  view,
  onChosen,
}: SaveWishProps) {
  const { t } = useTranslation();
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    const { submitter } = event.nativeEvent as SubmitEvent;
    const chosen = submitter instanceof HTMLButtonElement ? findFrequency(submitter.value) : undefined;
    if (!chosen) return;
    event.preventDefault();
    keepFrequency(from, chosen).then(
      () => onChosen(chosen),
      () => {}, // It can be chosen again, here and where the search has been saved.
    );
  };
  return (
    <form className="save-wish" method="post" action={saveCall} onSubmit={onSubmit}>
      <input type="hidden" name="from" value={from} />
      <input type="hidden" name="view" value={view} />
      <p>{t("account.toSave")}</p>
      <p className="save-wish-words" lang={said === language ? undefined : said}>
        {words}
      </p>
      <FrequencyChoices
        legend={t("strategies.frequency.ask")}
        current={frequency}
        labelOf={(choice) => t(`strategies.frequency.${choice}`)}
      >
        <p className="soft small">
          {t("strategies.frequency.agree", { consent: t("account.fields.receiveEmailsForReverseMatching") })}
        </p>
      </FrequencyChoices>
    </form>
  );
}

/** Whoever is signed out is answered 401, and what they want is kept. */
async function keepFrequency(from: string, frequency: Frequency): Promise<void> {
  const body = new URLSearchParams({ from, frequency });
  const { status } = await fetch(saveCall, { method: "POST", headers: { Accept: "application/json" }, body });
  if (status !== 401) throw new Error(`${saveCall} answered ${status}`);
}
