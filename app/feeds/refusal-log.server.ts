import { closeSync, mkdirSync, openSync, writeSync } from "node:fs";
import path from "node:path";
import type { Refusal } from "./refusal.ts";

/**
 * Keeps every refused line of a feed in a file of JSON lines, which is made with the first. It writes at once and
 * waits, so that a feed of refusals takes no memory.
 */
export class RefusalLog {
  readonly #file: string;
  #descriptor: number | undefined;

  /** @param name of the feed; the time stands before it, so that reports of earlier runs are kept */
  constructor(directory: string, name: string, now: Date) {
    const time = now.toISOString().slice(0, 19).replaceAll(":", "-");
    this.#file = path.join(directory, `${time}-${name.replace(/[^\w.-]+/g, "_")}.refused.jsonl`);
  }

  /** Where the refusals stand; undefined as long as there is none. */
  get file(): string | undefined {
    return this.#descriptor === undefined ? undefined : this.#file;
  }

  add(refusal: Refusal): void {
    if (this.#descriptor === undefined) {
      mkdirSync(path.dirname(this.#file), { recursive: true });
      this.#descriptor = openSync(this.#file, "w");
    }
    writeSync(this.#descriptor, `${JSON.stringify(refusal)}\n`);
  }

  close(): void {
    if (this.#descriptor !== undefined) closeSync(this.#descriptor);
  }
}
