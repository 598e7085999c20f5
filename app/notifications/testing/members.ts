import type { SearchQuery } from "#app/filters/criteria.ts";
import { saveStrategy } from "#app/strategies/save-strategy.server.ts";
import type { Frequency } from "#app/vocabulary/frequencies.ts";
import type { Database } from "#db/client.server.ts";
import { users } from "#db/schema/accounts.ts";

let made = 0;

/** Somebody with a proven address who wants e-mails about new properties, unless `given` says otherwise; a test names what matters to it. */
export async function makeMember(db: Database, given: Partial<typeof users.$inferInsert> = {}): Promise<string> {
  made += 1;
  const [user] = await db
    .insert(users)
    .values({
      uid: `member-${made}`,
      email: `member-${made}@test.example`,
      emailProvenAt: new Date("2026-01-01"),
      languageId: 1,
      receiveEmailsForReverseMatching: true,
      ...given,
    })
    .returning({ id: users.id });
  return user!.id;
}

/** Saves a search; long ago, so that whatever comes is new to it. */
export async function makeSearch(
  db: Database,
  userId: string,
  query: SearchQuery,
  { frequency = "daily", now = new Date("2026-01-01") }: { frequency?: Frequency; now?: Date } = {},
): Promise<string> {
  const saved = await saveStrategy(db, userId, query, { frequency, now });
  if (saved.outcome === "full") throw new Error("The member has all the searches that one can have");
  return saved.id;
}
