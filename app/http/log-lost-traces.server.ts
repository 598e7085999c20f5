import { warnOfLostTraces } from "#app/tracing/tracing.server.ts";
import { log } from "./log.server.ts";

/** For the start of a process: the log says when the collector does not take its traces, at most every ten minutes. */
export function logLostTraces(): void {
  warnOfLostTraces((lost) => log.warn(lost, "The collector did not take these spans: they are lost"));
}
