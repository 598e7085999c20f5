import type { TFunction } from "i18next";
import { formatChoice } from "#app/i18n/format-list.ts";
import type { Language } from "#app/i18n/languages.ts";
import type { VisitWish } from "./contact-request.ts";

/** When somebody would like to come, to stand behind a colon: “Monday or Friday, in the morning”. */
export function visitInWords({ days, parts }: VisitWish, language: Language, t: TFunction): string {
  // In the form each stands on its own; here none has a capital, but for English days, which are names.
  const dayNames = days.map((day) => t(`contact.days.${day}`)).map(language === "en" ? String : small);
  const partNames = parts.map((part) => t(`contact.visit.during.${part}`));
  const when = [dayNames, partNames].filter(({ length }) => length > 0).map((names) => formatChoice(names, language));
  return when.join(", ") || t("contact.visit.anyTime");
}

const small = (word: string) => word.charAt(0).toLowerCase() + word.slice(1);
