import { and, eq, isNull, sql } from "drizzle-orm";
import { defaultLanguage } from "#app/i18n/languages.ts";
import type { Database } from "#db/client.server.ts";
import { languages, users } from "#db/schema/accounts.ts";
import { listings } from "#db/schema/listings.ts";
import { noticeMails, notices } from "#db/schema/notifications.ts";
import { notificationPreferences, strategies } from "#db/schema/strategies.ts";
import {
  noticesShown,
  type NoticeMail,
  type NoticeReason,
  type NoticeSearch,
  type RunFrequency,
} from "./notice-mail.ts";
import { hearsOfPlaces } from "./who-hears.server.ts";

/**
 * What a composed mail has to say now, in the person's language: listings that have left the site since are no part of
 * it, nor are searches removed since.
 * @returns null when there is nothing to say, or nobody who wants to hear it: the mail is not to be sent
 */
export async function findNoticeMail(db: Database, mailId: string): Promise<NoticeMail | null> {
  const [mail] = await db
    .select({
      id: noticeMails.id,
      userId: noticeMails.userId,
      email: users.email,
      language: languages.code,
      frequency: noticeMails.frequency,
    })
    .from(noticeMails)
    .innerJoin(users, eq(users.id, noticeMails.userId))
    .leftJoin(notificationPreferences, eq(notificationPreferences.userId, users.id))
    .leftJoin(languages, sql`${languages.id} = coalesce(${notificationPreferences.languageId}, ${users.languageId})`)
    .where(and(eq(noticeMails.id, mailId), isNull(noticeMails.droppedAt), hearsOfPlaces()));
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
  reason: NoticeReason;
  total: number;
  drops: number;
}

async function listSearches(db: Database, mailId: string): Promise<NoticeSearch[]> {
  const rows = await db.execute<FoundRow>(sql`
    select * from (
      select ${notices.strategyId} as "strategyId", ${strategies.name}, ${strategies.criteria},
        ${notices.listingId} as "listingId", ${listings.reference}, ${notices.reason},
        (count(*) over (partition by ${notices.strategyId}))::int as total,
        (count(*) filter (where ${notices.reason} = 'price-drop') over (partition by ${notices.strategyId}))::int as drops,
        row_number() over (
          partition by ${notices.strategyId} order by ${listings.publishedAt} desc, ${listings.reference}
        ) as place
      from ${notices}
      join ${strategies} on ${strategies.id} = ${notices.strategyId}
      join ${listings} on ${listings.id} = ${notices.listingId}
      where ${notices.mailId} = ${mailId} and ${strategies.removedAt} is null and ${listings.listed}
    ) as found
    where place <= ${noticesShown}
    order by total desc, "strategyId", place`);
  const searches = new Map<string, NoticeSearch>();
  for (const { strategyId, name, criteria, total, drops, listingId, reference, reason } of rows) {
    const search = searches.get(strategyId) ?? { strategyId, name, criteria, total, drops, notices: [] };
    search.notices.push({ listingId, reference, reason });
    searches.set(strategyId, search);
  }
  return [...searches.values()];
}
