import type { AppLoadContext } from "@remix-run/node";
import { createDatabase, type DatabasePool } from "#db/client.server.ts";
import { settings } from "#app/settings/settings.server.ts";
import { isTracing, traceStatement } from "#app/tracing/tracing.server.ts";

/**
 * `DATABASE_URL`, or in development the database that starts by itself in `DATA_DIR`. The settings refuse production
 * without a URL, so that production never loads the embedded server.
 */
export const databaseUrl = settings.DATABASE_URL ?? (await startEmbeddedDatabase());

const observe = isTracing ? traceStatement : undefined;

/** The application's one database. */
export const db = createDatabase(databaseUrl, { pooled: settings.DATABASE_POOLED, observe });

/** Its replicas, in the order of the settings; they connect with the first query. */
export const replicaDatabases: readonly DatabasePool[] = settings.DATABASE_REPLICA_URLS.map((url) =>
  createDatabase(url, { name: "quartier replica", pooled: settings.DATABASE_POOLED, observe }),
);

declare module "@remix-run/node" {
  interface AppLoadContext {
    /** What the request is answered from, where that is not the application's own database. */
    db?: DatabasePool;
  }
}

/** The database that a route answers from; all that it calls is given it. */
export function databaseOf(context: AppLoadContext): DatabasePool {
  return context.db ?? db;
}

async function startEmbeddedDatabase() {
  const { ensureEmbeddedDatabase } = await import("#db/embedded/embedded-database.server.ts");
  return ensureEmbeddedDatabase(settings.DATA_DIR);
}
