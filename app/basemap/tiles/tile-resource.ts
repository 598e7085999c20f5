import type { LoaderFunctionArgs } from "@remix-run/node";
import { gunzipSync } from "node:zlib";
import { accepts } from "#app/http/accepts.ts";
import { cachePolicies } from "#app/http/cache-policies.ts";
import { readOnly } from "#app/http/read-only.ts";
import { getTileArchive } from "./archive.server.ts";

/**
 * `GET /map/tiles/:version/:z/:x/:y`: a vector tile of the map; 204 where there is nothing. Another version's tiles are
 * not found: what a page of the version before asks for is not to be kept as that version's.
 */
export function loader({ request, params }: LoaderFunctionArgs): Response {
  const { archive, version } = getTileArchive();
  const [z, x, y] = [params["z"], params["x"], params["y"]].map((written = "") =>
    /^\d{1,7}$/.test(written) ? Number(written) : -1,
  ) as [number, number, number];
  if (params["version"] !== version || Math.min(z, x, y) < 0) {
    return new Response(null, { status: 404, headers: { "Cache-Control": cachePolicies.minute } });
  }
  const headers = { "Cache-Control": cachePolicies.immutable, Vary: "Accept-Encoding" };
  const tile = archive.tile(z, x, y);
  if (!tile) return new Response(null, { status: 204, headers });
  const gzip = accepts(request.headers.get("Accept-Encoding") ?? "", "gzip");
  return new Response(new Uint8Array(gzip ? tile : gunzipSync(tile)), {
    headers: {
      ...headers,
      "Content-Type": "application/vnd.mapbox-vector-tile",
      ...(gzip && { "Content-Encoding": "gzip" }),
    },
  });
}

export const action = readOnly;
