import type { TFunction } from "i18next";
import type { Texts } from "#app/i18n/i18next-options.ts";

type FilterTexts = Texts["filters"];

/**
 * The filters whose texts have a shape: a definition takes its name from among them, so that the compiler asks for its
 * texts in every language.
 */
export type FilterWith<Shape> = {
  [Name in keyof FilterTexts]: FilterTexts[Name] extends Shape ? Name : never;
}[keyof FilterTexts];

/** What every control of a filter says: its name, and what stands there when nothing is asked for. */
export interface ControlTexts {
  label: string;
  any: string;
}

/** A clause for each kind of range; one with a singular where the figure counts something. */
export interface RangeTexts extends ControlTexts {
  clause: { between: string } & (
    | { from: string; upTo: string }
    | { from_one: string; from_other: string; upTo_one: string; upTo_other: string }
  );
}

/** Says a text of a filter, which a kind of filter knows by its shape alone. */
export function say(t: TFunction, name: string, key: string, given?: Record<string, string | number>): string {
  const text = t as unknown as (key: string, given?: object) => string;
  // What takes no values is looked up once (app/i18n).
  return given ? text(`filters.${name}.${key}`, given) : text(`filters.${name}.${key}`);
}
