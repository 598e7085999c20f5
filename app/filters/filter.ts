import type { TFunction } from "i18next";
import type { Language, PerLanguage } from "#app/i18n/languages.ts";
import type { Country } from "#app/places/place.ts";
import type { PropertyType } from "#app/vocabulary/vocabulary.ts";
import type { Deal, LeadingCriteria } from "./deal.ts";
import type { Classes, Condition, Field } from "./condition.ts";
import type { NamedPlaces } from "./named-places.ts";

/** A criterion's value: a text, or true for a flag. */
export type FilterValue = string | true;

/** What the words of a filter depend on besides its value. */
export interface Wording {
  criteria: LeadingCriteria;
  places: NamedPlaces;
  language: Language;
  t: TFunction;
}

/** One thing that a visitor can take out of a search. */
interface Chip<Value extends FilterValue = FilterValue> {
  label: string;
  /** The value without it; undefined when nothing is left. */
  rest?: Value;
}

/** A filter that the form asks for with two number fields and, where there is one, a histogram. */
export interface RangeControl {
  kind: "range";
  /** Its name in the form, and what stands there when nothing is asked for. */
  label(t: TFunction): string;
  any(t: TFunction): string;
  /** The names of its two fields. */
  from(t: TFunction): string;
  to(t: TFunction): string;
  /** What its figures are in: "m²". */
  unit(criteria: LeadingCriteria, t: TFunction): string;
  /** A figure with it, as it is said: "100 m²", "€100/m²/year". */
  inWords(figure: number, criteria: LeadingCriteria, language: Language, t: TFunction): string;
  /** What it is called beside another of its panel, where its label alone would not tell them apart. */
  legend?: ((criteria: LeadingCriteria, t: TFunction) => string) | undefined;
  /** What one number alone means. */
  single: "min" | "max";
  /** Its figures are sums of money: `1.5m` is a million and a half, and no length. */
  isMoney?: true;
  /** How many decimals a figure may have. */
  decimals: 0 | 1 | 2;
}

/** What the choices of a filter depend on besides its value. */
export interface Asking extends Pick<Wording, "language" | "t"> {
  /** The types searched; undefined for all. */
  types: readonly PropertyType[] | undefined;
}

/** One of the choices of a filter. */
interface Option {
  /** Tells it from the others. */
  key: string;
  label: string;
  /** What the filter says once it is chosen; undefined where choosing it again takes it out and nothing is left. */
  value: FilterValue | undefined;
  chosen: boolean;
}

/** A filter that the form asks for with a list of links, each with how many listings it leads to. */
export interface ChoiceControl {
  kind: "choices";
  /** Its labels are a few characters long, and stand side by side. */
  isShort?: true;
  /** There are so many that they want a line of their own. */
  isLong?: boolean;
  /** @param country in which the search looks, where that is one */
  label(t: TFunction, country?: Country): string;
  any(t: TFunction): string;
  /** What can be chosen beside, or in place of, what the search says. */
  options(value: FilterValue | undefined, asked: Asking): readonly Option[];
  /** The values of those options by key, for counting. */
  values(
    value: FilterValue | undefined,
    types: readonly PropertyType[] | undefined,
  ): Readonly<Record<string, FilterValue | undefined>>;
}

/** A filter that the form asks for with one field for a day. */
interface DayControl {
  kind: "day";
  label(t: TFunction): string;
  any(t: TFunction): string;
}

/**
 * How the form asks for a filter. `links`: each choice is a link to another search, in a list of its own. `text` and
 * `place`: one field of the parameter's name. Without a control, the form only carries the parameter along.
 */
export type Control = RangeControl | ChoiceControl | DayControl | { kind: "links" | "text" | "place" };

/** What filters behind "More filters" are about. */
export const sections = ["building", "equipment", "terms", "listing"] as const;
type Section = (typeof sections)[number];

/** Words of a sentence that say a value: "furnished", "epc b". */
interface SaidValue {
  /** In the three languages, with commas. */
  words: string;
  value: FilterValue;
}

/**
 * A criterion of a search with all that any part of the site knows of it (specification, "Search criteria"; decisions,
 * section 2). What reads and writes URLs, matches listings, draws the form, names a search, keeps it or tells others of it
 * goes through the list of them in filters.ts and knows none by name.
 */
export interface Filter<Value extends FilterValue = FilterValue> {
  /** What its parameter is called where the name is translated (decisions, section 1). */
  names?: PerLanguage<string>;
  /** The value that a parameter says, or undefined for what is not recognised. */
  read(raw: string): Value | undefined;
  /** The value as a parameter says it in a language; else the value itself. */
  write?(value: Value, language: Language): string;
  /** The part of a path that may say it instead of a parameter (decisions, section 1). */
  inPath?: "deal" | "type" | "location" | "agency";
  /** The types whose listings can have it; a search for others only drops it. All, when not given. */
  types?: readonly PropertyType[];
  /** The deals for which listings can have it; a search for another drops it. All, when not given. */
  deals?: readonly Deal[];
  /** Whether listings that a search of its types and deals finds can have it; a search for others drops it. */
  suits?(criteria: LeadingCriteria): boolean;
  /** Whether the form offers it for a search of its types and deals, where few of their listings have it. */
  isAskedOf?(criteria: LeadingCriteria): boolean;
  /** Another filter without which it says nothing, and is dropped and not offered. */
  needs?: string;
  /** What of a value the types of a search can have; all of it, when not given. */
  fit?(value: Value, types: readonly PropertyType[]): Value | undefined;
  /** One spelling for all that mean the same; undefined for what constrains nothing. Else each is its own. */
  canonical?(value: Value): Value | undefined;
  /**
   * What a parameter says once its person is forgotten: nothing typed freely, nothing that shows where they were.
   * @param isPlace whether a slug or postcode is a place's
   */
  anonymous(written: string, isPlace: (slug: string) => boolean): string | undefined;
  /**
   * What it asks of a listing. Free text and places are looked up first, and asked for by what was found
   * (app/search-index/resolved-criteria.ts).
   */
  conditions?(value: Value, criteria: LeadingCriteria): readonly Condition[];
  /** The next value that asks for less, which a search that finds little is offered; undefined where there is none. */
  loosen?(value: Value): Value | undefined;
  /**
   * Whether a figure says the same in two searches of other deals or types, where that is not always so: a price is a rent
   * or a sum, and what it is compared with hangs on them.
   */
  isAlike?: (one: LeadingCriteria, other: LeadingCriteria) => boolean;
  /** The figures that a search index keeps for it, by name; those that every listing is read with need none. */
  fields?: Readonly<Record<string, Field>>;
  /** How a facet counts what there is of it; undefined where a search mixes what can't be compared. */
  histogram?(criteria: LeadingCriteria): { figure: string; classes: Classes } | undefined;
  /**
   * What a card says of a listing that is asked for by it: "3 bedrooms".
   * @param name of the figure, among `fields`
   */
  fact?(
    name: string,
    figure: number,
    wording: Pick<Wording, "language" | "t"> & { country?: Country },
  ): string | undefined;
  /** What a card calls the figure of a listing that lacks it; as the control does, when not given. */
  lacking?(t: TFunction): string;
  /** What one number alone means to it. */
  single?: "min" | "max";
  /** The words before a day by which a sentence asks for it, in the three languages, with commas: "free from". */
  dayAfter?: string;
  /** The nouns that a sentence counts it by, in the three languages, with commas: "at least 2 bathrooms". */
  countedAs?: string;
  /** The words before a figure that name it, in the three languages, with commas: "yield", "vrije hoogte". */
  namedAs?: string;
  /** Units behind a figure that are its own, with commas: "%". */
  measuredIn?: string;
  /** What a sentence that asks for it asks for as well, where it does not say otherwise: a yield is an investment's. */
  implies?: Readonly<LeadingCriteria>;
  /** Its words alone are meant only beside a type of property. */
  isSaidOfType?: true;
  /** Values that words alone say. */
  saidAs?: readonly SaidValue[];
  /** Two values that a sentence says, as one; without, the second stays text. */
  join?(first: Value, second: Value): Value;
  control?: Control;
  /** It stands in the bar of filters; others are found behind "More filters", under the heading of their section. */
  isInBar?: true;
  /** Another filter of the bar, in whose panel it stands: what somebody looks for under the same name. */
  beside?: string;
  section?: Section;
  /** Its chips among the active filters; none when it constrains nothing. */
  chips(value: Value, wording: Wording): readonly Chip<Value>[];
  /** What it adds to a search in words, behind the heading: "from 250 m²". Without, the heading says it. */
  clause?(value: Value, wording: Wording): string | undefined;
  /** Words name it after all figures: a text, a part of the map. */
  isNamedLast?: true;
}
