import { data, redirect, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { unlessDialogOnly } from "#app/http/unless-dialog-only.ts";
import { findInsight } from "#app/content/insights/find-insight.server.ts";
import { databaseOf } from "#app/database/database.server.ts";
import { languageOfPath } from "#app/i18n/languages.ts";
import { getGazetteer } from "#app/places/gazetteer.server.ts";
import { ErrorView } from "./error-view.tsx";
import { errorTitle } from "./error-titles.ts";
import { findLanguageRedirect } from "./language-redirects.ts";
import type { ShellHandle } from "#app/ui/shell-handle.ts";

/** Every address that names no page: on to the right one where there is one, else 404 (decisions, section 1). */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const db = databaseOf(context);
  const right = await findLanguageRedirect(new URL(request.url), {
    loadGazetteer: () => getGazetteer(db),
    findInsightSlug: async (slug, language) => (await findInsight(db, slug, language))?.slug,
  });
  if (right) throw redirect(right.to, right.status);
  return data(null, { status: 404 });
}

export const shouldRevalidate = unlessDialogOnly;

export const meta: MetaFunction = ({ location }) => [
  { title: errorTitle(404, languageOfPath(location.pathname)) },
  { name: "robots", content: "noindex" },
];

export const handle: ShellHandle = { ownSearch: true };

export default function NotFoundPage() {
  return <ErrorView status={404} />;
}
