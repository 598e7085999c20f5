import { closeSync, openSync, writeSync } from "node:fs";
import path from "node:path";
import { makeFolder } from "#db/make-folder.js";
import { groupOf, type Refusal } from "./refusal.ts";

/** So many refused lines are written down each by itself. */
export const refusalsInDetail = 1_000;
/** So many kinds of reasons are counted apart; a feed with more of them has none that helps. */
const mostGroups = 200;
const otherReasons = "other reasons";

interface Group {
  lines: number;
  firstLine: number;
  lastLine: number;
}

/**
 * Keeps the refused lines of a feed in a file of JSON lines, which is made with the first: a thousand as they are, the
 * others counted by reason when it is closed. It writes at once and waits, so that a feed of refusals takes no memory;
 * as a reason has its bound (`refusal.ts`), so has the file: 4 MB, whatever the feed.
 */
export class RefusalLog {
  readonly #file: string;
  #descriptor: number | undefined;
  #count = 0;
  readonly #groups = new Map<string, Group>();

  /** @param name of the feed; the time stands before it, so that reports of earlier runs are kept */
  constructor(directory: string, name: string, now: Date) {
    const time = now.toISOString().slice(0, 19).replaceAll(":", "-");
    this.#file = path.join(directory, `${time}-${name.replace(/[^\w.-]+/g, "_").slice(-100)}.refused.jsonl`);
  }

  /** Where the refusals stand; undefined as long as there is none. */
  get file(): string | undefined {
    return this.#count === 0 ? undefined : this.#file;
  }

  add(refusal: Refusal): void {
    this.#count++;
    if (this.#count <= refusalsInDetail) return this.#write(refusal);
    const reason = groupOf(refusal.reason);
    const name = this.#groups.has(reason) || this.#groups.size < mostGroups ? reason : otherReasons;
    const group = this.#groups.get(name);
    this.#groups.set(name, {
      lines: (group?.lines ?? 0) + 1,
      firstLine: Math.min(group?.firstLine ?? refusal.line, refusal.line),
      lastLine: Math.max(group?.lastLine ?? refusal.line, refusal.line),
    });
  }

  close(): void {
    for (const [reason, group] of this.#groups) this.#write({ ...group, reason });
    this.#groups.clear();
    if (this.#descriptor !== undefined) closeSync(this.#descriptor);
    this.#descriptor = undefined;
  }

  #write(line: Refusal | (Group & { reason: string })): void {
    if (this.#descriptor === undefined) {
      makeFolder(path.dirname(this.#file));
      this.#descriptor = openSync(this.#file, "w");
    }
    writeSync(this.#descriptor, `${JSON.stringify(line)}\n`);
  }
}
