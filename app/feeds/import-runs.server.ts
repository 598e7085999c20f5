import { and, desc, eq, ne } from "drizzle-orm";
import { audit } from "#app/audit/audit.server.ts";
import type { Database } from "#db/client.server.ts";
import { importRuns } from "#db/schema/feeds.ts";
import type { FeedFormat } from "./formats/sniff-format.server.ts";
import { failureOf, type ImportReport } from "./import-report.ts";
import { withdrawHeld } from "./writing/withdraw-missing.server.ts";

export type ImportRun = typeof importRuns.$inferSelect;

interface RunStart {
  /** Whose feed it is, by its reference; undefined for one of several. */
  from?: string;
  /** The feed's name, without its folder, or the address it came from. */
  source: string;
  /** Absent when it could not be read at all. */
  format?: FeedFormat;
  now: Date;
}

/** Notes that an import has begun. @returns the run's number */
export async function startRun(db: Database, { from, source, format, now }: RunStart): Promise<number> {
  const advertiser = from?.toLowerCase() ?? null;
  return db.transaction(async (tx) => {
    const [run] = await tx
      .insert(importRuns)
      .values({ advertiser, source, format, startedAt: now })
      .returning({ id: importRuns.id });
    if (!run) throw new Error("The run was not written");
    await audit(tx, "feed-imported", { subject: `run ${run.id}` });
    return run.id;
  });
}

/**
 * Notes how an import has ended: one of which every record was refused has failed. What an earlier full feed of the same
 * advertiser has held is settled by a later one, which says itself what is on offer.
 */
export async function endRun(
  db: Database,
  id: number,
  report: ImportReport,
  { full, file }: { full: boolean; file?: string },
): Promise<void> {
  const { read, created, updated, unchanged, withdrawn, refusedCount: refused, held, legal } = report;
  const failure = failureOf(report);
  const status = failure !== undefined ? "failed" : held.length > 0 ? "held" : "done";
  const counts = { read, created, updated, unchanged, withdrawn, refused, heldBack: legal.heldBack };
  await db.transaction(async (tx) => {
    const [run] = await tx
      .update(importRuns)
      .set({
        ...counts,
        status,
        full,
        message: failure,
        held: held.length > 0 ? held : null,
        endedAt: new Date(),
        report: file,
      })
      .where(eq(importRuns.id, id))
      .returning({ advertiser: importRuns.advertiser });
    if (!full || failure !== undefined || !run?.advertiser) return;
    await tx
      .update(importRuns)
      .set({ status: "superseded", held: null })
      .where(and(eq(importRuns.advertiser, run.advertiser), eq(importRuns.status, "held"), ne(importRuns.id, id)));
  });
}

/** Notes that an import broke off. @param report of what was done before; undefined when nothing was */
export async function failRun(
  db: Database,
  id: number,
  message: string,
  report: Readonly<ImportReport> | undefined,
): Promise<void> {
  const { read, created, updated, unchanged, refusedCount } = report ?? {};
  await db
    .update(importRuns)
    .set({
      ...{ read, created, updated, unchanged, refused: refusedCount },
      status: "failed",
      message: message.slice(0, 1_000),
      endedAt: new Date(),
    })
    .where(eq(importRuns.id, id));
}

/** The latest runs, the newest first. */
export function listRuns(db: Database, most = 20): Promise<ImportRun[]> {
  return db.select().from(importRuns).orderBy(desc(importRuns.id)).limit(most);
}

/**
 * Withdraws what a run has held.
 * @returns how many were withdrawn, or why the run can't be released
 */
export async function releaseRun(db: Database, id: number, now = new Date()): Promise<number | "unknown" | "not held"> {
  return db.transaction(async (tx) => {
    const [run] = await tx.select().from(importRuns).where(eq(importRuns.id, id)).for("update");
    if (!run) return "unknown";
    if (run.status !== "held" || run.advertiser === null) return "not held";
    const since = run.endedAt ?? run.startedAt;
    const withdrawn = await withdrawHeld(tx, { from: run.advertiser, references: run.held ?? [], since, now });
    await tx
      .update(importRuns)
      .set({ status: "released", held: null, withdrawn: run.withdrawn + withdrawn })
      .where(eq(importRuns.id, id));
    await audit(tx, "run-released", { subject: `run ${id}` });
    return withdrawn;
  });
}
