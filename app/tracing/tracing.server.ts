import { AsyncLocalStorage } from "node:async_hooks";
import { settings } from "#app/settings/settings.server.ts";
import { nameStatement } from "./name-statement.ts";
import { readHeaders } from "./read-headers.ts";
import type { OpenSpan, SpanStart } from "./span.ts";
import { tellOfLost, type LostSpans } from "./tell-of-lost.ts";

/*
 * Traces (decision 055): what a request, its statements, the jobs that it asked for and their mails took. Without a collector
 * in the settings, no span is ever made and nothing of OpenTelemetry is loaded.
 */

const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint } = settings;
/** The log lies above this folder: whoever starts the process passes how to warn. */
let warn: (lost: LostSpans) => void = () => {};
const onLost = tellOfLost((lost) => warn(lost));
const exporting =
  endpoint === undefined ? undefined : (await import("./open-telemetry.server.ts")).openExport(describe(endpoint));
const current = new AsyncLocalStorage<OpenSpan>();

export const isTracing = exporting !== undefined;

/**
 * Begins a span that whoever calls this ends; undefined where nothing is traced.
 * @param start belongs to the span in which this is called, unless it names another or, by `parent: undefined`, none
 */
export function beginSpan(start: SpanStart): OpenSpan | undefined {
  return exporting?.start("parent" in start ? start : { ...start, parent: currentTraceparent() });
}

/** Does `work` within a span that somebody else ends: what it begins, and whatever it waits for, belongs to it. */
export function withinSpan<Result>(span: OpenSpan | undefined, work: () => Result): Result {
  return span ? current.run(span, work) : work();
}

/** Does `work` in a span of its own, which ends with it, as failed where it throws. */
export async function traced<Result>(start: SpanStart, work: () => Promise<Result>): Promise<Result> {
  const span = beginSpan(start);
  if (!span) return work();
  try {
    const result = await withinSpan(span, work);
    span.end();
    return result;
  } catch (error) {
    span.end({ failed: true });
    throw error;
  }
}

/** The span in which this is called, for what comes of it later (W3C Trace Context); undefined outside any. */
export function currentTraceparent(): string | undefined {
  return current.getStore()?.traceparent;
}

/** Traces a statement of the database within the request or job that asks it; others, such as looks by the clock, are none. */
export function traceStatement(statement: string): ((failed: boolean) => void) | undefined {
  const parent = currentTraceparent();
  if (parent === undefined) return undefined;
  const { operation, table } = nameStatement(statement);
  const name = table === undefined ? operation : `${operation} ${table}`;
  const attributes = { "db.system.name": "postgresql", "db.operation.name": operation };
  const span = beginSpan({
    name,
    kind: "client",
    attributes: table === undefined ? attributes : { ...attributes, "db.collection.name": table },
  });
  return (failed) => span?.end({ failed });
}

/** For the start of a process: how it warns of spans that the collector does not take. */
export function warnOfLostTraces(how: typeof warn): void {
  warn = how;
}

/**
 * Sends what has not been sent yet; for the end of a process. A collector that does not answer keeps it for seconds only,
 * and what it does not take is warned of as ever.
 */
export async function flushTraces(): Promise<void> {
  await exporting?.flush().catch(() => {});
}

function describe(endpoint: string) {
  const { OTEL_EXPORTER_OTLP_HEADERS: given = "", OTEL_TRACES_SAMPLER_ARG: ratio } = settings;
  const service = /work(?:er-cli)?\.[jt]s$/.test(process.argv[1] ?? "") ? "quartier-worker" : "quartier-web";
  return { endpoint, headers: readHeaders(given), ratio, service, onLost };
}
