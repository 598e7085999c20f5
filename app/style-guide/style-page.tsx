import type { HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { databaseOf } from "#app/database/database.server.ts";
import { textsIn } from "#app/i18n/i18n.server.ts";
import { languageOfPath } from "#app/i18n/languages.ts";
import { loadTexts } from "#app/i18n/later-texts.ts";
import { getGazetteer } from "#app/places/gazetteer.server.ts";
import type { ShellHandle } from "#app/ui/shell-handle.ts";
import { loadSheets } from "#app/ui/style-sheets.ts";
import { settings } from "#app/settings/settings.server.ts";
import { cardView } from "#app/listings/card-view.server.tsx";
import { listLatest } from "#app/shell/list-latest.server.ts";
import { AccountParts } from "./account-parts.tsx";
import { Controls } from "./controls.tsx";
import { FormFields } from "./form-fields.tsx";
import { Foundations } from "./foundations.tsx";
import { LinkParts } from "./link-parts.tsx";
import { ListingParts } from "./listing-parts.tsx";
import { MapParts } from "./map-parts.tsx";
import { MarketParts } from "./market-parts.tsx";
import "./style-guide.css";

await Promise.all([
  loadTexts("account"),
  loadTexts("emails"),
  loadTexts("listing"),
  loadTexts("market"),
  loadTexts("saved-searches", "savedSearches"),
]);

export async function loader({ request, context }: LoaderFunctionArgs) {
  const db = databaseOf(context);
  const language = languageOfPath(new URL(request.url).pathname);
  const gazetteer = await getGazetteer(db);
  const cards = (await listLatest(db)).map((row) => cardView(row, language, textsIn(language), gazetteer));
  return { language, cards, siteName: settings.SITE_NAME };
}

/** Stands in the frames of /dev/style. */
export const headers: HeadersFunction = () => ({ "X-Frame-Options": "SAMEORIGIN" });

export const handle: ShellHandle = {
  sheets: await loadSheets(
    ...(["home", "search", "searchWide", "landing", "services", "agency"] as const),
    ...(["live", "map", "mapNarrow", "mapPrices", "listing", "reading", "keeping", "account"] as const),
  ),
};

export const meta: MetaFunction = () => [{ title: "/dev/style" }, { name: "robots", content: "noindex" }];

/** `/{language}/dev/style`, in development: every part of the site in every state, as its stylesheet draws it today. */
export default function StylePage() {
  const { language, cards, siteName } = useLoaderData<typeof loader>();
  return (
    <div className="wrap style-guide">
      <h1>/dev/style</h1>
      <Foundations />
      <Controls language={language} siteName={siteName} />
      <LinkParts />
      <FormFields />
      <ListingParts cards={cards} language={language} />
      <AccountParts language={language} />
      <MarketParts language={language} />
      <MapParts language={language} />
    </div>
  );
}
