import { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from "@opentelemetry/api";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { resourceFromAttributes } from "@opentelemetry/resources";
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
  type SpanExporter,
} from "@opentelemetry/sdk-trace";
import { readTraceparent, type OpenSpan, type SpanStart } from "./span.ts";

/* The one file that knows OpenTelemetry; loaded where the operator has named a collector. */

const kinds = { server: SpanKind.SERVER, client: SpanKind.CLIENT, consumer: SpanKind.CONSUMER };

/** Milliseconds that the collector may take for what it is sent. */
const patience = 3_000;

interface ExportSettings {
  /** Of the collector; traces go to `/v1/traces` below it. */
  endpoint: string;
  headers: Record<string, string>;
  /** The part of traces that are kept, 0 to 1. */
  ratio: number;
  /** What this process is called in traces. */
  service: string;
  /** Hears of spans that the collector did not take. */
  onLost: (spans: number, error: unknown) => void;
}

/** What OpenTelemetry calls an export that went well. */
const taken = 0;

/**
 * Begins to send spans to a collector, by OTLP over HTTP in JSON: together, every two seconds, beside what the process does.
 * What the collector does not take is dropped: nobody waits for it.
 */
export function openExport({ endpoint, headers, ratio, service, onLost }: ExportSettings) {
  const url = `${endpoint.replace(/\/+$/, "")}/v1/traces`;
  const exporter = watched(new OTLPTraceExporter({ url, headers, timeoutMillis: patience }), onLost);
  const processor = new BatchSpanProcessor({ exporter, scheduledDelayMillis: 2_000, exportTimeoutMillis: patience });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ "service.name": service }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) }),
    spanProcessors: [processor],
  });
  const tracer = provider.getTracer("quartier");
  const start = ({ name, kind, parent, attributes = {} }: SpanStart): OpenSpan => {
    const known = readTraceparent(parent);
    const context = known ? trace.setSpanContext(ROOT_CONTEXT, { ...known, isRemote: true }) : ROOT_CONTEXT;
    const span = tracer.startSpan(name, { kind: kinds[kind], attributes }, context);
    const { traceId, spanId, traceFlags } = span.spanContext();
    return {
      traceparent: `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, "0")}`,
      end: ({ attributes: last = {}, failed = false } = {}) => {
        span.setAttributes(last);
        if (failed) span.setStatus({ code: SpanStatusCode.ERROR });
        span.end();
      },
    };
  };
  return { start, flush: () => provider.forceFlush({ timeoutMillis: patience }) };
}

/** An exporter whose failures are heard of: the processor throws away what it can't send without a word. */
function watched(exporter: SpanExporter, onLost: ExportSettings["onLost"]): SpanExporter {
  return {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        if ((result.code as number) !== taken) onLost(spans.length, result.error);
        done(result);
      }),
    shutdown: () => exporter.shutdown(),
    forceFlush: () => exporter.forceFlush?.() ?? Promise.resolve(),
  };
}
