import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { databaseOf } from "#app/database/database.server.ts";
import { reportWhenOffline } from "#app/http/keep-when-offline.ts";
import { readForm } from "#app/http/read-form.server.ts";
import { textsIn } from "#app/i18n/i18n.server.ts";
import { languageOfPath } from "#app/i18n/languages.ts";
import { loadTexts } from "#app/i18n/later-texts.ts";
import { metaOf } from "#app/seo/page-meta.ts";
import { alternatesOf } from "#app/filters/alternates.ts";
import { settings } from "#app/settings/settings.server.ts";
import { Button } from "#app/ui/button.tsx";
import { EmailsFrame, UnknownLink } from "#app/ui/emails-frame.tsx";
import { readMailToken } from "./mail-token.server.ts";
import { findPropertyEmails, setPropertyEmails } from "#app/account/profile/property-emails.server.ts";
import type { ShellHandle } from "#app/ui/shell-handle.ts";
import { loadSheets } from "#app/ui/style-sheets.ts";

await loadTexts("emails");

/** No e-mails about new properties any more, or again: asked for by a link in one of them, without signing in. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const db = databaseOf(context);
  const { pathname } = new URL(request.url);
  const language = languageOfPath(pathname);
  const userId = readMailToken("unsubscribe", params.token ?? "");
  const emails = userId === null ? null : await findPropertyEmails(db, userId);
  const t = textsIn(language);
  const page = {
    language,
    site: settings.SITE_NAME,
    title: t("emails.unsubscribe.title"),
    description: t("emails.unsubscribe.title"),
    canonical: pathname,
    alternates: alternatesOf(pathname, ""),
  };
  if (userId === null) return data({ ...page, state: "unknown" as const }, { status: 404 });
  // Of an account that is gone there is nothing left to switch.
  return data({ ...page, state: emails === null ? "gone" : emails.wanted ? "wanted" : ("refused" as const) });
}

/** The token says who asks: whoever has it may, wherever the form comes from. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const db = databaseOf(context);
  const { pathname } = new URL(request.url);
  const userId = readMailToken("unsubscribe", params.token ?? "");
  if (userId === null) throw new Response(null, { status: 404, statusText: "Not Found" });
  const form = await readForm(request);
  await setPropertyEmails(db, userId, form.get("intent") === "resume", languageOfPath(pathname));
  return redirect(pathname, 303);
}

export { reportWhenOffline as clientAction };

export const handle: ShellHandle = { startsWhenNeeded: true, sheets: await loadSheets("keeping") };

export const meta = metaOf<typeof loader>((page) => ({ ...page, noindex: true }));

export default function UnsubscribePage() {
  const { t } = useTranslation();
  const { state, site, language } = useLoaderData<typeof loader>();
  const unsent = useActionData<typeof reportWhenOffline>();
  if (state === "unknown") return <UnknownLink language={language} />;
  const isWanted = state === "wanted";
  const heading = t(isWanted ? "emails.unsubscribe.ask" : "emails.unsubscribe.done");
  return (
    <EmailsFrame heading={heading} done={!isWanted} unsent={unsent}>
      <p>{t(isWanted ? "emails.unsubscribe.what" : "emails.unsubscribe.stopped", { site })}</p>
      {state !== "gone" && (
        <Form method="post" preventScrollReset>
          <input type="hidden" name="intent" value={isWanted ? "unsubscribe" : "resume"} />
          <Button type="submit" look={isWanted ? "accent" : "outline"}>
            {t(isWanted ? "emails.unsubscribe.button" : "emails.unsubscribe.undo")}
          </Button>
        </Form>
      )}
    </EmailsFrame>
  );
}
