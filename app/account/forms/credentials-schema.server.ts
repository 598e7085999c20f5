import { z } from "zod";
import { longestPassword, minimumPasswordLength } from "../credentials.ts";
import { emailSchema } from "../email-schema.server.ts";

const password = z
  .string("account.errors.passwordRequired")
  .min(1, "account.errors.passwordRequired")
  .max(longestPassword, "account.errors.tooLong");

/** A password that is chosen, for the first time or anew; whether it is a good one, `requireGoodPassword` says. */
export const newPasswordSchema = z
  .string("account.errors.passwordRequired")
  .min(1, { error: "account.errors.passwordRequired", abort: true })
  .min(minimumPasswordLength, "account.errors.passwordTooShort")
  .max(longestPassword, "account.errors.passwordTooLong");

/** Twice the same (specification, section 5); of none there is nothing to repeat. */
export const isConfirmed = (typed: { password?: unknown; confirmPassword?: unknown }) =>
  !typed.password || typed.password === typed.confirmPassword;
/** Told beside whatever else is wrong: who sees one at a time sends the form twice. */
export const mismatch = {
  path: ["confirmPassword"],
  error: "account.errors.passwordsDoNotMatch",
  when: () => true,
};

export const signInSchema = z.object({
  email: emailSchema("account.errors.invalidEmail", "account.errors.emailRequired"),
  password,
});

export const signUpSchema = z
  .object({
    email: emailSchema("account.errors.invalidEmailAddress", "account.errors.emailRequired"),
    password: newPasswordSchema,
    confirmPassword: z.string().default(""),
  })
  .refine(isConfirmed, mismatch);

export const requestResetSchema = z.object({
  email: emailSchema("account.errors.invalidEmail", "account.errors.emailRequired"),
});

export const resetPasswordSchema = z
  .object({
    /** From the link in the e-mail. */
    oobCode: z.string("account.errors.invalidCode").min(1, "account.errors.invalidCode").max(2_000),
    password: newPasswordSchema,
    confirmPassword: z.string().default(""),
  })
  .refine(isConfirmed, mismatch);
