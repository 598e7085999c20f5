import type { FormEvent } from "react";
import { useTranslation } from "react-i18next";
import { UnbrokenText } from "#app/ui/unbroken-text.tsx";
import { FrequencyChoices } from "#app/account/forms/frequency-choices.tsx";
import { saveCall } from "#app/http/save-wish.ts";
import type { SavedAlerts } from "./strategy.ts";

interface AlertFormProps {
  alerts: SavedAlerts;
  /** The page whose search is saved. */
  from: string;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
}

/** Where a search has just been saved: how often its owner wants to hear of it. Works without script. */
export function AlertForm({ alerts: { frequency, silence, consent }, from, onSubmit }: AlertFormProps) {
  const { t } = useTranslation();
  // Refused e-mails are off, whatever was chosen when they were not.
  const current = silence === "refused" ? "off" : frequency;
  return (
    <form className="save-search-alerts" method="post" action={saveCall} onSubmit={onSubmit}>
      <input type="hidden" name="from" value={from} />
      <input type="hidden" name="intent" value="frequency" />
      <FrequencyChoices
        legend={t("strategies.frequency.ask")}
        current={current}
        labelOf={(choice) => t(`strategies.frequency.${choice}`)}
      >
        {consent !== undefined && (
          <p className="soft small">
            <UnbrokenText text={t("strategies.frequency.agree", { consent })} />
          </p>
        )}
        {current !== "off" && silence !== null && silence !== "refused" && (
          <p className="small">{t(`strategies.frequency.silent.${silence}`)}</p>
        )}
      </FrequencyChoices>
    </form>
  );
}
