import { useTranslation } from "react-i18next";
import { useAuth } from "#app/account/auth-state.tsx";
import { useAccountDialog } from "#app/account/dialog/use-account-dialog.ts";
import { requestAnchor } from "#app/contact/contact-request.ts";
import type { Language } from "#app/i18n/languages.ts";
import { href } from "#app/i18n/paths.ts";
import { Drawing } from "#app/ui/drawing.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import type { WaysToWrite } from "./load-writing.server.ts";
import { shareAnchor } from "./shortlist.ts";

/** Where the list is kept, and what an account would add. */
export function ShortlistLead({ isMember }: { isMember: boolean }) {
  const { t } = useTranslation();
  const { enabled } = useAuth();
  const { linkTo } = useAccountDialog();
  if (isMember) return <p className="lead">{t("shortlistPage.lead.account")}</p>;
  if (!enabled) return null;
  return (
    <p className="lead">
      {t("shortlistPage.lead.browser")}{" "}
      <a rel="nofollow" {...linkTo("login")}>
        {t("shortlistPage.lead.login")}
      </a>
    </p>
  );
}

/** What can be done with the whole list: its agents written to, and the list shown to others. */
export function ShortlistWays({ ways }: { ways: WaysToWrite | undefined }) {
  const { t } = useTranslation();
  return (
    <p className="shortlist-ways">
      {ways && (
        <a className="button button-dark" href={`${ways.path}#${requestAnchor}`} rel="nofollow">
          {t("shortlistPage.write.heading", { count: ways.agentCount })}
        </a>
      )}
      <a className="button button-outline" href={`#${shareAnchor}`}>
        <Icon name="share" />
        {t("shortlistPage.share.heading")}
      </a>
    </p>
  );
}

/** In place of a list of nothing: the way to the search. */
export function EmptyShortlist({ language }: { language: Language }) {
  const { t } = useTranslation();
  return (
    <section className="shortlist-empty">
      <Drawing name="street" width={2400} height={420} eager />
      <h2>{t("shortlistPage.empty.title")}</h2>
      <p>{t("shortlistPage.empty.text")}</p>
      <LinkButton href={href("search", language)}>{t("shortlistPage.empty.search")}</LinkButton>
    </section>
  );
}
