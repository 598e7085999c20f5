import { useEffect, useRef, type FocusEvent, type FormEvent, type KeyboardEvent, type RefObject } from "react";
import { useTranslation } from "react-i18next";
import { useAuth } from "#app/account/auth-state.tsx";
import type { Language } from "#app/i18n/languages.ts";
import { href } from "#app/i18n/paths.ts";
import { Button, buttonClass, type ButtonLook } from "#app/ui/button.tsx";
import { CloseButton } from "#app/ui/close-button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { AlertForm } from "./alert-form.tsx";
import { saveCall } from "#app/http/save-wish.ts";
import { maxStrategies, type SaveAnswer, type SavedAlerts } from "./strategy.ts";
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
  const { form, from, onSubmit, outcome, alerts = saidAlerts, saidOutcome, ...saving } = useSaveSearch();
  const { unsent, waits, isShut, shut } = saving;
  const button = useRef<HTMLButtonElement>(null);
  const whole = useRef<HTMLDivElement>(null);
  const saidPlace = useRef<HTMLDivElement>(null);
  const list = href("my-saved-searches", language);
  // What an address says of a form long done is not said when it is no longer so.
  const said = outcome ?? (isSaved === (saidOutcome !== "removed") ? saidOutcome : undefined);
  const isThere = outcome === undefined ? isSaved : outcome !== "removed" && outcome !== "full";
  const [done, ask] = [savedLabel ?? t("strategies.save.done"), label ?? t("strategies.save.this")];
  // What an address says comes with the page; an answer comes later, and must not move what is in sight.
  const isOver = unsent !== undefined || (outcome !== undefined && outcome !== "equal" && saidOutcome === undefined);
  const isOpen = isOver && !isShut;
  usePressBeside(whole, isOpen, shut);
  const putAway = () => {
    shut();
    button.current?.focus();
  };
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === "Escape" && isOpen) putAway();
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (isOpen && relatedTarget && !currentTarget.contains(relatedTarget)) shut();
  };
  // "Undo" is gone once it is pressed.
  useEffect(() => {
    if (outcome === "restored") button.current?.focus();
  }, [outcome]);
  // Whoever comes from signing up has the focus nowhere: it goes to what became of the search.
  useEffect(() => {
    const focused = document.activeElement;
    const isNowhere = focused === null || focused === document.body || focused.tagName === "MAIN";
    if (said !== undefined && isNowhere) (said === "equal" ? button : saidPlace).current?.focus();
  }, [said]);
  return (
    <div className="save-search" ref={whole} onKeyDown={onKeyDown} onBlur={onBlur}>
      <form ref={form} method="post" action={saveCall} onSubmit={onSubmit}>
        <input type="hidden" name="from" value={from} />
        <input type="hidden" name="intent" value={isThere ? "remove" : "save"} />
        <button
          ref={button}
          className={isThere ? "button button-quiet save-search-done" : buttonClass(look)}
          type="submit"
          aria-busy={waits || undefined}
          aria-label={isThere ? t("strategies.save.remove", { saved: done }) : undefined}
        >
          <Icon name="bookmark" />
          <span className="save-search-label" data-other={isThere ? ask : done}>
            {isThere ? done : ask}
          </span>
        </button>
        {waits && <div className="progress" role="progressbar" aria-label={t("shell.loading")} />}
      </form>
      <div
        ref={saidPlace}
        className={isOver ? "save-search-said save-search-over" : "save-search-said"}
        aria-live="polite"
        tabIndex={-1}
      >
        {unsent && !isShut && (
          <div className="notice notice-problem">
            {t(unsent)}
            <ShutButton onShut={putAway} />
          </div>
        )}
        {!unsent && said && said !== "equal" && !(isOver && isShut) && (
          <Said
            outcome={said}
            alerts={alerts}
            from={from}
            list={list}
            onSubmit={onSubmit}
            onShut={isOver ? putAway : undefined}
          />
        )}
      </div>
    </div>
  );
}

interface SaidProps {
  outcome: Exclude<SaveAnswer["outcome"], "equal">;
  alerts: SavedAlerts | undefined;
  /** The page whose search it is. */
  from: string;
  /** The saved searches. */
  list: string;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  /** Puts it away, where it lies over the page. */
  onShut: (() => void) | undefined;
}

/** What has become of the search, and what can be done then. */
function Said({ outcome, alerts, from, list, onSubmit, onShut }: SaidProps) {
  const { t } = useTranslation();
  const shut = onShut && <ShutButton onShut={onShut} />;
  if (outcome === "removed") {
    return (
      <form className="notice" method="post" action={saveCall} onSubmit={onSubmit}>
        <input type="hidden" name="from" value={from} />
        <input type="hidden" name="intent" value="restore" />
        {t("strategies.notice.removed")}{" "}
        <Button look="quiet" type="submit">
          {t("strategies.notice.undo")}
        </Button>
        {shut}
      </form>
    );
  }
  return (
    <div className={outcome === "full" ? "notice notice-problem" : "notice notice-success"}>
      <p>
        {t(`strategies.notice.${outcome}`, { count: maxStrategies })} <a href={list}>{t("strategies.notice.all")}</a>
      </p>
      {alerts && outcome !== "full" && <AlertForm alerts={alerts} from={from} onSubmit={onSubmit} />}
      {shut}
    </div>
  );
}

function ShutButton({ onShut }: { onShut: () => void }) {
  const { t } = useTranslation();
  return (
    <CloseButton look="quiet" className="save-search-shut" label={t("strategies.notice.close")} onClose={onShut} />
  );
}

/** Whoever presses beside it has gone on. */
function usePressBeside(element: RefObject<HTMLElement>, isOpen: boolean, shut: () => void) {
  useEffect(() => {
    if (!isOpen) return;
    const onPress = ({ target }: PointerEvent) => {
      if (target instanceof Node && !element.current?.contains(target)) shut();
    };
    document.addEventListener("pointerdown", onPress);
    return () => document.removeEventListener("pointerdown", onPress);
  }, [element, isOpen, shut]);
}
