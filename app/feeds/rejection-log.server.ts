import { closeSync, openSync, writeSync } from "node:fs";
import path from "node:path";
import { makeFolder } from "#db/make-folder.js";
import { cutTo, groupOf, type Rejection } from "./checking/rejection.ts";

/** So many refused lines are written down each by itself. */
const rejectionsInDetail = 1_000;
/** So many kinds of reasons are counted apart; a feed with more of them has none that helps. */
const mostGroups = 200;
const otherReasons = "other reasons";
/** Characters. */
const longestExample = 200;

interface Group {
  /** Of the first of them, whole: what is particular to a line may be what the reason is about. */
  reason: string;
  lines: number;
  firstLine: number;
  lastLine: number;
}

/**
 * Keeps the refused lines of a feed in a file of JSON lines, which is made with the first: a thousand as they are, the
 * others counted by reason when it is closed. It writes at once and waits, so that a feed of rejections takes no memory;
 * as a reason has its bound (`rejection.ts`), so has the file: 4 MB, whatever the feed.
 */
export class RejectionLog {
  readonly #base: string;
  #descriptor: number | undefined;
  #count = 0;
  readonly #groups = new Map<string, Group>();

  /** @param name of the feed; the time stands before it, so that reports of earlier runs are kept */
  constructor(directory: string, name: string, now: Date) {
    const time = now.toISOString().slice(0, 19).replaceAll(":", "-");
    this.#base = path.join(directory, `${time}-${name.replace(/[^\w.-]+/g, "_").slice(-100)}`);
  }

  /** The path of the run's reports, without their endings. */
  get base(): string {
    return this.#base;
  }

  /** Where the rejections stand; undefined as long as there is none. */
  get file(): string | undefined {
    return this.#count === 0 ? undefined : `${this.#base}.refused.jsonl`;
  }

  add(rejection: Rejection): void {
    this.#count++;
    const { reference } = rejection;
    // As pages and mails write it, whatever the feed does.
    const told = reference === undefined ? rejection : { ...rejection, reference: reference.toUpperCase() };
    if (this.#count <= rejectionsInDetail) return this.#write(told);
    const kind = groupOf(rejection.reason);
    const name = this.#groups.has(kind) || this.#groups.size < mostGroups ? kind : otherReasons;
    const group = this.#groups.get(name);
    this.#groups.set(name, {
      reason: group?.reason ?? (name === otherReasons ? name : cutTo(longestExample, rejection.reason)),
      lines: (group?.lines ?? 0) + 1,
      firstLine: Math.min(group?.firstLine ?? rejection.line, rejection.line),
      lastLine: Math.max(group?.lastLine ?? rejection.line, rejection.line),
    });
  }

  close(): void {
    for (const group of this.#groups.values()) this.#write(group);
    this.#groups.clear();
    if (this.#descriptor !== undefined) closeSync(this.#descriptor);
    this.#descriptor = undefined;
  }

  #write(line: Rejection | Group): void {
    if (this.#descriptor === undefined) {
      makeFolder(path.dirname(this.#base));
      this.#descriptor = openSync(`${this.#base}.refused.jsonl`, "w");
    }
    writeSync(this.#descriptor, `${JSON.stringify(line)}\n`);
  }
}
