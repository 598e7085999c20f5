import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";
import { settings } from "#app/settings/settings.server.ts";

/*
 * What a web process measures of itself, as Prometheus reads it at `/metrics`. Every label has few values, known
 * beforehand: nothing that a visitor sends can make a series.
 */

/** Whether anybody may read it; else nothing is measured. */
export const isMeasuring = settings.METRICS_TOKEN !== undefined || settings.METRICS_ALLOW !== undefined;

export const registry = new Registry();
if (isMeasuring) collectDefaultMetrics({ register: registry });

const registers = [registry];

/** Seconds from a request's head to the end of its answer, or until its client left. */
export const requestSeconds = new Histogram({
  name: "quartier_request_seconds",
  help: "Seconds from a request's head until its answer has left, or its client has",
  labelNames: ["route", "kind", "status"] as const,
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
  registers,
});

/** What became of requests that pages kept ready might have answered. */
export const pageCacheLookups = new Counter({
  name: "quartier_page_cache_lookups_total",
  help: "Requests by whether a page kept ready answered them; personal: the visitor has a session or a shortlist",
  labelNames: ["result"] as const,
  registers,
});

/** How pages and their data were read. */
export const pageReadings = new Counter({
  name: "quartier_page_readings_total",
  help: "Readings of pages and their data, by the site itself or by why they were left to Remix",
  labelNames: ["result"] as const,
  registers,
});

/** Listings in the index that this process holds. */
export const indexListings = new Gauge({
  name: "quartier_search_index_listings",
  help: "Listings in the search index of this process",
  registers,
});

/** When this process last knew that its index was up to date. */
export const indexLookedAt = new Gauge({
  name: "quartier_search_index_looked_at_seconds",
  help: "When changes of listings were looked for last, in seconds since 1970",
  registers,
});

/** Seconds that the latest full reading of the listings took. */
export const indexLoadSeconds = new Gauge({
  name: "quartier_search_index_load_seconds",
  help: "Seconds that the latest full reading of the listings took",
  registers,
});

/**
 * A figure that is looked up when somebody asks for the metrics.
 * @param name behind `quartier_`
 */
export function measureWhenAsked(name: string, help: string, look: () => number): void {
  if (!isMeasuring) return;
  new Gauge({
    name: `quartier_${name}`,
    help,
    registers,
    collect() {
      this.set(look());
    },
  });
}
