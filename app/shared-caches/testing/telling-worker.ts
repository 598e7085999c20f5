import type { DatabasePool } from "#db/client.server.ts";
import { keepCachesTold } from "../keep-caches-told.server.ts";

/** A worker that tells caches for as long as it is needed, and looks every 20 milliseconds. */
export async function during(db: DatabasePool, endpoint: { url: string; secret: string }, use: () => Promise<void>) {
  const ending = new AbortController();
  const telling = keepCachesTold(db, endpoint, ending.signal, 20);
  try {
    await use();
  } finally {
    ending.abort();
    await telling;
  }
}
