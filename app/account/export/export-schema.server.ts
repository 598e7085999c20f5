import { z } from "zod";
import { languages } from "#app/i18n/languages.ts";

/*
 * What an export of an account is made of (specification, section 2, "Export my data"). The texts are for whoever reads
 * docs/account-export.schema.json, which is made of it.
 */

const moment = z.iso.datetime({ offset: true }).describe("ISO 8601, UTC");
const figure = z.number().nullable();
const words = z.string().nullable();

const account = z.object({
  email: z.string().describe("The address that you sign in with"),
  emailProvenAt: moment.nullable().describe("Since when we know that mail to it reaches you"),
  createdAt: moment,
  lastLoginAt: moment,
  google: z
    .object({
      id: z.string(),
      firstname: words,
      lastname: words,
      photoUrl: words.describe("Where Google has the photo"),
      photo: words.describe("The photo that we keep of it, as a data: address that a browser shows; null without"),
    })
    .nullable()
    .describe("What Google said at the latest sign-in with it; null without"),
});

const profile = z.object({
  titleId: z.int(),
  title: z.string().describe("In English"),
  firstname: words,
  lastname: z.string(),
  phone: z.string(),
  languageId: z.int(),
  language: z.enum(languages),
  email: z.string(),
  receiveEmailsForReverseMatching: z.boolean(),
  receiveEmailsForMarketing: z.boolean(),
  acceptTermsAndPrivacy: z.boolean(),
  termsAcceptedVersion: z.string(),
  privacyAcceptedVersion: z.string(),
  completedAt: moment,
});

const frequency = z.enum(["off", "instant", "daily", "weekly"]);

const strategy = z.object({
  name: words,
  type: z.enum(["lease", "purchase", "investment"]).nullable(),
  criteria: z.record(z.string(), z.string()).describe("The search, by the names of its parameters"),
  surfaceMin: figure.describe("m²"),
  surfaceMax: figure,
  rentMin: figure.describe("EUR per m² and year; for homes EUR a month"),
  rentMax: figure,
  priceMin: figure.describe("EUR"),
  priceMax: figure,
  country: z.enum(["BE", "LU"]).nullable(),
  province: words.describe("Its name in English; a canton in Luxembourg"),
  frequency,
  createdAt: moment,
  lastUsedAt: moment,
  removedAt: moment.nullable().describe("When you removed it, while it can still be had back"),
});

const contactRequest = z.object({
  listing: words.describe("Its reference; null for a message to us"),
  advertiser: words.describe("Who it was sent to; null for us"),
  topic: words,
  name: z.string(),
  email: z.string(),
  phone: words,
  preferredWay: z.enum(["email", "phone"]),
  wantsVisit: z.boolean(),
  visitDays: z.array(z.string()),
  visitParts: z.array(z.string()),
  message: z.string(),
  language: z.enum(languages),
  consentWording: z.string().describe("What the form said of who gets the data"),
  privacyVersion: z.string(),
  createdAt: moment,
});

/** The whole document. */
export const accountExportSchema = z.object({
  exportedAt: moment,
  account,
  profile: profile.nullable().describe("Null until it has been completed"),
  preferences: z.object({
    frequency: frequency.describe("How often e-mails tell of new properties, where they are wanted"),
    language: z.enum(languages).nullable(),
    emailsPaused: z
      .object({ reason: z.enum(["hard-bounce", "complaint"]), at: moment })
      .nullable()
      .describe("Why and since when no e-mails about properties leave, though they are wanted"),
    cookies: z
      .object({
        allowed: z.array(z.enum(["preferences", "analytics", "advertising"])).describe("Beside the essential"),
        version: z.string().describe("Of the cookie text that you chose under"),
        chosenAt: moment,
      })
      .nullable()
      .describe("Your choice about cookies; null until you choose while logged in"),
    shortlistSharedAt: moment.nullable().describe("Since when there is a link to your shortlist; null without one"),
  }),
  searchStrategies: z.array(strategy),
  shortlist: z.array(z.object({ reference: z.string(), note: words, addedAt: moment })),
  contactRequests: z.array(contactRequest).describe("What you asked agents or us while signed in"),
  consents: z.array(
    z.object({
      purpose: z.string(),
      given: z.boolean(),
      version: words.describe("Of the document agreed to"),
      language: z.enum(languages),
      wording: z.string().describe("What was agreed to or refused, in the words shown"),
      at: moment,
    }),
  ),
  addressLinks: z
    .array(
      z.object({
        purpose: z.enum(["prove", "change"]),
        address: z.string(),
        createdAt: moment,
        openedAt: moment.nullable(),
        endedAt: moment.nullable(),
      }),
    )
    .describe("Links that we mailed to have an e-mail address confirmed, of the latest month"),
  connections: z
    .array(
      z.object({
        at: moment,
        method: z.enum(["password", "google"]),
        address: z.string().describe("The network, not the machine"),
        browser: words,
      }),
    )
    .describe("Every sign-in"),
  sessions: z.array(z.object({ createdAt: moment, expiresAt: moment, endedAt: moment.nullable(), endedBy: words })),
});

/** An export, as it is read back. */
export type AccountExport = z.infer<typeof accountExportSchema>;

/** The JSON schema that docs/account-export.schema.json is. */
export function exportJsonSchema(): object {
  return z.toJSONSchema(accountExportSchema);
}
