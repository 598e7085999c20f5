import { z } from "zod";
import type { Database } from "#db/client.server.ts";
import { contactTitles, languages } from "#db/schema/accounts.ts";

/** Most characters of each text; what no name, number or address comes near. */
const longest = { name: 100, phone: 40, email: 254 };

/**
 * A text that a person typed, without the spaces around it. What nobody types is taken out: the database refuses NUL,
 * mails and exports choke on control characters, and those that turn the direction make a text look like another.
 */
function typedText(most: number) {
  return z
    .string()
    .transform((text) => text.replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, "").trim())
    .pipe(z.string().max(most, "account.errors.tooLong"));
}

function requiredText(message: string, most: number) {
  return z.preprocess((value) => value ?? "", typedText(most).pipe(z.string().min(1, message)));
}

/** An e-mail address; whoever asks says which words an invalid one gets (specification, sections 5 and 8). */
export function emailSchema(message: string, whenEmpty = message) {
  return requiredText(whenEmpty, longest.email).pipe(z.email(message));
}

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

/** `true`, `false`, their names or what a checkbox sends; nothing is false (specification, section 5). */
const flagSchema = z
  .union([z.boolean(), z.literal(["true", "false", "on"])])
  .transform((value) => value === true || value === "true" || value === "on")
  .optional()
  .default(false)
  .catch(false);

/** The profile as the specification has it (section 5), with messages that are keys of texts. */
export function profileSchemaOf(known: { titleIds: ReadonlySet<number>; languageIds: ReadonlySet<number> }) {
  return z.object({
    titleId: idSchema("account.errors.titleRequired", known.titleIds),
    firstname: typedText(longest.name)
      .transform((text) => text || undefined)
      .optional(),
    lastname: requiredText("account.errors.lastnameRequired", longest.name),
    phone: requiredText("account.errors.phoneRequired", longest.phone),
    languageId: idSchema("account.errors.languageRequired", known.languageIds),
    email: emailSchema("account.errors.invalidEmail"),
    receiveEmailsForReverseMatching: flagSchema,
    receiveEmailsForMarketing: flagSchema,
    acceptTermsAndPrivacy: flagSchema.refine((accepted) => accepted, "account.errors.acceptRequired"),
  });
}

export type ProfileInput = z.output<ReturnType<typeof profileSchemaOf>>;

/** The names of a profile's fields, as forms and the API send them. */
export const profileFields = Object.keys(
  profileSchemaOf({ titleIds: new Set(), languageIds: new Set() }).shape,
) as readonly (keyof ProfileInput)[];

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
