import { FieldProblem } from "#app/forms/answer-form.server.ts";
import { findPasswordFault, type PasswordOwner } from "./judge-password.server.ts";

/** @throws FieldProblem at the field `password`, which says by what rule it is refused */
export function requireGoodPassword(password: string, owner: PasswordOwner): void {
  const fault = findPasswordFault(password, owner);
  if (fault) throw new FieldProblem({ password: [`account.errors.${fault}`] });
}
