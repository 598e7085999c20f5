import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { Unsent } from "#app/http/keep-when-offline.ts";
import { FrequencyChoices } from "#app/account/forms/frequency-choices.tsx";
import type { Frequency } from "#app/vocabulary/frequencies.ts";
import { Button } from "#app/ui/button.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import { UnbrokenText } from "#app/ui/unbroken-text.tsx";
import { EmailsFrame } from "#app/ui/emails-frame.tsx";
import type { SearchEmails } from "./search-emails.server.ts";

interface SearchChoiceProps {
  search: SearchEmails;
  /** Of this page. */
  path: string;
  /** The change that the link proposes; null to choose among all. */
  to: Frequency | null;
  /** What it was before the change that was just made. */
  was: Frequency | null;
  /** Its button was pressed, and not answered. */
  unsent?: Unsent;
}

/** A saved search, and how often its e-mails come: proposed, done, or all choices. */
export function SearchChoice({ search, path, to, was, unsent }: SearchChoiceProps) {
  const { t } = useTranslation();
  const { frequency } = search;
  if (to === null) return <AllChoices search={search} path={path} unsent={unsent} />;
  const isDone = frequency === to;
  return (
    <EmailsFrame
      heading={t(isDone ? `emails.search.done.${to}` : `emails.search.ask.${to}`)}
      done={isDone}
      unsent={unsent}
    >
      <NamedSearch {...search} />
      {!isDone && (
        <p>
          <UnbrokenText text={t(`emails.search.now.${frequency}`)} />
        </p>
      )}
      <p>{t("emails.search.stays")}</p>
      {!isDone && (
        <Choose path={path} frequency={to}>
          {t(`emails.search.button.${to}`)}
        </Choose>
      )}
      {isDone && was !== null && was !== to && (
        <Choose path={path} frequency={was} look="outline">
          {t("emails.search.undo")}
        </Choose>
      )}
      <p>
        <a href={path}>{t("emails.search.others")}</a>
      </p>
    </EmailsFrame>
  );
}

function AllChoices({ search, path, unsent }: Pick<SearchChoiceProps, "search" | "path" | "unsent">) {
  const { t } = useTranslation();
  return (
    <EmailsFrame heading={t("emails.search.heading")} unsent={unsent}>
      <NamedSearch {...search} />
      <LinkButton href={search.results}>{t("emails.search.filters")}</LinkButton>
      <p className="small soft">{t("emails.search.filtersHint")}</p>
      <Form method="post" action={path} preventScrollReset>
        <FrequencyChoices
          legend={t("emails.search.legend")}
          current={search.frequency}
          labelOf={(choice) => t(`emails.search.choices.${choice}`)}
        />
      </Form>
    </EmailsFrame>
  );
}

function NamedSearch({ name, words }: SearchEmails) {
  return (
    <p className="emails-search">
      <strong>{name ?? words}</strong>
      {name !== null && (
        <>
          <br />
          {words}
        </>
      )}
    </p>
  );
}

interface ChooseProps {
  path: string;
  frequency: Frequency;
  look?: "outline";
  children: string;
}

function Choose({ path, frequency, look, children }: ChooseProps) {
  return (
    <Form method="post" action={path} preventScrollReset>
      <input type="hidden" name="frequency" value={frequency} />
      <Button type="submit" look={look}>
        {children}
      </Button>
    </Form>
  );
}
