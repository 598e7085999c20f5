import { setImmediate as turn } from "node:timers/promises";

/** Turns of the event loop in which nobody asks, after which a look begins. */
const quietTurns = 2;
/** Milliseconds after which it does anyhow. */
const patience = 1;

/**
 * A look for what has changed, shared by all who ask before it begins: what was committed before they asked is seen. Who asks
 * while it is under way waits for the next one.
 *
 * Until nobody else comes, none begins. A look costs six times what a page does that is kept, and of pages asked for over
 * eight connections every third took one, and not every sixth. An event loop that has nothing to do turns in some hundredths
 * of a millisecond; one that renders a page is not waited for twice.
 */
export class SharedLook {
  readonly #look: () => Promise<void>;
  /** The look that gathers or is under way, whether it has begun, and the one after it. */
  #current?: Promise<void>;
  #hasBegun = false;
  #next?: Promise<void>;
  #asked = 0;

  /** @param look begun by none who has not asked */
  constructor(look: () => Promise<void>) {
    this.#look = look;
  }

  /** Whether anybody waits for one. */
  get isAwaited(): boolean {
    return this.#current !== undefined;
  }

  /** Settles as a look does that began after the call. */
  ask(): Promise<void> {
    this.#asked++;
    this.#current ??= this.#begin();
    if (!this.#hasBegun) return this.#current;
    // Unless the one under way fails: whoever waited for a database that does not answer does not wait once more.
    this.#next ??= this.#current.finally(() => (this.#next = undefined)).then(() => this.ask());
    return this.#next;
  }

  async #begin(): Promise<void> {
    try {
      await this.#gather();
      this.#hasBegun = true;
      await this.#look();
    } finally {
      this.#current = undefined;
      this.#hasBegun = false;
    }
  }

  async #gather(): Promise<void> {
    const began = performance.now();
    for (let quiet = 0; quiet < quietTurns && performance.now() - began < patience; ) {
      const asked = this.#asked;
      await turn();
      quiet = asked === this.#asked ? quiet + 1 : 0;
    }
  }
}
