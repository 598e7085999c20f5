import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";

/** A span as a collector is told of it: what tests look at. */
interface CollectedSpan {
  traceId: string;
  spanId: string;
  parentSpanId: string | undefined;
  name: string;
  service: string | undefined;
  attributes: Record<string, unknown>;
  failed: boolean;
}

interface Attribute {
  key: string;
  value: Record<string, unknown>;
}

/** `ExportTraceServiceRequest` of OTLP in JSON, as far as it is read here. */
interface ExportRequest {
  resourceSpans: {
    resource: { attributes: Attribute[] };
    scopeSpans: {
      spans: {
        traceId: string;
        spanId: string;
        parentSpanId?: string;
        name: string;
        attributes?: Attribute[];
        status?: { code?: number };
      }[];
    }[];
  }[];
}

const error = 2;
const plain = (attributes: Attribute[] = []) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));

/** Listens on a free port for OTLP over HTTP in JSON, and keeps what it is sent. */
export async function startCollector() {
  const spans: CollectedSpan[] = [];
  const headers: Record<string, unknown>[] = [];
  const bodies: string[] = [];
  const server = createServer((request, response) => {
    void json(request).then((body) => {
      headers.push(request.headers);
      bodies.push(JSON.stringify(body));
      if (request.url === "/v1/traces") spans.push(...readSpans(body as ExportRequest));
      response.writeHead(200, { "Content-Type": "application/json" }).end("{}");
    });
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    headers,
    /** All that it was sent, as text. */
    bodies,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

function readSpans({ resourceSpans }: ExportRequest): CollectedSpan[] {
  return resourceSpans.flatMap(({ resource, scopeSpans }) =>
    scopeSpans.flatMap(({ spans }) =>
      spans.map(({ traceId, spanId, parentSpanId, name, attributes, status }) => ({
        ...{ traceId, spanId, name, parentSpanId: parentSpanId || undefined },
        service: plain(resource.attributes)["service.name"] as string | undefined,
        attributes: plain(attributes),
        failed: status?.code === error,
      })),
    ),
  );
}
