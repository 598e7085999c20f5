import { createHash } from "node:crypto";
import { log } from "#app/http/log.server.ts";
import type { DatabasePool } from "#db/client.server.ts";
import { FileUnavailableError } from "../fetching/fetch-file.server.ts";
import { mediaStore } from "../store/media-store.server.ts";
import { MediaStoreUnavailableError, originalName } from "../store/store.server.ts";
import { scanFile, ScannerUnavailableError } from "../fetching/scan-file.server.ts";
import { takeInTurn } from "../preparing/take-in-turn.server.ts";
import {
  listDueDocuments,
  writeDocumentOutcomes,
  type DocumentOutcome,
  type DueDocument,
} from "./documents-due.server.ts";
import { fetchDocument } from "./fetch-document.server.ts";

/**
 * Sees to the documents that imports brought: takes the file that the feed brought or fetches it, looks into it, and keeps it by
 * its content. One that can't be had, is no PDF or is known to the operator's virus scanner is not shown, tried again as pictures are, and told to the operator
 * (`npm run listings -- photos`).
 * @returns how many are ready, and how many could not be had
 * @throws MediaStoreUnavailableError, ScannerUnavailableError: no document counts as tried
 */
export async function prepareDocuments(
  db: DatabasePool,
  { signal, now = () => new Date() }: { signal: AbortSignal; now?: () => Date },
): Promise<{ ready: number; failed: number }> {
  const total = { ready: 0, failed: 0 };
  await takeInTurn<DueDocument, DocumentOutcome>({
    list: (most, without) => listDueDocuments(db, now(), most, without),
    seeTo,
    write: async (outcomes) => {
      await writeDocumentOutcomes(db, outcomes, now());
      total.ready += outcomes.filter((outcome) => "kept" in outcome).length;
      total.failed += outcomes.filter((outcome) => "failure" in outcome).length;
    },
    signal,
  });
  if (total.ready + total.failed > 0) log.info(total, "Documents are prepared");
  return total;
}

async function seeTo({ key, attempts, source, isLinked }: DueDocument): Promise<DocumentOutcome> {
  if (!isLinked) return { key, forgotten: true };
  try {
    const bytes = await fetchDocument(source);
    // A document is handed on as it is, where a picture is made anew.
    await scanFile(bytes);
    const original = createHash("sha256").update(bytes).digest("hex");
    const [store, name] = [await mediaStore(), originalName(original)];
    if (!(await store.has(name))) await store.put(name, bytes);
    return { key, kept: { original, bytes: bytes.length } };
  } catch (error) {
    if (error instanceof MediaStoreUnavailableError || error instanceof ScannerUnavailableError) throw error;
    log.warn({ err: error, document: key, attempts: attempts + 1 }, "A document can't be shown");
    const failure = error instanceof FileUnavailableError ? error.message : "it can't be read";
    return { key, failure, attempts: attempts + 1 };
  }
}
