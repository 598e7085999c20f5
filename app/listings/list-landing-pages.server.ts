import type { Gazetteer } from "#app/places/gazetteer.ts";
import type { Place } from "#app/places/place.ts";
import { deals, type Deal } from "#app/filters/deal.ts";
import { typeSegments, type TypeSegment } from "#app/filters/type-words.ts";
import type { Database } from "#db/client.server.ts";
import { getMemoryIndex } from "#app/search-index/memory/get-memory-index.server.ts";
import {
  coworkingFlag,
  forSaleFlag,
  investFlag,
  listedFlag,
  toLetFlag,
  typeFlag,
  type MemoryIndex,
} from "#app/search-index/memory/memory-index.ts";
import { groupOfType, propertyTypes } from "./vocabulary.ts";

/** A landing page that has listings: a deal, perhaps a type, perhaps a place as well. */
export interface LandingPage {
  deal: Deal;
  segment?: TypeSegment;
  place?: Place;
  /** When its newest listing was published. */
  lastModified: Date;
}

/** The landing pages that have listings, in an order that stays. */
export interface LandingPages {
  count: number;
  /** From one number up to another, made on the way. */
  slice(from: number, to: number): Iterable<LandingPage>;
}

const known = new WeakMap<MemoryIndex, { version: number; pages: LandingPages }>();

/** Every landing page that has listings (decisions, section 1); worked out anew when the listings have changed. */
export async function listLandingPages(db: Database, gazetteer: Gazetteer): Promise<LandingPages> {
  const index = await getMemoryIndex(db);
  const kept = known.get(index);
  if (kept?.version === index.version) return kept.pages;
  const pages = landingPagesOf(index, gazetteer);
  known.set(index, { version: index.version, pages });
  return pages;
}

const segments = Object.keys(typeSegments) as TypeSegment[];
const dealFlags: Record<Deal, number> = { "to-let": toLetFlag, "for-sale": forSaleFlag, investment: investFlag };
/** In a place's figures each deal has a cell for any type, and one for each segment. */
const cellsPerDeal = segments.length + 1;
/** Stands for no place: both countries. */
const everywhere = 0;
/** Ways in which flags can be set: listed or not, three deals, coworking, and one type. */
const mostKinds = 2 * 2 ** deals.length * 2 * propertyTypes.length;

/** When the newest listing of each deal and segment was published, by place; 0 where there is none. */
type Newest = Map<number, Float64Array>;

/**
 * One pass over the index, the newest first: of a place's listings with the same flags only the first counts, so that a
 * million listings take a tenth of a second. Then a place's figures count for all that hold it.
 */
export function landingPagesOf(index: MemoryIndex, gazetteer: Gazetteer): LandingPages {
  const newest: Newest = new Map();
  const { flags, place, publishedAt } = index.columns;
  const numbers = new Map<number, number>();
  const lastPlace = gazetteer.places.reduce((last, { id }) => Math.max(last, id), 0);
  const seen = new Uint8Array((lastPlace + 1) * mostKinds);
  for (const row of index.newest) {
    const rowFlags = flags[row]!;
    let number = numbers.get(rowFlags);
    if (number === undefined) numbers.set(rowFlags, (number = numbers.size));
    const kind = place[row]! * mostKinds + number;
    if (seen[kind]) continue;
    seen[kind] = 1;
    if ((rowFlags & listedFlag) === 0) continue;
    const figures = figuresOf(newest, place[row]!);
    for (const cell of cellsOf(rowFlags)) raise(figures, cell, publishedAt[row]!);
  }
  for (const [id, figures] of [...newest]) {
    const holders = gazetteer.ancestors(gazetteer.getById(id)).map((holder) => holder.id);
    for (const holder of [...holders, everywhere]) {
      const sum = figuresOf(newest, holder);
      figures.forEach((published, cell) => raise(sum, cell, published));
    }
  }
  const all = () => pagesOf(newest, gazetteer);
  let count = 0;
  // eslint-disable-next-line quartier/bounded-loops -- As many turns as the generator has pages: places times types.
  for (const pages = all(); !pages.next().done; ) count++;
  return { count, slice: (from, to) => sliceOf(all(), from, to) };
}

function* pagesOf(newest: Newest, gazetteer: Gazetteer): Generator<LandingPage> {
  for (const id of [...newest.keys()].sort((a, b) => a - b)) {
    const place = id === everywhere ? undefined : gazetteer.getById(id);
    for (const [cell, published] of figuresOf(newest, id).entries()) {
      const segment = segments[(cell % cellsPerDeal) - 1];
      // A place without a type has no path of its own.
      if (published === 0 || (place && !segment)) continue;
      const deal = deals[Math.floor(cell / cellsPerDeal)]!;
      yield { deal, segment, place, lastModified: new Date(published) };
    }
  }
}

function* sliceOf<Item>(items: Iterable<Item>, from: number, to: number): Generator<Item> {
  let index = 0;
  for (const item of items) {
    if (index >= to) return;
    if (index++ >= from) yield item;
  }
}

/** The cells that a listing counts in: of each of its deals any type, its type, its group, and coworking. */
function* cellsOf(flags: number): Generator<number> {
  const type = propertyTypes.find((candidate) => flags & typeFlag(candidate));
  const group = type && groupOfType(type);
  const own: (TypeSegment | undefined)[] = [
    // In a path `retail` is the group.
    type === "retail" ? undefined : type,
    group,
    flags & coworkingFlag ? "co-working" : undefined,
  ];
  for (const [index, deal] of deals.entries()) {
    if ((flags & dealFlags[deal]) === 0) continue;
    yield index * cellsPerDeal;
    for (const segment of own) if (segment) yield index * cellsPerDeal + 1 + segments.indexOf(segment);
  }
}

function figuresOf(newest: Newest, placeId: number): Float64Array {
  let figures = newest.get(placeId);
  if (!figures) newest.set(placeId, (figures = new Float64Array(deals.length * cellsPerDeal)));
  return figures;
}

function raise(figures: Float64Array, cell: number, published: number): void {
  if (published > figures[cell]!) figures[cell] = published;
}
