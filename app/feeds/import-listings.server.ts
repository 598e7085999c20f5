import type { Gazetteer } from "#app/places/gazetteer.ts";
import { getGazetteer } from "#app/places/gazetteer.server.ts";
import { settings } from "#app/settings/settings.server.ts";
import type { Database } from "#db/client.server.ts";
import { GivenDetails, type Vouched } from "./writing/advertiser-details.server.ts";
import { createLineCheck, type CheckedLine } from "./checking/check-line.server.ts";
import { checkedBatches, NamedReferences, refuseTaken } from "./checked-batches.server.ts";
import type { FeedRecord, FeedScope } from "./formats/feed-record.ts";
import { listMissingDocuments } from "./writing/feed-documents.server.ts";
import { checkPhotos, PhotoMissingError } from "./writing/feed-photos.server.ts";
import { findForeign, TakenSoFar } from "./writing/find-foreign.server.ts";
import { startReport, type ImportReport } from "./import-report.ts";
import { KnownLines } from "./known-lines.server.ts";
import { prepareChanges } from "./writing/prepare-changes.server.ts";
import { introduceAdvertisers, listKnownAdvertisers } from "./writing/record-listing-events.server.ts";
import type { Rejection } from "./checking/rejection.ts";
import { SeenReferences } from "./checking/seen-references.server.ts";
import { withdrawMissing } from "./writing/withdraw-missing.server.ts";
import { writeChanges } from "./writing/write-changes.server.ts";

export interface FeedOptions extends Vouched {
  /** Called after every batch with the report so far. */
  onProgress?: (report: Readonly<ImportReport>) => void;
  onRefused?: (rejection: Rejection) => void;
  /** Where photos given as paths are looked for; without it they are refused. */
  baseDirectory?: string;
  now?: Date;
  /** Nobody is notified of what this import brings, whoever's it is. */
  quiet?: boolean;
  /** More of the same advertisers' first feed follows: they still count as unknown afterwards. */
  unfinished?: boolean;
  /** Whether listings without what the law certainly asks for are held back; without it, as the settings say. */
  holdBack?: boolean;
  /**
   * Into a database that had no listings, in the caller's transaction: nothing is looked up before it is written, and what several
   * advertisers offer is paired by the caller, once for all of it (`pairTwins`).
   */
  filling?: boolean;
  /** What the feed says of what it leaves out, known once it has been read. Without `from` nothing is ever left out. */
  scope?: () => FeedScope | undefined;
}

/**
 * Imports the records of a feed. Every one is checked; those in order are written in batches, whatever becomes of the
 * others. Importing the same records again changes nothing. While PostgreSQL writes one batch, the next is read and
 * checked. What the feed says is gone is withdrawn at its end. Listing events are matched with saved searches by a job;
 * of an advertiser whose first import this is, nothing is.
 * @param db a pool, whose statements have no time limit
 */
export async function importRecords(
  db: Database,
  records: AsyncIterable<FeedRecord>,
  options: FeedOptions = {},
): Promise<ImportReport> {
  const { now = new Date(), onProgress, baseDirectory, quiet, unfinished, filling } = options;
  const vouched = vouchedIn(options);
  const gazetteer = await getLoadedGazetteer(db);
  const { report, refuse, noteStaying } = startReport(options);
  const knownWords = new Set<string>();
  const known = quiet ? new Set<string>() : await listKnownAdvertisers(db);
  const { move, holdBack } = checkOptionsIn(options);
  const knownLines = filling ? undefined : await KnownLines.of(db, { move, holdBack, now });
  const advertisers = new GivenDetails();
  const named = new NamedReferences();
  let writing = Promise.resolve();

  const write = async (changes: Parameters<typeof writeChanges>[1], checked: CheckedLine[]) => {
    const written = await writeChanges(db, changes, { now, knownWords, known, vouched, filling });
    // Whoever's line is refused as another's has brought nothing: their own first import is still to come.
    const refused = new Set(written.refused.map(({ reference }) => reference));
    advertisers.note(changes.flatMap(({ checked }) => (refused.has(checked.reference) ? [] : [checked])));
    report.created += written.created;
    report.updated += written.updated;
    report.unchanged += written.unchanged;
    report.priceDrops += written.priceDrops;
    refuseTaken(checked, written.refused, report, refuse);
    await knownLines?.remember(checked);
    onProgress?.(report);
  };
  try {
    const seen = new SeenReferences();
    const given = {
      check: createLineCheck(gazetteer, { move, holdBack, seen, from: vouched.from }),
      seen,
      named,
      known: knownLines,
      from: vouched.from,
    };
    for await (const { checked: batch, known: unread } of checkedBatches(given, records, report, refuse)) {
      advertisers.note(unread);
      report.unchanged += unread.length;
      const prepared = await prepareChanges(db, gazetteer, batch, { now, baseDirectory, filling });
      const toWrite = new Set(prepared.changes.map(({ checked }) => checked));
      advertisers.note(batch.filter((checked) => !toWrite.has(checked)));
      report.unchanged += prepared.unchanged;
      noteStaying(prepared.stayWithdrawn);
      refuseTaken(batch, prepared.refused, report, refuse);
      await writing;
      writing = write(prepared.changes, batch);
      // An error shows where `writing` is awaited; until then it must not count as unhandled.
      writing.catch(() => undefined);
    }
  } finally {
    await writing;
  }
  const { from } = vouched;
  if (from !== undefined) {
    const isFull = options.scope?.() === "full";
    report.absenceIgnored = isFull && named.someUnnamed;
    const seen = isFull && !named.someUnnamed ? named.seen : undefined;
    if (seen || named.withdrawn.size > 0) {
      Object.assign(report, await withdrawMissing(db, { from, named: named.withdrawn, seen, now }));
    }
  }
  report.unchangedDetails = await advertisers.write(db, vouched);
  // A feed that only says what is gone names its advertiser as well.
  const heard = new Set([...advertisers.references(), ...(from === undefined ? [] : [from])]);
  await introduceAdvertisers(db, heard, { now, unfinished });
  return report;
}

/** Checks a feed as {@link importRecords} would, without writing; nothing is created, updated, unchanged or withdrawn. */
export async function checkRecords(
  db: Database,
  records: AsyncIterable<FeedRecord>,
  options: FeedOptions = {},
): Promise<ImportReport> {
  const gazetteer = await getLoadedGazetteer(db);
  const { report, refuse } = startReport(options);
  const { from, move } = vouchedIn(options);
  const taken = new TakenSoFar();
  const check = createLineCheck(gazetteer, { ...checkOptionsIn(options), from });
  for await (const { checked: batch } of checkedBatches({ check, from }, records, report, refuse)) {
    const foreign = move ? new Map<CheckedLine, string>() : await findForeign(db, batch, taken);
    for (const checked of batch) {
      const { line, reference, record } = checked;
      const reason = foreign.get(checked);
      if (reason !== undefined) {
        refuseTaken([checked], [{ line, reference, reason }], report, refuse);
        continue;
      }
      try {
        await checkPhotos(record, options.baseDirectory);
        report.unmapped.note({ line, unmapped: await listMissingDocuments(record, options.baseDirectory) });
      } catch (error) {
        if (!(error instanceof PhotoMissingError)) throw error;
        refuseTaken([checked], [{ line, reference, reason: error.message }], report, refuse);
      }
    }
    options.onProgress?.(report);
  }
  return report;
}

/** Without the other options, and with the advertiser's reference as it is stored. */
function vouchedIn({ from, move }: FeedOptions): Vouched {
  return { move, from: from?.toLowerCase() };
}

function checkOptionsIn({ move = false, holdBack = settings.LISTINGS_HOLD_BACK }: FeedOptions) {
  return { move, holdBack };
}

async function getLoadedGazetteer(db: Database): Promise<Gazetteer> {
  const gazetteer = await getGazetteer(db);
  if (gazetteer.places.length === 0) throw new Error("The database has no places yet: the gazetteer is not loaded.");
  return gazetteer;
}
