/** What a span says: words of the program's own, ids and figures; nothing that anybody typed, no address and no token. */
type SpanAttributes = Readonly<Record<string, string | number>>;

export interface SpanStart {
  /** Of few values: what is done, never to whom. */
  name: string;
  /** Whether others asked for it (`server`), it asks others (`client`), or it was asked for earlier (`consumer`). */
  kind: "server" | "client" | "consumer";
  /** The span that it belongs to, as W3C Trace Context writes it; without one, a trace begins. */
  parent?: string | undefined;
  attributes?: SpanAttributes;
}

/** A span that has begun. */
export interface OpenSpan {
  /** Itself, as W3C Trace Context writes it, for what comes of it elsewhere or later. */
  traceparent: string;
  end: (outcome?: { attributes?: SpanAttributes; failed?: boolean }) => void;
}

/** W3C Trace Context, version 00. */
const traceparentForm = /^00-(?!0{32})([\da-f]{32})-(?!0{16})([\da-f]{16})-([\da-f]{2})$/;

/** @returns undefined for what is no `traceparent` */
export function readTraceparent(given: unknown): { traceId: string; spanId: string; traceFlags: number } | undefined {
  const [, traceId, spanId, flags] = (typeof given === "string" && traceparentForm.exec(given)) || [];
  if (traceId === undefined || spanId === undefined || flags === undefined) return undefined;
  return { traceId, spanId, traceFlags: parseInt(flags, 16) };
}
