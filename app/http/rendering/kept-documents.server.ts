import { createHash } from "node:crypto";
import type { AppLoadContext, EntryContext } from "@remix-run/node";
import { LRUCache } from "lru-cache";
import { measureWhenAsked } from "#app/metrics/registry.server.ts";
import { settings } from "#app/settings/settings.server.ts";
import { compressAround } from "./brotli-around-slots.server.ts";
import { isForDocument } from "../document-request.ts";
import { fillSlots, partAtSlots, slotFor, type Slot, type WithSlots } from "./document-slots.server.ts";
import { askedBefore } from "../kept-from-second.server.ts";
import { log } from "../log.server.ts";
import { numberOf } from "../lasting-data.server.ts";
import { ownBytes } from "../own-bytes.server.ts";
import { joinBytes } from "./ready-bytes.server.ts";
import type { DocumentParts, RenderedDocument } from "./render-document.server.tsx";
import { requestContext, type RequestContext } from "../request-context.ts";
import { scriptHash } from "./script-hashes.server.ts";

/*
 * Documents that are the same each time but for what has to differ, as a form's token: the page cache has none of them, as each
 * answer is another. Their loaders run each time, and say what the rest is made of; where that is as it was, the document is
 * not rendered again, and compressed around its slots once.
 */

/** A page that is rendered once, and what of it is another each time. */
export interface SameBut {
  /** What it shows: where this is the same object, that is the same. It must not be written to. */
  of: object;
  /** What else its loader says, as plain data. */
  beside: unknown;
  slots: readonly Slot[];
}

interface KeptDocument {
  /** Compressed where the visitor's browser reads that. */
  page: WithSlots;
  isCompressed: boolean;
  /** The script that holds the data of loaders. */
  script: WithSlots;
  /** The sources that allow the others. */
  hashes: readonly string[];
}

/** Of documents, in a process: some thousand listings, compressed. */
const most = 32 * 1024 * 1024;
/** What an entry takes beside its bytes, about. */
const entryBytes = 1_000;

const documents = new LRUCache<string, KeptDocument>({
  maxSize: most,
  sizeCalculation: ({ page, script }) => sizeOf(page) + sizeOf(script) + entryBytes,
});
measureWhenAsked("kept_documents_bytes", "Bytes of documents kept but for their slots", () => documents.calculatedSize);

const isDocumentAskedAgain = askedBefore();

/** In development, pages are as new as their files. */
const isKeeping = settings.NODE_ENV === "production";

/**
 * Says that a document is the same each time that its loader gives the same, but for some values: asked for by a visitor
 * whom the site does not know, as it would be kept for each of the others.
 * @param values by name, of letters, digits, dots and dashes
 * @returns what the loader has to give in their place: marks for a document, the values themselves else
 */
export function sameBut<Values extends Record<string, string>>(
  request: Request,
  context: AppLoadContext,
  { of, beside }: Pick<SameBut, "of" | "beside">,
  values: Values,
): Values {
  if (!isKeeping || !isForDocument(request)) return values;
  const slots = Object.entries(values).map(([name, value]) => slotFor(name, value));
  requestContext(context).sameBut = { of, beside, slots };
  return Object.fromEntries(Object.keys(values).map((name, at) => [name, slots[at]!.mark])) as Values;
}

/** What a document is rendered with beside its loaders' data: {@link RenderedDocument}. */
interface Beside {
  markup: NonNullable<RequestContext["markup"]>;
  scripts: string;
  waits: DocumentParts["waits"];
  readsBrotli: boolean;
}

/** By what a document is found again: its address, and all that it is rendered from. */
export function keyOfPage(
  { url }: Request,
  { staticHandlerContext: { matches, loaderData } }: EntryContext,
  { of, beside, slots }: SameBut,
  { markup, ...others }: Beside,
): string {
  // What its own loader gave is told by what that says of it.
  const { [matches.at(-1)!.route.id]: _, ...ofOthers } = loaderData;
  const marks = slots.map(({ mark }) => mark);
  const ofMarkup = Object.entries(markup)
    .flat(2)
    .map((part) => (Buffer.isBuffer(part) ? numberOf(part) : part));
  const told = JSON.stringify([url, numberOf(of), beside, marks, ofOthers, ofMarkup, others]);
  return createHash("sha256").update(told).digest("base64");
}

/** A document as it is sent. */
interface SentDocument {
  page: Buffer<ArrayBuffer>;
  isCompressed: boolean;
  hashes: readonly string[];
}

/** The document of this key, with what its slots hold. */
export function findDocument(key: string, slots: readonly Slot[]): SentDocument | undefined {
  const kept = documents.get(key);
  if (!kept) return undefined;
  const values = slots.map(({ value }) => value);
  const { page, script, isCompressed, hashes } = kept;
  return {
    page: fillSlots(page, values),
    isCompressed,
    hashes: [...hashes, scriptHash(fillSlots(script, values))],
  };
}

const inWork = new Set<string>();

/**
 * Keeps a document that was rendered, from the second time on; it is compressed in the background.
 * @param isCompressed whether it is to be: for a browser that reads Brotli
 */
export function keepDocument(
  key: string,
  { pieces, script, hashes }: RenderedDocument,
  slots: readonly Slot[],
  isCompressed: boolean,
): void {
  if (script === undefined || inWork.has(key)) return;
  if (!isDocumentAskedAgain(key)) return;
  const page = partAtSlots(joinBytes(pieces), slots);
  const ofScript = partAtSlots(ownBytes(Buffer.from(script)), slots);
  const keep = (kept: WithSlots) => documents.set(key, { page: kept.map(own), isCompressed, script: ofScript, hashes });
  if (!isCompressed) return void keep(page);
  inWork.add(key);
  compressAround(
    page,
    slots.map(({ value }) => value.length),
  )
    .then((compressed) => compressed && keep(compressed))
    .catch((error: unknown) => {
      log.warn({ err: error }, "A document could not be compressed around its slots; it is rendered each time");
    })
    .finally(() => inWork.delete(key));
}

const own = (piece: Buffer | number) => (typeof piece === "number" ? piece : ownBytes(piece as Buffer<ArrayBuffer>));

const sizeOf = (page: WithSlots) =>
  page.reduce<number>((sum, piece) => sum + (typeof piece === "number" ? 0 : piece.length), 0);
