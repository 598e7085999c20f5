import { FieldProblem } from "#app/forms/answer-form.server.ts";
import { countClient, type Limit } from "#app/http/count-attempts.server.ts";
import { settings } from "#app/settings/settings.server.ts";
import type { Database } from "#db/client.server.ts";
import { isBreached } from "./ask-range-service.server.ts";
import { findPasswordFault, type PasswordFault, type PasswordOwner } from "./judge-password.server.ts";

/** Passwords that the range service is asked about for one address, which an office may share. */
const askedFromAddress: Limit = { name: "passwordAskedFromAddress", most: 60, minutes: 15 };

/**
 * What is wrong with a password that somebody chooses: by the rules that lie here and, where the operator has named a range
 * service, by what it knows of breaches. The service is asked last, and only so often for one address.
 * @returns null for one that may be chosen
 * @throws TooManyAttempts
 */
export async function judgeChosen(
  db: Database,
  request: Request,
  password: string,
  owner: PasswordOwner,
): Promise<PasswordFault | "passwordBreached" | null> {
  const fault = findPasswordFault(password, owner);
  const { PASSWORD_RANGE_URL: service } = settings;
  if (fault !== null || service === undefined) return fault;
  await countClient(db, askedFromAddress, request);
  return (await isBreached(password, service)) ? "passwordBreached" : null;
}

/** @throws FieldProblem at the field `password`, which says by what rule it is refused; TooManyAttempts */
export async function requireGoodPassword(
  db: Database,
  request: Request,
  password: string,
  owner: PasswordOwner,
): Promise<void> {
  const fault = await judgeChosen(db, request, password, owner);
  if (fault) throw new FieldProblem({ password: [`account.errors.${fault}`] });
}
