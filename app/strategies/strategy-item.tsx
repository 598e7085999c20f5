import { Form } from "@remix-run/react";
import { useId, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Language } from "#app/i18n/languages.ts";
import { href } from "#app/i18n/paths.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { cancelWithEscape } from "#app/ui/close-details.ts";
import { Notice } from "#app/ui/notice.tsx";
import { UnbrokenText } from "#app/ui/unbroken-text.tsx";
import { FrequencyChoices } from "#app/account/forms/frequency-choices.tsx";
import type { StrategyView } from "./load-saved-searches.server.ts";
import { anchorOf, longestName, type Change, type NotNotifiedReason } from "./strategy.ts";

interface StrategyItemProps {
  strategy: StrategyView;
  language: Language;
  /** Why its e-mails don't leave, whatever its rhythm. */
  silence: NotNotifiedReason | null;
  /** The words beside the box that turns them on. */
  consent: string;
  /** What has just been done to it. */
  changed: Change | null;
}

/** A saved search: what it is, what it finds, and what can be done with it; a form each, which need no script. */
export function StrategyItem({ strategy, language, silence, consent, changed }: StrategyItemProps) {
  const { t } = useTranslation();
  const { id, name, words, problem, count, finds, fresh, dates } = strategy;
  const known = name ?? words;
  const run = count > 0 ? t("savedSearches.run", { count }) : t("savedSearches.runNone");
  const form = { id, language };
  return (
    <li className="strategy" id={anchorOf(id)}>
      <div className="strategy-words">
        <h2>
          <UnbrokenText text={known} />
        </h2>
        {name && <p>{words}</p>}
        {problem ? (
          <Notice kind="problem">{problem}</Notice>
        ) : (
          <p className="strategy-finds figures">
            {finds}
            {fresh && <Badge tone="moss">{fresh}</Badge>}
          </p>
        )}
        <p className="soft small figures">{dates}</p>
      </div>
      <div className="strategy-actions">
        <StrategyForm {...form} intent="run">
          <Button look="dark" type="submit" aria-label={t("savedSearches.item.runNamed", { action: run, name: known })}>
            {run}
          </Button>
        </StrategyForm>
        <Frequencies
          {...form}
          frequency={strategy.frequency}
          silence={silence}
          consent={consent}
          changed={changed === "frequency"}
        />
      </div>
      <div className="strategy-more">
        <a
          className="button button-quiet"
          href={strategy.editHref}
          aria-label={t("savedSearches.item.editNamed", { name: known })}
        >
          {t("savedSearches.item.edit")}
        </a>
        <details onKeyDown={cancelWithEscape}>
          <summary aria-label={t("savedSearches.item.renameNamed", { name: known })}>
            {t("savedSearches.item.rename")}
          </summary>
          <Rename key={name} {...form} name={name} />
        </details>
        <StrategyForm {...form} intent="remove">
          <Button look="quiet" type="submit" aria-label={t("savedSearches.item.removeNamed", { name: known })}>
            {t("savedSearches.item.remove")}
          </Button>
        </StrategyForm>
        <Done shown={changed === "renamed" || changed === "updated"} />
      </div>
    </li>
  );
}

interface FormProps {
  id: string;
  language: Language;
}

function StrategyForm({
  id,
  language,
  intent,
  className,
  children,
}: FormProps & { intent: string; className?: string; children: ReactNode }) {
  return (
    <Form
      className={className}
      method="post"
      action={href("my-saved-searches", language)}
      preventScrollReset={intent !== "run"}
    >
      <input type="hidden" name="strategy" value={id} />
      <input type="hidden" name="intent" value={intent} />
      {children}
    </Form>
  );
}

/** One piece, a button for each choice: chosen with one press, script or not. */
function Frequencies({
  frequency,
  changed,
  silence,
  consent,
  ...form
}: FormProps & { frequency: StrategyView["frequency"]; changed: boolean } & Pick<
    StrategyItemProps,
    "silence" | "consent"
  >) {
  const { t } = useTranslation();
  // Refused e-mails are off, whatever was chosen when they were not.
  const current = silence === "refused" ? "off" : frequency;
  const silent =
    silence && silence !== "refused" && current !== "off" && t(`savedSearches.frequency.silent.${silence}`);
  return (
    <StrategyForm {...form} intent="frequency">
      <FrequencyChoices
        legend={t("savedSearches.frequency.legend")}
        current={current}
        labelOf={(frequency) => t(`savedSearches.frequency.${frequency}`)}
      >
        {silence === "refused" && (
          <p className="soft small">
            <UnbrokenText text={t("strategies.frequency.agree", { consent })} />
          </p>
        )}
        {silent ? (
          <p className="small" role="status">
            <UnbrokenText text={changed ? t("savedSearches.frequency.saved", { silent }) : silent} />
          </p>
        ) : (
          <Done shown={changed} />
        )}
      </FrequencyChoices>
    </StrategyForm>
  );
}

function Rename({ name, ...form }: FormProps & { name: string | null }) {
  const { t } = useTranslation();
  const [field, hint] = [useId(), useId()];
  return (
    <StrategyForm {...form} intent="rename" className="strategy-rename">
      <div className="field">
        <label className="field-label" htmlFor={field}>
          {t("savedSearches.item.name")}
        </label>
        <input
          className="input"
          id={field}
          name="name"
          defaultValue={name ?? ""}
          maxLength={longestName}
          autoComplete="off"
          aria-describedby={hint}
        />
        <p className="field-hint" id={hint}>
          {t("savedSearches.item.nameHint")}
        </p>
      </div>
      <Button look="outline" type="submit">
        {t("savedSearches.item.saveName")}
      </Button>
    </StrategyForm>
  );
}

/** Always there, so that it is announced when it says something. */
function Done({ shown }: { shown: boolean }) {
  const { t } = useTranslation();
  return (
    <p className="strategy-done small" role="status">
      {shown && t("savedSearches.item.changed")}
    </p>
  );
}
