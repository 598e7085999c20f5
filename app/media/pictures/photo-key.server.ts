import { hash } from "node:crypto";

/** What a photo key looks like in URLs, in `photos.key` and in the media store. */
export const photoKeyPattern = /^[0-9a-v]{16}$/;

/**
 * The short, stable name of a photo: 80 bits of its source's SHA-256 as 16 lower-case characters, so that it survives
 * file systems and addresses that do not tell upper from lower case.
 * @param source an https address or a stored original, exactly as in `photos.source`
 */
export function photoKey(source: string): string {
  const digest = hash("sha256", source, "hex").slice(0, 20);
  return BigInt(`0x${digest}`).toString(32).padStart(16, "0");
}
