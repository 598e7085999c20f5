import { Webhook } from "standardwebhooks";

/** Where events go, and what they are signed with. */
export interface CrmEndpoint {
  url: string;
  /** As Standard Webhooks writes one, `whsec_` and base64; anything else is taken as it stands. */
  secret: string;
}

/** The receiver did not take an event; the message names nobody. */
export class CrmFailure extends Error {
  override name = "CrmFailure";
}

/** Milliseconds until a receiver counts as away. */
const patience = 10_000;

/**
 * Posts one event, signed as Standard Webhooks says: `webhook-id` (the same for a repeat), `webhook-timestamp` (seconds),
 * `webhook-signature` (HMAC-SHA256).
 * @param body the very text that is signed
 * @throws CrmFailure unless it is answered with 2xx
 */
export async function postEvent({ url, secret }: CrmEndpoint, id: string, body: string): Promise<void> {
  const at = new Date();
  const webhook = new Webhook(secret, secret.startsWith("whsec_") ? undefined : { format: "raw" });
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
    signal: AbortSignal.timeout(patience),
  }).catch((error: unknown) => {
    throw new CrmFailure(reasonOf(error), { cause: error });
  });
  await answer.body?.cancel();
  if (!answer.ok) throw new CrmFailure(String(answer.status));
}

function reasonOf(error: unknown): string {
  if (error instanceof Error && error.name === "TimeoutError") return "timeout";
  const { code } = (error instanceof Error ? (error.cause ?? {}) : {}) as { code?: unknown };
  return typeof code === "string" ? code : "unreachable";
}
