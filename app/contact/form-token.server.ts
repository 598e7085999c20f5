import { createHmac, randomUUID, timingSafeEqual } from "node:crypto";
import { signedCookie } from "#app/http/signed-cookie.server.ts";

/*
 * What a form carries to tell people from machines and one request from two: an id and when the form was shown, signed,
 * so that neither can be made up.
 */

/** Milliseconds in which nobody reads and fills in a form. */
const quickest = 3_000;
/** Milliseconds that a form stays good: a tab is left open overnight; what machines have gathered grows old. */
const lifetime = 2 * 24 * 60 * 60 * 1000;

export interface FormToken {
  id: string;
  isTooQuick: boolean;
}

/** A token for a form that is shown now. */
export function issueFormToken(now = Date.now()): string {
  const text = `${randomUUID()}.${now.toString(36)}`;
  return `${text}.${sign(text, signedCookie.secrets[0]!)}`;
}

/** Reads a form's token; null when it is none of ours or too old. */
export function readFormToken(token: unknown, now = Date.now()): FormToken | null {
  if (typeof token !== "string" || token.length > 200) return null;
  const [id = "", issued = "", signature = ""] = token.split(".");
  if (!signedCookie.secrets.some((secret) => isSame(signature, sign(`${id}.${issued}`, secret)))) return null;
  const age = now - Number.parseInt(issued, 36);
  return age <= lifetime ? { id, isTooQuick: age < quickest } : null;
}

function sign(text: string, secret: string): string {
  // Named, so that nothing else signed with the secret can stand in for it.
  return createHmac("sha256", secret).update(`contact form ${text}`).digest("base64url");
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
