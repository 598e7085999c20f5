import type { LoaderFunctionArgs } from "@remix-run/node";
import { cachePolicies } from "#app/http/cache-policies.ts";
import { keptFromSecond } from "#app/http/kept-from-second.server.ts";
import { readOnly } from "#app/http/read-only.ts";
import { readBox } from "#app/places/area.ts";
import { drawBasemap } from "./draw-basemap.server.ts";
import { basemapSquare } from "./picture-frame.ts";

/** The ground of a town takes 80 ms to draw, and whoever searches there asks for the same. In characters. */
const drawn = keptFromSecond<string>({ most: 16_000_000, size: ({ length }) => length, mostOnce: 500 });

/** `GET /map/basemap.svg?box=2.5,49.4,6.4,51.5&scheme=night`: the basemap that the server's map stands on. */
export function loader({ request }: LoaderFunctionArgs): Response {
  const { searchParams } = new URL(request.url);
  const box = readBox(searchParams.get("box") ?? undefined);
  if (!box) return new Response(null, { status: 404, headers: { "Cache-Control": cachePolicies.minute } });
  const scheme = searchParams.get("scheme") === "night" ? "night" : "day";
  const square = basemapSquare(box);
  const svg = drawn(`${scheme} ${JSON.stringify(square)}`, () => drawBasemap(square, scheme));
  return new Response(svg, { headers: { "Content-Type": "image/svg+xml", "Cache-Control": cachePolicies.day } });
}

export const action = readOnly;
