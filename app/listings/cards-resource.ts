import type { LoaderFunctionArgs } from "@remix-run/node";
import { databaseOf } from "#app/database/database.server.ts";
import { cachePolicies } from "#app/http/cache-policies.ts";
import { readOnly } from "#app/http/read-only.ts";
import { textsIn } from "#app/i18n/i18n.server.ts";
import { defaultLanguage, isLanguage } from "#app/i18n/languages.ts";
import { getGazetteer } from "#app/places/gazetteer.server.ts";
import { cardView } from "./card-view.server.tsx";
import { findCards } from "./read-cards.server.ts";

/** More than these nobody is shown at once. */
const most = 12;

/** `GET /listings/cards?of=qb-1,qb-2&language=fr`: cards of listings on offer, in the order asked for. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<Response> {
  const db = databaseOf(context);
  const { searchParams } = new URL(request.url);
  const named = searchParams.get("language");
  const language = isLanguage(named) ? named : defaultLanguage;
  const references = (searchParams.get("of") ?? "").slice(0, 1_000).split(",").slice(0, most);
  const rows = await findCards(db, references);
  const gazetteer = await getGazetteer(db);
  const cards = rows.map((row) => cardView(row, language, textsIn(language), gazetteer));
  return Response.json(cards, { headers: { "Cache-Control": cachePolicies.minute } });
}

export const action = readOnly;
