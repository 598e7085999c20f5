import type { ActionFunctionArgs } from "@remix-run/node";
import { Webhook, WebhookVerificationError } from "standardwebhooks";
import { databaseOf } from "#app/database/database.server.ts";
import { cachePolicies } from "#app/http/cache-policies.ts";
import { log, requestId } from "#app/http/log.server.ts";
import { settings } from "#app/settings/settings.server.ts";
import { bounceSchema, recordBounce } from "./record-bounce.server.ts";

/**
 * `POST /api/mail/bounces`: the mail service says what came of a mail, signed as Standard Webhooks has it. 204 once it is
 * written down, and for a repeat; 401 for a signature that is not right or older than five minutes, 422 for a report that
 * says nothing, 404 where no secret is set.
 */
export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  const db = databaseOf(context);
  if (settings.MAIL_BOUNCE_SECRET === undefined) return answer(404);
  if (request.method !== "POST") return answer(405, { Allow: "POST" });
  const body = await request.text();
  const given = Object.fromEntries(request.headers);
  if (!isSigned(settings.MAIL_BOUNCE_SECRET, body, given)) return answer(401);
  const report = bounceSchema.safeParse(parsed(body));
  if (!report.success) {
    const problems = report.error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`);
    log.warn({ requestId: requestId(request), problems }, "A bounce was reported in a form that is not known");
    return answer(422);
  }
  await recordBounce(db, given["webhook-id"]!, report.data);
  return answer(204);
}

/** There is nothing to read. */
export function loader(): Response {
  return settings.MAIL_BOUNCE_SECRET === undefined ? answer(404) : answer(405, { Allow: "POST" });
}

/** `whsec_` and base64, or any other secret as it stands. */
function isSigned(secret: string, body: string, headers: Record<string, string>): boolean {
  try {
    new Webhook(secret, secret.startsWith("whsec_") ? undefined : { format: "raw" }).verify(body, headers, {
      jsonParse: false,
    });
    return true;
  } catch (error) {
    if (error instanceof WebhookVerificationError) return false;
    throw error;
  }
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined; // No JSON is no report.
  }
}

function answer(status: number, headers: Record<string, string> = {}): Response {
  return new Response(null, { status, headers: { "Cache-Control": cachePolicies.never, ...headers } });
}
