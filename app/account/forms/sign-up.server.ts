import { signUp as makeAccount } from "../identity/identity.server.ts";
import { limitSignUp } from "../limits.server.ts";
import { openSession, type OpenedSession } from "../session/open-session.server.ts";
import { signUpSchema } from "./credentials-schema.server.ts";
import { answerForm, type RefusedForm } from "./form-answer.server.ts";

/** Makes an account with the form's `email`, `password` and `confirmPassword`, and signs in with it. */
export function signUp(request: Request, form: FormData): Promise<OpenedSession | RefusedForm> {
  return answerForm(request, form, signUpSchema, async ({ email, password }) => {
    await limitSignUp(request);
    return openSession(request, await makeAccount(email, password));
  });
}
