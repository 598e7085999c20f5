import { isProvenAddress } from "#app/account/proven-address.server.ts";
import type { User } from "#app/account/user.server.ts";
import { networkAreaOfClient } from "#app/http/client-network.server.ts";
import { countedOfClient, countTogether, type Counted, type Limit } from "#app/http/count-attempts.server.ts";
import type { Database } from "#db/client.server.ts";

/* Each contact request is answered with an e-mail to the address that it gives. */

const inAnHour = (name: string, most: number): Limit => ({ name, most, minutes: 60 });

const contactFromAddress = inAnHour("contactFromAddress", 40);
const contactFromNetworkForMailbox = inAnHour("contactFromNetworkForMailbox", 12);
const contactForMailbox = inAnHour("contactForMailbox", 72);
const contactOfAccount = inAnHour("contactOfAccount", 12);

/**
 * Counts contact requests of whoever gives this address, all or none. Whoever writes from the address that their account has
 * proven is counted by the account, which others can't use up. Everybody else is counted by where they are and by mailbox,
 * signed in or not: an account with another's address costs nothing, and signing in again makes a new session.
 * @param requests how many are sent at once
 * @throws TooManyAttempts, with how many may still be sent
 */
export async function limitContact(
  db: Database,
  request: Request,
  email: string,
  user: User | null,
  requests = 1,
): Promise<void> {
  if (user && (await isProvenAddress(db, user.id, email))) {
    return countTogether(db, [[contactOfAccount, user.id]], requests);
  }
  const mailbox = email.trim().toLowerCase();
  const counted: Counted[] = [
    ...countedOfClient(contactFromAddress, request),
    [contactFromNetworkForMailbox, `${networkAreaOfClient(request)} ${mailbox}`],
    [contactForMailbox, mailbox],
  ];
  await countTogether(db, counted, requests);
}
