import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useAuth } from "#app/account/auth-state.tsx";
import type { Language } from "#app/i18n/languages.ts";
import { href } from "#app/i18n/paths.ts";
import { Button, type ButtonLook } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { maxStrategies, saveCall } from "./strategy.ts";
import { useSaveSearch } from "./use-save-search.ts";

interface SaveSearchProps {
  language: Language;
  /** True when the visitor has it saved already. */
  isSaved: boolean;
  /** What the button says; "Save this search" by default. */
  label?: string;
  /** What is said of it once it is saved. */
  savedLabel?: string;
  look?: ButtonLook;
}

/** Saves the page's search, or says that it is saved; nothing where accounts are switched off. */
export function SaveSearch(props: SaveSearchProps) {
  const { enabled } = useAuth();
  return enabled ? <Saving {...props} /> : null;
}

function Saving({ language, isSaved, label, savedLabel, look = "quiet" }: SaveSearchProps) {
  const { t } = useTranslation();
  const { form, from, onSubmit, outcome, saidOutcome } = useSaveSearch();
  const link = useRef<HTMLAnchorElement>(null);
  const list = href("my-saved-searches", language);
  const said = outcome ?? (isSaved ? saidOutcome : undefined);
  const isThere = isSaved || outcome === "saved" || outcome === "known";
  // The button that was pressed is gone: its place is the link's.
  useEffect(() => {
    if (outcome !== undefined) link.current?.focus();
  }, [outcome]);
  return (
    <div className="save-search">
      {isThere ? (
        <a ref={link} className="save-search-done" href={list}>
          <Icon name="bookmark" />
          {savedLabel ?? t("strategies.save.done")}
        </a>
      ) : (
        <form ref={form} method="post" action={saveCall} onSubmit={onSubmit}>
          <input type="hidden" name="from" value={from} />
          <Button look={look} type="submit">
            <Icon name="bookmark" />
            {label ?? t("strategies.save.this")}
          </Button>
        </form>
      )}
      <div className="save-search-said" aria-live="polite">
        {said && (
          <p className={said === "full" ? "notice notice-problem" : "notice notice-success"}>
            {t(`strategies.notice.${said}`, { count: maxStrategies })} <a href={list}>{t("strategies.notice.all")}</a>
          </p>
        )}
      </div>
    </div>
  );
}
