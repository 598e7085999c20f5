import type { TFunction } from "i18next";
import type { Language } from "#app/i18n/languages.ts";
import type { VisitWish } from "./contact-request.ts";

/** When somebody would like to come, to stand behind a colon: “Monday, Friday · morning”. */
export function visitInWords({ days, parts }: VisitWish, language: Language, t: TFunction): string {
  // In the form each stands on its own; here none has a capital, but for English days, which are names.
  const dayNames = days.map((day) => t(`contact.days.${day}`));
  const partNames = parts.map((part) => small(t(`contact.parts.${part}`)));
  const when = [(language === "en" ? dayNames : dayNames.map(small)).join(", "), partNames.join(", ")].filter(Boolean);
  return when.join("\u00a0· ") || t("contact.visit.anyTime");
}

const small = (word: string) => word.charAt(0).toLowerCase() + word.slice(1);
