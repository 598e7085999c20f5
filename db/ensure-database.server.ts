import postgres from "postgres";

/** Makes a database on the server of `serverUrl` when it is missing. Returns its URL. */
export async function ensureDatabase(serverUrl: string, name: string): Promise<string> {
  await withServer(serverUrl, async (sql) => {
    const [found] = await sql`select 1 from pg_database where datname = ${name}`;
    if (!found) await sql`create database ${sql(name)}`.catch(unlessMadeByAnother);
  });
  return urlOfDatabase(serverUrl, name);
}

/** Removes a database from the server of `serverUrl` if it is there, whoever is connected to it. */
export async function dropDatabase(serverUrl: string, name: string): Promise<void> {
  await withServer(serverUrl, (sql) => sql`drop database if exists ${sql(name)} with (force)`);
}

/** The URL of another database on the same server. */
export function urlOfDatabase(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${encodeURIComponent(name)}`;
  return url.href;
}

async function withServer(serverUrl: string, task: (sql: postgres.Sql) => Promise<unknown>) {
  const sql = postgres(serverUrl, { max: 1, connect_timeout: 5, fetch_types: false, onnotice: () => {} });
  await task(sql).finally(() => sql.end({ timeout: 1 }));
}

function unlessMadeByAnother(error: unknown) {
  const codes = ["42P04", "23505"];
  if (!(error instanceof postgres.PostgresError) || !codes.includes(error.code)) throw error;
}
