import type { ListingRecord } from "#app/listings/listing-record.ts";
import type { ExpectedDocument } from "#app/media/documents/documents-due.server.ts";
import { isLink } from "#app/media/documents/link-hosts.ts";
import { storeOriginal } from "#app/media/sizes/photo-source.server.ts";
import { findBeside, isFile, PhotoMissingError } from "./feed-photos.server.ts";
import { cutTo } from "../checking/rejection.ts";

/** Of a file that the feed names and did not bring. */
const beside = "beside:";

/** The documents of a record as they are stored. */
export interface StoredDocuments {
  documents: ListingRecord["documents"];
  /** Those that the worker is to see to: all but links. */
  expected: Omit<ExpectedDocument, "advertiserId">[];
}

/**
 * The documents of a record as stored: files that lie beside the feed are copied to the media store, for the worker to look into;
 * addresses stay as they are. One that is not there is not shown, and keeps no listing from being taken.
 * @param baseDirectory where the feed file lies; undefined when it came through a pipe
 */
export async function storeDocuments(
  { documents }: ListingRecord,
  baseDirectory: string | undefined,
): Promise<StoredDocuments> {
  const stored: StoredDocuments = { documents: [], expected: [] };
  for (const document of documents) {
    const { source, failure } = await storeSource(document.source, baseDirectory);
    stored.documents.push({ ...document, source });
    if (!isLink(document)) stored.expected.push({ source, ...(failure !== undefined && { failure }) });
  }
  return stored;
}

/** What a record names beside the feed and is not there, for the report. */
export async function listMissingDocuments(
  { documents }: ListingRecord,
  baseDirectory: string | undefined,
): Promise<string[]> {
  const missing: string[] = [];
  for (const { source } of documents) {
    if (isFile(source) && (await whyMissing(source, baseDirectory)) !== undefined) missing.push("documents (no file)");
  }
  return missing;
}

async function storeSource(
  source: string,
  baseDirectory: string | undefined,
): Promise<{ source: string; failure?: string }> {
  if (!isFile(source)) return { source };
  const failure = await whyMissing(source, baseDirectory);
  if (failure !== undefined) return { source: `${beside}${source}`, failure: cutTo(300, failure) };
  return { source: await storeOriginal(await findBeside("document", source, baseDirectory)) };
}

async function whyMissing(source: string, baseDirectory: string | undefined): Promise<string | undefined> {
  try {
    await findBeside("document", source, baseDirectory);
    return undefined;
  } catch (error) {
    if (!(error instanceof PhotoMissingError)) throw error;
    return error.message;
  }
}
