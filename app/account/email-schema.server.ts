import { z } from "zod";
import { requiredText } from "#app/http/typed-text.server.ts";

/** What no address comes near. */
const longest = 254;

/** An e-mail address; whoever asks says which words an invalid one gets (specification, sections 5 and 8). */
export function emailSchema(message: string, whenEmpty = message) {
  return requiredText({ most: longest, tooLong: "account.errors.tooLong", required: whenEmpty }).pipe(z.email(message));
}
