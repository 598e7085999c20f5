import type { TFunction } from "i18next";
import type { SearchQuery } from "#app/filters/criteria.ts";
import { searchHref } from "#app/filters/search-url.ts";
import { formatNumber } from "#app/i18n/formats.ts";
import type { Language } from "#app/i18n/languages.ts";
import { peopleIn } from "../sentence/people-in.ts";

/** A rule of thumb, which is why it is offered and not searched by: no law here sets an area (docs/figures.md). */
const perPerson = 10;

/** More is no office of this market. */
const mostPeople = 5_000;

/** A search of offices that have room for as many people as a sentence counted, the smallest first, as a link. */
export interface RoomForPeople {
  href: string;
  label: string;
}

/**
 * What is offered where a sentence asks for an office by heads: offices of a size are searched by their area.
 * @param leftOut what of the sentence the search does without
 * @returns nothing where the search says an area, or counts desks
 */
export function roomForPeople(
  leftOut: string | undefined,
  query: SearchQuery,
  language: Language,
  t: TFunction,
): RoomForPeople | undefined {
  const isOfOffices = query.type === "office" && query.unitSurfaceType === undefined;
  if (leftOut === undefined || !isOfOffices || query.surface !== undefined) return undefined;
  const people = peopleIn(leftOut);
  if (people === undefined || people > mostPeople) return undefined;
  const area = people * perPerson;
  return {
    href: searchHref({ ...query, surface: `${area}-`, order: "smallest-to-largest" }, language),
    label: t("sentence.roomForPeople", { area: formatNumber(area, language), each: formatNumber(perPerson, language) }),
  };
}
