import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useAuth } from "#app/account/auth-state.tsx";
import type { Language } from "#app/i18n/languages.ts";
import { href } from "#app/i18n/paths.ts";
import { Button, buttonClass, type ButtonLook } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { AlertForm } from "./alert-form.tsx";
import { saveCall } from "#app/http/save-wish.ts";
import { maxStrategies, type SavedAlerts } from "./strategy.ts";
import { useSaveSearch } from "./use-save-search.ts";

interface SaveSearchProps {
  language: Language;
  /** True when the visitor has it saved already. */
  isSaved: boolean;
  /** How its e-mails stand, where it has just been saved. */
  alerts?: SavedAlerts | undefined;
  /** What the button says; "Save this search" by default. */
  label?: string;
  /** What is said of it once it is saved. */
  savedLabel?: string;
  look?: ButtonLook;
}

/** Saves the page's search, or says that it is saved and takes it back; nothing where accounts are switched off. */
export function SaveSearch(props: SaveSearchProps) {
  const { enabled } = useAuth();
  return enabled ? <Saving {...props} /> : null;
}

function Saving({ language, isSaved, alerts: saidAlerts, label, savedLabel, look = "quiet" }: SaveSearchProps) {
  const { t } = useTranslation();
  const { form, from, onSubmit, outcome, alerts = saidAlerts, saidOutcome } = useSaveSearch();
  const button = useRef<HTMLButtonElement>(null);
  const list = href("my-saved-searches", language);
  // What an address says of a form long done is not said when it is no longer so.
  const said = outcome ?? (isSaved === (saidOutcome !== "removed") ? saidOutcome : undefined);
  const isThere = outcome === undefined ? isSaved : outcome !== "removed" && outcome !== "full";
  const done = savedLabel ?? t("strategies.save.done");
  // "Undo" is gone once it is pressed.
  useEffect(() => {
    if (outcome === "restored") button.current?.focus();
  }, [outcome]);
  return (
    <div className="save-search">
      <form ref={form} method="post" action={saveCall} onSubmit={onSubmit}>
        <input type="hidden" name="from" value={from} />
        <input type="hidden" name="intent" value={isThere ? "remove" : "save"} />
        <button
          ref={button}
          className={isThere ? "button button-quiet save-search-done" : buttonClass(look)}
          type="submit"
          aria-label={isThere ? t("strategies.save.remove", { saved: done }) : undefined}
        >
          <Icon name="bookmark" />
          {isThere ? done : (label ?? t("strategies.save.this"))}
        </button>
      </form>
      <div className="save-search-said" aria-live="polite">
        {said === "removed" ? (
          <form className="notice" method="post" action={saveCall} onSubmit={onSubmit}>
            <input type="hidden" name="from" value={from} />
            <input type="hidden" name="intent" value="restore" />
            {t("strategies.notice.removed")}{" "}
            <Button look="quiet" type="submit">
              {t("strategies.notice.undo")}
            </Button>
          </form>
        ) : (
          said &&
          said !== "equal" && (
            <div className={said === "full" ? "notice notice-problem" : "notice notice-success"}>
              <p>
                {t(`strategies.notice.${said}`, { count: maxStrategies })}{" "}
                <a href={list}>{t("strategies.notice.all")}</a>
              </p>
              {alerts && said !== "full" && <AlertForm alerts={alerts} from={from} onSubmit={onSubmit} />}
            </div>
          )
        )}
      </div>
    </div>
  );
}
