import { findSessionId } from "#app/account/session/session-cookie.server.ts";
import { networkAreaOfClient } from "#app/http/client-network.server.ts";
import { count, countClient, type Limit } from "#app/http/count-attempts.server.ts";
import type { Database } from "#db/client.server.ts";

/* Each contact request is answered with an e-mail to the address that it gives. */

const inAnHour = (name: string, most: number): Limit => ({ name, most, minutes: 60 });

const contactFromAddress = inAnHour("contactFromAddress", 40);
const contactFromNetworkForMailbox = inAnHour("contactFromNetworkForMailbox", 12);
const contactForMailbox = inAnHour("contactForMailbox", 72);
const contactOfSession = inAnHour("contactOfSession", 12);

/**
 * Counts a contact request of whoever gives this address; whoever is signed in is counted by the session.
 * @throws TooManyAttempts
 */
export async function limitContact(db: Database, request: Request, email: string, isSignedIn: boolean): Promise<void> {
  const session = isSignedIn ? await findSessionId(request) : null;
  if (session !== null) return count(db, contactOfSession, session);
  const mailbox = email.trim().toLowerCase();
  await countClient(db, contactFromAddress, request);
  await count(db, contactFromNetworkForMailbox, `${networkAreaOfClient(request)} ${mailbox}`);
  await count(db, contactForMailbox, mailbox);
}
