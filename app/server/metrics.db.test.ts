import { sql } from "drizzle-orm";
import { describe, expect } from "vitest";
import { makeListings } from "#db/testing/make-listing.ts";
import { dbTest } from "#db/testing/db-test.ts";
import { serve } from "./testing/serve.ts";

const token = "a-token-that-only-prometheus-has";
const linkToken = "0a4f1f0e-3b1f-4a57-9f0e-0123456789ab.1a2.0123456789abcdef0123456789abcdef";

/** The value of a series; undefined where there is none. */
function valueOf(metrics: string, series: string): number | undefined {
  const line = metrics.split("\n").find((each) => each.startsWith(`${series} `));
  return line === undefined ? undefined : Number(line.slice(series.length + 1));
}

describe("the page that Prometheus reads", () => {
  dbTest("tells of requests, pages kept ready, jobs, mails and imports", async ({ db, databaseUrl }) => {
    await makeListings(db, { reference: "measured-1" });
    await db.execute(sql`insert into pgboss.job (name, start_after) values
      ('mail-contact-request', now() - interval '90 seconds'), ('mail-contact-request', now() + interval '1 hour')`);
    await db.execute(sql`insert into failed_mails (job_id, kind, data, reason)
      values (gen_random_uuid(), 'mail-contact-request', '{}', '550 no such mailbox')`);
    await db.execute(sql`insert into import_runs (source, status, started_at, ended_at, refused)
      values ('feed.jsonl', 'done', now(), now(), 3)`);
    await db.execute(sql`insert into cache_tags (tag, changed_at, settles_at, waiting_since, told, refused, given_up)
      values ('listings', now(), now(), now() - interval '90 seconds', 4, 2, 1), ('day', now(), now(), null, 3, 0, 0)`);
    const site = await serve({ DATABASE_URL: databaseUrl, METRICS_TOKEN: token });
    const ask = (path: string) => fetch(site.origin + path, { headers: { Authorization: `Bearer ${token}` } });
    try {
      for (let time = 0; time < 3; time++) await (await ask("/en/kept")).text();
      await (await ask(`/fr/desabonnement/${linkToken}`)).text();
      await (await ask("/wp-login.php")).text();
      const answer = await ask("/metrics");
      expect([answer.status, answer.headers.get("cache-control")]).toEqual([200, expect.stringContaining("no-store")]);
      const metrics = await answer.text();
      const value = (series: string) => valueOf(metrics, series);
      expect(value(`quartier_request_seconds_count{route="other",kind="page",status="2xx"}`)).toBe(3);
      expect(value(`quartier_request_seconds_count{route="unsubscribe",kind="page",status="4xx"}`)).toBe(1);
      expect(value(`quartier_request_seconds_count{route="other",kind="page",status="4xx"}`)).toBe(1);
      expect(value("quartier_page_cache_pages")).toBe(1);
      expect(value("nodejs_eventloop_lag_p99_seconds")).toBeGreaterThan(0);
      expect(value("quartier_database_up")).toBe(1);
      expect(value(`quartier_jobs{queue="mail-contact-request",state="due"}`)).toBe(1);
      expect(value(`quartier_jobs{queue="mail-contact-request",state="later"}`)).toBe(1);
      expect(value(`quartier_job_oldest_due_seconds{queue="mail-contact-request"}`)).toBeGreaterThan(89);
      expect(value(`quartier_mails_last_hour{outcome="given-up"}`)).toBe(1);
      expect(value(`quartier_imports_last_day{status="done"}`)).toBe(1);
      expect(value("quartier_import_rows_refused_last_day")).toBe(3);
      expect(value(`quartier_purges_total{result="told"}`)).toBe(7);
      expect(value(`quartier_purges_total{result="refused"}`)).toBe(2);
      expect(value(`quartier_purges_total{result="given-up"}`)).toBe(1);
      expect(value("quartier_purge_waiting_seconds")).toBeGreaterThan(89);
      expect(metrics).not.toContain("wp-login");
      expect(metrics + site.lines().join("\n")).not.toMatch(/0a4f1f0e|89abcdef/);
    } finally {
      await site.end();
    }
  });

  dbTest("is for whoever has the token; for everybody else there is none", async () => {
    const site = await serve({ METRICS_TOKEN: token });
    const ask = (headers: Record<string, string>) => fetch(`${site.origin}/metrics`, { headers });
    try {
      expect((await ask({})).status).toBe(404);
      expect((await ask({ Authorization: `Bearer ${token}x` })).status).toBe(404);
      const answer = await ask({ Authorization: `Bearer ${token}` });
      // The database is away, and that is told.
      expect(valueOf(await answer.text(), "quartier_database_up")).toBe(0);
    } finally {
      await site.end();
    }
  });

  dbTest("or asks from an address that is named, and not through a proxy that is not", async () => {
    const site = await serve({ METRICS_ALLOW: "loopback" });
    const ask = async (headers: Record<string, string>) => (await fetch(`${site.origin}/metrics`, { headers })).status;
    try {
      expect(await ask({})).toBe(200);
      expect(await ask({ "X-Forwarded-For": "127.0.0.1" })).toBe(404);
      expect(await ask({ Via: "1.1 proxy" })).toBe(404);
    } finally {
      await site.end();
    }
    const silent = await serve();
    try {
      expect((await fetch(`${silent.origin}/metrics`)).status).toBe(404);
    } finally {
      await silent.end();
    }
  });
});
