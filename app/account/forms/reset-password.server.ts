import { eq } from "drizzle-orm";
import { db } from "#app/database.server.ts";
import { users } from "#db/schema/accounts.ts";
import { confirmReset, findAccountByEmail } from "../identity/identity.server.ts";
import { forgiveSignIn, limitTokens } from "../limits.server.ts";
import { endSessions } from "../session/end-session.server.ts";
import { findUser } from "../session/find-user.server.ts";
import { forgetSessionCookie } from "../session/session-cookie.server.ts";
import { resetPasswordSchema } from "./credentials-schema.server.ts";
import { answerForm, type RefusedForm } from "./form-answer.server.ts";

/**
 * Changes a password with the form's `password`, `confirmPassword` and the link's `oobCode`. Whoever was signed in to
 * that account no longer is, anywhere.
 */
export function resetPassword(request: Request, form: FormData): Promise<{ headers: Headers } | RefusedForm> {
  return answerForm(request, form, resetPasswordSchema, async ({ oobCode, password }) => {
    await limitTokens(request);
    const email = await confirmReset(oobCode, password);
    await forgiveSignIn(email);
    const account = await findAccountByEmail(email);
    const [user] = account ? await db.select().from(users).where(eq(users.uid, account.uid)) : [];
    if (!user) return { headers: new Headers() };
    const here = await findUser(request);
    await endSessions(db, user.id, "password-change");
    return { headers: here?.id === user.id ? await forgetSessionCookie() : new Headers() };
  });
}
