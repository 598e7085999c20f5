import type { IncomingMessage, ServerResponse } from "node:http";
import { cachePolicies } from "./cache-policies.ts";
import { findObstacle } from "./readiness.server.ts";

/** What a health check is answered with, as plain text. */
interface Health {
  status: 200 | 503;
  text: string;
}

const checks: Record<string, () => Promise<Health>> = {
  /** The process lives. */
  "/healthz": async () => ({ status: 200, text: "ok" }),
  /** Visitors may be sent here. */
  "/readyz": async () => {
    const obstacle = await findObstacle();
    return obstacle === null ? { status: 200, text: "ok" } : { status: 503, text: obstacle };
  },
};

const headers = { "Content-Type": "text/plain", "Cache-Control": cachePolicies.never };

/** Whether a path is a health check's. */
export function isHealthCheck(path: string): boolean {
  return Object.hasOwn(checks, path);
}

/** Answers a health check, past the queue of pages and the framework. */
export async function answerHealth(path: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { status, headers, text } = await describe(path);
  response.writeHead(status, headers).end(request.method === "HEAD" ? undefined : text);
}

/** The same as a route's answer, for development, where no front door stands. */
export async function healthResponse(path: string): Promise<Response> {
  const { status, headers, text } = await describe(path);
  return new Response(text, { status, headers });
}

async function describe(path: string): Promise<Health & { headers: Record<string, string> }> {
  return { ...(await checks[path]!()), headers };
}
