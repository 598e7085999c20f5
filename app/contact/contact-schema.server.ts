import { z } from "zod";
import { flagSchema } from "#app/forms/answer-form.server.ts";
import { isPhoneNumber } from "#app/http/phone-number.ts";
import { requiredText, typedText } from "#app/http/typed-text.server.ts";
import { countLinks } from "#app/http/web-addresses.ts";
import { contactWays, topics, visitDays, visitParts } from "./contact-request.ts";

/*
 * What the forms take (decisions, section 6). A field of a name that a form does not have is not read; messages are keys
 * of texts.
 */

/** Most characters of each text. */
const longest = { name: 100, email: 254, phone: 40, message: 5_000 };
/** Whoever looks for a place may well name others; lists of links are advertising. */
const mostLinks = 3;

const tooLong = "contact.errors.tooLong";

const person = {
  name: requiredText({ most: longest.name, tooLong, required: "contact.errors.nameRequired" }).refine(
    // The subject of the agent's mail begins with it.
    (name) => countLinks(name) === 0,
    "contact.errors.nameLinks",
  ),
  email: requiredText({ most: longest.email, tooLong, required: "contact.errors.emailRequired" }).pipe(
    z.email("contact.errors.invalidEmail"),
  ),
  phone: typedText({ most: longest.phone, tooLong })
    .refine((phone) => phone === "" || isPhoneNumber(phone), "contact.errors.invalidPhone")
    .transform((phone) => phone || null)
    .optional()
    .default(null),
  preferredWay: z.enum(contactWays).catch("email"),
  message: requiredText({
    most: longest.message,
    tooLong,
    required: "contact.errors.messageRequired",
    lines: true,
  }).refine((message) => countLinks(message) <= mostLinks, "contact.errors.messageLinks"),
};

/** Whoever wants to be called says where, and is told so beside whatever else is wrong. */
const isReachable = ({ preferredWay, phone }: { preferredWay?: unknown; phone?: unknown }) =>
  preferredWay !== "phone" || phone !== null;
const unreachable = { path: ["phone"], error: "contact.errors.phoneNeeded", when: () => true };

const flags = <Name extends string>(names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, flagSchema])) as Record<Name, typeof flagSchema>;

/** A request to the agent of a listing. */
export const listingRequestSchema = z
  .object({ ...person, copy: flagSchema, visit: flagSchema, ...flags(visitDays), ...flags(visitParts) })
  .refine(isReachable, unreachable);

/** A message to the operator. */
export const operatorRequestSchema = z
  .object({ ...person, topic: z.enum(topics, "contact.errors.topicRequired") })
  .refine(isReachable, unreachable);
