import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeEach, describe, expect, test, vi } from "vitest";
import { startCollector } from "#app/tracing/testing/collector.ts";
import { closeDatabase, createDatabase } from "#db/client.server.ts";
import { dbTest } from "#db/testing/db-test.ts";
import { loggedHere } from "#db/testing/own-log.ts";

/*
 * From a request through the job that it asks for to the mail: one trace, as a collector is told of it, and nothing in it that
 * names anybody or opens anything.
 */

const person = "anke@test.example";
const requestId = "5b0c2c6e-1f0b-4d8e-9d53-2f4f6f1a7f10";

vi.mock("./jobs.server.ts", async (importOriginal) => {
  const original = await importOriginal<typeof import("./jobs.server.ts")>();
  const idle = Object.entries(original.jobs).map(([name, job]) => [
    name,
    {
      ...job,
      load: async () => {
        if (name !== "mail-contact-request") return () => Promise.resolve();
        const { sendMail } = await import("#app/email/send-mail.server.ts");
        return (_db: unknown, data: object, id: string) => {
          done.push(data);
          const mail = { language: "en", subject: `About ${person}`, html: "<p>Hello</p>", text: "Hello" } as const;
          return sendMail({ id, to: person, userId: null, mail });
        };
      },
    },
  ]);
  return { ...original, jobs: Object.fromEntries(idle) };
});

const done: object[] = [];
const collector = await startCollector();

afterAll(() => {
  collector.stop();
  vi.unstubAllEnvs();
});

beforeEach(() => {
  vi.resetModules();
  collector.spans.length = collector.headers.length = done.length = 0;
  vi.stubEnv("OTEL_EXPORTER_OTLP_ENDPOINT", collector.url);
  vi.stubEnv("OTEL_EXPORTER_OTLP_HEADERS", "x-key=key-of-the-collector");
});

/** A server that traces its requests, as the site's does, and does the same with each. */
async function serve(work: () => Promise<void>) {
  const { traceRequests, withinTrace } = await import("#app/server/trace-requests.server.ts");
  const trace = traceRequests((address) => address === "127.0.0.1");
  const server = createServer((request, response) => {
    request.headers["x-request-id"] = "request-1";
    trace(request, response, () => {
      // As behind a queue: somebody else's turn.
      setTimeout(() => {
        withinTrace(request, response, () => {
          work().then(
            () => response.writeHead(303).end(),
            () => response.writeHead(500).end(),
          );
        });
      });
    });
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { url, stop: () => server.close() };
}

describe("a trace", () => {
  dbTest("leads from the request by its job to the mail, and tells of nobody", async ({ databaseUrl }) => {
    const { flushTraces, traceStatement } = await import("#app/tracing/tracing.server.ts");
    const { enqueue } = await import("#app/jobs/enqueue.server.ts");
    const { mailContactRequestJob } = await import("#app/contact/follow-ups.server.ts");
    const { startWorker } = await import("./start-worker.server.ts");
    const db = createDatabase(databaseUrl, { connections: 4, observe: traceStatement });
    const site = await serve(() => db.transaction((tx) => enqueue(tx, mailContactRequestJob, { requestId })));
    const traceparent = "00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01";
    const address = `${site.url}/unsubscribe/secret-of-a-link?q=${person}`;
    await fetch(address, { method: "POST", headers: { traceparent } });

    const worker = await startWorker(db, { pollingSeconds: 0.5 });
    await expect.poll(() => done.length, { timeout: 30_000 }).toBe(1);
    await worker.stop();
    await flushTraces();
    site.stop();
    await closeDatabase(db);

    const [request] = collector.spans.filter(({ name }) => name === "POST unsubscribe");
    expect(request).toMatchObject({
      traceId: "4bf92f3577b34da6a3ce929d0e0e4736",
      parentSpanId: "00f067aa0ba902b7",
      service: "quartier-web",
      failed: false,
      attributes: { "http.response.status_code": 303, "quartier.request_id": "request-1" },
    });
    const within = (parent: string, name: string) =>
      collector.spans.find((span) => span.parentSpanId === parent && span.name === name);
    expect(within(request!.spanId, "insert pgboss.job")).toMatchObject({ traceId: request!.traceId });
    const job = within(request!.spanId, "job mail-contact-request");
    expect(job).toMatchObject({ traceId: request!.traceId, failed: false, attributes: { "quartier.attempt": 1 } });
    expect(within(job!.spanId, "mail")).toMatchObject({ traceId: request!.traceId });
    expect(done).toEqual([{ requestId }]);

    expect(collector.headers[0]).toMatchObject({ "x-key": "key-of-the-collector" });
    for (const body of collector.bodies) {
      for (const secret of [person, "anke", "secret-of-a-link", requestId, "$1"]) expect(body).not.toContain(secret);
    }
  });

  dbTest("of what fails says so, and a stranger's word begins none", async ({ databaseUrl }) => {
    const { flushTraces, traceStatement } = await import("#app/tracing/tracing.server.ts");
    const db = createDatabase(databaseUrl, { connections: 1, observe: traceStatement });
    const site = await serve(async () => {
      await db.execute("select * from no_such_table");
    });
    const { status } = await fetch(`${site.url}/en`, { headers: { traceparent: "of nothing" } });
    await fetch(`${site.url}/healthz`);
    await flushTraces();
    site.stop();
    await closeDatabase(db);
    expect(status).toBe(500);
    expect(collector.spans.map(({ name, failed }) => [name, failed])).toEqual([
      ["select no_such_table", true],
      ["GET home", true],
    ]);
    expect(collector.spans[1]!.parentSpanId).toBeUndefined();
  });
});

test("what the collector refuses is told in the log, once, without its words or the key", async () => {
  const refusing = createServer((_request, response) => {
    response.writeHead(401).end("key-of-the-collector is not known");
  });
  await new Promise<void>((listening) => refusing.listen(0, "127.0.0.1", listening));
  vi.stubEnv("OTEL_EXPORTER_OTLP_ENDPOINT", `http://127.0.0.1:${(refusing.address() as AddressInfo).port}`);
  const { beginSpan, flushTraces } = await import("#app/tracing/tracing.server.ts");
  const { logLostTraces } = await import("#app/http/log-lost-traces.server.ts");
  logLostTraces();
  for (let time = 0; time < 3; time++) {
    beginSpan({ name: "anything", kind: "client" })?.end({});
    beginSpan({ name: "anything else", kind: "client" })?.end({});
    await flushTraces();
  }
  refusing.closeAllConnections();
  refusing.close();
  expect(loggedHere()).toMatchObject([{ level: "warn", lost: 2, reason: "401", msg: expect.stringContaining("lost") }]);
  expect(JSON.stringify(loggedHere())).not.toContain("key-of-the-collector");
});

test("without a collector nothing of OpenTelemetry is loaded, and a job's row holds its id alone", async () => {
  vi.stubEnv("OTEL_EXPORTER_OTLP_ENDPOINT", "");
  const load = vi.fn(() => ({}));
  vi.doMock("#app/tracing/open-telemetry.server.ts", load);
  const { beginSpan, isTracing, traced } = await import("#app/tracing/tracing.server.ts");
  const { withTrace } = await import("#app/jobs/trace-job.server.ts");
  expect(isTracing).toBe(false);
  expect(beginSpan({ name: "anything", kind: "client" })).toBeUndefined();
  const data = { requestId };
  expect(await traced({ name: "anything", kind: "client" }, () => Promise.resolve(withTrace(data)))).toBe(data);
  expect(load).not.toHaveBeenCalled();
  vi.doUnmock("#app/tracing/open-telemetry.server.ts");
});
