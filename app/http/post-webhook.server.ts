import { Webhook } from "standardwebhooks";

/** Where events go, and what they are signed with. */
export interface WebhookEndpoint {
  url: string;
  /** As Standard Webhooks writes one, `whsec_` and base64; anything else is taken as it stands. */
  secret: string;
}

/** The receiver did not take an event; the message names nobody. */
export class WebhookFailure extends Error {
  override name = "WebhookFailure";
}

/** Milliseconds until a receiver counts as away. */
const patience = 10_000;

/** The receiver that the settings name; undefined for none. */
export function webhookEndpoint(url: string | undefined, secret: string | undefined): WebhookEndpoint | undefined {
  return url !== undefined && secret !== undefined ? { url, secret } : undefined;
}

/**
 * Posts one event, signed as Standard Webhooks says: `webhook-id` (the same for a repeat), `webhook-timestamp` (seconds),
 * `webhook-signature` (HMAC-SHA256).
 * @param body the very text that is signed
 * @param stopping when nobody waits for the answer any more
 * @throws WebhookFailure unless it is answered with 2xx
 */
export async function postWebhook(
  { url, secret }: WebhookEndpoint,
  id: string,
  body: string,
  stopping?: AbortSignal,
): Promise<void> {
  const at = new Date();
  const webhook = new Webhook(secret, secret.startsWith("whsec_") ? undefined : { format: "raw" });
  const late = AbortSignal.timeout(patience);
  const answer = await fetch(url, {
    method: "POST",
    body,
    headers: {
      "Content-Type": "application/json",
      "webhook-id": id,
      "webhook-timestamp": String(Math.floor(at.getTime() / 1000)),
      "webhook-signature": webhook.sign(id, at, body),
    },
    // Somebody's data go where the setting says, and nowhere else.
    redirect: "error",
    signal: stopping ? AbortSignal.any([late, stopping]) : late,
  }).catch((error: unknown) => {
    throw new WebhookFailure(reasonOf(error), { cause: error });
  });
  await answer.body?.cancel();
  if (!answer.ok) throw new WebhookFailure(String(answer.status));
}

function reasonOf(error: unknown): string {
  if (error instanceof Error && error.name === "TimeoutError") return "timeout";
  const { code } = (error instanceof Error ? (error.cause ?? {}) : {}) as { code?: unknown };
  return typeof code === "string" ? code : "unreachable";
}
