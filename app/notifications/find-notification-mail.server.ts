import { and, eq, isNull, sql } from "drizzle-orm";
import { defaultLanguage } from "#app/i18n/languages.ts";
import type { Database } from "#db/client.server.ts";
import { languages, users } from "#db/schema/accounts.ts";
import { listings } from "#db/schema/listings.ts";
import { notificationMails, notifications } from "#db/schema/notifications.ts";
import { notificationPreferences, strategies } from "#db/schema/strategies.ts";
import {
  notificationsShown,
  type NotificationMail,
  type NotificationReason,
  type NotificationSearch,
  type RunFrequency,
} from "./notification-mail.ts";
import { receivesNotifications } from "./recipients.server.ts";

/**
 * What a composed mail has to say now, in the person's language: listings that have left the site since are no part of
 * it, nor are searches removed since.
 * @returns null when there is nothing to say, or nobody who wants it: the mail is not to be sent
 */
export async function findNotificationMail(db: Database, mailId: string): Promise<NotificationMail | null> {
  const [mail] = await db
    .select({
      id: notificationMails.id,
      userId: notificationMails.userId,
      email: users.email,
      language: languages.code,
      frequency: notificationMails.frequency,
    })
    .from(notificationMails)
    .innerJoin(users, eq(users.id, notificationMails.userId))
    .leftJoin(notificationPreferences, eq(notificationPreferences.userId, users.id))
    .leftJoin(languages, sql`${languages.id} = coalesce(${notificationPreferences.languageId}, ${users.languageId})`)
    .where(and(eq(notificationMails.id, mailId), isNull(notificationMails.droppedAt), receivesNotifications()));
  if (!mail) return null;
  const searches = await listSearches(db, mailId);
  if (searches.length === 0) return null;
  return {
    ...mail,
    language: mail.language ?? defaultLanguage,
    frequency: mail.frequency as RunFrequency,
    searches,
  };
}

/** A row of the ledger, and how many the search has in this mail. */
interface FoundRow extends Record<string, unknown> {
  strategyId: string;
  name: string | null;
  criteria: Record<string, string>;
  listingId: number;
  reference: string;
  reason: NotificationReason;
  total: number;
  drops: number;
}

async function listSearches(db: Database, mailId: string): Promise<NotificationSearch[]> {
  const rows = await db.execute<FoundRow>(sql`
    select * from (
      select ${notifications.strategyId} as "strategyId", ${strategies.name}, ${strategies.criteria},
        ${notifications.listingId} as "listingId", ${listings.reference}, ${notifications.reason},
        (count(*) over (partition by ${notifications.strategyId}))::int as total,
        (count(*) filter (where ${notifications.reason} = 'price-drop') over (partition by ${notifications.strategyId}))::int as drops,
        row_number() over (
          partition by ${notifications.strategyId} order by ${listings.publishedAt} desc, ${listings.reference}
        ) as place
      from ${notifications}
      join ${strategies} on ${strategies.id} = ${notifications.strategyId}
      join ${listings} on ${listings.id} = ${notifications.listingId}
      where ${notifications.mailId} = ${mailId} and ${strategies.removedAt} is null and ${listings.listed}
    ) as found
    where place <= ${notificationsShown}
    order by total desc, "strategyId", place`);
  const searches = new Map<string, NotificationSearch>();
  for (const { strategyId, name, criteria, total, drops, listingId, reference, reason } of rows) {
    const search = searches.get(strategyId) ?? { strategyId, name, criteria, total, drops, notifications: [] };
    search.notifications.push({ listingId, reference, reason });
    searches.set(strategyId, search);
  }
  return [...searches.values()];
}
