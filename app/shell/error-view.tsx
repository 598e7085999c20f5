import { useLocation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { href } from "#app/i18n/paths.ts";
import { deals } from "#app/filters/deal.ts";
import { LinkButton } from "#app/ui/link-button.tsx";
import { Drawing } from "#app/ui/drawing.tsx";
import { ErrorRequest } from "./error-request.tsx";
import { errorKindOf, type ErrorKind } from "./error-titles.ts";
import { SentenceSearch } from "./sentence-search.tsx";
import { useShell } from "./use-shell.ts";

const drawings: Record<ErrorKind, string> = {
  notFound: "not-found",
  gone: "gone",
  unavailable: "unavailable",
  failed: "failed",
};

/** An error in the visitor's language: what happened, and where to go from here. */
export function ErrorView({ status }: { status: number }) {
  const { t } = useTranslation();
  const { language } = useShell();
  const { pathname, search } = useLocation();
  const kind = errorKindOf(status);
  const isOurs = status >= 500;
  return (
    <div className="error-page wrap">
      <div className="error-words">
        <p className="error-status figures">{status}</p>
        <h1>{t(`shell.errors.${kind}.heading`)}</h1>
        <p className="lead">{t(`shell.errors.${kind}.text`)}</p>
        {isOurs ? (
          <LinkButton look="outline" href={pathname + search} data-reload="">
            {t("shell.errors.retry")}
          </LinkButton>
        ) : (
          <SentenceSearch language={language} />
        )}
        <h2 className="error-helpful">{t("shell.errors.helpful")}</h2>
        <ul className="error-links">
          <li>
            <a href={href("home", language)}>{t("shell.errors.homePage")}</a>
          </li>
          {deals.map((deal) => (
            <li key={deal}>
              <a href={href(deal, language)}>{t(`vocabulary.transactions.${deal}`)}</a>
            </li>
          ))}
          <li>
            <a href={href("contact", language)}>{t("shell.nav.contact")}</a>
          </li>
        </ul>
        {isOurs && <ErrorRequest />}
      </div>
      <Drawing className="error-drawing" name={drawings[kind]} width={640} height={480} eager />
    </div>
  );
}
