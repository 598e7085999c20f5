import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "#db/client.server.ts";
import { mailBounces, pausedAddresses } from "#db/schema/mail.ts";

/** What a mail service reports of a mail that it had taken (docs/operating.md, "Bounces"). */
export const bounceSchema = z
  .object({
    type: z.enum(["hard", "soft", "complaint"]),
    /** Whose address it was. */
    email: z.email().max(320).optional(),
    /** Of the mail, with or without its angle brackets. */
    messageId: z.string().max(998).optional(),
    at: z.iso.datetime({ offset: true }),
  })
  .refine(({ email, messageId }) => email !== undefined || messageId !== undefined, {
    message: "needs email or messageId",
  });

type BounceReport = z.infer<typeof bounceSchema>;

/**
 * Writes down what came of a mail. An address that takes none, or whose owner complained, gets no notifications any more
 * until they want them again. The same report again changes nothing, nor does one of nobody's address.
 * @param id of the report: the same for a repeat
 */
export async function recordBounce(db: Database, id: string, { type, at, ...mail }: BounceReport): Promise<void> {
  await db.transaction(async (tx) => {
    const users = await findAddressees(tx, mail);
    const recorded = await tx
      .insert(mailBounces)
      .values({ id, type, at: new Date(at), userId: users[0] ?? null })
      .onConflictDoNothing()
      .returning({ id: mailBounces.id });
    if (recorded.length === 0 || type === "soft" || users.length === 0) return;
    const reason = type === "hard" ? "hard-bounce" : "complaint";
    await tx
      .insert(pausedAddresses)
      .values(users.map((userId) => ({ userId, reason, at: new Date(at) }) as const))
      .onConflictDoNothing();
  });
}

/** Whose address it was: by the address, else by the mail about new properties with that id. */
async function findAddressees(
  tx: Database,
  { email, messageId }: Pick<BounceReport, "email" | "messageId">,
): Promise<string[]> {
  const mailId = /^<?([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})@/.exec(messageId ?? "")?.[1];
  const rows = await tx.execute<{ id: string }>(
    email === undefined
      ? sql`select user_id as id from notification_mails where id = ${mailId ?? null}::uuid`
      : sql`select id from users where lower(email) = lower(${email}) order by id`,
  );
  return rows.map(({ id }) => id);
}
