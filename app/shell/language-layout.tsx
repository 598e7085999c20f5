import { data, redirectDocument, type LoaderFunctionArgs } from "@remix-run/node";
import { Outlet, useRouteError, type MetaFunction } from "@remix-run/react";
import { describeUser } from "#app/account/describe-user.server.ts";
import { unlessDialogOnly } from "#app/http/unless-dialog-only.ts";
import { syncChoice } from "#app/account/account-choice.server.ts";
import { allowedBy } from "#app/consent/choice.ts";
import { hasSignal } from "#app/consent/choice-cookie.server.ts";
import { asksOn } from "#app/consent/page-consent.server.ts";
import { databaseOf } from "#app/database/database.server.ts";
import { isForDocument } from "#app/http/document-request.ts";
import { requestId } from "#app/http/log.server.ts";
import { requestContext } from "#app/http/request-context.ts";
import { languageOfPath } from "#app/i18n/languages.ts";
import { settings } from "#app/settings/settings.server.ts";
import { findShortlist } from "#app/shortlist/find-shortlist.server.ts";
import { hasDemonstrationListings } from "#app/listings/demonstration-listings.server.ts";
import { ErrorView } from "./error-view.tsx";
import { errorTitle, statusOf } from "./error-titles.ts";
import { Shell, type ShellData } from "./shell.tsx";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const db = databaseOf(context);
  const [demonstration, { user, references, headers }] = await Promise.all([
    hasDemonstrationListings(db),
    findShortlist(db, request),
  ]);
  const { pathname, search } = new URL(request.url);
  const synced = await syncChoice(db, request, user, languageOfPath(pathname));
  requestContext(context).choice = synced.choice;
  for (const cookie of synced.headers.getSetCookie()) headers.append("Set-Cookie", cookie);
  // Only a page that is loaded anew is rid of what runs in it.
  if (synced.withdrawn && !isForDocument(request)) throw redirectDocument(pathname + search, { headers });
  const shell: ShellData = {
    asks: asksOn(pathname, synced.choice),
    ...(allowedBy(synced.choice, hasSignal(request)).includes("preferences") && { remembers: true }),
    demonstration,
    // A document has it where it failed, and nowhere else: a good page is the same for everybody (error-request.tsx).
    ...(!isForDocument(request) && { requestId: requestId(request) }),
    accounts: settings.CLIENT_PROFILE,
    user: user && (await describeUser(user)),
    ...(references.length > 0 && { shortlisted: references }),
  };
  return data(shell, { headers });
}

export const shouldRevalidate = unlessDialogOnly;

/** Pages bring their own; this is for those that fail. */
export const meta: MetaFunction = ({ error, location }) =>
  error
    ? [
        { title: errorTitle(statusOf(error), languageOfPath(location.pathname)) },
        { name: "robots", content: "noindex" },
      ]
    : [];

export default function LanguageLayout() {
  return (
    <Shell>
      <Outlet />
    </Shell>
  );
}

/** A page that fails, fails inside the shell. */
export function ErrorBoundary() {
  return (
    <Shell>
      <ErrorView status={statusOf(useRouteError())} />
    </Shell>
  );
}
