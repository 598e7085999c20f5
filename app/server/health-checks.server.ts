import { cachePolicies } from "#app/http/cache-policies.ts";
import { findObstacle } from "#app/http/readiness.server.ts";
import type { Database } from "#db/client.server.ts";
import { sendError } from "./error-response.server.ts";
import type { Middleware } from "./middleware.server.ts";

/** What a health check is answered with, as plain text. */
interface Health {
  status: 200 | 503;
  text: string;
}

const checks: Record<string, (db: Database) => Promise<Health>> = {
  /** The process lives. */
  "/healthz": async () => ({ status: 200, text: "ok" }),
  /** Visitors may be sent here. */
  "/readyz": async (db) => {
    const obstacle = await findObstacle(db);
    return obstacle === null ? { status: 200, text: "ok" } : { status: 503, text: obstacle };
  },
};

const headers = { "Content-Type": "text/plain", "Cache-Control": cachePolicies.never };

/** Answers health checks, past the queue of pages and the framework. */
export function answerHealthChecks(db: Database): Middleware {
  return (request, response, next) => {
    const { method, url = "" } = request;
    if (!Object.hasOwn(checks, url)) return next();
    if (method === "POST") return sendError(response, 405, ["GET", "HEAD"]);
    void describe(db, url).then(({ status, headers, text }) => {
      response.writeHead(status, headers).end(method === "HEAD" ? undefined : text);
    });
  };
}

/** The same as a route's answer, for a server that is not ours (remix-serve). */
export async function healthResponse(db: Database, path: string): Promise<Response> {
  const { status, headers, text } = await describe(db, path);
  return new Response(text, { status, headers });
}

async function describe(db: Database, path: string): Promise<Health & { headers: Record<string, string> }> {
  return { ...(await checks[path]!(db)), headers };
}
