import { internet } from "#app/http/fetch-address.server.ts";
import { download } from "../fetching/downloads.server.ts";
import { feedFile, fetchFile, FileUnavailableError } from "../fetching/fetch-file.server.ts";
import { mediaStore } from "../store/media-store.server.ts";
import { isDigest, originalName } from "../store/store.server.ts";
import { whyNoPdf } from "./check-document.ts";

// Servers name a PDF in many ways; what it is its content says. A page says so itself, and is not read.
const document = {
  accept: "application/pdf",
  refuse: (type: string) => (/^(?:text\/html|application\/xhtml)/i.test(type) ? `a page (${type})` : undefined),
};

/**
 * A document that a feed brought, from the media store, or that it names, over https: a PDF by its content, within the limits of
 * pictures.
 * @param source as in `attachments.source`
 * @throws FileUnavailableError, MediaStoreUnavailableError
 */
export async function fetchDocument(source: string, limits = feedFile, network = internet): Promise<Buffer> {
  const bytes = source.startsWith("file:")
    ? await readKept(source)
    : await download(source, () => fetchFile(source, document, limits, network));
  const fault = whyNoPdf(bytes);
  if (fault !== undefined) throw new FileUnavailableError(`${source} ${fault}`);
  return bytes;
}

async function readKept(source: string): Promise<Buffer> {
  const digest = source.slice("file:".length);
  const kept = isDigest(digest) ? await (await mediaStore()).get(originalName(digest)) : undefined;
  if (!kept) throw new FileUnavailableError(`The media store has no ${digest.slice(0, 64)}`);
  return kept;
}
