import { comparedFilters, type SearchCriteria } from "#app/filters/filters.ts";
import type { ResolvedCriteria } from "../resolved-criteria.ts";
import { hasAsked, type AskedFlags } from "../memory/listing-flags.ts";
import { flagsOf, matchRows, widerThan } from "../memory/matcher.ts";
import type { Rows } from "../memory/row-filters.ts";
import type { MemoryIndex } from "../memory/memory-index.ts";

/** Saved searches that ask for the same, whoever owns them. */
export interface SameSearches {
  /** Without the free text, which the database looks for. */
  search: ResolvedCriteria;
  /** Free text as it was saved. */
  text: string | undefined;
  /** Ids of the saved searches. */
  ids: Set<string>;
}

/** Searches that differ only in figures and free text: what the rest of them finds is looked for once. */
interface Group {
  key: string;
  base: ResolvedCriteria;
  asked: AskedFlags;
  members: Map<string, SameSearches>;
}

/** Where searches without a place stand. */
const anywhere = 0;

/**
 * Saved searches by the place they are about, the other way round than a search: which of them might find one of these
 * few listings? Only those that stand at the place of a listing or at one it lies in, and ask for its deal and type, are
 * looked at; whether they do find it, the one matcher says (matcher.ts).
 */
export class Percolator {
  readonly #groupsAt = new Map<number, Set<Group>>();
  readonly #groups = new Map<string, Group>();
  readonly #homes = new Map<string, { group: Group; key: string }>();

  /** Saved searches in it. */
  get size(): number {
    return this.#homes.size;
  }

  /** Kinds of searches in it: never more than searches. */
  get groups(): number {
    return this.#groups.size;
  }

  /** Adds a saved search, or puts it in the place of what it was. */
  put(id: string, search: ResolvedCriteria): void {
    this.remove(id);
    const { search: text, ...others } = search.criteria;
    const rest: SearchCriteria = others;
    const figures: SearchCriteria = {};
    for (const { name } of comparedFilters) {
      if (rest[name] !== undefined) Object.assign(figures, { [name]: rest[name] });
      delete rest[name];
    }
    const { location, districts, around, advertiser } = search;
    const base = { criteria: rest, location, districts, around, advertiser };
    const groupKey = JSON.stringify([rest, location?.id, districts.map((district) => district.id), around, advertiser]);
    const group = this.#groups.get(groupKey) ?? this.#add(groupKey, base);
    const key = JSON.stringify([figures, text]);
    const member = group.members.get(key) ?? {
      search: { ...base, criteria: { ...rest, ...figures } },
      text,
      ids: new Set(),
    };
    member.ids.add(id);
    group.members.set(key, member);
    this.#homes.set(id, { group, key });
  }

  remove(id: string): void {
    const home = this.#homes.get(id);
    if (!home) return;
    this.#homes.delete(id);
    const member = home.group.members.get(home.key);
    member?.ids.delete(id);
    if (member?.ids.size === 0) home.group.members.delete(home.key);
    if (home.group.members.size === 0) this.#drop(home.group);
  }

  /**
   * The searches that find some of the listings of an index, free text left aside, each with the rows it finds. Meant for
   * one of a few listings.
   * @param placesAround the ids of a place and of all that it lies in
   * @param onBroken hears of searches that can't be run, which hold up no other
   */
  *find(
    index: MemoryIndex,
    placesAround: (placeId: number) => readonly number[],
    onBroken: (ids: Iterable<string>, error: unknown) => void,
  ): Generator<{ found: SameSearches; rows: Uint32Array }> {
    // A group stands at each of its districts.
    const seen = new Set<Group>();
    for (const [place, flags] of flagsByPlace(index, placesAround)) {
      for (const group of this.#groupsAt.get(place) ?? []) {
        if (seen.has(group)) continue;
        if (!flags.some((has) => hasAsked(has, group.asked))) continue;
        seen.add(group);
        yield* findInGroup(index, group, onBroken);
      }
    }
  }

  #add(key: string, base: ResolvedCriteria): Group {
    const group: Group = { key, base, asked: flagsOf(base.criteria), members: new Map() };
    this.#groups.set(key, group);
    for (const place of placesOf(base)) {
      const groups = this.#groupsAt.get(place) ?? new Set();
      this.#groupsAt.set(place, groups.add(group));
    }
    return group;
  }

  /** What nobody searches for any more would be kept, and looked at, for as long as the process lives. */
  #drop(group: Group): void {
    this.#groups.delete(group.key);
    for (const place of placesOf(group.base)) {
      const groups = this.#groupsAt.get(place);
      groups?.delete(group);
      if (groups?.size === 0) this.#groupsAt.delete(place);
    }
  }
}

/** Where a group stands. */
function placesOf({ location, districts }: ResolvedCriteria): number[] {
  if (location) return [location.id];
  return districts.length > 0 ? districts.map(({ id }) => id) : [anywhere];
}

/** For every place that a listing lies in, and for anywhere, the different flags that listings there have. */
function flagsByPlace(index: MemoryIndex, placesAround: (placeId: number) => readonly number[]): Map<number, number[]> {
  const { place, flags } = index.columns;
  const sets = new Map<number, Set<number>>();
  for (const row of index.newest) {
    for (const id of [anywhere, ...placesAround(place[row]!)]) {
      const set = sets.get(id);
      if (set) set.add(flags[row]!);
      else sets.set(id, new Set([flags[row]!]));
    }
  }
  return new Map([...sets].map(([id, set]) => [id, [...set]]));
}

function* findInGroup(
  index: MemoryIndex,
  group: Group,
  onBroken: (ids: Iterable<string>, error: unknown) => void,
): Generator<{ found: SameSearches; rows: Uint32Array }> {
  let base: Rows;
  try {
    base = matchRows(index, group.base);
  } catch (error) {
    for (const { ids } of group.members.values()) onBroken(ids, error);
    return;
  }
  if (base.rows.length === 0) return;
  const known = ({ criteria }: ResolvedCriteria): Rows | undefined =>
    comparedFilters.every(({ name }) => criteria[name] === undefined) ? base : undefined;
  const find = (search: ResolvedCriteria): Rows => {
    const wider = widerThan(search);
    return known(search) ?? matchRows(index, search, undefined, wider && find(wider));
  };
  for (const found of group.members.values()) {
    let rows: Uint32Array;
    try {
      ({ rows } = find(found.search));
    } catch (error) {
      onBroken(found.ids, error);
      continue;
    }
    if (rows.length > 0) yield { found, rows };
  }
}
