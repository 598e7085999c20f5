import { log } from "#app/http/log.server.ts";
import { QueuePace } from "./queue-pace.ts";

/** How much of one kind of work is done, and waits, at the same time. */
interface Limits {
  /** Requests that are worked on. */
  active: number;
  /** Of these, those of one network: the rest is for others. */
  activeOfNetwork: number;
  /** Requests that wait. */
  waiting: number;
  waitingOfNetwork: number;
  /** Milliseconds that one may wait. */
  patience: number;
  /** Milliseconds after which work that has not ended no longer counts: whatever hangs must not close the site. */
  longest: number;
}

/** A request that wants to be worked on. */
interface Work {
  /** Whoever asks; each network gets its turn, however much it asks for. */
  network: string;
  /** Does the work; over when its promise settles. */
  start: () => Promise<void>;
  /** There is no room, or there was none in time. */
  refuse: () => void;
}

interface Waiting extends Work {
  timer: NodeJS.Timeout;
}

/**
 * Lets so much work of one kind be done at the same time, lets so much wait, and refuses the rest at once. The networks
 * that wait take turns.
 */
export class ConcurrencyLimit {
  readonly #limits: Limits;
  readonly #active = new Map<string, number>();
  /** By network, in the order in which they have their turn; none is empty. */
  readonly #waiting = new Map<string, Waiting[]>();
  #activeCount = 0;
  #waitingCount = 0;
  readonly #pace = new QueuePace();
  #saidSo = 0;

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  /**
   * Starts the work now, later, or refuses it.
   * @returns to be called when whoever asked has left: what waits is forgotten, what has begun goes on
   */
  run(work: Work): () => void {
    const { network } = work;
    // However many wait: for these there is none, or they would have begun.
    if (this.#hasRoomFor(network)) {
      this.#start(work);
      return () => undefined;
    }
    const queue = this.#waiting.get(network) ?? [];
    if (this.#waitingCount === 0) this.#pace.forget();
    if (this.#isFullFor(queue.length)) {
      this.#refuse(work);
      return () => undefined;
    }
    const waiting: Waiting = {
      ...work,
      timer: setTimeout(() => this.#leave(waiting) && this.#refuse(waiting), this.#limits.patience),
    };
    queue.push(waiting);
    this.#waiting.set(network, queue);
    this.#waitingCount++;
    return () => void this.#leave(waiting);
  }

  /** Or moves so slowly that whoever comes would be refused in the end. @param own how many of its network wait */
  #isFullFor(own: number): boolean {
    const { waiting, waitingOfNetwork, patience } = this.#limits;
    if (this.#waitingCount >= waiting || own >= waitingOfNetwork) return true;
    // By then, each of the other networks has had as many turns.
    let before = 0;
    for (const { length } of this.#waiting.values()) before += Math.min(length, own + 1);
    return this.#pace.waitBehind(before, performance.now()) > patience;
  }

  #hasRoomFor(network: string): boolean {
    const ofNetwork = this.#active.get(network) ?? 0;
    return this.#activeCount < this.#limits.active && ofNetwork < this.#limits.activeOfNetwork;
  }

  #start({ network, start }: Work): void {
    this.#activeCount++;
    this.#active.set(network, (this.#active.get(network) ?? 0) + 1);
    let isOver = false;
    const end = () => {
      if (isOver) return;
      isOver = true;
      clearTimeout(timer);
      this.#activeCount--;
      const left = (this.#active.get(network) ?? 1) - 1;
      if (left > 0) this.#active.set(network, left);
      else this.#active.delete(network);
      this.#startNext();
    };
    const timer = setTimeout(end, this.#limits.longest);
    start().then(end, end);
  }

  #startNext(): void {
    for (const [network, queue] of this.#waiting) {
      if (this.#activeCount >= this.#limits.active) return;
      if (!this.#hasRoomFor(network)) continue;
      const [waiting] = queue;
      if (!waiting) continue;
      this.#leave(waiting);
      // Behind the others.
      if (queue.length > 0) {
        this.#waiting.delete(network);
        this.#waiting.set(network, queue);
      }
      this.#pace.note(performance.now());
      this.#start(waiting);
      return this.#startNext();
    }
  }

  /** Takes a waiting out of the queue; false when it is not there any more. */
  #leave(waiting: Waiting): boolean {
    clearTimeout(waiting.timer);
    const queue = this.#waiting.get(waiting.network);
    const place = queue?.indexOf(waiting) ?? -1;
    if (!queue || place < 0) return false;
    queue.splice(place, 1);
    if (queue.length === 0) this.#waiting.delete(waiting.network);
    this.#waitingCount--;
    return true;
  }

  #refuse({ refuse }: Work): void {
    // Once a second at most: a flood of requests is no reason for one of lines.
    if (Date.now() - this.#saidSo > 1_000) {
      this.#saidSo = Date.now();
      log.warn({ active: this.#activeCount, waiting: this.#waitingCount }, "More is asked than can be answered");
    }
    refuse();
  }
}
