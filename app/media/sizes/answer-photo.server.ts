import { cachePolicies } from "#app/http/cache-policies.ts";
import { log, requestId } from "#app/http/log.server.ts";
import type { Database } from "#db/client.server.ts";
import { FileUnavailableError } from "../fetching/fetch-file.server.ts";
import { findPhoto } from "./find-photo.server.ts";
import { photoKeyPattern } from "../pictures/photo-key.server.ts";
import { MediaStoreUnavailableError } from "../store/store.server.ts";
import { getVariant, type StoredPhoto } from "./photo-variants.server.ts";
import { findVariant, type Variant } from "../pictures/photo-view.ts";

/**
 * Answers a request for one size of a photo: 200, 304, or 404 for an unknown key or size and for a picture that can't
 * be had; 503 while the media store can't be asked. Nothing else is shown in its place.
 * @param name of the variant, e.g. `480.avif`
 * @param findOther looks for a picture that is no listing's
 */
export async function answerPhoto(
  db: Database,
  request: Request,
  key: string,
  name: string,
  findOther?: (key: string) => Promise<StoredPhoto | undefined>,
): Promise<Response> {
  const variant = findVariant(name);
  if (!variant || !photoKeyPattern.test(key)) return notFound();
  const photo = (await findPhoto(db, key)) ?? (await findOther?.(key));
  if (!photo) return notFound();

  const etag = `"${key}-${name}"`; // What a key and a variant name show never changes.
  // Readers of our feeds show the photos too.
  const headers = {
    "Cache-Control": cachePolicies.immutable,
    "Cross-Origin-Resource-Policy": "cross-origin",
    ETag: etag,
  };
  if (matches(request.headers.get("If-None-Match"), etag)) return new Response(null, { status: 304, headers });
  try {
    const bytes = await getVariant(photo, variant);
    const body = request.method === "HEAD" ? null : new Uint8Array(bytes);
    return new Response(body, {
      headers: { ...headers, "Content-Type": typeOf(variant), "Content-Length": String(bytes.length) },
    });
  } catch (error) {
    if (error instanceof MediaStoreUnavailableError) {
      log.error({ requestId: requestId(request), err: error, photo: key }, "the media store can't be asked");
      return unavailable();
    }
    if (!(error instanceof FileUnavailableError)) throw error;
    log.warn({ requestId: requestId(request), err: error, photo: key }, "a photo can't be had");
    return notFound();
  }
}

function typeOf(variant: Variant): string {
  return typeof variant === "string" ? "image/jpeg" : `image/${variant.format}`;
}

/** A list of tags, perhaps marked as weak by a proxy that compressed on the way. */
function matches(ifNoneMatch: string | null, etag: string): boolean {
  return (ifNoneMatch ?? "").split(",").some((tag) => [etag, `W/${etag}`, "*"].includes(tag.trim()));
}

function notFound(): Response {
  return new Response("Not found", {
    status: 404,
    headers: { "Cache-Control": cachePolicies.minute, "Content-Type": "text/plain; charset=utf-8" },
  });
}

function unavailable(): Response {
  return new Response("Not available at the moment", {
    status: 503,
    headers: { "Cache-Control": "no-store", "Content-Type": "text/plain; charset=utf-8", "Retry-After": "10" },
  });
}
