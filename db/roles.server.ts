import { sql } from "drizzle-orm";
import type { Database } from "./client.server.ts";

/*
 * Who may do what in the database: a role for the site, one for the worker, and one for whoever only looks at figures. They
 * can't log in; an operator makes accounts that are in them (docs/operating.md). Whoever runs the migrations owns the tables.
 */

export type Part = "web" | "worker" | "reader";
export const parts: readonly Part[] = ["web", "worker", "reader"];

/** What the site only shows: listings, places and what is measured of them. Nobody's data is in it but advertisers'. */
export const shownTables = [
  ...[
    "advertisers",
    "attachments",
    "deleted_listings",
    "listing_counts",
    "listing_documents",
    "listing_search",
    "listings",
    "photos",
    "pictures",
  ],
  ...["price_changes", "search_words", "searched_listings", "units", "market_figures", "import_runs"],
  ...["contact_titles", "gazetteer_loads", "languages", "place_localizations", "place_names", "places"],
];
/** What no import writes: files of the project, brought in by whoever runs the migrations. */
const referenceTables = [
  "contact_titles",
  "gazetteer_loads",
  "languages",
  "place_localizations",
  "place_names",
  "places",
];
/** What visitors, members and agents leave, and what is sent to them. */
export const memberTables = [
  ...["account_photos", "address_links", "attempts", "connections", "consents", "sessions", "users"],
  ...["strategies", "shortlist", "shared_shortlists", "notification_preferences", "deletions", "contact_requests"],
  "erased_requests",
  ...["crm_changes", "crm_contacts", "failed_mails", "mail_bounces", "paused_addresses", "sent_mails", "leases"],
  ...["cache_tags", "listing_events", "notification_mails", "notification_runs", "notifications", "insight_addresses"],
];
/** Where feeds are fetched, which may hold an advertiser's key, and what imports keep for the next. */
export const workerTables = ["advertiser_feeds", "listing_lines"];
/** Who did what: the site adds to it and can neither read nor change it; nobody but the owner changes a row. */
export const recordTables = ["audit_log"];

const writes = "select, insert, update, delete";

/** The rights of each part, tables of the public schema by name; no part may make, change or empty a table. */
const rights: Record<Part, { tables: Record<string, readonly string[]>; jobs: string | null }> = {
  web: { tables: { select: shownTables, [writes]: memberTables, insert: recordTables }, jobs: "select, insert" },
  worker: {
    tables: {
      select: referenceTables,
      "select, insert, delete": recordTables,
      [writes]: [...shownTables.filter((name) => !referenceTables.includes(name)), ...memberTables, ...workerTables],
    },
    jobs: writes,
  },
  reader: { tables: { select: shownTables }, jobs: null },
};

/** Makes the roles that are missing, takes from everybody what the roles are given, and gives each its rights. */
export async function makeRoles(db: Database, prefix = "quartier"): Promise<void> {
  await db.transaction(async (tx) => {
    for (const part of parts) {
      if (!(await hasRole(tx, `${prefix}_${part}`))) {
        await tx.execute(sql`create role ${sql.identifier(`${prefix}_${part}`)} nologin`);
      }
    }
    await tx.execute(sql`revoke create on schema public from public`);
    const [database] = await tx.execute<{ name: string }>(sql`select current_database() as name`);
    const name = sql.identifier(database!.name);
    // Whoever may connect to the server may else connect to this database, and make temporary tables in it.
    await tx.execute(sql`revoke all on database ${name} from public`);
    for (const part of parts) {
      await tx.execute(sql`grant connect on database ${name} to ${sql.identifier(`${prefix}_${part}`)}`);
    }
    await grantRights(tx, prefix);
  });
}

/** Gives the roles that there are their rights on the tables that there are: migrations end with it. In one transaction. */
export async function grantRights(db: Database, prefix = "quartier"): Promise<void> {
  await db.transaction(async (tx) => {
    for (const part of parts) {
      if (await hasRole(tx, `${prefix}_${part}`)) await grantTo(tx, part, sql.identifier(`${prefix}_${part}`));
    }
  });
}

async function grantTo(tx: Database, part: Part, role: ReturnType<typeof sql.identifier>): Promise<void> {
  const { tables, jobs } = rights[part];
  await tx.execute(sql`grant usage on schema public, drizzle to ${role}`);
  await tx.execute(sql`revoke all on all tables in schema public, pgboss, drizzle from ${role}`);
  // The start asks whether the tables are of its version.
  await tx.execute(sql`grant select on drizzle.__drizzle_migrations to ${role}`);
  for (const [privileges, names] of Object.entries(tables)) {
    const list = sql.join(
      names.map((name) => sql`public.${sql.identifier(name)}`),
      sql`, `,
    );
    await tx.execute(sql`grant ${sql.raw(privileges)} on ${list} to ${role}`);
  }
  if (jobs === null) return;
  await tx.execute(sql`grant usage on schema pgboss to ${role}`);
  await tx.execute(sql`grant ${sql.raw(jobs)} on all tables in schema pgboss to ${role}`);
  await tx.execute(sql`grant usage on all sequences in schema public, pgboss to ${role}`);
}

async function hasRole(db: Database, name: string): Promise<boolean> {
  const [found] = await db.execute(sql`select from pg_roles where rolname = ${name}`);
  return found !== undefined;
}
