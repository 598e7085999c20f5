import { settings } from "#app/settings/settings.server.ts";
import type { IdentitySettings } from "#app/http/page-settings.ts";

/** What pages tell the browser of the identity service; null when there are no accounts, or no service for them. */
export function identitySettings(): IdentitySettings | null {
  const {
    CLIENT_PROFILE: accounts,
    FIREBASE_PROJECT_ID: projectId,
    FIREBASE_API_KEY: apiKey,
    FIREBASE_AUTH_DOMAIN: authDomain,
    FIREBASE_AUTH_EMULATOR_HOST: emulator,
    AUTH_TOKEN_SYNC_URL: tokenSyncUrl,
  } = settings;
  if (!accounts || !projectId || !apiKey || !authDomain) return null;
  return { projectId, apiKey, authDomain, emulator: emulator !== undefined, ...(tokenSyncUrl && { tokenSyncUrl }) };
}
