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
    /** Of several that were asked for at once: how many would be taken now. */
    readonly left = 0,
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
    throw new TooManyAttempts(secondsOf(rejection), text);
  }
}

const secondsOf = ({ msBeforeNext }: RateLimiterRes) => Math.max(1, Math.ceil(msBeforeNext / 1000));

/** Whose tries a limit counts. */
export type Counted = readonly [limit: Limit, whose: string];

/**
 * Counts several tries in one step of each limit, in this order: either all of them or, where a limit has no room for all,
 * none at any.
 * @throws TooManyAttempts, with how many would be taken
 */
export async function countTogether(db: Database, counted: readonly Counted[], tries: number): Promise<void> {
  const taken: Counted[] = [];
  for (const [limit, whose] of counted) {
    taken.push([limit, whose]);
    try {
      await limiterOf(db, limit).consume(keyOf(whose), tries);
    } catch (rejection) {
      if (!(rejection instanceof RateLimiterRes)) throw rejection;
      for (const [limit, whose] of taken) await giveBack(db, limit, whose, tries);
      const left = await Promise.all(counted.map(([limit, whose]) => leftOf(db, limit, whose)));
      throw new TooManyAttempts(secondsOf(rejection), undefined, Math.min(...left));
    }
  }
}

async function leftOf(db: Database, limit: Limit, whose: string): Promise<number> {
  return (await limiterOf(db, limit).get(keyOf(whose)))?.remainingPoints ?? limit.most;
}

/** Counts a try by whoever asks, each of their networks by its share. @throws TooManyAttempts */
export async function countClient(db: Database, limit: Limit, request: Request): Promise<void> {
  for (const [ofNetwork, network] of countedOfClient(limit, request)) await count(db, ofNetwork, network);
}

/** The networks of whoever asks, each with its share of the limit. */
export function countedOfClient({ name, most, minutes }: Limit, request: Request): Counted[] {
  return networksOfClient(request).map(({ network, share }) => {
    // A limiter has one number: what is of several lines has a limiter of its own.
    const counted = share === 1 ? name : `${name}Network`;
    return [{ name: counted, most: most * widening * share, minutes }, network];
  });
}

/** The tries are forgotten. */
export async function resetCount(db: Database, limit: Limit, whose: string): Promise<void> {
  await limiterOf(db, limit).delete(keyOf(whose));
}

/** One try counts no longer, or as many as are told. */
export async function giveBack(db: Database, limit: Limit, whose: string, tries = 1): Promise<void> {
  await limiterOf(db, limit).reward(keyOf(whose), tries);
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
