import { formatDate } from "#app/i18n/formats.ts";
import { textsIn } from "#app/i18n/i18n.server.ts";
import type { Language } from "#app/i18n/languages.ts";
import { allowedBy, categories, type Category, type Choice } from "./choice.ts";
import { findTagCookies } from "./tags.server.ts";

/** A category as the form shows it. */
export interface CategoryView {
  category: Category;
  name: string;
  text: string;
  /** Which cookies its script sets, in words; missing where the site sets them itself. */
  note?: string;
  /** True only for whom has chosen so: no box is ticked ahead. */
  allowed: boolean;
}

/**
 * The choices that somebody has, in words of a language, with what they have chosen.
 * @param signal whether the browser asks not to be tracked
 */
export function describeCategories(choice: Choice | null, signal: boolean, language: Language): CategoryView[] {
  const t = textsIn(language);
  const allowed = allowedBy(choice, signal);
  return categories.map((category) => ({
    category,
    name: t(`cookies.categories.${category}.name`),
    text: t(`cookies.categories.${category}.text`),
    ...(category !== "preferences" && { note: noteOf(category, language) }),
    allowed: allowed.includes(category),
  }));
}

function noteOf(category: Category, language: Language): string | undefined {
  const t = textsIn(language);
  const cookies = findTagCookies(category);
  if (cookies === null) return t("cookies.unused");
  return cookies.length > 0 ? t("cookies.used", { names: cookies.join(", ") }) : undefined;
}

/** What My Account says of a choice, in finished words: its page loads none of this room's texts. */
export function describeForProfile(choice: Choice | null, signal: boolean, language: Language) {
  const t = textsIn(language);
  // Of each category a word of its own: French has it agree with the category's name.
  const yesNo = ({ category, allowed }: CategoryView) =>
    t(`cookies.profile.${allowed ? "allowed" : "refused"}.${category}`);
  const facts = choice && [
    ...describeCategories(choice, signal, language).map((view) => [view.name, yesNo(view)] as const),
    [t("cookies.profile.chosen"), formatDate(new Date(choice.at * 1000), language)] as const,
  ];
  return {
    heading: t("cookies.profile.heading"),
    facts: facts ?? [],
    note: choice ? null : t("cookies.profile.none"),
    change: t("cookies.profile.change"),
  };
}
