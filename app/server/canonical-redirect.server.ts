import type { Middleware } from "./middleware.server.ts";
import { canonicalUrl } from "./canonical-url.ts";
import { withoutEncoding } from "./request-target.ts";

/** Leads from every other form of an address to the canonical one; an address that is none goes on as one of no page. */
export const redirectToCanonicalUrl: Middleware = (request, response, next) => {
  const { url = "/" } = request;
  const canonical = canonicalUrl(url);
  if (canonical !== undefined && canonical !== url) {
    response.writeHead(308, { Location: canonical }).end();
    return;
  }
  if (canonical === undefined) request.url = canonicalUrl(withoutEncoding(url)) ?? "/";
  next();
};
