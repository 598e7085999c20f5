import type { Socket } from "node:net";
import { drizzle } from "drizzle-orm/postgres-js";
import type { PostgresJsDatabase, PostgresJsQueryResultHKT } from "drizzle-orm/postgres-js";
import type { PgDatabase } from "drizzle-orm/pg-core";
import postgres from "postgres";
import type { Sql } from "postgres";
import { guardTransactions } from "./guard-transactions.server.ts";
import { observeQueries, type ObserveQuery } from "./observe-queries.server.ts";
import * as accounts from "./schema/accounts.ts";
import * as content from "./schema/content.ts";
import * as listings from "./schema/listings.ts";
import * as places from "./schema/places.ts";
import * as strategies from "./schema/strategies.ts";
import { openWatchedSocket } from "./watched-socket.server.ts";

const schema = { ...places, ...listings, ...accounts, ...strategies, ...content };

/** What database functions take: a connected database, or a transaction on one. */
export type Database = PgDatabase<PostgresJsQueryResultHKT, typeof schema>;

/** A pool of connections that its owner must close. */
export type DatabasePool = PostgresJsDatabase<typeof schema> & { $client: Sql };

interface DatabaseOptions {
  /** Shown in `pg_stat_activity`. */
  name?: string;
  /** Connections at most. */
  connections?: number;
  /** Milliseconds after which the server ends a statement; 0 for imports and migrations, which may take long. */
  statementTimeout?: number;
  /**
   * Whether a pooler stands between that gives out the server's connections for a transaction at a time (PgBouncer). No
   * statement is prepared then, and what a session is set to stands in the pooler's configuration (deploy/pgbouncer).
   */
  pooled?: boolean;
  /** Sees each statement begin and end. */
  observe?: ObserveQuery | undefined;
}

/** What each session of the site is set to; behind a pooler, by deploy/pgbouncer/pgbouncer.ini. */
export const sessionSettings = {
  statement_timeout: "5000",
  // Searches differ too much for one plan: a generic plan costs up to ten times as much in a large place.
  plan_cache_mode: "force_custom_plan",
  // Pages are small queries side by side; workers and compiled expressions cost more than they bring.
  max_parallel_workers_per_gather: "0",
  jit: "off",
};

/**
 * Milliseconds that a server which left a statement unanswered has for a sign of life. Somebody waits for a page; of an import
 * all would be lost because a machine is busy.
 */
const patience = { ofPages: 750, ofCommands: 10_000 };

/**
 * Opens a pool on a PostgreSQL URL; it connects with the first query. A server that cannot be reached makes a query
 * fail within two seconds.
 */
export function createDatabase(url: string, options: DatabaseOptions = {}): DatabasePool {
  const client = postgres(url, {
    ...watchConnections(url, options.statementTimeout === 0 ? patience.ofCommands : patience.ofPages),
    max: options.connections ?? 10,
    connect_timeout: 1.5,
    // A query that has to wait for a new connection must not wait for a growing pause as well.
    backoff: () => 0.1,
    prepare: !options.pooled,
    connection: {
      application_name: options.name ?? "quartier",
      ...(!options.pooled && {
        ...sessionSettings,
        statement_timeout: options.statementTimeout ?? Number(sessionSettings.statement_timeout),
      }),
    },
    onnotice: () => {},
  });
  if (!options.pooled) prepareFrequentStatements(client);
  guardTransactions(client);
  if (options.observe) observeQueries(client, options.observe);
  return drizzle({ client, schema });
}

/** The driver opens connections itself where there is more to it: several hosts, TLS, a socket in the file system. */
function watchConnections(url: string, patience: number): { socket?: () => Socket } {
  if (!URL.canParse(url)) return {};
  const { hostname, port, searchParams } = new URL(url);
  const tls = searchParams.get("sslmode") ?? searchParams.get("ssl") ?? "disable";
  if (!hostname || hostname.includes(",") || tls !== "disable") return {};
  const host = hostname.replace(/^\[|\]$/g, "");
  return { socket: () => openWatchedSocket(host, Number(port || 5432), patience) };
}

/** Drizzle asks for each statement to be parsed anew; prepared ones take 40 % less time on both sides. */
function prepareFrequentStatements(client: Sql) {
  // The server keeps them as long as the connection, and searches come in endless variations: hence the limits.
  const most = 300;
  const mostParameters = 100;
  const prepared = new Set<string>();
  const unsafe = client.unsafe.bind(client);
  client.unsafe = (query, parameters = [], options = {}) => {
    const prepare =
      parameters.length > 0 &&
      parameters.length <= mostParameters &&
      (prepared.has(query) || (prepared.size < most && prepared.add(query).has(query)));
    return unsafe(query, parameters, { ...options, prepare });
  };
}

/** Lets running queries end (for at most five seconds), then closes every connection. */
export async function closeDatabase(database: DatabasePool): Promise<void> {
  await database.$client.end({ timeout: 5 });
}
