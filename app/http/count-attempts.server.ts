import { createHash } from "node:crypto";
import { RateLimiterDrizzle, RateLimiterRes } from "rate-limiter-flexible";
import { settings } from "#app/settings/settings.server.ts";
import type { Database } from "#db/client.server.ts";
import { attempts } from "#db/schema/accounts.ts";
import { networksOfClient } from "./client-network.server.ts";

/** How many in how many minutes, for all servers together. */
export interface Limit {
  /** Of the rows that count it. */
  name: string;
  most: number;
  minutes: number;
}

/** In the demonstration everybody comes from the same address, browser tests too. */
const widening = settings.DEMONSTRATION ? 20 : 1;

/** Too many tries; the next is welcome in `seconds`. */
export class TooManyAttempts extends Error {
  override name = "TooManyAttempts";

  constructor(
    readonly seconds: number,
    /** What forms say of it: the text of `account.errors` whose parameter is the time to wait. */
    readonly text: "tooManyAttempts" | "tooManyOnAccount" = "tooManyAttempts",
  ) {
    super(`Too many attempts: wait ${seconds} s`);
  }
}

/** Counts a try. @throws TooManyAttempts */
export async function count(db: Database, limit: Limit, whose: string, text?: TooManyAttempts["text"]): Promise<void> {
  try {
    await limiterOf(db, limit).consume(keyOf(whose));
  } catch (rejection) {
    if (!(rejection instanceof RateLimiterRes)) throw rejection;
    throw new TooManyAttempts(Math.max(1, Math.ceil(rejection.msBeforeNext / 1000)), text);
  }
}

/** Counts a try by whoever asks, each of their networks by its share. @throws TooManyAttempts */
export async function countClient(db: Database, { name, most, minutes }: Limit, request: Request): Promise<void> {
  for (const { network, share } of networksOfClient(request)) {
    // A limiter has one number: what is of several lines has a limiter of its own.
    const counted = share === 1 ? name : `${name}Network`;
    await count(db, { name: counted, most: most * widening * share, minutes }, network);
  }
}

/** The tries are forgotten. */
export async function resetCount(db: Database, limit: Limit, whose: string): Promise<void> {
  await limiterOf(db, limit).delete(keyOf(whose));
}

/** One try counts no longer. */
export async function giveBack(db: Database, limit: Limit, whose: string): Promise<void> {
  await limiterOf(db, limit).reward(keyOf(whose), 1);
}

const limitersOf = new WeakMap<Database, Map<string, RateLimiterDrizzle>>();

function limiterOf(db: Database, { name, most, minutes }: Limit): RateLimiterDrizzle {
  const limiters = limitersOf.get(db) ?? new Map<string, RateLimiterDrizzle>();
  limitersOf.set(db, limiters);
  const limiter =
    limiters.get(name) ??
    new RateLimiterDrizzle({
      storeClient: db,
      schema: attempts,
      keyPrefix: name,
      points: most,
      duration: minutes * 60,
      // One of them clears away for all.
      clearExpiredByTimeout: limiters.size === 0,
    });
  limiters.set(name, limiter);
  return limiter;
}

/** The table names nobody. */
function keyOf(whose: string): string {
  return createHash("sha256").update(whose).digest("base64url");
}
