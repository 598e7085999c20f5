import { createHmac, timingSafeEqual } from "node:crypto";
import { signedCookie } from "#app/http/signed-cookie.server.ts";

/*
 * What links in mails carry instead of a sign-in: whom or what they are about, the day they were made on, and a signature.
 * They work for two years and some weeks, as long as the secret that signed them is known, and for nothing but their
 * purpose.
 */

/** What a link lets its holder do: end the mails of a person, or choose how often those of one saved search come. */
type MailPurpose = "unsubscribe" | "search-emails";

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const day = 24 * 60 * 60 * 1000;
/** Days that a link works: who finds an old mail unsubscribes all the same, for two years at least. */
const lifetime = 800;
/**
 * Until when links without a day work: mails sent before 22 November 2026 hold such, and each of these is as good as one
 * with a day. From then on nobody holds one, and this goes.
 */
const undatedUntil = Date.UTC(2026, 10, 22) + lifetime * day;

/** Lower case, as addresses of the site are; the same all day. @param id of the person or of the saved search */
export function mailToken(purpose: MailPurpose, id: string, now = Date.now()): string {
  const issued = Math.floor(now / day).toString(36);
  return `${id}.${issued}.${signatureOf(signedCookie.secrets[0]!, purpose, id, issued)}`;
}

/** The id that a token was made of, with whichever of the secrets; null for any other text, and once its time is over. */
export function readMailToken(purpose: MailPurpose, token: string, now = Date.now()): string | null {
  const [id = "", ...others] = token.split(".");
  const [signature = "", issued, ...rest] = others.reverse();
  if (!uuid.test(id) || rest.length > 0 || !isInTime(issued, now)) return null;
  const given = Buffer.from(signature);
  const isOurs = signedCookie.secrets.some((secret) => {
    const right = Buffer.from(signatureOf(secret, purpose, id, issued));
    return given.length === right.length && timingSafeEqual(given, right);
  });
  return isOurs ? id : null;
}

/** @param issued the day it was made on; undefined in links from before they had one */
function isInTime(issued: string | undefined, now: number): boolean {
  if (issued === undefined) return now < undatedUntil;
  if (!/^[0-9a-z]{1,6}$/.test(issued)) return false;
  const age = Math.floor(now / day) - Number.parseInt(issued, 36);
  // A day ahead is another server's clock.
  return age >= -1 && age <= lifetime;
}

/** 128 bits of it are more than anybody can try. */
function signatureOf(secret: string, purpose: MailPurpose, id: string, issued?: string): string {
  const text = ["link in a mail:", purpose, id, ...(issued === undefined ? [] : [issued])].join(" ");
  return createHmac("sha256", secret).update(text).digest("hex").slice(0, 32);
}
