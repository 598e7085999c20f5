import { createHash, createHmac, randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { audit } from "#app/audit/audit.server.ts";
import { signedCookie } from "#app/http/signed-cookie.server.ts";
import type { Database } from "#db/client.server.ts";
import { sharedShortlists } from "#db/schema/strategies.ts";
import { listShortlisted, type Shortlisted } from "./account-shortlist.server.ts";

/*
 * Links to a shortlist, one of each account. The database holds a token's digest and a seed, and neither leads to the
 * token without the site's secret; with it, the owner is shown the link again. Withdrawing takes the row away: nothing
 * tells a withdrawn link from one that never was.
 */

/** Makes the link, unless there is one. */
export async function shareShortlist(db: Database, userId: string): Promise<void> {
  const seed = randomUUID();
  const digest = digestOf(tokenOf(signedCookie.secrets[0]!, seed));
  const current = await findShareToken(db, userId);
  if (current !== null) return;
  // One whose secret is no longer known can't be shown to its owner any more: another takes its place.
  await db.transaction(async (tx) => {
    await tx
      .insert(sharedShortlists)
      .values({ userId, seed, digest })
      .onConflictDoUpdate({ target: sharedShortlists.userId, set: { seed, digest, sharedAt: new Date() } });
    await audit(tx, "shortlist-shared", { userId });
  });
}

/** From now on nobody sees the list by its link; another one that is made later is not the same. */
export async function withdrawShortlist(db: Database, userId: string): Promise<void> {
  await db.transaction(async (tx) => {
    const { count } = await tx.delete(sharedShortlists).where(eq(sharedShortlists.userId, userId));
    if (count > 0) await audit(tx, "share-withdrawn", { userId });
  });
}

/** The token of an account's link; null where there is none. */
export async function findShareToken(db: Database, userId: string): Promise<string | null> {
  const [shared] = await db.select().from(sharedShortlists).where(eq(sharedShortlists.userId, userId));
  if (!shared) return null;
  const tokens = signedCookie.secrets.map((secret) => tokenOf(secret, shared.seed));
  return tokens.find((token) => digestOf(token) === shared.digest) ?? null;
}

/** What a link shows: the listings, without anything of their owner's. Null for a link that is none, or was withdrawn. */
export async function listShared(db: Database, token: string): Promise<Pick<Shortlisted, "id">[] | null> {
  if (!/^[0-9a-f]{40}$/.test(token)) return null;
  const [shared] = await db
    .select({ userId: sharedShortlists.userId })
    .from(sharedShortlists)
    .where(eq(sharedShortlists.digest, digestOf(token)));
  if (!shared) return null;
  return (await listShortlisted(db, shared.userId)).map(({ id }) => ({ id }));
}

/** 160 bits in lower case, as addresses of the site are. */
function tokenOf(secret: string, seed: string): string {
  return createHmac("sha256", secret).update(`link to a shortlist: ${seed}`).digest("hex").slice(0, 40);
}

const digestOf = (token: string) => createHash("sha256").update(token).digest("base64url");
