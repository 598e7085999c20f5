import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { Form, useActionData, useLoaderData, type ClientActionFunctionArgs } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { databaseOf } from "#app/database/database.server.ts";
import { keepWhenOffline, type Unsent } from "#app/http/keep-when-offline.ts";
import { textsIn } from "#app/i18n/i18n.server.ts";
import { languageOfPath } from "#app/i18n/languages.ts";
import { href } from "#app/i18n/paths.ts";
import { loadTexts } from "#app/i18n/later-texts.ts";
import { EmailsFrame, UnknownLink } from "#app/ui/emails-frame.tsx";
import { metaOf } from "#app/seo/page-meta.ts";
import { settings } from "#app/settings/settings.server.ts";
import { alternatesOf } from "#app/filters/alternates.ts";
import { Button } from "#app/ui/button.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { UnbrokenText } from "#app/ui/unbroken-text.tsx";
import { viewHref } from "#app/http/account-views.ts";
import { IdentityError } from "../identity/identity.ts";
import { requireAccounts } from "../session/load-account-page.server.ts";
import { readLinkToken } from "./link-token.server.ts";
import { findLink, openLink, stopChange } from "./open-link.server.ts";
import { linkDays } from "./send-link.server.ts";
import type { ShellHandle } from "#app/ui/shell-handle.ts";
import { loadSheets } from "#app/ui/style-sheets.ts";

await loadTexts("emails");

/** Where the links lead that prove an address. Opening one changes nothing: mail scanners do, its button does. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const db = databaseOf(context);
  requireAccounts();
  const { pathname } = new URL(request.url);
  const language = languageOfPath(pathname);
  const t = textsIn(language);
  const page = {
    language,
    site: settings.SITE_NAME,
    operator: settings.CONTACT_EMAIL,
    days: linkDays,
    title: t("emails.address.title"),
    description: t("emails.address.title"),
    canonical: pathname,
    alternates: alternatesOf(pathname, ""),
  };
  const token = readLinkToken(params.token ?? "");
  const found = token && (await findLink(db, token.linkId));
  if (!found) return data({ ...page, link: null }, { status: 404 });
  const { purpose, address, previousAddress } = found.link;
  const use = token.use === "stop" ? ("stop" as const) : purpose;
  return data({ ...page, link: { use, state: found.state, address, previousAddress } });
}

/** The token says who asks: whoever has it may, signed in or not. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const db = databaseOf(context);
  requireAccounts();
  const { pathname } = new URL(request.url);
  const token = readLinkToken(params.token ?? "");
  if (!token) throw new Response(null, { status: 404, statusText: "Not Found" });
  try {
    const state = token.use === "stop" ? await stopChange(db, token.linkId) : await openLink(db, request, token.linkId);
    if (state === "taken" || state === "opening") return data({ problem: state }, { status: 409 });
  } catch (error) {
    if (!(error instanceof IdentityError) || error.failure !== "unreachable") throw error;
    return data({ problem: "unreachable" as const }, { status: 503, headers: { "Retry-After": "60" } });
  }
  return redirect(pathname, 303);
}

export function clientAction(call: ClientActionFunctionArgs) {
  return keepWhenOffline<typeof action, { unsent: Unsent }>(call, (problem) => ({ unsent: { problem } }));
}

export const handle: ShellHandle = { sheets: await loadSheets("keeping") };

export const meta = metaOf<typeof loader>((page) => ({ ...page, noindex: true }));

export default function AddressPage() {
  const { t } = useTranslation();
  const { link, language, site, operator, days } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof clientAction>();
  const problem = answer && "problem" in answer ? answer.problem : undefined;
  const unsent = answer && "unsent" in answer ? answer.unsent : undefined;
  if (link === null) return <UnknownLink language={language} />;
  const { use, state, address, previousAddress } = link;
  const given = { site, days, address: use === "stop" ? previousAddress : address, next: address, email: operator };
  const account = (
    <LinkButton look="outline" href={href("profile", language)}>
      {t("emails.address.account")}
    </LinkButton>
  );
  if (problem === "taken") {
    return (
      <EmailsFrame heading={t("emails.address.taken")}>
        <p>
          <UnbrokenText text={t("emails.address.takenText", given)} />
        </p>
        {account}
      </EmailsFrame>
    );
  }
  if (state === "ready" || state === "opening") {
    return (
      <EmailsFrame heading={t(`emails.address.${use}.ask`)} about={given.address} unsent={unsent}>
        {problem && <Notice kind="problem">{t(`emails.address.${problem}`)}</Notice>}
        <p>
          <UnbrokenText text={t(`emails.address.${use}.what`, given)} />
        </p>
        <Form method="post" preventScrollReset>
          <Button type="submit">{t(`emails.address.${use}.button`)}</Button>
        </Form>
      </EmailsFrame>
    );
  }
  if (use === "stop" && state === "stopped") {
    return (
      <EmailsFrame heading={t("emails.address.stop.done")} done>
        <p>
          <UnbrokenText text={t("emails.address.stop.text")} />
        </p>
        <LinkButton look="outline" href={viewHref("forgot-password", language)}>
          {t("emails.address.stop.password")}
        </LinkButton>
      </EmailsFrame>
    );
  }
  const [heading, text] = outcomeOf(use, state);
  return (
    <EmailsFrame heading={t(heading)} done={state === "done" && use !== "stop"}>
      <p>
        <UnbrokenText text={t(text, given)} />
      </p>
      {account}
    </EmailsFrame>
  );
}

/** What the page says of a link that has been used, or can't be any more. */
function outcomeOf(use: "prove" | "change" | "stop", state: "done" | "stopped" | "over") {
  if (state === "stopped") return ["emails.address.stopped", "emails.address.stoppedText"] as const;
  if (state === "over") return ["emails.address.over", "emails.address.overText"] as const;
  if (use === "stop") return ["emails.address.stop.tooLate", "emails.address.stop.tooLateText"] as const;
  return [`emails.address.${use}.done`, `emails.address.${use}.text`] as const;
}
