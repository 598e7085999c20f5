import type { Findings } from "./findings.ts";
import type { TriedSite } from "./tried-site.ts";

/** Milliseconds of a request after which the site must answer another. */
const longRequest = 1_500;
/** Milliseconds that `/healthz` may take then, on a machine that others share. */
const healthPatience = 5_000;
/** Megabytes that no number of requests may make the site grow to. */
const mostMegabytes = 1_500;

/** Watches what no single answer shows: that the site answers others meanwhile, and that it does not grow. */
export class Watch {
  readonly #start = Date.now();
  #sizes: number[] = [];
  #longest = 0;

  constructor(
    readonly site: TriedSite,
    readonly findings: Findings,
  ) {}

  begin(): void {
    this.#sizes = [];
    this.measure();
  }

  /** Waits for an answer; asks for `/healthz` when it is long in coming. */
  async during<T>(request: () => Promise<T>): Promise<T> {
    const begun = performance.now();
    const asking = setTimeout(() => {
      void this.site.answersHealth(healthPatience).then((answers) => {
        if (!answers) this.findings.add("/healthz does not answer while a request is under way");
      });
    }, longRequest);
    try {
      return await request();
    } finally {
      clearTimeout(asking);
      this.#longest = Math.max(this.#longest, performance.now() - begun);
    }
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

  get #largest(): number {
    return Math.round(Math.max(...this.#sizes, 0));
  }

  summary(): string {
    const sizes = this.#sizes.map(Math.round);
    const minutes = ((Date.now() - this.#start) / 60_000).toFixed(1);
    return `${minutes} minutes, longest answer ${Math.round(this.#longest)} ms, memory ${sizes[0] ?? "?"} MB at the start, ${this.#largest} MB at most, ${sizes.at(-1) ?? "?"} MB at the end`;
  }
}
