import type { Language } from "#app/i18n/languages.ts";
import type { Database } from "#db/client.server.ts";
import { FieldProblem } from "#app/forms/answer-form.server.ts";
import type { User } from "../user.server.ts";
import { sendAddressLink } from "./send-link.server.ts";

/** Whether what was typed is another address than the account's; letters count in any case. */
export function isOtherAddress({ email }: Pick<User, "email">, typed: string): boolean {
  return normalAddress(typed) !== normalAddress(email);
}

/**
 * Begins a change of the account's address, inside a transaction: nothing changes until the link to the new one is
 * opened. Whether another account has that address is found out when the mail is written, so that nobody learns it here.
 * @throws TooManyAttempts
 */
export async function startAddressChange(tx: Database, user: User, typed: string, language: Language): Promise<void> {
  await sendAddressLink(tx, user, { purpose: "change", address: normalAddress(typed), language });
}

/** Refuses another address of whoever signs in with Google alone: theirs is Google's. @throws FieldProblem */
export function requireChangeable(providers: readonly string[]): void {
  if (!providers.includes("password")) throw new FieldProblem({ email: ["account.errors.emailOfGoogle"] });
}

/** As the identity service writes it. */
function normalAddress(address: string): string {
  return address.trim().toLowerCase();
}
