import type { Database } from "#db/client.server.ts";
import { signUp as makeAccount, verifyIdToken } from "../identity/identity.server.ts";
import { limitSignUp } from "../limits.server.ts";
import { requireGoodPassword } from "../passwords/require-password.server.ts";
import { openSession, type OpenedSession } from "../session/open-session.server.ts";
import { signUpSchema } from "./credentials-schema.server.ts";
import { answerForm, type RefusedForm } from "./form-answer.server.ts";

/** Makes an account with the form's `email`, `password` and `confirmPassword`, and signs in with it. */
export function signUp(db: Database, request: Request, form: FormData): Promise<OpenedSession | RefusedForm> {
  return answerForm(request, form, signUpSchema, async ({ email, password }) => {
    requireGoodPassword(password, { email });
    await limitSignUp(db, request);
    const token = await makeAccount(email, password);
    return openSession(db, request, await verifyIdToken(token));
  });
}
