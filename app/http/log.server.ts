import pino from "pino";
import { settings } from "#app/settings/settings.server.ts";
import { gatherLines } from "./gathered-lines.server.ts";

/** The application's log: one JSON line per event, on standard output. */
export const log = pino(
  {
    level: settings.LOG_LEVEL,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    serializers: { err: describeError },
  },
  gatherLines(() => pino.destination(process.stdout.fd)),
);

/** The id that a request's log lines share and its answer carries as `X-Request-Id`; app/server/request-id.server.ts gives it. */
export function requestId(request: Request): string | undefined {
  return request.headers.get("x-request-id") ?? undefined;
}

/** Drizzle puts the parameters of a failed query into message and stack; what people typed does not belong in a log. */
function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { message: String(error) };
  if ("query" in error && "params" in error) {
    return { ...describeError(error.cause), query: String(error.query).slice(0, 1000) };
  }
  return pino.stdSerializers.err(error);
}
