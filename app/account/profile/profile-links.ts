import type { Language } from "#app/i18n/languages.ts";
import { href } from "#app/i18n/paths.ts";
import type { Section } from "./sections.ts";

/**
 * My Account with the form of a part open.
 * @param anchor of the part that the form stands in, where that has another name
 */
export function editHref(section: Section, language: Language, anchor: string = section): string {
  return `${href("profile", language)}?edit=${section}#${anchor}`;
}
