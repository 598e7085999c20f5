import { z } from "zod";
import { languages } from "#app/i18n/languages.ts";
import { submarketKeys } from "#app/listings/submarket.ts";
import { frequencies } from "#app/vocabulary/frequencies.ts";

/*
 * What the customer-relationship system is sent. The texts are for whoever reads docs/crm.openapi.json, which is made of
 * it.
 */

const id = z.uuid();
const moment = z.iso.datetime().describe("ISO 8601, UTC");
const words = z.string().nullable();
const figure = z.number().nullable();
const language = z.enum(languages);

const contact = z.object({
  id,
  status: z
    .enum(["active", "suspended", "deleted"])
    .describe("deleted: erased within a month, and then contact.deleted"),
  email: z.string(),
  title: words.describe("In English"),
  firstname: words,
  lastname: words,
  phone: words,
  language: language.nullable(),
  receiveEmailsForReverseMatching: z.boolean(),
  receiveEmailsForMarketing: z.boolean(),
  createdAt: moment,
});

const consents = z.object({
  contactId: id,
  consents: z
    .array(
      z.object({
        purpose: z.enum(["terms", "privacy", "reverse-matching", "marketing"]),
        given: z.boolean(),
        version: words.describe("Of the document agreed to"),
        language,
        at: moment,
      }),
    )
    .describe("The latest of each purpose"),
});

const submarket = z.array(z.string()).optional();

const strategy = z.object({
  id,
  contactId: id,
  name: words,
  type: z.enum(["lease", "purchase", "investment"]).nullable(),
  market: z
    .enum(["office", "retail", "industrial", "residential"])
    .nullable()
    .describe("Null where the search leaves it open"),
  submarkets: z
    .object({
      [submarketKeys.office]: submarket,
      [submarketKeys.industrial]: submarket,
      [submarketKeys.retail]: submarket,
      [submarketKeys.residential]: submarket,
    })
    .describe("The places searched, by their English names, in the field of the market; empty without place or market"),
  criteria: z.record(z.string(), z.string()).describe("The search, by the names of its parameters"),
  surfaceMin: figure.describe("m²"),
  surfaceMax: figure,
  rentMin: figure.describe("EUR per m² and year; for homes EUR a month"),
  rentMax: figure,
  priceMin: figure.describe("EUR"),
  priceMax: figure,
  country: z.enum(["BE", "LU"]).nullable(),
  province: words.describe("Key of the province or canton"),
  frequency: z.enum(frequencies),
  createdAt: moment,
  lastUsedAt: moment,
});

const contactRequest = z.object({
  id,
  contactId: id.nullable().describe("Null for somebody without an account"),
  listing: words.describe("Its reference; null for a request to the operator, or when the listing is gone"),
  advertiser: words.describe("The agent's reference; null for a request to the operator"),
  topic: words,
  name: z.string(),
  email: z.string(),
  phone: words,
  preferredWay: z.enum(["email", "phone"]),
  wantsVisit: z.boolean(),
  visitDays: z.array(z.string()),
  visitParts: z.array(z.string()),
  message: z.string(),
  language,
  createdAt: moment,
});

const reference = z.object({ id });
const ofContact = z.object({ id, contactId: id });

/** The data of each kind of event. */
export const crmEventData = {
  "contact.saved": contact,
  "contact.deleted": reference.describe("Erase everything about this contact: requests, strategies, consents"),
  "consents.saved": consents,
  "strategy.saved": strategy,
  "strategy.removed": ofContact,
  "contact-request.received": contactRequest,
  "contact-request.deleted": reference,
} as const;

export type CrmEventType = keyof typeof crmEventData;

/** An event as it is sent, before it is JSON. */
export type CrmEvent = {
  [Type in CrmEventType]: { type: Type; data: z.input<(typeof crmEventData)[Type]> };
}[CrmEventType];

/** What is posted: Standard Webhooks' envelope around the data of a kind of event. */
export function crmEnvelope(type: CrmEventType) {
  return z.object({
    type: z.literal(type),
    timestamp: moment.describe("When the change was made; data are as they were when the call was sent"),
    data: crmEventData[type],
  });
}
