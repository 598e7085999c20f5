import { createHmac, timingSafeEqual } from "node:crypto";
import { signedCookie } from "#app/account/session/cookie-secrets.server.ts";

/*
 * What links in mails carry instead of a sign-in: whom or what they are about, and a signature. They work for as long as
 * the secret that signed them is known, and for nothing but their purpose.
 */

/** What a link lets its holder do: end the mails of a person, or choose how often those of one saved search come. */
export type MailPurpose = "unsubscribe" | "search-emails";

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Lower case, as addresses of the site are. @param id of the person or of the saved search */
export function mailToken(purpose: MailPurpose, id: string): string {
  return `${id}.${signatureOf(signedCookie.secrets[0]!, purpose, id)}`;
}

/** The id that a token was made of, with whichever of the secrets; null for any other text. */
export function readMailToken(purpose: MailPurpose, token: string): string | null {
  const [id = "", signature = "", ...rest] = token.split(".");
  if (!uuid.test(id) || rest.length > 0) return null;
  const given = Buffer.from(signature);
  const isOurs = signedCookie.secrets.some((secret) => {
    const right = Buffer.from(signatureOf(secret, purpose, id));
    return given.length === right.length && timingSafeEqual(given, right);
  });
  return isOurs ? id : null;
}

/** 128 bits of it are more than anybody can try. */
function signatureOf(secret: string, purpose: MailPurpose, id: string): string {
  return createHmac("sha256", secret).update(`link in a mail: ${purpose} ${id}`).digest("hex").slice(0, 32);
}
