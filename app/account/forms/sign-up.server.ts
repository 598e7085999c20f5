import type { RefusedForm } from "#app/forms/answer-form.server.ts";
import type { Database } from "#db/client.server.ts";
import { signUp as makeAccount, verifyIdToken } from "../identity/identity.server.ts";
import { limitSignUp } from "../session/limits.server.ts";
import { requireGoodPassword } from "../passwords/judge-chosen.server.ts";
import { openSession, type OpenedSession } from "../sign-in/open-session.server.ts";
import { signUpSchema } from "./credentials-schema.server.ts";
import { answerAccountForm } from "./answer-account-form.server.ts";

/** Makes an account with the form's `email`, `password` and `confirmPassword`, and signs in with it. */
export function signUp(db: Database, request: Request, form: FormData): Promise<OpenedSession | RefusedForm> {
  return answerAccountForm(request, form, signUpSchema, async ({ email, password }) => {
    await requireGoodPassword(db, request, password, { email });
    await limitSignUp(db, request);
    const token = await makeAccount(email, password);
    return openSession(db, request, await verifyIdToken(token));
  });
}
