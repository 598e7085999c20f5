import { sql, type SQL } from "drizzle-orm";
import { hasProvenAddress } from "#app/account/proven-address.server.ts";
import { users } from "#db/schema/accounts.ts";
import { pausedAddresses } from "#db/schema/mail.ts";
import { notificationPreferences } from "#db/schema/strategies.ts";

/**
 * A condition on `users`: who is notified of new properties at all. Their account is open and its address proven, they have asked for
 * these mails and not silenced them, and their address takes mail. How often, each saved search says for itself.
 */
export function receivesNotifications(): SQL {
  return sql`(${users.status} = 'active' and ${hasProvenAddress()} and ${users.receiveEmailsForReverseMatching}
    and not exists (select from ${notificationPreferences}
      where ${notificationPreferences.userId} = ${users.id} and ${notificationPreferences.frequency} = 'off')
    and not exists (select from ${pausedAddresses} where ${pausedAddresses.userId} = ${users.id}))`;
}
