/** How long a visitor, a crawler or a load balancer should wait before trying again, in seconds. */
export const retryAfter = 5;

/** Node's and postgres.js's names for a server that cannot be reached or hangs up. */
const connectionCodes = new Set([
  "CONNECT_TIMEOUT",
  "CONNECTION_CLOSED",
  "CONNECTION_DESTROYED",
  "CONNECTION_ENDED",
  "EAI_AGAIN",
  "ECONNREFUSED",
  "ECONNRESET",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "ENOTFOUND",
  "EPIPE",
  "ETIMEDOUT",
]);

/**
 * PostgreSQL's: connection exceptions (08), no room left on its disk, in its memory or for connections (53), a statement
 * that took too long, a server that shuts down, crashed or starts, one that only reads (a standby), and a disk that fails.
 */
const serverStates = /^(?:08...|53...|57014|57P0[1-3]|25006|58030)$/;

/** Whether an error, or what caused it, means that the database cannot answer now. */
export function isUnavailable(error: unknown): boolean {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 5; cause = cause.cause, depth++) {
    const code = "code" in cause ? String(cause.code) : "";
    if (connectionCodes.has(code) || serverStates.test(code)) return true;
  }
  return false;
}
