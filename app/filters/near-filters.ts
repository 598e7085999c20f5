import type { TFunction } from "i18next";
import { formatDecimal, formatNumber } from "#app/i18n/formats.ts";
import type { Language } from "#app/i18n/languages.ts";
import { metresOnFoot } from "#app/places/walking.ts";
import type { Filter } from "./filter.ts";
import { freeText } from "./free-text.ts";
import { readNumber } from "./ranges.ts";

/** Metres, where `radius` says nothing (decisions, section 2). */
const usualRadius = 1_000;

/** Metres: further than that nothing is near. */
const furthest = 100_000;

/** What can be chosen: so many minutes on foot, and so many metres. */
const minutes = [5, 10, 15] as const;
const steps = [...minutes.map(metresOnFoot), usualRadius, 2_000, 5_000, 10_000];

/**
 * Something with a name that the listings are near. It is looked up first, as places are (search-places.server.ts), and
 * asked for by what was found. It may be where somebody lives or works.
 */
export const around: Filter<string> = {
  names: { en: "around", fr: "autour", nl: "rond" },
  read: freeText,
  anonymous: () => undefined,
  chips: (_, { criteria, places, language, t }) => {
    if (!places.around) return [];
    const label = t("filters.around.chip", { name: places.around.behind });
    // Where a radius is asked for, that is a chip of its own.
    if (criteria.radius !== undefined) return [{ label }];
    return [{ label: `${label} · ${radiusInWords(usualRadius, language, t)}` }];
  },
  clause: (_, { criteria, places, language, t }) =>
    places.around && t("filters.around.clause", { distance: radiusInWords(metresOf(criteria.radius), language, t) }),
};

/** How near: metres, as the crow flies; also read as `10 min` on foot. */
export const radius: Filter<string> = {
  names: { en: "radius", fr: "rayon", nl: "straal" },
  needs: "around",
  isInBar: true,
  read: readRadius,
  canonical: (value) => (Number(value) === usualRadius ? undefined : value),
  anonymous: () => undefined,
  control: {
    kind: "choices",
    label: (t) => t("filters.radius.label"),
    any: (t) => t("filters.radius.any"),
    values: () => Object.fromEntries(steps.map((step) => [String(step), String(step)])),
    options: (value, { language, t }) =>
      steps.map((step) => ({
        key: String(step),
        label: radiusInWords(step, language, t),
        value: step === usualRadius || step === metresOf(value) ? undefined : String(step),
        chosen: step === metresOf(value),
      })),
  },
  chips: (value, { language, t }) => [{ label: radiusInWords(metresOf(value), language, t) }],
};

/** The next larger radii that can be chosen, without the usual one, which is hardly more than 15 minutes on foot. */
export function widerRadii(radius: string | undefined): string[] {
  const metres = metresOf(radius);
  return steps.filter((step) => step > metres && step !== usualRadius).map(String);
}

/** The metres that a search says; the usual ones where it says none. */
export function metresOf(value: string | true | undefined): number {
  return Number(typeof value === "string" ? value : usualRadius);
}

/** `500`, `1 000`, `2 km`, `10 min`: metres, written as such. */
function readRadius(raw: string): string | undefined {
  const [, figure = "", unit = ""] = /^(.{1,12}?)\s*(m|km|min)?$/i.exec(raw.trim()) ?? [];
  const number = readNumber(figure);
  if (number === undefined) return undefined;
  const metres = { m: number, km: number * 1_000, min: metresOnFoot(number) }[unit.toLowerCase() || "m"]!;
  const whole = Math.round(metres);
  return whole >= 1 && whole <= furthest ? String(whole) : undefined;
}

/** `10 min on foot`, `750 m`, `2 km`. */
function radiusInWords(metres: number, language: Language, t: TFunction): string {
  const onFoot = minutes.find((each) => metresOnFoot(each) === metres);
  if (onFoot !== undefined) return t("filters.radius.onFoot", { minutes: onFoot });
  if (metres < 1_000) return t("places.metres", { figure: metres });
  const kilometres = metres / 1_000;
  const figure = Number.isInteger(kilometres)
    ? formatNumber(kilometres, language)
    : formatDecimal(kilometres, language);
  return t("places.kilometres", { figure });
}

/** What a search is near, in the order that URLs have them in. */
export const nearFilters = { around, radius };
