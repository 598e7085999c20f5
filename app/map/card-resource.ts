import type { LoaderFunctionArgs } from "@remix-run/node";
import { databaseOf } from "#app/database/database.server.ts";
import { cachePolicies } from "#app/http/cache-policies.ts";
import { textsIn } from "#app/i18n/i18n.server.ts";
import { defaultLanguage, isLanguage } from "#app/i18n/languages.ts";
import { cardView } from "#app/listings/card-view.server.tsx";
import { findCards } from "#app/listings/read-cards.server.ts";
import { getGazetteer } from "#app/places/gazetteer.server.ts";
import { parseQuery } from "#app/filters/search-url.ts";
import { readOnly } from "#app/http/read-only.ts";

/** `GET /map/card/qb-20418?language=fr&transaction=to-let`: the card of a listing chosen on the map. */
export async function loader({ request, params: { reference = "" }, context }: LoaderFunctionArgs): Promise<Response> {
  const db = databaseOf(context);
  const { searchParams } = new URL(request.url);
  const named = searchParams.get("language");
  const language = isLanguage(named) ? named : defaultLanguage;
  const [row] = await findCards(db, [reference]);
  const headers = { "Cache-Control": cachePolicies.minute };
  if (!row) return Response.json(null, { status: 404, headers });
  const gazetteer = await getGazetteer(db);
  const asked = parseQuery(searchParams, language);
  return Response.json(cardView(row, language, textsIn(language), gazetteer, asked), { headers });
}

export const action = readOnly;
