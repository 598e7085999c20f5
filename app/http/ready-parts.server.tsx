import { createHash } from "node:crypto";
import type { i18n } from "i18next";
import { LRUCache } from "lru-cache";
import type { ComponentType } from "react";
import { renderToString } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { measureWhenAsked } from "#app/metrics/registry.server.ts";
import { markOf } from "./ready-bytes.server.ts";
import type { RenderPart } from "./ready-part.tsx";

/** Of markup, in a process: some thousand listings, or filters of searches. */
const most = 32 * 1024 * 1024;
/** What an entry takes beside its markup, about. */
const entryBytes = 200;

const parts = new LRUCache<string, Buffer>({ maxSize: most, sizeCalculation: ({ length }) => length + entryBytes });
measureWhenAsked("ready_parts_bytes", "Bytes of parts of pages kept ready", () => parts.calculatedSize);

/** Parts asked for once: kept from the second time on, so that who reads all listings once leaves those that are read. */
const asked = new LRUCache<string, true>({ max: 20_000 });

/** Components by number. */
const numbers = new WeakMap<object, number>();
let lastNumber = 0;

function numberOf(part: object): number {
  let number = numbers.get(part);
  if (number === undefined) numbers.set(part, (number = ++lastNumber));
  return number;
}

/**
 * What a page has its parts made with: a part whose component, language and properties are as they were once is not rendered
 * again. They are all that a part sees, so that no one's page can show in another's.
 * @param markup takes each part's bytes, by the id in its mark
 */
export function readyParts(i18n: i18n, markup: Record<string, string | Buffer>): RenderPart {
  let count = 0;
  // The same data is passed to several parts of a page.
  const written = new Map<unknown, string>();
  const write = (value: unknown): string => {
    // Text in quotes: without them a line break in one would begin another property.
    if (typeof value === "string") return JSON.stringify(value);
    if (typeof value !== "object" || value === null) return `${typeof value} ${String(value)}`;
    let text = written.get(value);
    if (text === undefined) written.set(value, (text = JSON.stringify(value)));
    return text;
  };

  return (part, props) => {
    const said = Object.entries(props).map(([name, value]) => `${name} ${write(value)}`);
    const key = createHash("sha256")
      .update([numberOf(part), i18n.language, ...said].join("\n"))
      .digest("base64");
    let bytes = parts.get(key);
    if (bytes === undefined) {
      if (!asked.has(key)) {
        asked.set(key, true);
        return undefined;
      }
      parts.set(key, (bytes = renderPart(part, props, i18n)));
    }
    const id = `part-${++count}`;
    markup[id] = bytes;
    return markOf(id);
  };
}

function renderPart<Props extends object>(Part: ComponentType<Props>, props: Props, i18n: i18n): Buffer {
  const markup = renderToString(
    <I18nextProvider i18n={i18n}>
      <Part {...props} />
    </I18nextProvider>,
  );
  // Of its own: a slice of the pool that short buffers share would hold all of the pool's piece.
  const bytes = Buffer.allocUnsafeSlow(Buffer.byteLength(markup));
  bytes.write(markup);
  return bytes;
}
