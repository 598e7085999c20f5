import { z } from "zod";
import { flagSchema } from "#app/forms/answer-form.server.ts";
import { isPhoneNumber } from "#app/http/phone-number.ts";
import { requiredText, typedText } from "#app/http/typed-text.server.ts";
import { countLinks } from "#app/http/web-addresses.ts";
import type { Database } from "#db/client.server.ts";
import { contactTitles, languages } from "#db/schema/accounts.ts";
import { emailSchema } from "../email-schema.server.ts";

/** Most characters of each text; what no name, number or address comes near. */
const longest = { name: 100, phone: 40 };

const tooLong = "account.errors.tooLong";

/** Mails begin with a name, also those to an address that was only typed: it leads nowhere. */
const isName = (text: string) => countLinks(text) === 0;

/** A number in words of a form, one of those that a table knows. */
function idSchema(message: string, ids: ReadonlySet<number>) {
  return z.preprocess(
    (value) => (typeof value === "number" ? String(value) : (value ?? "")),
    z
      .string(message)
      .regex(/^[0-9]{1,9}$/, message)
      .transform(Number)
      .refine((id) => ids.has(id), message),
  );
}

/** The profile as the specification has it (section 5), with messages that are keys of texts. */
export function profileSchemaOf(known: { titleIds: ReadonlySet<number>; languageIds: ReadonlySet<number> }) {
  return z.object({
    titleId: idSchema("account.errors.titleRequired", known.titleIds),
    firstname: typedText({ most: longest.name, tooLong })
      .refine(isName, "account.errors.nameLinks")
      .transform((text) => text || undefined)
      .optional(),
    lastname: requiredText({ most: longest.name, tooLong, required: "account.errors.lastnameRequired" }).refine(
      isName,
      "account.errors.nameLinks",
    ),
    phone: requiredText({ most: longest.phone, tooLong, required: "account.errors.phoneRequired" }).refine(
      (phone) => phone === "" || isPhoneNumber(phone),
      "account.errors.invalidPhone",
    ),
    languageId: idSchema("account.errors.languageRequired", known.languageIds),
    email: emailSchema("account.errors.invalidEmail"),
    receiveEmailsForReverseMatching: flagSchema,
    receiveEmailsForMarketing: flagSchema,
    acceptTermsAndPrivacy: flagSchema.refine((accepted) => accepted, "account.errors.acceptRequired"),
  });
}

export type ProfileInput = z.output<ReturnType<typeof profileSchemaOf>>;

/** The schema with the titles and languages that the tables hold. */
export async function getProfileSchema(db: Database) {
  const [titles, known] = await Promise.all([
    db.select({ id: contactTitles.id }).from(contactTitles),
    db.select({ id: languages.id }).from(languages),
  ]);
  return profileSchemaOf({
    titleIds: new Set(titles.map(({ id }) => id)),
    languageIds: new Set(known.map(({ id }) => id)),
  });
}
