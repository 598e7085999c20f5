import { setTimeout as wait } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { importListings } from "#app/feeds/testing/import-listings.ts";
import { countWaiting, enqueue } from "#app/jobs/enqueue.server.ts";
import { defineJob } from "#app/jobs/job.ts";
import { settings } from "#app/settings/settings.server.ts";
import { closeDatabase, createDatabase, type DatabasePool } from "#db/client.server.ts";
import { listingRecord } from "#db/testing/make-listing.ts";
import type { Findings } from "./findings.ts";
import { findContactForm, ownSearches } from "./hostile-members.ts";
import type { Outside } from "./outside.ts";
import type { TriedSite } from "./tried-site.ts";
import type { TriedWorker } from "./tried-worker.ts";
import { ask, newVisitor, type Visitor } from "./visitors.ts";

/** Rounds after which another neighbour moves in: nobody may send more messages than a few in an hour. */
const roundsOfNeighbour = 8;
/** Milliseconds that a neighbour waits for what takes seconds. */
const patience = 90_000;
/** Milliseconds between two calls of the clock, which in life comes every minute. */
const tick = 500;

interface Given {
  site: TriedSite;
  worker: TriedWorker;
  outside: Outside;
  findings: Findings;
}

/**
 * A well-behaved member beside hostile ones, who is to get everything all the same: the alert of a saved search, the
 * answer to a message, and a place in the customer-relationship system.
 */
export class Neighbour {
  #round = 0;
  #member: Visitor | undefined;

  /** Seconds of the longest wait. */
  longestSeconds = 0;

  private constructor(
    readonly given: Given,
    readonly db: DatabasePool,
  ) {}

  static async start(given: Given): Promise<Neighbour> {
    const { site } = given;
    const db = createDatabase(site.environment["DATABASE_URL"] ?? "", { name: "quartier fuzz", connections: 2 });
    // Gathering for a minute would only make the test long.
    await db.execute(sql`alter table notifications alter column at set default now() - interval '2 minutes'`);
    const neighbour = new Neighbour(given, db);
    // Nobody is notified of an advertiser's listings before its first import has ended.
    await neighbour.#import("first", "");
    return neighbour;
  }

  /** Waits for what the neighbour is owed: what does not come is told as a fault, and so is a job that fails for good. */
  async expectService(): Promise<void> {
    const { outside, findings } = this.given;
    if (this.#round % roundsOfNeighbour === 0) this.#member = await this.#newMember();
    const member = this.#member!;
    const begun = Date.now();
    this.#round += 1;
    const name = member.secrets[0] ?? "";
    const listing = `listing-${name}-${this.#round}`;
    const message = `message-${name}-${this.#round}`;
    for (const word of [listing, message]) outside.await(word);
    await this.#write(member, message);
    await this.#import(listing, name);
    const owed: [what: string, word: string, recipient: string][] = [
      ["the alert of a saved search", listing, member.account?.email ?? ""],
      ["a message to the operator", message, settings.CONTACT_EMAIL],
      ["an event for the customer-relationship system", message, "crm"],
    ];
    const missing = () => owed.filter(([, word, recipient]) => !outside.has(word, recipient));
    const deadline = begun + patience;
    while (missing().length > 0 && Date.now() < deadline) {
      await this.#callOnTheClock();
      await wait(tick);
    }
    for (const [what] of missing()) findings.add(`a well-behaved neighbour waits in vain for ${what}`);
    this.longestSeconds = Math.max(this.longestSeconds, Math.round((Date.now() - begun) / 1000));
    for (const word of [listing, message]) outside.drop(word);
    await this.#checkJobs();
  }

  async stop(): Promise<void> {
    await closeDatabase(this.db);
  }

  /** Somebody whose saved searches find by a word of their own, at once. */
  async #newMember(): Promise<Visitor> {
    const { site, outside } = this.given;
    const member = await newVisitor(site, "other member", []);
    for (const strategy of await ownSearches(site, member)) {
      await ask(site, member, "/en/my-saved-searches", { intent: "frequency", strategy, frequency: "instant" });
    }
    outside.wellBehaved.add(member.account?.email ?? "");
    return member;
  }

  async #write(member: Visitor, message: string): Promise<void> {
    const { site, findings } = this.given;
    const form = await findContactForm(site, member, "/en/contact");
    const { status } = await ask(site, member, "/en/contact", { ...form, topic: "other", message });
    if (status !== 303) findings.add(`a well-behaved neighbour's message is answered ${status}`);
  }

  /** An office to let, which the neighbour's search finds by the word in its title, and hostile ones too. */
  async #import(reference: string, word: string): Promise<void> {
    const record = listingRecord({ reference, title: { en: `Offices ${word}` } });
    const { refused } = await importListings(this.db, [JSON.stringify(record)]);
    if (refused[0]) throw new Error(`A listing was refused: ${refused[0].reason}`);
  }

  async #callOnTheClock(): Promise<void> {
    for (const name of ["match-listing-events", "compose-notifications", "export-to-crm"] as const) {
      const job = defineJob(name, null);
      if ((await countWaiting(this.db, job, 1)) === 0) await this.db.transaction((tx) => enqueue(tx, job, {}));
    }
  }

  /** What hostile members have left behind may cost nobody a job, and the forms take nothing that can't be done later. */
  async #checkJobs(): Promise<void> {
    const { worker, findings } = this.given;
    const log = worker.takeErrors();
    for (const line of log) findings.add("the worker logged an error", { reason: reasonOf(line), log: [line] });
    if (!worker.lives) {
      findings.add("the worker has stopped");
      await worker.restart();
    }
    const failed = await this.db.execute<{ name: string; count: number }>(
      sql`select name, count(*)::int as count from pgboss.job where state = 'failed' group by name`,
    );
    for (const { name, count } of failed) findings.add(`jobs failed for good: ${name}`, { log: [`${count} jobs`] });
    const broken = await this.db.execute<{ criteria: unknown }>(
      sql`select criteria from strategies where broken_since is not null limit 3`,
    );
    for (const { criteria } of broken) {
      findings.add("a saved search was taken that can't be run", { log: [JSON.stringify(criteria)] });
    }
  }
}

function reasonOf(line: string): string {
  return /"msg":"([^"]+)"/.exec(line)?.[1] ?? line.slice(0, 120);
}
