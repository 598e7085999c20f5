import type { LoaderFunctionArgs } from "@remix-run/node";
import { resolveCriteria } from "#app/search-index/resolve-criteria.server.ts";
import { databaseOf } from "#app/database/database.server.ts";
import { cachePolicies } from "#app/http/cache-policies.ts";
import { defaultLanguage, isLanguage } from "#app/i18n/languages.ts";
import { readBox } from "#app/places/area.ts";
import { getGazetteer } from "#app/places/gazetteer.server.ts";
import { criteriaOf } from "#app/filters/criteria.ts";
import { parseQuery } from "#app/filters/search-url.ts";
import { findSearchPlaces } from "#app/filters/search-places.server.ts";
import { withSearchIndex } from "#app/search-index/snapshot/with-search-index.server.ts";
import { readOnly } from "#app/http/read-only.ts";
import { countInSight, listMarks } from "./load-map.server.ts";
import type { FoundMarks } from "./marks/map-data.ts";
import { readLayer } from "./marks/map-layer.ts";
import { loadPriceAreas } from "./price-areas.server.ts";
import { squareAround, zoomOf } from "#app/basemap/tiles/mercator.ts";

/** Where a map can't be zoomed to: it shows the whole country, or one wall of a house. */
const [leastZoom, mostZoom] = [4, 20];
/**
 * No screen is wider, in pixels: a country asked for as if each of its houses were to be seen is gathered as wide as this,
 * so that no question has more than some thousand marks to answer.
 */
const widest = 6_000;

/**
 * `GET /map/clusters?language=fr&bbox=4.3,50.8,4.4,50.9&zoom=12.4&type=office…`: the marks of what the map shows.
 * With `layer=prices`, what is asked in its places instead. `bbox` is what it shows, with a margin; `seen` what nothing covers
 * of it, whose properties are counted; the rest a search in canonical names. What can't be read is taken as not said.
 */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<Response> {
  const db = databaseOf(context);
  const { searchParams } = new URL(request.url);
  const asked = searchParams.get("language");
  const language = isLanguage(asked) ? asked : defaultLanguage;
  const { bbox, ...criteria } = criteriaOf(parseQuery(searchParams, language));
  const box = readBox(bbox);
  const zoom = readZoom(searchParams.get("zoom"));
  if (!box || zoom === undefined) return answer({ marks: [] });
  const gazetteer = await getGazetteer(db);
  const search = await resolveCriteria(db, gazetteer, criteria, findSearchPlaces(gazetteer, criteria, language));
  const within = Math.min(mostZoom, Math.max(leastZoom, zoom), zoomOf(squareAround(box), widest));
  const part = { box, zoom: within, language };
  const seen = readBox(searchParams.get("seen") ?? undefined);
  return withSearchIndex(db, async (index, asked) => {
    const found =
      readLayer(searchParams) === "prices"
        ? await loadPriceAreas(index, gazetteer, search, part)
        : { marks: await listMarks(index, asked, gazetteer, search, part) };
    return answer({ ...found, ...(seen && { inSight: await countInSight(index, search, seen, language) }) });
  });
}

export const action = readOnly;

function readZoom(written: string | null): number | undefined {
  return /^\d{1,3}(\.\d{1,8})?$/.test(written ?? "") ? Number(written) : undefined;
}

function answer(found: FoundMarks) {
  return Response.json(found, { headers: { "Cache-Control": cachePolicies.minute } });
}
