import { randomBytes } from "node:crypto";
import { makeAccount, type TestAccount } from "#app/account/identity/testing/accounts.ts";
import { exchange, type WireAnswer } from "../fuzz/exchange.ts";
import { findContactForm } from "../fuzz/hostile-members.ts";
import { requestOf, signedOut, type Door } from "../fuzz/visitors.ts";
import type { MessageLedger } from "./ledger.ts";

/** What a visitor does: reads, writes a message, signs in. */
export type Deed = "page" | "message" | "sign-in";

/** How one deed went. */
export interface Seen {
  deed: Deed;
  /** When it was answered, as `performance.now()` says. */
  at: number;
  milliseconds: number;
  /** 0 where no answer came. */
  status: number;
  outcome: WireAnswer["outcome"];
}

/** Milliseconds between two of each. */
const intervals: Readonly<Record<Deed, number>> = { page: 250, message: 1_500, "sign-in": 2_000 };
/** Milliseconds that a visitor waits for an answer. */
const patience = 30_000;
/** Milliseconds that somebody takes to fill in the form: who is quicker counts as a machine. */
const filling = 4_000;
/** Forms that are open at the same time, at most. */
const mostForms = 8;

interface OpenForm {
  fields: Readonly<Record<string, string>>;
  since: number;
}

/**
 * Visitors who come steadily, each from an address of its own, and read pages (some of which are kept ready and some of
 * which nobody has asked for yet), write messages and sign in, whatever happens to the site.
 */
export class Load {
  readonly #seen: Seen[] = [];
  readonly #forms: OpenForm[] = [];
  readonly #timers: NodeJS.Timeout[] = [];
  readonly #underWay = new Set<Promise<void>>();
  #count = 0;

  private constructor(
    readonly site: Door,
    readonly ledger: MessageLedger,
    readonly account: TestAccount,
  ) {}

  static async start(site: Door, ledger: MessageLedger): Promise<Load> {
    const load = new Load(site, ledger, await makeAccount());
    const every = (milliseconds: number, act: () => Promise<void>) =>
      load.#timers.push(setInterval(() => load.#begin(act), milliseconds));
    every(intervals.page, () => load.#read());
    every(intervals.message, () => load.#write());
    every(intervals["sign-in"], () => load.#signIn());
    return load;
  }

  /** What visitors have seen since the last call. */
  take(): Seen[] {
    return this.#seen.splice(0, this.#seen.length);
  }

  /** Nobody comes any more; whoever waits is waited for. */
  async stop(): Promise<void> {
    for (const timer of this.#timers) clearInterval(timer);
    await Promise.all(this.#underWay);
  }

  #begin(act: () => Promise<void>): void {
    const doing: Promise<void> = act().finally(() => this.#underWay.delete(doing));
    this.#underWay.add(doing);
  }

  async #read(): Promise<void> {
    await this.#ask("page", this.#nextPage());
  }

  /** Some that everybody reads, and some that are new to the site. */
  #nextPage(): string {
    const number = (this.#count += 1);
    const low = 20 + (number % 977);
    const pages = [
      "/en",
      `/fr/a-louer/bureau?surface=${low}-${low + 300}`,
      "/nl/te-koop",
      `/en/search?search=kade${number}`,
      `/en/to-let/office?page=${1 + (number % 9)}`,
    ];
    return pages[number % pages.length]!;
  }

  /** Opens the form, and sends the one that was opened first, once its visitor has filled it in. */
  async #write(): Promise<void> {
    const [oldest] = this.#forms;
    if (oldest && performance.now() - oldest.since > filling) {
      this.#forms.shift();
      await this.#send(oldest);
    }
    if (this.#forms.length >= mostForms) return;
    // A form that can't be had is not counted: that the site answers is what pages are read for.
    const fields = await findContactForm(this.site, signedOut(), "/en/contact").catch(() => undefined);
    if (fields) this.#forms.push({ fields, since: performance.now() });
  }

  async #send({ fields }: OpenForm): Promise<void> {
    const word = `message-${randomBytes(8).toString("hex")}`;
    const email = `${word}@quartier.example`;
    const form = { ...fields, name: "An Peeters", email, topic: "other", message: `I ask about ${word}` };
    this.ledger.announce(word);
    const { status } = await this.#ask("message", "/en/contact", form);
    if (status === 303) this.ledger.accept(word);
  }

  async #signIn(): Promise<void> {
    const { email, password } = this.account;
    await this.#ask("sign-in", "/en/login", { email, password });
  }

  async #ask(deed: Deed, target: string, fields?: Readonly<Record<string, string>>): Promise<WireAnswer> {
    const answer = await exchange(this.site.port, requestOf(this.site, signedOut(), target, fields), patience);
    const { milliseconds, status, outcome } = answer;
    this.#seen.push({ deed, at: performance.now(), milliseconds, status, outcome });
    return answer;
  }
}
