import { settings } from "#app/settings/settings.server.ts";
import type { DatabasePool } from "#db/client.server.ts";
import { exportChanges } from "./export-changes.server.ts";
import type { CrmEndpoint } from "./post-event.server.ts";

/** The receiver that the settings name; undefined for none. */
function crmEndpoint(): CrmEndpoint | undefined {
  const { CRM_WEBHOOK_URL: url, CRM_WEBHOOK_SECRET: secret } = settings;
  return url !== undefined && secret !== undefined ? { url, secret } : undefined;
}

/** The worker's job: see {@link exportChanges}. */
export function exportToCrm(db: DatabasePool, signal?: AbortSignal) {
  return exportChanges(db, { endpoint: crmEndpoint(), signal });
}
