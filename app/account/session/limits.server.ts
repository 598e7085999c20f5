import { networkAreaOfClient, networksOfClient } from "#app/http/client-network.server.ts";
import type { Database } from "#db/client.server.ts";
import { count, countClient, resetCount, giveBack, type Limit } from "#app/http/count-attempts.server.ts";
import { TooManyAttempts } from "#app/http/count-attempts.server.ts";
import { findKnownBrowser } from "./known-browser.server.ts";
import { findSessionId } from "./session-cookie.server.ts";

/*
 * Who asks is limited, not whom it is about (decision 029): nobody else's tries keep people from their own account in a
 * browser where they have logged in before, in a session that is open, or by a link that was mailed to them.
 */

const limit = (name: string, most: number, minutes: number): Limit => ({ name, most, minutes });

/** Passwords tried from one address, which an office may share. */
const signInFromAddress = limit("signInFromAddress", 50, 15);
/** Passwords tried from one address for one account. */
const signInFromAddressForAccount = limit("signInFromAddressForAccount", 10, 15);
/** The same in a day from one network (/24, or /48 of IPv6): only many of them together use up what follows. */
const signInFromNetworkForAccountInADay = limit("signInFromNetworkForAccountInADay", 20, 24 * 60);
/** Passwords tried for one account from all the browsers in which nobody has logged in to it: guessing from many places. */
const signInForAccount = limit("signInForAccount", 20, 15);
const signInForAccountInADay = limit("signInForAccountInADay", 100, 24 * 60);
/** Passwords tried for one account in a browser in which somebody has logged in to it. */
const signInOfBrowser = limit("signInOfBrowser", 10, 15);
/** The same in all such browsers of one address: whoever logs in again and again without cookies has many. */
const signInOfBrowsersFromAddressForAccount = limit("signInOfBrowsersFromAddressForAccount", 30, 15);
/** The current password, asked of whoever is signed in. */
const passwordOfSession = limit("passwordOfSession", 10, 15);
/** Accounts made from one address. */
const signUpFromAddress = limit("signUpFromAddress", 20, 60);
/**
 * Letters with a link that proves an address, to whatever was typed: at a sign-in, asked for again, or by a change. With
 * script, an account is made at the identity service, past `signUpFromAddress`; its letter is ours.
 */
const proofFromAddress = limit("proofFromAddress", 20, 60);
/** From one network (/24, or /48 of IPv6) to one mailbox; six of them together use up what follows. */
const proofFromNetworkForMailbox = limit("proofFromNetworkForMailbox", 5, 60);
const proofForMailbox = limit("proofForMailbox", 30, 60);
/** E-mails with a link to choose a new password: who asks for them, and how many strangers may cause in one mailbox. */
const resetFromAddress = limit("resetFromAddress", 20, 60);
const resetFromAddressForMailbox = limit("resetFromAddressForMailbox", 5, 60);
const resetForMailbox = limit("resetForMailbox", 10, 60);
const resetOfBrowser = limit("resetOfBrowser", 5, 60);
/** In all sessions and known browsers of one address: the account may have been made with another's address. */
const resetOfKnownFromAddressForMailbox = limit("resetOfKnownFromAddressForMailbox", 10, 60);
const resetOfSession = limit("resetOfSession", 5, 60);
/** Tokens and codes to verify from one address, of whoever is not signed in. */
const tokensFromAddress = limit("tokensFromAddress", 300, 5);
/** Tokens of somebody who is signed in: each page sends one. */
const tokensOfAccount = limit("tokensOfAccount", 300, 5);

/**
 * Counts a try to sign in with a password, before the password is looked at.
 * @throws TooManyAttempts
 */
export async function limitSignIn(db: Database, request: Request, email: string): Promise<void> {
  const account = accountFor(email);
  const browser = await findKnownBrowser(db, request, email);
  const line = networksOfClient(request)[0].network;
  const area = networkAreaOfClient(request);
  if (browser !== null) {
    await count(db, signInOfBrowser, `${browser} ${account}`);
    return count(db, signInOfBrowsersFromAddressForAccount, `${line} ${account}`);
  }
  await countClient(db, signInFromAddress, request);
  await count(db, signInFromAddressForAccount, `${line} ${account}`);
  await count(db, signInFromNetworkForAccountInADay, `${area} ${account}`, "tooManyOnAccount");
  await count(db, signInForAccount, account, "tooManyOnAccount");
  await count(db, signInForAccountInADay, account, "tooManyOnAccount");
}

/** After a success the tries of whoever succeeded count from zero again; those of the address stand. */
export async function forgiveSignIn(db: Database, request: Request, email: string): Promise<void> {
  const account = accountFor(email);
  const browser = await findKnownBrowser(db, request, email);
  const line = networksOfClient(request)[0].network;
  const area = networkAreaOfClient(request);
  if (browser !== null) {
    await resetCount(db, signInOfBrowser, `${browser} ${account}`);
    return giveBack(db, signInOfBrowsersFromAddressForAccount, `${line} ${account}`);
  }
  await resetCount(db, signInFromAddressForAccount, `${line} ${account}`);
  // The tries of others stand.
  await giveBack(db, signInFromNetworkForAccountInADay, `${area} ${account}`);
  await giveBack(db, signInForAccount, account);
  await giveBack(db, signInForAccountInADay, account);
}

/** Counts a try of whoever is signed in to give their current password. @throws TooManyAttempts */
export async function limitOwnPassword(db: Database, request: Request): Promise<void> {
  await count(db, passwordOfSession, await sessionOf(request));
}

/** Counts a try to make an account. @throws TooManyAttempts */
export async function limitSignUp(db: Database, request: Request): Promise<void> {
  await countClient(db, signUpFromAddress, request);
}

/**
 * Counts a letter with a link that proves an address, before it is asked for. Outside any transaction: counts have
 * connections of their own.
 * @throws TooManyAttempts
 */
export async function limitProof(db: Database, request: Request, address: string): Promise<void> {
  const mailbox = accountFor(address);
  await countClient(db, proofFromAddress, request);
  await count(db, proofFromNetworkForMailbox, `${networkAreaOfClient(request)} ${mailbox}`);
  await count(db, proofForMailbox, mailbox);
}

/**
 * Counts a wish for a new password.
 * @returns false when the mailbox has had enough: nothing more is sent, and the links that it has are still good
 * @throws TooManyAttempts
 */
export async function limitReset(db: Database, request: Request, email: string): Promise<boolean> {
  const mailbox = accountFor(email);
  const browser = await findKnownBrowser(db, request, email);
  const line = networksOfClient(request)[0].network;
  if (browser !== null) {
    await count(db, resetOfBrowser, `${browser} ${mailbox}`);
    await count(db, resetOfKnownFromAddressForMailbox, `${line} ${mailbox}`);
    return true;
  }
  await countClient(db, resetFromAddress, request);
  await count(db, resetFromAddressForMailbox, `${line} ${mailbox}`);
  try {
    await count(db, resetForMailbox, mailbox);
  } catch (error) {
    if (!(error instanceof TooManyAttempts)) throw error;
    return false;
  }
  return true;
}

/** Counts a wish of whoever is signed in for a link to a password of their own. @throws TooManyAttempts */
export async function limitOwnReset(db: Database, request: Request, email: string): Promise<void> {
  await count(db, resetOfSession, await sessionOf(request));
  await count(db, resetOfKnownFromAddressForMailbox, `${networksOfClient(request)[0].network} ${accountFor(email)}`);
}

/**
 * Counts a token, or a code of a reset, before it is verified.
 * @param userId of whoever is signed in: their pages leave the others of their office alone
 * @throws TooManyAttempts
 */
export async function limitTokens(db: Database, request: Request, userId?: string): Promise<void> {
  if (userId === undefined) await countClient(db, tokensFromAddress, request);
  else await count(db, tokensOfAccount, userId);
}

function accountFor(email: string): string {
  return email.trim().toLowerCase();
}

async function sessionOf(request: Request): Promise<string> {
  const id = await findSessionId(request);
  if (id === null) throw new Error("Whoever is signed in has a session");
  return id;
}
