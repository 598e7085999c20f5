import { ServerResponse, type IncomingMessage } from "node:http";
import { securityHeaders } from "#app/http/security-headers.ts";
import { settings } from "#app/settings/settings.server.ts";
import { isLastOf } from "./graceful-shutdown.server.ts";

/** What every answer has, refused requests' as well; a route may set its own value of any of them. */
export const siteHeaders = securityHeaders(settings.SITE_URL, settings.HSTS);

/** An answer of the site's server: has the site's headers, its request's id, and closes its connection where it is the last. */
export class SiteResponse<Asked extends IncomingMessage = IncomingMessage> extends ServerResponse<Asked> {
  override writeHead(...given: unknown[]): this {
    for (const [name, value] of siteHeaders) if (!this.hasHeader(name)) this.setHeader(name, value);
    this.setHeader("X-Request-Id", idOf(this.req));
    if (isLastOf(this.req)) this.setHeader("Connection", "close");
    return super.writeHead(...(given as Parameters<ServerResponse["writeHead"]>));
  }

  /**
   * Sends an answer that is at hand whole. Its headers are written as they stand, without being set, found and read one by one
   * before.
   * @param lines names and values in turns, the site's own among them
   */
  sendReady(status: number, lines: readonly string[], body: Buffer | undefined): void {
    const own = ["X-Request-Id", idOf(this.req), ...(isLastOf(this.req) ? ["Connection", "close"] : [])];
    super.writeHead(status, [...lines, ...own]).end(body);
  }
}

/** A request that was never named is refused before it has come as a whole. */
const idOf = ({ headers }: IncomingMessage): string => String(headers["x-request-id"] ?? "");
