import { randomUUID } from "node:crypto";
import type { AppLoadContext } from "@remix-run/node";
import { LRUCache } from "lru-cache";
import { isForDocument } from "../document-request.ts";
import { ownBytes } from "../own-bytes.server.ts";
import { requestContext, type RequestContext } from "../request-context.ts";

/** In loader data any text stands as somebody wrote it: nobody who writes one can know this. */
const mark = `ready-${randomUUID()}`;

/** Stands once in loader data, as Remix writes each text once. */
const markFor = (id: string) => `${mark}:${id};`;

/**
 * Hands markup that a loader made to the page. A document holds it already: there it is kept out of the loader data, which
 * would send it a second time; a navigation by script finds it in the loader data.
 * @param html pieces of bytes where they are at hand, of which both are then made as they are
 * @returns what belongs into the loader data
 */
export function passMarkup(
  request: Request,
  context: AppLoadContext,
  id: string,
  html: string | readonly Buffer[],
): string | undefined {
  const shared = requestContext(context);
  shared.markup = { ...shared.markup, [id]: html };
  if (isForDocument(request)) return undefined;
  if (typeof html === "string") return html;
  return shared.sendsBytes ? markFor(id) : Buffer.concat(html).toString();
}

/**
 * Loader data as they are sent, with the bytes of markup in the places that {@link passMarkup} left for them: as text, each
 * letter would be copied half a dozen times on its way.
 * @param data JSON, as Remix made it
 */
export function putMarkup(data: Buffer<ArrayBuffer>, markup: RequestContext["markup"] = {}): Buffer<ArrayBuffer> {
  const places = Object.entries(markup).flatMap(([id, html]) => {
    const place = markFor(id);
    const at = typeof html === "string" ? -1 : data.indexOf(place);
    return typeof html === "string" || at < 0 ? [] : [{ at, end: at + place.length, html: [html].flat() }];
  });
  if (places.length === 0) return data;
  let done = 0;
  const pieces = places
    .toSorted((a, b) => a.at - b.at)
    .flatMap(({ at, end, html }) => {
      const before = data.subarray(done, at);
      done = end;
      return [before, ...html.map(inJson)];
    });
  return Buffer.concat([...pieces, data.subarray(done)]);
}

/** Of markup in strings of JSON, with what it was made of, in a process: some 4,000 cards. */
const most = 16 * 1024 * 1024;
/** What an entry takes beside that, about. */
const entryBytes = 200;

/** A card is asked for many times. */
const written = new LRUCache<Buffer, Buffer>({
  maxSize: most,
  sizeCalculation: (json, html) => json.length + html.length + entryBytes,
});

/** Kept from the second time on: what is made for one visitor is not asked for again. */
const asked = new WeakSet<Buffer>();

/** What JSON escapes is of one byte: read as one letter a byte, it takes less than half of what it does as text. */
function inJson(html: Buffer): Buffer {
  const known = written.get(html);
  if (known) return known;
  const json = Buffer.from(JSON.stringify(html.toString("latin1")).slice(1, -1), "latin1");
  if (asked.has(html)) written.set(html, ownBytes(json));
  asked.add(html);
  return json;
}
