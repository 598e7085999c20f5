import { createHash } from "node:crypto";
import { RateLimiterDrizzle, RateLimiterRes } from "rate-limiter-flexible";
import { db } from "#app/database.server.ts";
import { clientAddress, networkOf } from "#app/http/client-address.server.ts";
import { settings } from "#app/settings.server.ts";
import { attempts } from "#db/schema/accounts.ts";

/** How many of what in how many minutes, for all servers together. */
const limits = {
  /** Passwords tried for one account: guessing one of eight characters takes longer than the account lives. */
  signInOfAccount: { most: 10, minutes: 15, counts: "account" },
  /** Passwords tried from one address, which an office may share. */
  signInFromAddress: { most: 50, minutes: 15, counts: "address" },
  /** Accounts made from one address. */
  signUpFromAddress: { most: 20, minutes: 60, counts: "address" },
  /** E-mails with a link to choose a new password, which fill somebody's inbox. */
  resetOfAccount: { most: 5, minutes: 60, counts: "account" },
  resetFromAddress: { most: 20, minutes: 60, counts: "address" },
  /** Contact requests in somebody's name: each is answered with an e-mail. */
  contactOfSender: { most: 12, minutes: 60, counts: "account" },
  contactFromAddress: { most: 40, minutes: 60, counts: "address" },
  /** Tokens and codes to verify from one address, of whoever is not signed in. */
  tokensFromAddress: { most: 300, minutes: 5, counts: "address" },
  /** Tokens of somebody who is signed in: each page sends one. */
  tokensOfAccount: { most: 300, minutes: 5, counts: "account" },
} as const;

type Limit = keyof typeof limits;

/** In the demonstration everybody comes from the same address, browser tests too. */
const widening = settings.DEMONSTRATION ? 20 : 1;

/** Too many tries; the next is welcome in `seconds`. */
export class TooManyAttempts extends Error {
  override name = "TooManyAttempts";

  constructor(readonly seconds: number) {
    super(`Too many attempts: wait ${seconds} s`);
  }
}

/**
 * Counts a try to sign in with a password, before the password is looked at.
 * @throws TooManyAttempts
 */
export async function limitSignIn(request: Request, email: string): Promise<void> {
  await count("signInFromAddress", networkFor(request));
  await count("signInOfAccount", accountFor(email));
}

/** After a success the account's tries count from zero again; those of the address stand. */
export async function forgiveSignIn(email: string): Promise<void> {
  await limiterOf("signInOfAccount").delete(keyOf(accountFor(email)));
}

/** Counts a try to make an account. @throws TooManyAttempts */
export async function limitSignUp(request: Request): Promise<void> {
  await count("signUpFromAddress", networkFor(request));
}

/** Counts a wish for a new password. @throws TooManyAttempts */
export async function limitReset(request: Request, email: string): Promise<void> {
  await count("resetFromAddress", networkFor(request));
  await count("resetOfAccount", accountFor(email));
}

/** Counts a contact request of whoever gives this address. @throws TooManyAttempts */
export async function limitContact(request: Request, email: string): Promise<void> {
  await count("contactFromAddress", networkFor(request));
  await count("contactOfSender", accountFor(email));
}

/**
 * Counts a token, or a code of a reset, before it is verified.
 * @param userId of whoever is signed in: their pages leave the others of their office alone
 * @throws TooManyAttempts
 */
export async function limitTokens(request: Request, userId?: string): Promise<void> {
  if (userId === undefined) await count("tokensFromAddress", networkFor(request));
  else await count("tokensOfAccount", userId);
}

const limiters = new Map<Limit, RateLimiterDrizzle>();

function limiterOf(limit: Limit): RateLimiterDrizzle {
  const { most, minutes, counts } = limits[limit];
  const limiter =
    limiters.get(limit) ??
    new RateLimiterDrizzle({
      storeClient: db,
      schema: attempts,
      keyPrefix: limit,
      points: counts === "address" ? most * widening : most,
      duration: minutes * 60,
      // One of them clears away for all.
      clearExpiredByTimeout: limiters.size === 0,
    });
  limiters.set(limit, limiter);
  return limiter;
}

async function count(limit: Limit, whom: string): Promise<void> {
  try {
    await limiterOf(limit).consume(keyOf(whom));
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    throw new TooManyAttempts(Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)));
  }
}

/** Whoever has one IPv6 address has 2^64 of them. */
function networkFor(request: Request): string {
  const address = clientAddress(request);
  return address === undefined ? "unknown" : networkOf(address, { v4: 32, v6: 64 });
}

function accountFor(email: string): string {
  return email.trim().toLowerCase();
}

/** The table names nobody. */
function keyOf(whom: string): string {
  return createHash("sha256").update(whom).digest("base64url");
}
