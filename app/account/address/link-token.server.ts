import { createHmac, timingSafeEqual } from "node:crypto";
import { signedCookie } from "#app/http/signed-cookie.server.ts";

/** What the link is for: to prove the address that it was mailed to, or to stop a change to another one. */
export type LinkUse = "open" | "stop";

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** What a link in a mail carries: which row it is about, and a signature that only we can make; lower case. */
export function linkToken(use: LinkUse, linkId: string): string {
  return `${linkId}.${signatureOf(signedCookie.secrets[0]!, use, linkId)}`;
}

/** What a token is for; null for any that we did not make. */
export function readLinkToken(token: string): { use: LinkUse; linkId: string } | null {
  const [linkId = "", signature = "", ...rest] = token.split(".");
  if (!uuid.test(linkId) || rest.length > 0) return null;
  const given = Buffer.from(signature);
  const use = (["open", "stop"] as const).find((use) =>
    signedCookie.secrets.some((secret) => {
      const right = Buffer.from(signatureOf(secret, use, linkId));
      return given.length === right.length && timingSafeEqual(given, right);
    }),
  );
  return use ? { use, linkId } : null;
}

/** 128 bits of it are more than anybody can try. */
function signatureOf(secret: string, use: LinkUse, linkId: string): string {
  return createHmac("sha256", secret).update(`address link: ${use} ${linkId}`).digest("hex").slice(0, 32);
}
