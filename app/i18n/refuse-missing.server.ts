import { settings } from "#app/settings/settings.server.ts";

/**
 * Stands in for a text that is not there. The compiler takes the key of a plural without its number: in tests and in
 * development that is an error at once. In production the page stays up, and shows nothing rather than a key.
 */
export function refuseMissing(key: string): string {
  if (settings.NODE_ENV === "production") return "";
  throw new Error(`There is no text ${key}. A text that depends on a number is asked for with its count`);
}
