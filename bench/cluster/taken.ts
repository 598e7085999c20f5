import { inArray } from "drizzle-orm";
import { createDatabase, closeDatabase } from "#db/client.server.ts";
import { contactRequests } from "#db/schema/contact.ts";
import type { Outside } from "../fuzz/outside.ts";
import type { MessageLedger } from "../faults/ledger.ts";

/** What has become of messages that the site said it took. */
interface Kept {
  taken: number;
  /** Not in the database. */
  lost: number;
  /** Mails that have not come; each message has two, one to the operator and one to its sender. */
  unsent: number;
  /** Mails that came more than once. */
  doubled: number;
}

const addressOf = (word: string) => `${word}@quartier.example`;

/** Messages that the site has taken, as the database and the mail server know them. */
export class TakenMessages implements MessageLedger {
  readonly #accepted = new Set<string>();

  constructor(
    readonly outside: Outside,
    readonly operator: string,
  ) {}

  announce(word: string): void {
    this.outside.await(word);
  }

  accept(word: string): void {
    this.#accepted.add(word);
  }

  /** Mails that have not come yet. */
  unsent(): number {
    return this.#mails().filter((times) => times === 0).length;
  }

  /** @param url of the server that is the primary now */
  async count(url: string): Promise<Kept> {
    const db = createDatabase(url, { name: "quartier cluster", connections: 1 });
    try {
      const addresses = [...this.#accepted].map(addressOf);
      const found = await db
        .selectDistinct({ email: contactRequests.email })
        .from(contactRequests)
        .where(inArray(contactRequests.email, addresses));
      return {
        taken: addresses.length,
        lost: addresses.length - found.length,
        unsent: this.unsent(),
        doubled: this.#mails().filter((times) => times > 1).length,
      };
    } finally {
      await closeDatabase(db);
    }
  }

  #mails(): number[] {
    return [...this.#accepted].flatMap((word) => [
      this.outside.times(word, this.operator),
      this.outside.times(word, addressOf(word)),
    ]);
  }
}
