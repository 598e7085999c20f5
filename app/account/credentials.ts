import type { Problems } from "#app/forms/problems.ts";

/** Characters that a password has at least (specification, sections 5 and 9). */
export const minimumPasswordLength = 8;
/** Characters that are digested at most: longer ones are no password, but work. */
export const longestPassword = 1_000;

/** Enough to tell a slip of the finger; the identity service has the last word. */
const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** A text field of a form; undefined when the form has none of that name. */
export function readField(form: FormData, name: string): string | undefined {
  const value = form.get(name);
  return typeof value === "string" ? value : undefined;
}

/** What the identity service signs in with. */
export function readCredentials(form: FormData): { email: string; password: string } {
  return { email: readField(form, "email")?.trim() ?? "", password: readField(form, "password") ?? "" };
}

/**
 * What is wrong with what was typed, before it is sent anywhere; the server checks by the same rules
 * (specification, section 5). Only fields that are in the form are looked at.
 * @returns null when nothing is
 */
export function findCredentialProblems(form: FormData, registering: boolean): Problems | null {
  const problems: Problems = {};
  const email = readField(form, "email")?.trim();
  const password = readField(form, "password");
  const confirmed = readField(form, "confirmPassword");
  const complain = (field: string, key: string) => (problems[field] ??= [`account.errors.${key}`]);
  if (email === "") complain("email", "emailRequired");
  if (email && !emailPattern.test(email)) complain("email", registering ? "invalidEmailAddress" : "invalidEmail");
  if (password === "") complain("password", "passwordRequired");
  if (confirmed !== undefined && password) {
    if (password.length < minimumPasswordLength) complain("password", "passwordTooShort");
    else if (password.length > longestPassword) complain("password", "passwordTooLong");
    // Beside whatever else is wrong with it: who sees one at a time sends the form twice.
    if (confirmed !== password) complain("confirmPassword", "passwordsDoNotMatch");
  }
  return Object.keys(problems).length > 0 ? problems : null;
}
