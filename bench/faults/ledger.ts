import type { Outside } from "../fuzz/outside.ts";

/** Whoever wants to know which messages the site takes, by the word that stands in each. */
export interface MessageLedger {
  /** It is about to be sent; whether it is taken, its sender learns. */
  announce: (word: string) => void;
  /** The site has said that it took it. */
  accept: (word: string) => void;
}

/** What the site has taken from visitors, and what has become of it: everything must arrive. */
export class Ledger implements MessageLedger {
  /** Messages that the site has said it took, by the word that stands in them. */
  readonly #accepted = new Set<string>();

  constructor(
    readonly outside: Outside,
    readonly recipient: string,
  ) {}

  /** A message is about to be sent; whether it is taken, its sender learns. */
  announce(word: string): void {
    this.outside.await(word);
  }

  /** The site has said that it took it. */
  accept(word: string): void {
    this.#accepted.add(word);
  }

  /** How many it has taken so far. */
  get accepted(): number {
    return this.#accepted.size;
  }

  /** Those that have not reached both whoever reads messages and the customer-relationship system. */
  missing(): string[] {
    return [...this.#accepted].filter(
      (word) => !this.outside.has(word, this.recipient) || !this.outside.has(word, "crm"),
    );
  }

  /** Forgets what has arrived. */
  settle(): void {
    for (const word of [...this.#accepted]) {
      this.#accepted.delete(word);
      this.outside.drop(word);
    }
  }
}
