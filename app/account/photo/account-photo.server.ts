import { eq } from "drizzle-orm";
import { enqueue } from "#app/jobs/enqueue.server.ts";
import { defineJob } from "#app/jobs/job.ts";
import type { Database } from "#db/client.server.ts";
import { accountPhotos, users } from "#db/schema/accounts.ts";
import type { VerifiedIdentity } from "../identity/identity.ts";
import type { User } from "../user.server.ts";
import { isStored } from "./fetch-account-photo.server.ts";

export const fetchAccountPhotoJob = defineJob("fetch-account-photo", "userId");

/**
 * At a sign-in with Google, inside its transaction: a photo with another address than the kept one's is asked for, and
 * one that Google no longer names is forgotten. A sign-in with a password says nothing of photos.
 */
export async function followPhoto(tx: Database, { id }: User, { google }: VerifiedIdentity): Promise<void> {
  if (!google) return;
  if (!google.photoUrl) return deletePhoto(tx, id);
  if (!(await isStored(tx, id, google.photoUrl))) await enqueue(tx, fetchAccountPhotoJob, { userId: id });
}

/** Removes the kept photo of an account, and what leads to it. */
export async function deletePhoto(tx: Database, userId: string): Promise<void> {
  // The account first: a photo that is being kept at this moment waits for it, or has been kept before.
  await tx.update(users).set({ photoUrl: null, photoName: null }).where(eq(users.id, userId));
  await tx.delete(accountPhotos).where(eq(accountPhotos.userId, userId));
}

/** The kept photo of an account, WebP; null without one. */
export async function findPhoto(db: Database, userId: string): Promise<Buffer | null> {
  const [photo] = await db
    .select({ picture: accountPhotos.picture })
    .from(accountPhotos)
    .where(eq(accountPhotos.userId, userId));
  return photo?.picture ?? null;
}
