import type { Stand } from "./stand.ts";

/** Something that goes wrong, and what may come of it. */
export interface Fault {
  /** As `--only` takes it. */
  name: string;
  /** As the table says it. */
  title: string;
  /** Statuses that visitors may see beside answers in order; anything else is a defect. 0 is none at all. */
  allowed: readonly number[];
  /**
   * Makes it, lets it last, and ends it; whatever is to be said of it besides is returned.
   * @param seconds how long it lasts
   * @throws FaultNotTried where this machine can't make it
   */
  make: (stand: Stand, seconds: number) => Promise<string | undefined>;
}

/** This machine can't make a fault; the message says why. */
export class FaultNotTried extends Error {
  override name = "FaultNotTried";
}
