import { eq } from "drizzle-orm";
import type { Database } from "#db/client.server.ts";
import { photos } from "#db/schema/listings.ts";
import { pictures } from "#db/schema/pictures.ts";

/** A photo by the key that its address carries; whichever listing shows it, the picture is the same. */
export async function findPhoto(db: Database, key: string) {
  const [photo] = await db
    .select({ key: photos.key, source: photos.source, kind: photos.kind, original: pictures.original })
    .from(photos)
    .leftJoin(pictures, eq(pictures.key, photos.key))
    .where(eq(photos.key, key))
    .limit(1);
  return photo;
}
