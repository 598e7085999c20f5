import { isProvenAddress } from "#app/account/proven-address.server.ts";
import type { User } from "#app/account/user.server.ts";
import { networkAreaOfClient } from "#app/http/client-network.server.ts";
import { count, countClient, type Limit } from "#app/http/count-attempts.server.ts";
import type { Database } from "#db/client.server.ts";

/* Each contact request is answered with an e-mail to the address that it gives. */

const inAnHour = (name: string, most: number): Limit => ({ name, most, minutes: 60 });

const contactFromAddress = inAnHour("contactFromAddress", 40);
const contactFromNetworkForMailbox = inAnHour("contactFromNetworkForMailbox", 12);
const contactForMailbox = inAnHour("contactForMailbox", 72);
const contactOfAccount = inAnHour("contactOfAccount", 12);

/**
 * Counts a contact request of whoever gives this address. Whoever writes from the address that their account has proven
 * is counted by the account, which others can't use up. Everybody else is counted by where they are and by mailbox,
 * signed in or not: an account with another's address costs nothing, and signing in again makes a new session.
 * @throws TooManyAttempts
 */
export async function limitContact(db: Database, request: Request, email: string, user: User | null): Promise<void> {
  if (user && (await isProvenAddress(db, user.id, email))) return count(db, contactOfAccount, user.id);
  const mailbox = email.trim().toLowerCase();
  await countClient(db, contactFromAddress, request);
  await count(db, contactFromNetworkForMailbox, `${networkAreaOfClient(request)} ${mailbox}`);
  await count(db, contactForMailbox, mailbox);
}
