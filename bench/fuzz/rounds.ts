import type { WireAnswer } from "./exchange.ts";
import type { Findings } from "./findings.ts";
import type { FoundSite } from "./found-site.ts";
import { leaveHostileThings } from "./hostile-members.ts";
import type { Attack } from "./make-attack.ts";
import { Neighbour } from "./neighbour.ts";
import type { Outside } from "./outside.ts";
import { Random } from "./random.ts";
import type { TriedSite } from "./tried-site.ts";
import type { TriedWorker } from "./tried-worker.ts";

interface Tried {
  site: TriedSite;
  worker: TriedWorker;
  outside: Outside;
  findings: Findings;
  found: FoundSite;
  seed: string;
  send: (attack: Attack) => Promise<WireAnswer>;
}

/**
 * Round by round, somebody leaves hostile things behind, and a well-behaved neighbour waits to be served all the same
 * while the site goes on being tried.
 */
export class Rounds {
  #underWay: Promise<void> | undefined;
  #count = 0;
  #taken = 0;

  private constructor(
    readonly tried: Tried,
    readonly neighbour: Neighbour,
  ) {}

  static async start(tried: Tried): Promise<Rounds> {
    return new Rounds(tried, await Neighbour.start(tried));
  }

  /** Begins a round, unless the last one still waits. */
  async begin(): Promise<void> {
    if (this.#underWay) return;
    this.#count += 1;
    const { seed, ...tried } = this.tried;
    this.#taken += await leaveHostileThings({ ...tried, random: new Random(`${seed}/round ${this.#count}`) });
    this.#underWay = this.neighbour
      .expectService()
      .catch((error: unknown) => {
        this.tried.findings.add(`a well-behaved neighbour can't be looked after: ${String(error).slice(0, 200)}`);
      })
      .finally(() => (this.#underWay = undefined));
  }

  /** Waits for the last round. */
  async end(): Promise<void> {
    await this.#underWay;
    await this.neighbour.stop();
  }

  summary(): string {
    const { mails, events } = this.tried.outside;
    return `in ${this.#count} rounds forms took ${this.#taken} hostile things, of which ${mails} mails and ${events} events came, and a neighbour waited ${this.neighbour.longestSeconds} s at most`;
  }
}
