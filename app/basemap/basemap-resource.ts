import type { LoaderFunctionArgs } from "@remix-run/node";
import { cachePolicies } from "#app/http/cache-policies.ts";
import { codingFor, encodeBody } from "#app/http/encode-body.server.ts";
import { keptFromSecond } from "#app/http/kept-from-second.server.ts";
import { readOnly } from "#app/http/read-only.ts";
import { readBox } from "#app/places/area.ts";
import { drawBasemap } from "./draw-basemap.server.ts";
import { basemapSquare, groundForms } from "./picture-frame.ts";

/** The ground of a town takes 80 ms to draw, and whoever searches there asks for the same. In bytes. */
const drawn = keptFromSecond<Ground>({ most: 16_000_000, size: ({ body }) => body.length, mostOnce: 500 });

interface Ground {
  body: Buffer<ArrayBuffer>;
  headers: Headers;
}

/**
 * `GET /map/basemap.svg?box=2.5,49.4,6.4,51.5&scheme=night&form=phone`: the basemap that the server's map stands on. It is
 * compressed as what is sent often: all other servers may keep it for a day.
 */
export function loader({ request }: LoaderFunctionArgs): Response {
  const { searchParams } = new URL(request.url);
  const box = readBox(searchParams.get("box") ?? undefined);
  if (!box) return new Response(null, { status: 404, headers: { "Cache-Control": cachePolicies.minute } });
  const scheme = searchParams.get("scheme") === "night" ? "night" : "day";
  const form = groundForms.find((form) => form === searchParams.get("form")) ?? "whole";
  const square = basemapSquare(box);
  const { body, headers } = drawn([scheme, form, codingFor(request), JSON.stringify(square)].join(" "), () => {
    const headers = new Headers({ "Content-Type": "image/svg+xml", "Cache-Control": cachePolicies.day });
    return { body: encodeBody(drawBasemap(square, scheme, form), request, headers, true), headers };
  });
  return new Response(body, { headers });
}

export const action = readOnly;
