import type { Gazetteer } from "#app/places/gazetteer.ts";
import type { Place } from "#app/places/place.ts";
import { deals, type Deal } from "#app/filters/deal.ts";
import { typeSegments, type TypeSegment } from "#app/filters/type-segments.ts";
import type { Database } from "#db/client.server.ts";
import type { ListedKind } from "#app/search-index/search-index.ts";
import { withSearchIndex } from "#app/search-index/snapshot/with-search-index.server.ts";
import { groupOfType } from "#app/vocabulary/vocabulary.ts";

/** A landing page that has listings: a deal, perhaps a type, perhaps a place as well. */
export interface LandingPage {
  deal: Deal;
  segment?: TypeSegment;
  place?: Place;
  /** When its newest listing was published. */
  lastModified: Date;
}

/** The landing pages that have listings, in an order that stays. */
interface LandingPages {
  count: number;
  /** From one number up to another, made on the way. */
  slice(from: number, to: number): Iterable<LandingPage>;
}

const known = new WeakMap<readonly ListedKind[], LandingPages>();

/** Every landing page that has listings (decisions, section 1); worked out anew when the listings have changed. */
export async function listLandingPages(db: Database, gazetteer: Gazetteer): Promise<LandingPages> {
  const kinds = await withSearchIndex(db, (index) => index.kinds());
  const pages = known.get(kinds) ?? landingPagesOf(kinds, gazetteer);
  known.set(kinds, pages);
  return pages;
}

const segments = Object.keys(typeSegments) as TypeSegment[];
/** In a place's figures each deal has a cell for any type, and one for each segment. */
const cellsPerDeal = segments.length + 1;
/** Stands for no place: both countries. */
const everywhere = 0;
/** When the newest listing of each deal and segment was published, by place; 0 where there is none. */
type Newest = Map<number, Float64Array>;

/** What each kind counts in; then a place's figures count for all that hold it. */
function landingPagesOf(kinds: readonly ListedKind[], gazetteer: Gazetteer): LandingPages {
  const newest: Newest = new Map();
  for (const kind of kinds) {
    const figures = figuresOf(newest, kind.placeId);
    for (const cell of cellsOf(kind)) raise(figures, cell, kind.newest);
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
  // oxlint-disable-next-line quartier/bounded-loops -- As many turns as the generator has pages: places times types.
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
function* cellsOf({ type, toLet, forSale, invest, coworking }: ListedKind): Generator<number> {
  const isOf: Record<Deal, boolean> = { "to-let": toLet, "for-sale": forSale, investment: invest };
  const own: (TypeSegment | undefined)[] = [
    // In a path `retail` is the group.
    type === "retail" ? undefined : type,
    groupOfType(type),
    coworking ? "co-working" : undefined,
  ];
  for (const [index, deal] of deals.entries()) {
    if (!isOf[deal]) continue;
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
