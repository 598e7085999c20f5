import { inArray } from "drizzle-orm";
import type { Gazetteer } from "#app/places/gazetteer.ts";
import type { Database } from "#db/client.server.ts";
import { listings } from "#db/schema/listings.ts";
import type { CheckedLine } from "../checking/check-line.server.ts";
import { storeDocuments, type StoredDocuments } from "./feed-documents.server.ts";
import { PhotoMissingError, storePhotos, type PhotoRow } from "./feed-photos.server.ts";
import { giveTurns } from "../checking/give-turns.server.ts";
import { buildRow, type ListingRow } from "./listing-row.server.ts";
import type { Rejection } from "../checking/rejection.ts";

/** A listing that is new or not as stored, ready to be written. */
export interface Change {
  checked: CheckedLine;
  row: ListingRow;
  photos: PhotoRow[];
  /** Those that the worker is to see to. */
  documents: StoredDocuments["expected"];
  /** What free text looks through, as a tsvector. */
  document: string;
  /** Of its document, for the vocabulary. */
  words: string[];
}

interface PreparedChanges {
  changes: Change[];
  unchanged: number;
  /** Of those, the references of what a command has withdrawn and the line has on offer. */
  stayWithdrawn: string[];
  refused: Rejection[];
}

/** Leaves out the lines whose listing stands in the database just so, and makes the rows of the others. */
export async function prepareChanges(
  db: Database,
  gazetteer: Gazetteer,
  lines: CheckedLine[],
  { now, baseDirectory, filling = false }: { now: Date; baseDirectory?: string; filling?: boolean },
): Promise<PreparedChanges> {
  if (lines.length === 0) return { changes: [], unchanged: 0, stayWithdrawn: [], refused: [] };
  const stored = filling ? undefined : await listStored(db, lines);

  const prepared: PreparedChanges = { changes: [], unchanged: 0, stayWithdrawn: [], refused: [] };
  const turn = giveTurns();
  for (const checked of lines) {
    await turn();
    const before = stored?.get(checked.reference);
    if (before?.digest === checked.digest) {
      prepared.unchanged++;
      // What a feed takes down itself gets another digest (withdraw-missing.server.ts).
      if (before.status === "withdrawn" && checked.record.status !== "withdrawn") {
        prepared.stayWithdrawn.push(checked.reference);
      }
      continue;
    }
    try {
      const photos = await storePhotos(checked.record, baseDirectory);
      const { documents, expected } = await storeDocuments(checked.record, baseDirectory);
      const { row, ...texts } = buildRow(gazetteer, checked, now);
      prepared.changes.push({ checked, photos, documents: expected, row: { ...row, documents }, ...texts });
    } catch (error) {
      if (!(error instanceof PhotoMissingError)) throw error;
      prepared.refused.push({ line: checked.line, reference: checked.reference, reason: error.message });
    }
  }
  return prepared;
}

async function listStored(db: Database, lines: readonly CheckedLine[]) {
  const references = lines.map(({ reference }) => reference);
  const stored = await db
    .select({ reference: listings.reference, digest: listings.digest, status: listings.status })
    .from(listings)
    .where(inArray(listings.reference, references));
  return new Map(stored.map((row) => [row.reference, row]));
}
