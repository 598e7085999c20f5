import { setTimeout as wait } from "node:timers/promises";
import type { Findings } from "./findings.ts";
import type { TriedSite } from "./tried-site.ts";

/** Milliseconds between two questions for `/healthz`. */
const healthInterval = 100;
/** Milliseconds in which it is meant to answer; answers that take longer are counted. */
const promptHealth = 100;
/**
 * Milliseconds after which a late answer is a fault, where the site itself computed for as long: on a machine that others
 * share, an answer may also wait for a processor.
 */
const mostHealth = 1_000;
/** Milliseconds after which it is one whatever the machine does. */
const silence = 60_000;
/** Milliseconds of processor time that one piece of work may keep everybody else waiting for. */
export const mostBlocked = 1_000;
/** Megabytes that no number of requests may make the site grow to. */
const mostMegabytes = 1_500;

/** Watches what no single answer shows: that the site answers others meanwhile, and that it does not grow. */
export class Watch {
  readonly #start = Date.now();
  readonly #over = new AbortController();
  readonly #asking: Promise<void>;
  #sizes: number[] = [];
  #longest = 0;
  #health = { answers: 0, late: 0, longest: 0 };
  #blocks = { count: 0, longest: 0 };

  constructor(
    readonly site: TriedSite,
    readonly findings: Findings,
  ) {
    this.#asking = this.#askHealth();
  }

  begin(): void {
    this.#sizes = [];
    this.measure();
  }

  /** Waits for an answer and notes how long it took. */
  async during<T>(request: () => Promise<T>): Promise<T> {
    const begun = performance.now();
    try {
      return await request();
    } finally {
      this.#longest = Math.max(this.#longest, performance.now() - begun);
    }
  }

  /** Takes what has kept the event loop busy since the last call. @returns the longest, in milliseconds of processor time */
  takeLongestBlock(): number {
    const blocks = this.site.takeBlocks();
    const longest = Math.max(0, ...blocks);
    this.#blocks = {
      count: this.#blocks.count + blocks.length,
      longest: Math.max(this.#blocks.longest, longest),
    };
    return longest;
  }

  measure(): void {
    const size = this.site.megabytes;
    if (size !== undefined) this.#sizes.push(size);
  }

  /** A site that keeps something of each request is larger at the end than at its largest when half was done. */
  end(): void {
    this.measure();
    const half = Math.floor(this.#sizes.length / 2);
    const [earlier, later] = [this.#sizes.slice(0, half), this.#sizes.slice(half)];
    if (Math.max(...this.#sizes, 0) > mostMegabytes) this.findings.add(`the site takes ${this.#largest} MB of memory`);
    if (half >= 10 && Math.min(...later) > Math.max(...earlier) * 1.25) {
      this.findings.add(
        `the site grows: ${Math.round(Math.max(...earlier))} MB at most in the first half, ${Math.round(Math.min(...later))} MB at least in the second`,
      );
    }
  }

  /** Asks for `/healthz` no more. */
  async stop(): Promise<void> {
    this.#over.abort();
    await this.#asking;
  }

  async #askHealth(): Promise<void> {
    for (; !this.#isOver(); await wait(healthInterval)) {
      const cpu = this.site.cpuSeconds;
      const { status, milliseconds, outcome } = await this.site.askHealth(silence);
      // One that has ended is told of by whoever sent the request, and started again.
      if (!this.site.lives || this.#isOver()) continue;
      const computed = Math.min(milliseconds, (this.site.cpuSeconds - cpu) * 1000);
      if (outcome === "silent") this.findings.add(`/healthz does not answer within ${silence / 1000} s`);
      else if (status !== 200) this.findings.add(`/healthz answers ${status || outcome}`);
      else if (computed > mostHealth) {
        this.findings.add(`/healthz waits for more than ${mostHealth / 1000} s`);
      }
      this.#health = {
        answers: this.#health.answers + 1,
        late: this.#health.late + (milliseconds > promptHealth ? 1 : 0),
        longest: Math.max(this.#health.longest, milliseconds),
      };
    }
  }

  #isOver(): boolean {
    return this.#over.signal.aborted;
  }

  get #largest(): number {
    return Math.round(Math.max(...this.#sizes, 0));
  }

  summary(): string {
    const sizes = this.#sizes.map(Math.round);
    const minutes = ((Date.now() - this.#start) / 60_000).toFixed(1);
    const { answers, late, longest } = this.#health;
    return [
      `${minutes} minutes, longest answer ${Math.round(this.#longest)} ms`,
      `/healthz answered ${answers} times, ${late} of them after more than ${promptHealth} ms, the slowest after ${Math.round(longest)} ms`,
      `the event loop was held up ${this.#blocks.count} times for 100 ms of processor time or more, ${this.#blocks.longest} ms at most`,
      `memory ${sizes[0] ?? "?"} MB at the start, ${this.#largest} MB at most, ${sizes.at(-1) ?? "?"} MB at the end`,
    ].join("; ");
  }
}
