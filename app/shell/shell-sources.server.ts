import type { PageSource } from "#app/http/page-cache.server.ts";
import { hasDemonstrationListings } from "./demonstration.server.ts";

/** What every page is made of beside its own: the note about demonstration listings, and the day, which says what is new. */
export const shellSources: readonly PageSource[] = [
  (db) => hasDemonstrationListings(db),
  () => new Date().toISOString().slice(0, 10),
];
