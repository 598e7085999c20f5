import { randomBytes } from "node:crypto";
import { settings } from "#app/settings/settings.server.ts";

/** Only production demands secrets of its own: elsewhere, what was signed is worth nothing once the process ends. */
const secrets = settings.SESSION_SECRET ?? [randomBytes(32).toString("base64url")];

/** What every cookie of an account is made of. */
export const signedCookie = {
  secrets,
  httpOnly: true,
  secure: settings.SITE_URL.startsWith("https:"),
} as const;
