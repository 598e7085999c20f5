import { data, redirect, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { databaseOf } from "#app/database/database.server.ts";
import { cachePage } from "#app/http/page-cache.server.ts";
import { unlessDialogOnly } from "#app/http/unless-dialog-only.ts";
import { getGazetteer } from "#app/places/gazetteer.server.ts";
import { metaOf } from "#app/seo/page-meta.ts";
import type { ShellHandle } from "#app/ui/shell-handle.ts";
import { readSearchRequest } from "../search-request.server.ts";
import { findListingByReference } from "./listing-by-reference.server.ts";
import { isForAnybody, searchSources } from "../for-anybody.server.ts";
import { loadResults } from "./load-results.server.ts";
import { resultsSheets } from "./results-sheets.ts";
import { ResultsView } from "./results-view.tsx";
import { searchMeta } from "./search-meta.ts";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const db = databaseOf(context);
  const gazetteer = await getGazetteer(db);
  const url = new URL(request.url);
  const listing = url.searchParams.has("sentence") && (await findListingByReference(db, url));
  if (listing) throw redirect(listing, 303);
  const asked = readSearchRequest(gazetteer, url);
  if (!asked) throw new Response(null, { status: 404 });
  if ("redirect" in asked) throw redirect(asked.redirect, asked.status);
  if (isForAnybody(asked.query)) await cachePage(context, db, searchSources);
  return data(await loadResults(db, gazetteer, asked, { request, context }), { status: asked.status });
}

export const shouldRevalidate = unlessDialogOnly;

export const handle: ShellHandle = {
  header: "default",
  ownSearch: true,
  startsWhenNeeded: true,
  sheets: await resultsSheets(),
};

export const meta = metaOf<typeof loader>(searchMeta);

/** Results of a search; the same page for every search, whether in the path or in the query. */
export default function SearchPage() {
  return <ResultsView search={useLoaderData<typeof loader>()} />;
}
