import { LRUCache } from "lru-cache";
import { defaultPageSize, type SearchView } from "#app/filters/criteria.ts";
import type { Box, Point } from "#app/places/area.ts";
import type { PlacePart, PlaceScope } from "#app/places/place-scope.ts";
import type { Database } from "#db/client.server.ts";
import type { AskedPrices } from "../asked-prices.ts";
import type { Cluster, MarketFigures } from "../clusters.ts";
import type { Facets } from "../facets.ts";
import { figuresAsked } from "#app/filters/condition.ts";
import { conditionsOf } from "#app/filters/filters.ts";
import { orderedBy } from "#app/filters/orders.ts";
import type { ResolvedCriteria } from "../resolved-criteria.ts";
import type { Hit } from "../hit.ts";
import type { ComparedListing, FoundPage, ListedKind, SearchIndex } from "../search-index.ts";
import { readPrices } from "./asked-prices.ts";
import { clusterRows } from "./cluster-rows.ts";
import { countFacetsIn } from "./count-facets.ts";
import type { KnownTexts, TextMatches } from "./known-texts.server.ts";
import { listKinds } from "./list-kinds.ts";
import { measureRows } from "./market-figures.ts";
import { matchRows, widerThan } from "./matcher.ts";
import type { MemoryIndex } from "./memory-index.ts";
import { completeFirst, countComplete } from "./order-rows.ts";
import type { Rows } from "./row-filters.ts";
import { similarRows } from "./similar-rows.ts";

/** Rows at most, of all searches of a version together: 32 MB. */
const maxRows = 8_000_000;
const maxAnswers = 500;

/**
 * A version of the index in memory, as everybody asks for it who comes while it holds: the list, the facets and the map of
 * a search, its pages, and the visitors who search alike, share one answer. Free text is asked of the database.
 */
export class MemorySearchIndex implements SearchIndex {
  readonly source: Database;
  readonly #index: MemoryIndex;
  /** Read in the turn in which they are asked for, and no later: then others may be written there. */
  readonly #rows = new LRUCache<string, Rows>({
    max: maxAnswers,
    maxSize: maxRows,
    sizeCalculation: ({ rows }) => rows.length + 1,
    dispose: ({ rows }) => {
      this.#index.arrays.giveBack(rows);
    },
  });
  /** How many rows of a search state all that it asks for. */
  readonly #stated = new LRUCache<string, number>({ max: maxAnswers });
  readonly #facets = new LRUCache<string, Facets>({ max: maxAnswers });
  readonly #figures = new LRUCache<string, MarketFigures>({ max: maxAnswers });
  /** What this version has been told of a text: it holds for all that is asked of it. */
  readonly #texts = new LRUCache<string, Promise<TextMatches>>({ max: maxAnswers });
  readonly #known: KnownTexts;
  #kinds: ListedKind[] | undefined;

  /** @param texts of the index that this is a version of */
  constructor(source: Database, index: MemoryIndex, texts: KnownTexts) {
    this.source = source;
    this.#index = index;
    this.#known = texts;
  }

  get version(): number {
    return this.#index.version;
  }

  async page(search: ResolvedCriteria, view: SearchView, near?: Point): Promise<FoundPage> {
    const order = view.order === "closest" && !near ? "newest" : (view.order ?? "newest");
    const size = view.numPropertiesPerPage ?? defaultPageSize;
    const index = this.#index;
    const found = this.#find(search, await this.#textOf(search));
    const count = found.rows.length;
    const pages = Math.max(1, Math.ceil(count / size));
    const page = Math.min(view.page ?? 1, pages);
    const offset = (page - 1) * size;

    const by = orderedBy(order, search.criteria);
    const compared = figuresAsked(conditionsOf(search.criteria));
    const shown = completeFirst(index, found, compared, { order, by, near, offset, size });
    const key = keyOf(search);
    const stated = this.#stated.get(key) ?? countComplete(index, found.rows, compared);
    this.#stated.set(key, stated);
    return { hits: shown.map((row) => this.#index.hitOf(row)), count, stated, page, pages, order };
  }

  async count(search: ResolvedCriteria, since?: Date): Promise<number> {
    const { rows } = this.#find(search, await this.#textOf(search));
    if (!since) return rows.length;
    const { publishedAt } = this.#index.columns;
    let count = 0;
    for (const row of rows) if (publishedAt[row]! > since.getTime()) count++;
    return count;
  }

  async facets(search: ResolvedCriteria, parts: readonly PlacePart[]): Promise<Facets> {
    const text = await this.#textOf(search);
    return cached(this.#facets, JSON.stringify([keyOf(search), parts.map(({ id }) => id)]), () =>
      countFacetsIn(this.#index, search, parts, (changed) => this.#find(changed, text)),
    );
  }

  async clusters(search: ResolvedCriteria, box: Box, zoom: number): Promise<Cluster[]> {
    return clusterRows(this.#index, this.#find(search, await this.#textOf(search)).rows, box, zoom);
  }

  async figures(search: ResolvedCriteria): Promise<MarketFigures> {
    const text = await this.#textOf(search);
    return cached(this.#figures, keyOf(search), () =>
      measureRows(this.#index, this.#find(search, text).rows, search.criteria),
    );
  }

  async prices(search: ResolvedCriteria): Promise<AskedPrices> {
    return readPrices(this.#index, this.#find(search, await this.#textOf(search)).rows, search.criteria);
  }

  similar(listing: ComparedListing, count: number): Promise<Hit[]> {
    return Promise.resolve(similarRows(this.#index, listing, count).map((row) => this.#index.hitOf(row)));
  }

  kinds(): Promise<readonly ListedKind[]> {
    return Promise.resolve((this.#kinds ??= listKinds(this.#index)));
  }

  spans(size: number): Promise<number[]> {
    const { columns, newest } = this.#index;
    const spans = new Set<number>();
    for (const row of newest) spans.add(Math.floor((columns.id[row]! - 1) / size));
    return Promise.resolve([...spans].sort((a, b) => a - b));
  }

  #textOf({ text }: ResolvedCriteria): Promise<TextMatches> | undefined {
    if (text === undefined) return undefined;
    return cached(this.#texts, text, () => {
      const matches = this.#known.find(text, this.version);
      matches.catch(() => this.#texts.delete(text)); // The caller sees the error; the next one asks again.
      return matches;
    });
  }

  /** A search with a surface or a price goes on from what it finds without, which others have asked for as well. */
  #find(search: ResolvedCriteria, text: TextMatches | undefined): Rows {
    return cached(this.#rows, keyOf(search), () => {
      const wider = widerThan(search);
      return matchRows(this.#index, search, text, wider && this.#find(wider, text));
    });
  }
}

function cached<Answer extends object>(
  answers: LRUCache<string, Answer>,
  question: string,
  find: () => Answer,
): Answer {
  const known = answers.get(question);
  if (known) return known;
  const answer = find();
  answers.set(question, answer);
  return answer;
}

function keyOf({ criteria, location, districts, around, advertiser, text }: ResolvedCriteria): string {
  const near = around && [around.lat, around.lng, around.extent];
  return JSON.stringify([criteria, location && numberOf(location), districts.map(numberOf), near, advertiser, text]);
}

let lastNumber = 0;
const numbers = new WeakMap<PlaceScope, number>();

/** Tells a place from others, and from itself in the gazetteer before, where other places may have lain in it. */
function numberOf(scope: PlaceScope): number {
  const number = numbers.get(scope) ?? ++lastNumber;
  numbers.set(scope, number);
  return number;
}
