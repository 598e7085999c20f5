import type { LoaderFunctionArgs } from "@remix-run/node";
import { databaseOf } from "#app/database/database.server.ts";
import { answerFeed } from "#app/http/answer-feed.server.ts";
import { cachePage } from "#app/http/page-cache.server.ts";
import { readOnly } from "#app/http/read-only.ts";
import { textsIn } from "#app/i18n/i18n.server.ts";
import { languageOfPath } from "#app/i18n/languages.ts";
import { shellSources } from "#app/listings/demonstration-listings.server.ts";
import { operator } from "#app/seo/operator.server.ts";
import { rememberCurrentAddresses } from "./insight-addresses.server.ts";
import { listInsights } from "./insights.server.ts";
import { insightsFeed } from "./insights-feed.ts";
import { latestChange, writeInsightsFeed } from "./write-insights-feed.server.ts";

/** `GET /feeds/atom/en/insights`, and so in each language: the insights as a feed. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<Response> {
  const db = databaseOf(context);
  const { pathname } = new URL(request.url);
  const language = languageOfPath(pathname.replace(/^\/feeds\/[^/]*/, ""));
  await cachePage(context, db, shellSources);
  const insights = await listInsights(language);
  rememberCurrentAddresses(db);
  const body = writeInsightsFeed(insights, language, textsIn(language), operator);
  const { type } = insightsFeed(language);
  return answerFeed({ request, context }, { body, type, language, updated: latestChange(insights) });
}

export const action = readOnly;
