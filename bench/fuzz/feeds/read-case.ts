import { rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { createLineCheck, isRejection } from "#app/feeds/checking/check-line.server.ts";
import { checkedBatches, NamedReferences } from "#app/feeds/checked-batches.server.ts";
import { buildRow } from "#app/feeds/writing/listing-row.server.ts";
import { openSource } from "#app/feeds/open-source.server.ts";
import { FeedUnreadableError } from "#app/feeds/formats/open-feed.server.ts";
import { startReport } from "#app/feeds/import-report.ts";
import type { Gazetteer } from "#app/places/gazetteer.ts";
import type { Reader } from "./samples.ts";

const mapping = path.join(import.meta.dirname, "../../../docs/csv-mapping.example.yaml");
const advertiser = { reference: "fuzz", name: "Immo Fuzz", email: "info@fuzz.example" };
const now = new Date("2026-11-20T10:00:00Z");

interface CaseOutcome {
  read: number;
  taken: number;
  refused: number;
  /** The whole was refused, in a sentence. */
  unreadable: boolean;
}

/**
 * Reads a case as an import does, up to the rows that the database would be given.
 * @param folder for the file
 * @throws whatever is neither a refused record nor a sentence about the feed: that is what is looked for
 */
export async function readCase(
  reader: Reader,
  content: Buffer,
  gazetteer: Gazetteer,
  folder: string,
): Promise<CaseOutcome> {
  const file = path.join(folder, `case.${reader}`);
  await writeFile(file, content);
  const { report, refuse } = startReport();
  const outcome = { read: 0, taken: 0, refused: 0, unreadable: false };
  try {
    const format = reader === "zip" ? undefined : reader;
    const source = await openSource(file, { advertiser, language: "fr", mapping, format });
    try {
      const check = createLineCheck(gazetteer);
      const given = { check, named: new NamedReferences() };
      for await (const { checked: batch } of checkedBatches(given, source.records, report, refuse)) {
        for (const checked of batch) {
          if (isRejection(checked)) throw new Error("A refused record came among those to be written");
          buildRow(gazetteer, checked, now);
        }
        outcome.taken += batch.length;
      }
    } finally {
      await source.close();
    }
  } catch (error) {
    if (!(error instanceof FeedUnreadableError) || !error.message) throw error;
    outcome.unreadable = true;
  } finally {
    await rm(file, { force: true });
  }
  for (const { reason, line } of report.refused) {
    if (!reason || !(line >= 0))
      throw new Error(`A refusal without a reason or a line: ${JSON.stringify({ reason, line })}`);
  }
  return { ...outcome, read: report.read, refused: report.refusedCount };
}
