import type { LoaderFunctionArgs } from "@remix-run/node";
import { databaseOf } from "#app/database/database.server.ts";
import { cachePolicies } from "#app/http/cache-policies.ts";
import { readOnly } from "#app/http/read-only.ts";
import { textsIn } from "#app/i18n/i18n.server.ts";
import { defaultLanguage, isLanguage } from "#app/i18n/languages.ts";
import { getGazetteer } from "../gazetteer.server.ts";
import { withPoints } from "./suggest-points.server.ts";
import { suggestPlaces } from "../suggest-places.ts";

/**
 * `GET /places/suggestions?language=fr&q=anv`: the places that may be meant by what has been typed, and
 * the points that a search may be near. Nothing typed, and
 * what no place is called, have no suggestions; a language that is not ours is taken as the default one.
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const db = databaseOf(context);
  const { searchParams } = new URL(request.url);
  const asked = searchParams.get("language");
  const language = isLanguage(asked) ? asked : defaultLanguage;
  const gazetteer = await getGazetteer(db);
  const text = searchParams.get("q") ?? "";
  const t = textsIn(language);
  const places = suggestPlaces(gazetteer, text, language, t);
  const suggestions = withPoints(places, gazetteer, text, language, t);
  return Response.json({ suggestions }, { headers: { "Cache-Control": cachePolicies.feed } });
}

export const action = readOnly;
