import { and, desc, eq, gt, isNull, sql } from "drizzle-orm";
import { TooManyAttempts } from "#app/http/count-attempts.server.ts";
import { enqueue } from "#app/jobs/enqueue.server.ts";
import { defineJob } from "#app/jobs/job.ts";
import type { Language } from "#app/i18n/languages.ts";
import type { Database, DatabasePool } from "#db/client.server.ts";
import { addressLinks } from "#db/schema/accounts.ts";
import { holdUser } from "../deletion/close-account.server.ts";
import { limitProof } from "../session/limits.server.ts";
import type { User } from "../user.server.ts";

export type AddressLink = typeof addressLinks.$inferSelect;

export const mailAddressLinkJob = defineJob("mail-address-link", "linkId");
export const mailAddressChangeNoticeJob = defineJob("mail-address-change-notice", "linkId");

/** Days after which a link no longer works. */
export const linkDays = 3;
/** Links in an hour: more would only fill somebody's inbox. Who asks, and whose mailbox it is, `limitProof` counts. */
const mostOfAccount = 5;

/**
 * Mails a link to an address, inside a transaction; links of the account that went before stop working. A change is told
 * to the address that it is to replace, where that is proven.
 * @throws TooManyAttempts
 */
export async function sendAddressLink(
  tx: Database,
  user: Pick<User, "id" | "email" | "emailProvenAt">,
  link: { purpose: AddressLink["purpose"]; address: string; language: Language },
  now = new Date(),
): Promise<AddressLink> {
  await limitLinks(tx, user, now);
  await endLinks(tx, user.id, "replaced", now);
  const expiresAt = new Date(now.getTime() + linkDays * 24 * 60 * 60_000);
  const [sent] = await tx
    .insert(addressLinks)
    .values({ ...link, userId: user.id, previousAddress: user.email, createdAt: now, expiresAt })
    .returning();
  await enqueue(tx, mailAddressLinkJob, { linkId: sent!.id });
  if (link.purpose === "change" && user.emailProvenAt) {
    await enqueue(tx, mailAddressChangeNoticeJob, { linkId: sent!.id });
  }
  return sent!;
}

/** The link that an account waits to have opened; null when there is none, or it is too old. */
export async function findPendingLink(db: Database, userId: string, now = new Date()): Promise<AddressLink | null> {
  const [pending] = await db
    .select()
    .from(addressLinks)
    .where(and(eq(addressLinks.userId, userId), isNull(addressLinks.endedAt), gt(addressLinks.expiresAt, now)))
    .orderBy(desc(addressLinks.createdAt))
    .limit(1);
  return pending ?? null;
}

/**
 * Mails the link once more that an account waits for: to the address that it is to change to, else to its own while that
 * is unproven. Nothing when there is neither.
 * @param language of the page that it was asked for on
 * @throws TooManyAttempts
 */
export async function sendLinkAgain(
  db: DatabasePool,
  request: Request,
  { id, email, emailProvenAt }: User,
  language: Language,
): Promise<void> {
  const waited = await findPendingLink(db, id);
  if (waited?.purpose !== "change" && emailProvenAt) return;
  await limitProof(db, request, waited?.address ?? email);
  await db.transaction(async (tx) => {
    const user = await holdUser(tx, id);
    const pending = await findPendingLink(tx, id);
    if (!user || user.status !== "active") return;
    if (pending?.purpose === "change") {
      await sendAddressLink(tx, user, { purpose: "change", address: pending.address, language });
    } else if (!user.emailProvenAt) {
      await sendAddressLink(tx, user, { purpose: "prove", address: user.email, language });
    }
  });
}

/** Ends every link of an account that still works. @returns how many those were */
export async function endLinks(
  db: Database,
  userId: string,
  endedBy: NonNullable<AddressLink["endedBy"]>,
  now = new Date(),
): Promise<number> {
  const ended = await db
    .update(addressLinks)
    .set({ endedAt: now, endedBy })
    .where(and(eq(addressLinks.userId, userId), isNull(addressLinks.endedAt)))
    .returning({ id: addressLinks.id });
  return ended.length;
}

/** An account's own wishes are counted. */
async function limitLinks(tx: Database, { id }: Pick<User, "id">, now: Date): Promise<void> {
  const hourAgo = new Date(now.getTime() - 60 * 60_000);
  const [recent] = await tx
    .select({ count: sql<number>`count(*)::int`, first: sql<Date>`min(${addressLinks.createdAt})`.mapWith(toDate) })
    .from(addressLinks)
    .where(and(eq(addressLinks.userId, id), gt(addressLinks.createdAt, hourAgo)));
  if (!recent || recent.count < mostOfAccount) return;
  throw new TooManyAttempts(Math.max(60, Math.ceil((recent.first.getTime() - hourAgo.getTime()) / 1000)));
}

const toDate = (moment: string) => new Date(moment);
