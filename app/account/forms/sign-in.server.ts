import { FieldProblem, type RefusedForm } from "#app/forms/answer-form.server.ts";
import type { Database } from "#db/client.server.ts";
import { IdentityError } from "../identity/identity.ts";
import { signInWithPassword, verifyIdToken } from "../identity/identity.server.ts";
import { forgiveSignIn, limitSignIn } from "../session/limits.server.ts";
import { openSession, type OpenedSession } from "../sign-in/open-session.server.ts";
import { signInSchema } from "./credentials-schema.server.ts";
import { answerAccountForm } from "./answer-account-form.server.ts";

/** Signs in with the login form's `email` and `password`; wrong ones are refused in the same words whoever it is. */
export function signIn(db: Database, request: Request, form: FormData): Promise<OpenedSession | RefusedForm> {
  return answerAccountForm(request, form, signInSchema, async ({ email, password }) => {
    await limitSignIn(db, request, email);
    const token = await signInWithPassword(email, password).catch(asFieldProblem);
    await forgiveSignIn(db, request, email);
    return openSession(db, request, await verifyIdToken(token));
  });
}

/** In the login form, an address that the service finds invalid has the words of an invalid one there. */
function asFieldProblem(error: unknown): never {
  if (!(error instanceof IdentityError) || error.failure !== "invalid-email") throw error;
  throw new FieldProblem({ email: ["account.errors.invalidEmail"] });
}
