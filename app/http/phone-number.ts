/** Digits of a number: six are the shortest that anybody has, fifteen the most (ITU-T E.164). */
const digits = { least: 6, most: 15 };

/**
 * Whether a text may be a telephone number, as people write them: with spaces, dots, slashes, hyphens and brackets, `+`
 * before the country and an extension behind.
 */
export function isPhoneNumber(text: string): boolean {
  const [, number = ""] = /^(\+?[\d\s()./-]+)(?:(?:ext|x|#)\.?\s*\d{1,6})?$/i.exec(text.trim()) ?? [];
  const count = number.replace(/\D/g, "").length;
  return count >= digits.least && count <= digits.most;
}
