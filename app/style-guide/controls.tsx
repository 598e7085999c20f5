import { useTranslation } from "react-i18next";
import { Paging } from "#app/search/results/paging.tsx";
import { Wordmark } from "#app/shell/wordmark.tsx";
import type { Language } from "#app/i18n/languages.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { Button, type ButtonLook } from "#app/ui/button.tsx";
import { CloseButton } from "#app/ui/close-button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Part, State } from "./part.tsx";

const looks: readonly ButtonLook[] = ["accent", "outline", "dark", "quiet"];

/** What is pressed, followed or read between texts. */
export function Controls({ language, siteName }: { language: Language; siteName: string }) {
  const { t } = useTranslation();
  const save = t("strategies.save.this");
  const badges: { tone?: "brick" | "ink" | "moss"; text: string }[] = [
    { text: t("listing.badge.new") },
    { tone: "brick", text: t("listing.badge.priceDrop") },
    { tone: "ink", text: t("vocabulary.statuses.under-option") },
    { tone: "moss", text: t("strategies.save.done") },
  ];
  return (
    <>
      <Part name="Wordmark">
        <Wordmark siteName={siteName} language={language} />
      </Part>
      <Part name="Button">
        {looks.map((look) => (
          <State key={look} name={look}>
            <Button look={look}>{save}</Button>
            <Button look={look}>
              <Icon name="mail" />
              {save}
            </Button>
            <Button look={look} disabled>
              {save}
            </Button>
          </State>
        ))}
      </Part>
      <Part name="CloseButton">
        <CloseButton className="" label={t("shell.accountDialog.close")} onClose={() => {}} />
      </Part>
      <Part name="LinkButton">
        {looks.map((look) => (
          <State key={look} name={look}>
            <LinkButton look={look} href="#main">
              {t("search.none.startAgain")}
            </LinkButton>
          </State>
        ))}
      </Part>
      <Part name="a">
        <State name="a">
          <a href="#main">{t("search.none.startAgain")}</a>
        </State>
        <State name="aria-current">
          <a href="#main" aria-current="page">
            {t("search.none.startAgain")}
          </a>
        </State>
      </Part>
      <Part name="chip">
        <State name="a.chip">
          <a className="chip" href="#main">
            {t("vocabulary.transactions.to-let")}
            <Icon name="close" />
          </a>
        </State>
        <State name="span.chip">
          <span className="chip">{t("vocabulary.transactions.for-sale")}</span>
        </State>
      </Part>
      <Part name="Badge">
        {badges.map(({ tone, text }) => (
          <State key={tone ?? "tone=undefined"} name={tone ?? "tone=undefined"}>
            <Badge tone={tone}>{text}</Badge>
          </State>
        ))}
      </Part>
      <Part name="Notice">
        <State name="note">
          <Notice title={t("sentence.help.title")}>{t("search.none.text")}</Notice>
        </State>
        <State name="success">
          <Notice kind="success">{t("account.profile.data.deleted")}</Notice>
        </State>
        <State name="problem">
          <Notice kind="problem">{t("account.errors.unreachable")}</Notice>
        </State>
      </Part>
      <Part name="Breadcrumbs">
        <Breadcrumbs
          label={t("seo.breadcrumbs.label")}
          crumbs={[
            { label: t("vocabulary.transactions.to-let"), href: "#main" },
            { label: t("search.none.startAgain"), href: "#other" },
            { label: siteName },
          ]}
        />
      </Part>
      <Part name="Paging">
        {[1, 6, 40].map((page) => (
          <State key={page} name={`page=${page}`}>
            <Paging query={{ transaction: "to-let" }} page={page} pages={40} count={951} language={language} />
          </State>
        ))}
      </Part>
    </>
  );
}
