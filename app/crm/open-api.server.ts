import { z } from "zod";
import { crmEnvelope, crmEventData, type CrmEventType } from "./crm-event-schema.server.ts";

/*
 * The description of what the customer-relationship system is sent, as docs/crm.openapi.json holds it: OpenAPI 3.1, whose
 * schemas are JSON Schema and whose `webhooks` are calls that the site makes.
 */

const summaries: Record<CrmEventType, string> = {
  "contact.saved": "Somebody completed or changed their profile, or their account changed its status",
  "contact.deleted": "A person is erased for good",
  "consents.saved": "Somebody gave or withdrew a consent",
  "strategy.saved": "A saved search is new, changed, or was used",
  "strategy.removed": "A saved search was removed",
  "contact-request.received": "Somebody wrote to the operator or to an agent",
  "contact-request.deleted": "A contact request is erased",
};

const header = (name: string, description: string) => ({
  name,
  in: "header",
  required: true,
  description,
  schema: { type: "string" },
});

const headers = [
  header("webhook-id", "Of the event. A call that is repeated has the same: do nothing a second time."),
  header("webhook-timestamp", "Seconds since 1970. Refuse what is older than five minutes."),
  header("webhook-signature", "v1 and, after a comma, base64 of the HMAC-SHA256 of {id}.{timestamp}.{body}"),
];

const description = `Calls that the site makes, signed as Standard Webhooks (https://www.standardwebhooks.com) says with CRM_WEBHOOK_SECRET.

One contact's events come in the order of their changes, the contact itself first; those of different contacts in any order. An event tells how things are now, so that several changes may come as one. Whatever is answered with another status than 2xx, or not within 10 seconds, comes again after 1 minute, then 2, 4 and so on, at last every 6 hours, until it is taken; later events of the same contact wait for it.`;

/** The whole document. */
export function crmOpenApi(): object {
  return {
    openapi: "3.1.0",
    info: { title: "Events for the customer-relationship system", version: "1.0.0", description },
    webhooks: Object.fromEntries((Object.keys(crmEventData) as CrmEventType[]).map((type) => [type, pathOf(type)])),
  };
}

function pathOf(type: CrmEventType): object {
  const { $schema, ...schema } = z.toJSONSchema(crmEnvelope(type));
  return {
    post: {
      operationId: type.replace(/[.-](\w)/g, (_, letter: string) => letter.toUpperCase()),
      summary: summaries[type],
      parameters: headers,
      requestBody: { required: true, content: { "application/json": { schema } } },
      responses: {
        "2XX": { description: "Taken; it is not sent again" },
        default: { description: "Sent again later" },
      },
    },
  };
}
