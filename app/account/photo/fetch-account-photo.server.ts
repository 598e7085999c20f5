import { createHash } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { FileUnavailableError } from "#app/media/fetching/fetch-file.server.ts";
import { fetchPortrait } from "#app/media/sizes/fetch-portrait.server.ts";
import type { Database, DatabasePool } from "#db/client.server.ts";
import { accountPhotos, users } from "#db/schema/accounts.ts";

/**
 * Fetches the photo that Google named at somebody's latest sign-in, unless it is kept already, and keeps it. Nothing waits
 * for the network in the transaction; what was named anew, or taken away, meanwhile is not overwritten.
 * @throws FileUnavailableError, and the job tries again a few times: until then initials stand in its place
 */
export async function fetchAccountPhoto(db: DatabasePool, userId: string, fetch = fetchPortrait): Promise<void> {
  const source = await findAddress(db, userId);
  if (source === null || (await isStored(db, userId, source))) return;
  const picture = await fetch(source).catch((error: unknown) => {
    if (!(error instanceof FileUnavailableError)) throw error;
    // Errors name the address, which is a person's and stays out of the log.
    throw new FileUnavailableError("the photo of an account can't be had");
  });
  const name = createHash("sha256").update(picture).digest("base64url").slice(0, 16);
  await db.transaction(async (tx) => {
    const named = await tx
      .update(users)
      .set({ photoName: name })
      .where(and(eq(users.id, userId), eq(users.photoUrl, source), eq(users.status, "active")))
      .returning({ id: users.id });
    if (named.length === 0) return;
    const photo = { source, picture, fetchedAt: new Date() };
    await tx
      .insert(accountPhotos)
      .values({ userId, ...photo })
      .onConflictDoUpdate({ target: accountPhotos.userId, set: photo });
  });
}

async function findAddress(db: Database, userId: string): Promise<string | null> {
  const [user] = await db
    .select({ photoUrl: users.photoUrl })
    .from(users)
    .where(and(eq(users.id, userId), eq(users.status, "active")));
  return user?.photoUrl ?? null;
}

/** Whether the photo behind an address of Google's is kept. */
export async function isStored(db: Database, userId: string, source: string): Promise<boolean> {
  return (await db.$count(accountPhotos, and(eq(accountPhotos.userId, userId), eq(accountPhotos.source, source)))) > 0;
}
