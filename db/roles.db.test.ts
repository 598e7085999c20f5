import { randomBytes } from "node:crypto";
import { sql } from "drizzle-orm";
import postgres from "postgres";
import { afterEach, describe, expect, vi } from "vitest";
import { findObstacle } from "#app/http/readiness.server.ts";
import { mailAccountRestoredJob } from "#app/account/deletion/suspend-account.server.ts";
import { enqueue } from "#app/jobs/enqueue.server.ts";
import { startWorker } from "#app/worker/start-worker.server.ts";
import { checkDatabase } from "../bin/steps/start-checks.js";
import { findExcess } from "../bin/steps/strict-role.js";
import { closeDatabase, createDatabase, type DatabasePool } from "./client.server.ts";
import {
  grantRights,
  makeRoles,
  memberTables,
  parts,
  recordTables,
  shownTables,
  workerTables,
  type Part,
} from "./roles.server.ts";
import { users } from "./schema/accounts.ts";
import { dbTest } from "./testing/db-test.ts";

/* Roles belong to the whole server: those of a test have names of their own, and go with it. */

const cleanUps: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  vi.unstubAllEnvs();
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
});

/** Makes the roles, with an account in that of `part`, and gives a pool of that account. */
async function openAs(db: DatabasePool, databaseUrl: string, part: Part) {
  const prefix = `test_${randomBytes(4).toString("hex")}`;
  const account = `${prefix}_account`;
  cleanUps.push(async () => {
    for (const name of [account, ...parts.map((each) => `${prefix}_${each}`)]) {
      await db.execute(sql`drop owned by ${sql.identifier(name)}`);
      await db.execute(sql`drop role ${sql.identifier(name)}`);
    }
  });
  await makeRoles(db, prefix);
  const role = `${prefix}_${part}`;
  await db.execute(sql`create role ${sql.identifier(account)} login password 'test' in role ${sql.identifier(role)}`);
  const url = new URL(databaseUrl);
  [url.username, url.password] = [account, "test"];
  const own = createDatabase(url.href, { connections: 4 });
  cleanUps.push(() => closeDatabase(own));
  return { own, role, prefix, account, url: url.href };
}

const denied = { cause: { code: "42501" } };

describe("rights in the database", () => {
  dbTest("are decided for every table, once", async ({ db }) => {
    const found = await db.execute<{ name: string }>(sql`
      select table_name as name from information_schema.tables where table_schema = 'public' order by name`);
    const decided = [...shownTables, ...memberTables, ...workerTables, ...recordTables];
    expect(decided.sort()).toEqual(found.map(({ name }) => name).sort());
  });

  dbTest(
    "of the site: it shows listings, keeps what people leave, asks for jobs, and no more",
    async ({ db, databaseUrl }) => {
      const { own } = await openAs(db, databaseUrl, "web");
      await own.execute(sql`select * from listings, searched_listings, users limit 1`);
      await own.insert(users).values({ uid: "anke", email: "anke@test.example", languageId: 1 });
      await own.transaction((tx) => enqueue(tx, mailAccountRestoredJob, { userId: crypto.randomUUID() }));
      await own.execute(sql`delete from users`);
      expect(await findObstacle(own)).toBeNull();
      for (const statement of [
        sql`update listings set status = 'withdrawn'`,
        sql`delete from places`,
        sql`select * from advertiser_feeds`,
        sql`select * from audit_log`,
        sql`update audit_log set action = ''`,
        sql`delete from audit_log`,
        sql`delete from pgboss.job`,
        sql`truncate users`,
        sql`create table mine (id int)`,
        sql`create temporary table mine (id int)`,
        sql`alter table users add column mine int`,
        sql`drop table sessions`,
        sql`insert into drizzle.__drizzle_migrations (hash) values ('x')`,
        sql`copy users to program 'cat'`,
      ]) {
        await expect(own.execute(statement)).rejects.toMatchObject(denied);
      }
    },
  );

  dbTest("of the worker: it takes jobs and writes listings, and makes no table", async ({ db, databaseUrl }) => {
    const { own } = await openAs(db, databaseUrl, "worker");
    const worker = await startWorker(own, { pollingSeconds: 0.5 });
    await worker.stop();
    await own.execute(sql`select * from advertiser_feeds`);
    await own.execute(sql`update listings set status = status`);
    await own.execute(sql`delete from pgboss.job where name = 'nothing'`);
    for (const statement of [
      sql`truncate listings`,
      sql`update places set kind = kind`,
      sql`create table mine (id int)`,
    ]) {
      await expect(own.execute(statement)).rejects.toMatchObject(denied);
    }
  });

  dbTest("of whoever looks at figures: listings, and nothing of people", async ({ db, databaseUrl }) => {
    const { own } = await openAs(db, databaseUrl, "reader");
    await own.execute(sql`select count(*) from listings`);
    for (const table of [...memberTables, ...workerTables, ...recordTables]) {
      await expect(own.execute(sql`select * from ${sql.identifier(table)}`)).rejects.toMatchObject(denied);
    }
    await expect(own.execute(sql`delete from listings`)).rejects.toMatchObject(denied);
  });

  dbTest("that are too many are named, and gone with the next migration", async ({ db, databaseUrl }) => {
    const { role, prefix, account, url } = await openAs(db, databaseUrl, "web");
    const client = postgres(url, { max: 1 });
    cleanUps.push(() => client.end());
    expect(await findExcess(client, role)).toBeUndefined();
    await db.execute(sql`grant truncate on users to ${sql.identifier(account)}`);
    expect(await findExcess(client, role)).toBe("it may truncate public.users");
    await db.execute(sql`revoke all on users from ${sql.identifier(account)}`);
    await db.execute(sql`alter role ${sql.identifier(account)} createrole`);
    expect(await findExcess(client, role)).toBe("it may make roles");
    await db.execute(sql`alter role ${sql.identifier(account)} nocreaterole`);
    await db.execute(sql`grant delete on listings to ${sql.identifier(role)}`);
    await grantRights(db, prefix);
    expect(await findExcess(client, role)).toBeUndefined();
    const owner = postgres(databaseUrl, { max: 1 });
    cleanUps.push(() => owner.end());
    expect(await findExcess(owner, role)).toBe("it is a superuser");
  });

  dbTest("that are too many keep a strict site from starting", async ({ databaseUrl }) => {
    vi.stubEnv("DATABASE_URL", databaseUrl);
    await checkDatabase("web");
    vi.stubEnv("DATABASE_STRICT_ROLES", "true");
    await expect(checkDatabase("web")).rejects.toThrow(
      /DATABASE_URL.*may do more than the site needs.*superuser|no role quartier_web/,
    );
  });
});
