import { inEveryLanguage, languages, type Language } from "#app/i18n/languages.ts";
import { fold } from "./fold.ts";
import { grouped } from "./grouped.ts";
import { NameIndex } from "./name-index.ts";
import { placeKinds, type Country, type Place } from "./place.ts";
import { isPostcode } from "./postcode.ts";

/** A way in which a place may be written, folded; its own names included. A postcode names the place it means best. */
interface PlaceName {
  placeId: number;
  folded: string;
}

/** A place under one of its names; `own` tells its own names (and its postcode) from aliases. */
export interface NamedPlace {
  place: Place;
  own: boolean;
  /** Where it stands among places that match equally well: own names first, then {@link Gazetteer.compare}. */
  rank: number;
}

/**
 * In a label the two capitals go by the name of what they are the capital of: `Laeken, Brussels`. A municipality named
 * after three of its towns goes by its province: `Kieldrecht, East Flanders`.
 */
const labelledAs: Partial<Record<string, string>> = {
  "BE-21004": "BE-04000",
  "LU-0304": "LU",
  "BE-46030": "BE-40000",
};

/** A place lies in fewer others than this, whatever an import says of its parents. */
const mostLevels = 20;

/** Every place of Belgium and Luxembourg in memory, with the look-ups that reading and writing URLs needs. */
export class Gazetteer {
  readonly places: readonly Place[];
  readonly names: NameIndex<NamedPlace>;
  readonly #byId = new Map<number, Place>();
  readonly #byKey = new Map<string, Place>();
  readonly #bySlug = inEveryLanguage(() => new Map<string, Place>());
  readonly #byPostcode: Map<string, Place[]>;
  readonly #children: Map<number | null, Place[]>;
  readonly #ranks: Map<number, number>;
  /** How many large places bear a name in a language, to know which labels need more than the name. */
  readonly #bearers = new Map<string, number>();
  /** The same of places of every size. */
  readonly #allBearers = new Map<string, number>();

  constructor(places: readonly Place[], names: readonly PlaceName[]) {
    this.places = places;
    for (const place of places) {
      this.#byId.set(place.id, place);
      this.#byKey.set(place.key, place);
      for (const language of languages) {
        this.#bySlug[language].set(place.slugs[language], place);
        const name = `${language} ${place.names[language]}`;
        this.#allBearers.set(name, (this.#allBearers.get(name) ?? 0) + 1);
        if (isLarge(place)) this.#bearers.set(name, (this.#bearers.get(name) ?? 0) + 1);
      }
    }
    this.#children = grouped(places, ({ parentId }) => parentId);
    const reaches = places.flatMap((place) => place.postcodes.map((postcode) => ({ postcode, place })));
    this.#byPostcode = new Map(
      [...grouped(reaches, ({ postcode, place }) => place.country + postcode)].map(([code, group]) => [
        code,
        group.map(({ place }) => place),
      ]),
    );
    this.#ranks = this.#rank();
    const ownNames = new Map(places.map(({ id, names }) => [id, languages.map((language) => fold(names[language]))]));
    const named = names.map(({ placeId, folded }) => {
      const own = isPostcode(folded) || ownNames.get(placeId)?.includes(folded) === true;
      const rank = this.#ranks.get(placeId)! + (own ? 0 : places.length);
      return [folded, { place: this.getById(placeId), own, rank }] as const;
    });
    named.sort(([, a], [, b]) => a.rank - b.rank);
    this.names = new NameIndex(named);
  }

  byId(id: number): Place | undefined {
    return this.#byId.get(id);
  }

  /** Like {@link byId}, for an id that comes from our own tables. */
  getById(id: number): Place {
    const place = this.#byId.get(id);
    if (!place) throw new Error(`No place has the id ${id}`);
    return place;
  }

  byKey(key: string): Place | undefined {
    return this.#byKey.get(key);
  }

  /** The place of a slug: the page's language first, then en, fr, nl. */
  bySlug(slug: string, language: Language): Place | undefined {
    for (const candidate of [language, ...languages]) {
      const place = this.#bySlug[candidate].get(slug);
      if (place) return place;
    }
    return undefined;
  }

  /**
   * The one place that a postcode means best: the village or quarter it belongs to, or the municipality where it covers
   * more than one. A code of both countries means the Belgian one unless `country` says otherwise.
   */
  byPostcode(postcode: string, country?: Country): Place | undefined {
    if (!isPostcode(postcode)) return undefined;
    const meant = this.names.get(postcode).map(({ place }) => place);
    return meant.find((place) => place.country === (country ?? "BE")) ?? (country ? undefined : meant[0]);
  }

  /** Every place that a postcode reaches into. */
  allOfPostcode(postcode: string, country: Country): readonly Place[] {
    return this.#byPostcode.get(country + postcode) ?? [];
  }

  /** The places it lies in, the nearest first. */
  ancestors(place: Place): Place[] {
    const ancestors: Place[] = [];
    for (let id = place.parentId; id !== null && ancestors.length < mostLevels; ) {
      const ancestor = this.getById(id);
      ancestors.push(ancestor);
      id = ancestor.parentId;
    }
    return ancestors;
  }

  /** The places that lie directly in it. */
  children(place: Place): readonly Place[] {
    return this.#children.get(place.id) ?? [];
  }

  /** The ids of all that lies in it, at any depth; not its own. */
  descendantIds(place: Place): number[] {
    return this.children(place).flatMap((child) => [child.id, ...this.descendantIds(child)]);
  }

  /**
   * A name that stands by itself: `Ixelles, Brussels`, `Kirchberg, Luxembourg`, `Ghent`. What is smaller than a
   * municipality, a municipality of Brussels, and one that shares its name with another say what they lie in; not a part
   * that alone bears the name with which its municipality's begins or ends: `Ottignies` in Ottignies-Louvain-la-Neuve.
   */
  placeLabel(place: Place, language: Language): string {
    const name = place.names[language];
    const [parent, ...others] = this.ancestors(place);
    if (!parent) return name;
    if (isLarge(place)) {
      const inBrussels = parent.kind === "region" && !labelledAs[place.key];
      const shared = this.#bearers.get(`${language} ${name}`) !== 1;
      return place.kind === "municipality" && (inBrussels || shared) ? `${name}, ${parent.names[language]}` : name;
    }
    const container = [parent, ...others].find(isLarge) ?? parent;
    const whole = container.names[language];
    const isPartOfName = whole.startsWith(`${name}-`) || whole.endsWith(`-${name}`);
    if (isPartOfName && this.#allBearers.get(`${language} ${name}`) === 1) return name;
    const labelled = labelledAs[container.key];
    return `${name}, ${(labelled ? (this.byKey(labelled) ?? container) : container).names[language]}`;
  }

  /** Order of places that match equally well: the larger kind, then where more people live. */
  compare(a: Place, b: Place): number {
    return this.#ranks.get(a.id)! - this.#ranks.get(b.id)!;
  }

  #rank(): Map<number, number> {
    const ranked = [...this.places].sort(
      (a, b) =>
        placeKinds.indexOf(a.kind) - placeKinds.indexOf(b.kind) ||
        this.#prominence(b) - this.#prominence(a) ||
        (a.key < b.key ? -1 : 1),
    );
    return new Map(ranked.map(({ id }, rank) => [id, rank]));
  }

  /** Inhabitants, of the municipality for a place whose own are not known. */
  #prominence(place: Place): number {
    if (place.population !== null) return place.population;
    return place.parentId === null ? 0 : this.#prominence(this.getById(place.parentId));
  }
}

/** A municipality or what is larger. */
function isLarge({ kind }: Place): boolean {
  return placeKinds.indexOf(kind) <= placeKinds.indexOf("municipality");
}
