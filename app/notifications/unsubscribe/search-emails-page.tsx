import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { databaseOf } from "#app/database/database.server.ts";
import { reportWhenOffline } from "#app/http/keep-when-offline.ts";
import { readForm } from "#app/http/read-form.server.ts";
import { textsIn } from "#app/i18n/i18n.server.ts";
import { languageOfPath } from "#app/i18n/languages.ts";
import { loadTexts } from "#app/i18n/later-texts.ts";
import { metaOf } from "#app/seo/page-meta.ts";
import { alternatesOf } from "#app/filters/alternates.ts";
import { UnknownLink } from "#app/ui/emails-frame.tsx";
import type { ShellHandle } from "#app/ui/shell-handle.ts";
import { loadSheets } from "#app/ui/style-sheets.ts";
import { readMailToken } from "./mail-token.server.ts";
import { SearchChoice } from "./search-choice.tsx";
import { changeSearchEmails, findSearchEmails, readFrequency } from "./search-emails.server.ts";

await loadTexts("emails");

/**
 * How often e-mails about one saved search come, changed by a link in one of them, without signing in. `?to=` proposes a
 * change, and says of one that is made that it is; `&was=` is what it was before.
 */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const db = databaseOf(context);
  const { pathname, searchParams } = new URL(request.url);
  const language = languageOfPath(pathname);
  const id = readMailToken("search-emails", params.token ?? "");
  const search = id === null ? null : await findSearchEmails(db, id, language);
  const title = textsIn(language)("emails.search.title");
  const page = {
    language,
    search,
    path: pathname,
    to: readFrequency(searchParams.get("to")),
    was: readFrequency(searchParams.get("was")),
    title,
    description: title,
    canonical: pathname,
    alternates: alternatesOf(pathname, ""),
  };
  return data(page, { status: search ? 200 : 404 });
}

/** The token says whose search it is: whoever has it may, wherever the form comes from. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const db = databaseOf(context);
  const { pathname } = new URL(request.url);
  const id = readMailToken("search-emails", params.token ?? "");
  const to = readFrequency((await readForm(request)).get("frequency"));
  if (to === null) throw new Response(null, { status: 400, statusText: "Bad Request" });
  const was = id === null ? null : await changeSearchEmails(db, id, to);
  if (was === null) throw new Response(null, { status: 404, statusText: "Not Found" });
  return redirect(`${pathname}?to=${to}&was=${was}`, 303);
}

export { reportWhenOffline as clientAction };

export const handle: ShellHandle = { startsWhenNeeded: true, sheets: await loadSheets("keeping") };

export const meta = metaOf<typeof loader>((page) => ({ ...page, noindex: true }));

export default function SearchEmailsPage() {
  const { language, search, ...choice } = useLoaderData<typeof loader>();
  const unsent = useActionData<typeof reportWhenOffline>();
  return search ? <SearchChoice search={search} {...choice} unsent={unsent} /> : <UnknownLink language={language} />;
}
