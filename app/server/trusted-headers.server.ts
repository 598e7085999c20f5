import { clientAddressHeader, findClientAddress } from "#app/http/client-address.server.ts";
import { documentHeader, documentMark } from "#app/http/document-request.ts";
import { settings } from "#app/settings/settings.server.ts";
import type { Middleware } from "./middleware.server.ts";
import type { IsProxy } from "./trusted-proxies.server.ts";

const own = new URL(settings.SITE_URL);

/**
 * Writes into a request's headers what loaders may believe, in place of whatever the client sent under these names: the
 * public address, so that no answer can repeat a foreign `Host`, who asks, and whether for a whole page.
 */
export function trustedHeaders(isProxy: IsProxy): Middleware {
  return ({ headers, method, socket, url = "/" }, _response, next) => {
    headers.host = own.host;
    delete headers["x-forwarded-host"];
    // A form that came so far is our own; Remix compares its origin with `Host`.
    if (method !== "GET" && headers.origin !== undefined) headers.origin = own.origin;
    const forwarded = [headers["x-forwarded-for"] ?? []].flat().join(",");
    headers[clientAddressHeader] = findClientAddress(socket.remoteAddress, forwarded || undefined, isProxy) ?? "";
    headers[documentHeader] = documentMark(url);
    next();
  };
}
