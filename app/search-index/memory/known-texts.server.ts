import { LRUCache } from "lru-cache";
import type { Database } from "#db/client.server.ts";
import { findTextAmong, findTextListings } from "../text-listings.server.ts";

/** Listings in which a free text stands: a bit for each id, 32 of them a number. Never changed once it is given. */
export type TextMatches = Uint32Array;

interface KnownMatches {
  matches: TextMatches;
  /** Changes that came with later versions may not be in it. */
  version: number;
}

/** One takes some 150 kB among a million listings. */
const maxTexts = 200;
/** So many changed listings are asked about again; with more of them, a text is looked for anew. */
const mostChanges = 20_000;

/**
 * Where free texts are found, as far as anybody has asked. The database looks a text up once; when listings change, it is
 * asked about those alone, as what it said of the others still holds: a word that most of a million listings have takes it
 * a quarter of a second, and imports bring changes all day.
 */
export class KnownTexts {
  readonly #db: Database;
  readonly #known = new LRUCache<string, Promise<KnownMatches>>({ max: maxTexts });
  /** The latest changes, oldest first, by the version that they came with. */
  readonly #changes: { version: number; ids: readonly number[] }[] = [];
  #changesCount = 0;
  /** The changes of all later versions are known. */
  #knownSince = 0;

  /** @param db the pool */
  constructor(db: Database) {
    this.#db = db;
  }

  /**
   * Takes note of listings that change, before a version is asked about that has the changes.
   * @param version the first that may have them
   */
  note(version: number, ids: readonly number[]): void {
    if (ids.length === 0) return;
    this.#changes.push({ version, ids });
    this.#changesCount += ids.length;
    while (this.#changesCount > mostChanges) {
      const oldest = this.#changes.shift()!;
      this.#changesCount -= oldest.ids.length;
      this.#knownSince = oldest.version;
    }
  }

  /**
   * The listings in which a text stands, with all changes up to a version and perhaps some that came after it.
   * @param query text of a tsquery
   */
  async find(query: string, version: number): Promise<TextMatches> {
    const before = this.#known.get(query);
    const found = before
      ? before.then((known) => (known.version >= version ? known : this.#renew(query, known, version)))
      : this.#lookUp(query, version);
    this.#known.set(query, found);
    try {
      return (await found).matches;
    } catch (error) {
      // The caller sees the error; the next one asks again.
      if (this.#known.peek(query) === found) this.#known.delete(query);
      throw error;
    }
  }

  async #lookUp(query: string, version: number): Promise<KnownMatches> {
    const ids = await this.#db.transaction((tx) => findTextListings(tx, query), { accessMode: "read only" });
    return { matches: withIds(new Uint32Array(0), ids), version };
  }

  async #renew(query: string, known: KnownMatches, version: number): Promise<KnownMatches> {
    if (known.version < this.#knownSince) return this.#lookUp(query, version);
    const changes = this.#changes.filter((each) => each.version > known.version && each.version <= version);
    const changed = [...new Set(changes.flatMap(({ ids }) => ids))];
    if (changed.length === 0) return { matches: known.matches, version };
    const ids = await findTextAmong(this.#db, query, changed);
    return { matches: withIds(without(known.matches, changed), ids), version };
  }
}

/** A copy without some ids. */
function without(matches: TextMatches, ids: readonly number[]): TextMatches {
  const rest = matches.slice();
  for (const id of ids) if (id >>> 5 < rest.length) rest[id >>> 5]! &= ~(1 << (id & 31));
  return rest;
}

/** With some ids more; in the same array where there is room. */
function withIds(matches: TextMatches, ids: Buffer): TextMatches {
  let largest = -1;
  for (let at = 0; at < ids.length; at += 4) largest = Math.max(largest, ids.readInt32BE(at));
  let all = matches;
  if (largest >= 0 && largest >>> 5 >= matches.length) {
    all = new Uint32Array((largest >>> 5) + 1);
    all.set(matches);
  }
  for (let at = 0; at < ids.length; at += 4) {
    const id = ids.readInt32BE(at);
    all[id >>> 5]! |= 1 << (id & 31);
  }
  return all;
}
