import { setImmediate as turn } from "node:timers/promises";

/** Turns of the event loop in which nobody asks, after which a look begins. */
const quietTurns = 2;
/** Milliseconds after which it does anyhow. */
const patience = 1;
/** Milliseconds that as many as the last look was for are waited for. */
const forAsMany = 2;

/**
 * A look for what has changed, shared by all who ask before it begins: what was committed before they asked is seen. Who asks
 * while it is under way waits for the next one.
 *
 * Until nobody else comes, none begins. A look costs six times what a page does that is kept, and of pages asked for over
 * eight connections every third took one, and not every sixth. An event loop that has nothing to do turns in some hundredths
 * of a millisecond; one that renders a page is not waited for twice. Where many ask, as many as before are waited for: who
 * asks alone waits for nobody.
 */
export class SharedLook {
  readonly #look: () => Promise<void>;
  /** The look that gathers or is under way, whether it has begun, and the one after it. */
  #current?: Promise<void>;
  #hasBegun = false;
  #next?: Promise<void>;
  /** How many ask for the look that is to come, and asked for the last one. */
  #asked = 0;
  #askedBefore = 0;
  /** Called when as many ask. */
  #tellEnough?: (() => void) | undefined;

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
    if (this.#asked >= this.#askedBefore) this.#tellEnough?.();
    return this.#join();
  }

  #join(): Promise<void> {
    this.#current ??= this.#begin();
    if (!this.#hasBegun) return this.#current;
    // Unless the one under way fails: whoever waited for a database that does not answer does not wait once more.
    this.#next ??= this.#current.finally(() => (this.#next = undefined)).then(() => this.#join());
    return this.#next;
  }

  async #begin(): Promise<void> {
    try {
      await this.#gather();
      this.#hasBegun = true;
      this.#askedBefore = this.#asked;
      this.#asked = 0;
      await this.#look();
    } catch (error) {
      // Those behind it have failed with it: whoever asks next does not wait for as many.
      this.#asked = 0;
      throw error;
    } finally {
      this.#current = undefined;
      this.#hasBegun = false;
    }
  }

  async #gather(): Promise<void> {
    if (this.#asked < this.#askedBefore) await this.#asMany();
    const began = performance.now();
    for (let quiet = 0; quiet < quietTurns && performance.now() - began < patience; ) {
      const asked = this.#asked;
      await turn();
      quiet = asked === this.#asked ? quiet + 1 : 0;
    }
  }

  /** By a timer: turns of the event loop cost more than what is saved. */
  #asMany(): Promise<void> {
    return new Promise((resolve) => {
      const enough = () => {
        clearTimeout(late);
        this.#tellEnough = undefined;
        resolve();
      };
      const late = setTimeout(enough, forAsMany);
      this.#tellEnough = enough;
    });
  }
}
