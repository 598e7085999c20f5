import { createHash, randomUUID } from "node:crypto";
import type { i18n } from "i18next";
import { LRUCache } from "lru-cache";
import type { ComponentType } from "react";
import { renderToString } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { measureWhenAsked } from "#app/metrics/registry.server.ts";
import { escapeText } from "./escape-text.ts";
import { askedBefore } from "../kept-from-second.server.ts";
import { isFirstTime, isLasting, numberOf } from "../lasting-data.server.ts";
import { ownBytes } from "../own-bytes.server.ts";
import { markOf } from "./ready-bytes.server.ts";
import type { RenderPart, Slots } from "./ready-part.tsx";

/** Of markup, in a process: some thousand listings, or filters of searches. */
const most = 32 * 1024 * 1024;
/** What an entry takes beside its markup, about. */
const entryBytes = 600;

/** A part's markup; where it has slots, the name of one is between each two pieces. */
type Pieces = readonly (Buffer | string)[];

const parts = new LRUCache<string, Pieces>({
  maxSize: most,
  sizeCalculation: (pieces) => pieces.reduce((sum, { length }) => sum + length, entryBytes),
});
measureWhenAsked("ready_parts_bytes", "Bytes of parts of pages kept ready", () => parts.calculatedSize);

const isPartAskedAgain = askedBefore();

/** Writes data as text; once where the same data is passed to several parts of a page. */
function writer(): (value: unknown) => string {
  const written = new Map<unknown, string>();
  return (value) => {
    // Text in quotes: without them a line break in one would begin another property.
    if (typeof value === "string") return JSON.stringify(value);
    if (typeof value !== "object" || value === null) return `${typeof value} ${String(value)}`;
    let text = written.get(value);
    if (text === undefined) written.set(value, (text = isLasting(value) ? digestOf(value) : JSON.stringify(value)));
    return text;
  };
}

/** Of data that last, what stands for all that is in them. */
const digests = new WeakMap<object, string>();

function digestOf(data: object): string {
  let digest = digests.get(data);
  if (digest === undefined) {
    digest = `sha256 ${createHash("sha256").update(JSON.stringify(data)).digest("base64")}`;
    digests.set(data, digest);
  }
  return digest;
}

interface Wanted {
  part: ComponentType<object>;
  props: object;
  slots: Slots;
  i18n: i18n;
}

/** Longer ones are found by their hash. */
const longestKey = 400;

/** By what markup is found again: all that it is made of. */
function keyOf({ part, props, slots, i18n }: Wanted, write: ReturnType<typeof writer>): string {
  const names = JSON.stringify(Object.keys(slots));
  if (isLasting(props)) return `${numberOf(part)} ${i18n.language} ${names} #${numberOf(props)}`;
  const said = Object.entries(props).map(([name, value]) => `${name} ${write(value)}`);
  const key = [numberOf(part), i18n.language, ...said, names].join("\n");
  return key.length <= longestKey ? key : createHash("sha256").update(key).digest("base64");
}

/** The markup of a part, kept from the second time on; undefined the first time. */
function findPart(wanted: Wanted, write: ReturnType<typeof writer>): Pieces | undefined {
  const key = keyOf(wanted, write);
  let pieces = parts.get(key);
  if (pieces === undefined) {
    if (!isPartAskedAgain(key)) return undefined;
    parts.set(key, (pieces = renderPart(wanted)));
  }
  return pieces;
}

/**
 * What a page has its parts made with: a part whose component, language and properties are as they were once is not rendered
 * again. They are all that a part sees, so that no one's page can show in another's.
 * @param markup takes each part's bytes, by the id in its mark
 */
export function readyParts(i18n: i18n, markup: Record<string, string | Buffer | Pieces>): RenderPart {
  let count = 0;
  const write = writer();
  return (part, props, slots = {}) => {
    if (Object.values(props).some(isFirstTime)) return undefined;
    const pieces = findPart({ part: part as Wanted["part"], props, slots, i18n }, write);
    if (pieces === undefined) return undefined;
    const id = `part-${++count}`;
    markup[id] = pieces.map((piece) => (typeof piece === "string" ? escapeText(slots[piece] ?? "") : piece));
    return markOf(id);
  };
}

/** A part's markup by itself, without slots: the same bytes as a page has it from. */
export function markupOfPart<Data extends object>(part: ComponentType<Data>, props: Data, i18n: i18n): Buffer {
  const wanted = { part: part as Wanted["part"], props, slots: {}, i18n };
  const [bytes] = findPart(wanted, writer()) ?? renderPart(wanted);
  return bytes as Buffer;
}

/** Stands for a slot in a part that is being made; nobody who writes a text can know it. */
const slotMark = `slot-${randomUUID()}-`;
const slotMarks = new RegExp(`${slotMark}(\\w+);`);

function renderPart({ part: Part, props, slots, i18n }: Wanted): Pieces {
  const names = Object.keys(slots);
  const marks = names.length > 0 && { slots: Object.fromEntries(names.map((name) => [name, `${slotMark}${name};`])) };
  const markup = renderToString(
    <I18nextProvider i18n={i18n}>
      <Part {...props} {...marks} />
    </I18nextProvider>,
  );
  return markup.split(slotMarks).map((piece, index) => (index % 2 === 0 ? ownBytes(Buffer.from(piece)) : piece));
}
