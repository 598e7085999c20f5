import { useLocation } from "@remix-run/react";
import type { FormEvent } from "react";
import { useTranslation } from "react-i18next";
import { queryWith } from "#app/http/account-views.ts";
import { useAuth } from "#app/account/auth-state.tsx";
import { href } from "#app/i18n/paths.ts";
import type { Language } from "#app/i18n/languages.ts";
import { shortlistCall, shortlistOutcomes, outcomeParameter, mostInBrowser, mostOnAccount } from "./shortlist.ts";
import type { ShortlistButtons, ShortlistResult } from "./use-shortlist-buttons.ts";

/**
 * The form that every heart of the page sends, and what came of it. With script nothing is loaded: the heart shows what
 * happened, and readers are told; without, the page is led back to, and says it at its top.
 */
export function ShortlistForm({ hearts, language }: { hearts: ShortlistButtons; language: Language }) {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const { shortlisted, said, press } = hearts;
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    const { submitter } = event.nativeEvent as SubmitEvent;
    if (!(submitter instanceof HTMLButtonElement)) return;
    event.preventDefault();
    press(submitter.value);
  };
  const isProblem = said === "full" || said === "failed";
  return (
    <>
      <form id="keep" method="post" action={shortlistCall} onSubmit={onSubmit} hidden>
        <input type="hidden" name="from" value={pathname + queryWith(search, null)} />
      </form>
      <p className="visually-hidden" role="status">
        {said &&
          !isProblem &&
          `${t(`shortlist.outcome.${said}`)} ${t("shortlist.outcome.count", { count: shortlisted.size })}`}
      </p>
      {isProblem && (
        <div className="shortlist-problem notice notice-problem" role="alert">
          <Outcome said={said} language={language} />
        </div>
      )}
    </>
  );
}

/** Said at the top of the page that a heart led back to. */
export function ShortlistNotice({ language }: { language: Language }) {
  const outcome = new URLSearchParams(useLocation().search).get(outcomeParameter);
  const said = shortlistOutcomes.find((known) => known === outcome);
  if (!said) return null;
  return (
    <div className="shortlist-notice wrap" role="status">
      <div className={said === "full" ? "notice notice-problem" : "notice notice-success"}>
        <Outcome said={said} language={language} />
      </div>
    </div>
  );
}

function Outcome({ said, language }: { said: ShortlistResult; language: Language }) {
  const { t } = useTranslation();
  const { enabled, user } = useAuth();
  const isBrowser = enabled && !user;
  const words =
    said !== "full"
      ? t(`shortlist.outcome.${said}`)
      : isBrowser
        ? t("shortlist.outcome.fullBrowser", { count: mostInBrowser, account: mostOnAccount })
        : t("shortlist.outcome.full", { count: user ? mostOnAccount : mostInBrowser });
  return (
    <p>
      {words} <a href={href("shortlist", language)}>{t("shortlist.outcome.see")}</a>
    </p>
  );
}
