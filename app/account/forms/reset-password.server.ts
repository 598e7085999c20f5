import { eq } from "drizzle-orm";
import { db } from "#app/database.server.ts";
import { users } from "#db/schema/accounts.ts";
import { confirmReset, findAccountByEmail, verifyResetCode } from "../identity/identity.server.ts";
import { limitTokens } from "../limits.server.ts";
import { requireGoodPassword } from "../passwords/require-password.server.ts";
import { endSessions } from "../session/end-session.server.ts";
import { findUser } from "../session/find-user.server.ts";
import { rememberBrowser } from "../session/known-browser.server.ts";
import { forgetSessionCookie } from "../session/session-cookie.server.ts";
import { resetPasswordSchema } from "./credentials-schema.server.ts";
import { answerForm, type RefusedForm } from "./form-answer.server.ts";

/**
 * Changes a password with the form's `password`, `confirmPassword` and the link's `oobCode`. Whoever was signed in to
 * that account no longer is, anywhere. The link was in the mailbox of the account: its browser is one that the account
 * knows.
 */
export function resetPassword(request: Request, form: FormData): Promise<{ headers: Headers } | RefusedForm> {
  return answerForm(request, form, resetPasswordSchema, async ({ oobCode, password }) => {
    await limitTokens(request);
    const email = await verifyResetCode(oobCode);
    const account = await findAccountByEmail(email);
    const [user] = account ? await db.select().from(users).where(eq(users.uid, account.uid)) : [];
    requireGoodPassword(password, { ...user, email });
    await confirmReset(oobCode, password);
    const headers = new Headers({ "Set-Cookie": await rememberBrowser(request, email) });
    if (!user) return { headers };
    const here = await findUser(request);
    await endSessions(db, user.id, "password-change");
    if (here?.id !== user.id) return { headers };
    for (const cookie of (await forgetSessionCookie()).getSetCookie()) headers.append("Set-Cookie", cookie);
    return { headers };
  });
}
