import type { WireAnswer } from "../fuzz/exchange.ts";
import type { Stand } from "./stand.ts";

/** Something that goes wrong, and what may come of it. */
export interface Fault {
  /** As `--only` takes it. */
  name: string;
  /** As the table says it. */
  title: string;
  /** What visitors may see beside answers in order: statuses, or how none came. Anything else is a defect. */
  allowed: readonly (number | WireAnswer["outcome"])[];
  /**
   * Makes it, lets it last, and ends it; whatever is to be said of it besides is returned.
   * @param seconds how long it lasts
   * @throws FaultNotTried where this machine can't make it
   * @throws Defect what should not have come of it, where visitors alone don't show it
   */
  make: (stand: Stand, seconds: number) => Promise<string | undefined>;
}

/** This machine can't make a fault; the message says why. */
export class FaultNotTried extends Error {
  override name = "FaultNotTried";
}

/** What should not have come of a fault; the message says it. The fault is over. */
export class Defect extends Error {
  override name = "Defect";
}
