import { createHash } from "node:crypto";
import { RateLimiterDrizzle, RateLimiterRes } from "rate-limiter-flexible";
import { db } from "#app/database.server.ts";
import { clientAddress, networkOf } from "#app/http/client-address.server.ts";
import { settings } from "#app/settings.server.ts";
import { attempts } from "#db/schema/accounts.ts";

/** How many in how many minutes, for all servers together. */
export interface Limit {
  /** Of the rows that count it. */
  name: string;
  most: number;
  minutes: number;
}

/** In the demonstration everybody comes from the same address, browser tests too. */
const widening = settings.DEMONSTRATION ? 20 : 1;

/** A line of many addresses is shared by more people than one: as much more may come from it. */
const networkWidening = 4;

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
export async function count(limit: Limit, whose: string, text?: TooManyAttempts["text"]): Promise<void> {
  try {
    await limiterOf(limit).consume(keyOf(whose));
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    throw new TooManyAttempts(Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)), text);
  }
}

/**
 * Counts a try from the address that asks: whoever has one IPv6 address has the 2^64 of its line, and may have the lines
 * of a /48.
 * @throws TooManyAttempts
 */
export async function countAddress(limit: Limit, request: Request): Promise<void> {
  const { name, most, minutes } = limit;
  const { line, network } = whereFrom(request);
  await count({ name, most: most * widening, minutes }, line);
  if (network === line) return;
  await count({ name: `${name}Network`, most: most * widening * networkWidening, minutes }, network);
}

/** The tries are forgotten. */
export async function forget(limit: Limit, whose: string): Promise<void> {
  await limiterOf(limit).delete(keyOf(whose));
}

/** One try counts no longer. */
export async function giveBack(limit: Limit, whose: string): Promise<void> {
  await limiterOf(limit).reward(keyOf(whose), 1);
}

/** Who asks, as far as an address tells: `line` may be an office's, `network` (/48) as much as a town's. */
export function whereFrom(request: Request): { line: string; network: string } {
  const address = clientAddress(request);
  if (address === undefined) return { line: "unknown", network: "unknown" };
  return { line: networkOf(address, { v4: 32, v6: 64 }), network: networkOf(address, { v4: 32, v6: 48 }) };
}

const limiters = new Map<string, RateLimiterDrizzle>();

function limiterOf({ name, most, minutes }: Limit): RateLimiterDrizzle {
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
