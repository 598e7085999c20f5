import { webhookEndpoint } from "#app/http/post-webhook.server.ts";
import { settings } from "#app/settings/settings.server.ts";
import type { DatabasePool } from "#db/client.server.ts";
import { exportChanges } from "./export-changes.server.ts";

/** The worker's job: see {@link exportChanges}. */
export function exportToCrm(db: DatabasePool, signal?: AbortSignal) {
  const endpoint = webhookEndpoint(settings.CRM_WEBHOOK_URL, settings.CRM_WEBHOOK_SECRET);
  return exportChanges(db, { endpoint, signal });
}
