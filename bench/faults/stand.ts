import { writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { sql } from "drizzle-orm";
import { countWaiting, enqueue } from "#app/jobs/enqueue.server.ts";
import { defineJob } from "#app/jobs/job.ts";
import { settings } from "#app/settings/settings.server.ts";
import { closeDatabase, createDatabase, type DatabasePool } from "#db/client.server.ts";
import type { HeldDatabase } from "#db/embedded/embedded-database.server.ts";
import { Outside } from "../fuzz/outside.ts";
import { TriedSite } from "../fuzz/tried-site.ts";
import { TriedWorker } from "../fuzz/tried-worker.ts";
import { Ledger } from "./ledger.ts";
import { Load } from "./load.ts";
import { Relay } from "./relay.ts";

const exportToCrm = defineJob("export-to-crm", null);
/** Milliseconds between two calls of the clock, which in life comes every minute. */
const tick = 2_000;

/** Whatever the site speaks to, behind a relay each. */
export interface Relays {
  database: Relay;
  identity: Relay;
  mail: Relay;
  crm: Relay;
}

/** The built site, its worker, whatever they speak to, and visitors: what faults are made on. */
export class Stand {
  /** The database server that a fault has started again, which is there until the end. */
  held: HeldDatabase | undefined;
  readonly #clock: NodeJS.Timeout;

  private constructor(
    readonly site: TriedSite,
    readonly worker: TriedWorker,
    readonly relays: Relays,
    readonly outside: Outside,
    readonly ledger: Ledger,
    readonly load: Load,
    /** A way to the database past the relay. */
    readonly db: DatabasePool,
  ) {
    this.#clock = setInterval(() => void this.#callOnTheClock(), tick);
  }

  /**
   * @param directory where the site keeps its files
   * @param databaseUrl of a database that is filled
   */
  static async open(directory: string, databaseUrl: string): Promise<Stand> {
    const outside = await Outside.open(() => undefined); // Mails are judged by `npm run fuzz`.
    const relays: Relays = {
      database: await Relay.open(() => Number(new URL(databaseUrl).port)),
      identity: await Relay.open(() => Number(settings.FIREBASE_AUTH_EMULATOR_HOST?.split(":")[1])),
      mail: await Relay.open(() => Number(new URL(outside.settings["SMTP_URL"]!).port)),
      crm: await Relay.open(() => Number(new URL(outside.settings["CRM_WEBHOOK_URL"]!).port)),
    };
    const behind = (url: string, relay: Relay) => Object.assign(new URL(url), { port: String(relay.port) }).href;
    const obey = pathToFileURL(resolve("bench/faults/obey-signals.js")).href;
    const environment = {
      ...process.env,
      NODE_OPTIONS: `--import=${obey}`,
      FAULTS_ORDER: join(directory, "order"),
      ...outside.settings,
      DATA_DIR: directory,
      DATABASE_URL: behind(databaseUrl, relays.database),
      FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${relays.identity.port}`,
      SMTP_URL: behind(outside.settings["SMTP_URL"]!, relays.mail),
      CRM_WEBHOOK_URL: behind(outside.settings["CRM_WEBHOOK_URL"]!, relays.crm),
    };
    const db = createDatabase(databaseUrl, { name: "quartier faults", connections: 2 });
    await hasten(db);
    const site = await TriedSite.start(environment);
    const worker = await TriedWorker.start({ ...environment, PORT: String(site.port), SITE_URL: site.origin });
    const ledger = new Ledger(outside, settings.CONTACT_EMAIL);
    return new Stand(site, worker, relays, outside, ledger, await Load.start(site, ledger), db);
  }

  /** Has the site do what it would only by mistake (obey-signals.js). */
  order(what: string): void {
    writeFileSync(this.site.environment["FAULTS_ORDER"] ?? "", what);
    const pid = this.site.workingPid();
    if (pid !== undefined) process.kill(pid, "SIGUSR2");
  }

  async close(): Promise<void> {
    clearInterval(this.#clock);
    await this.load.stop();
    await Promise.all([this.site.stop(), this.worker.stop()]);
    for (const relay of Object.values(this.relays) as Relay[]) relay.close();
    await this.outside.close();
    await closeDatabase(this.db);
    await this.held?.release();
  }

  async #callOnTheClock(): Promise<void> {
    try {
      if ((await countWaiting(this.db, exportToCrm, 1)) > 0) return;
      await this.db.transaction((tx) => enqueue(tx, exportToCrm, {}));
    } catch {
      // The database is away: that is one of the faults.
    }
  }
}

/** Attempts that last a day in life last as long as a fault; how often a job is tried stays as it is. */
export async function hasten(db: DatabasePool): Promise<void> {
  await db.execute(sql`update pgboss.queue set retry_delay = 2, retry_backoff = false, expire_seconds = 20
    where name like 'mail-%' or name = 'export-to-crm'`);
}
