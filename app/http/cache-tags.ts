/**
 * What shared caches are told of a page, so that they can be told to let go of it (decision 061): what it is made of, by tag.
 * The seconds are those for which pages may still be made of what was before a change that is committed. They add up where what
 * is held was made of something that is itself held: counts are by places, as the process knew them by then.
 */
export const heldFor = {
  /** Every page: code, texts and settings are another with a new version, while processes of the last one end. */
  site: 120,
  /** Brussels' day, which says what is new. */
  day: 0,
  listings: 0,
  /** What is counted and shown of listings once a minute. */
  counts: 60,
  /** Whether there are listings made up for demonstration. */
  demonstration: 300,
  /** The gazetteer, and for as long again what was counted by it. */
  places: 120,
  agencies: 60,
  markets: 0,
} as const;

export type CacheTag = keyof typeof heldFor;

/** Gives what pages are made of (page-cache.server.ts) its tag: a page of anything without one is kept by no shared cache. */
export function tagged<Source extends object>(tag: CacheTag, source: Source): Source & { tag: CacheTag } {
  return Object.assign(source, { tag });
}

/** Seconds that an answer which shared caches may keep takes to be made, at most. */
export const longestAnswer = 10;

/** Seconds more until the last of it has come to the cache, and for clocks that differ. */
const onTheWay = 5;

/**
 * Seconds after a change within which a cache may still be handed a page of what was before.
 * @param replicaLag seconds by which a replica that answers searches may be behind
 */
export const settlesAfter = (tag: CacheTag, replicaLag: number): number =>
  heldFor[tag] + replicaLag + longestAnswer + onTheWay;

/** Seconds for which a shared cache may go on with a page while it asks for it anew. */
export const longestStale = 30;
