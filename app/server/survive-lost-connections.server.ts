import { log } from "#app/http/log.server.ts";
import { isUnavailable } from "#app/http/unavailable.server.ts";

/**
 * Lets the server live when a database connection dies in the moment in which it is opened: postgres.js 3.4.9 asks for the
 * array types there in a promise that nobody holds, and Node ends a process for that. What waited for the connection
 * gets another one. Every other rejection that nobody handles ends the process, as ever.
 */
export function surviveLostConnections(): void {
  process.on("unhandledRejection", (error) => {
    if (!isOfOpening(error)) throw error;
    log.warn({ err: error }, "A database connection died while it was opened");
  });
}

function isOfOpening(error: unknown): boolean {
  return error instanceof Error && "query" in error && /\bpg_type\b/.test(String(error.query)) && isUnavailable(error);
}
