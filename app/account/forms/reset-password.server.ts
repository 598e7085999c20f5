import { eq } from "drizzle-orm";
import type { RefusedForm } from "#app/forms/answer-form.server.ts";
import type { Database } from "#db/client.server.ts";
import { users } from "#db/schema/accounts.ts";
import { confirmReset, findAccountByEmail, verifyResetCode } from "../identity/identity.server.ts";
import { limitTokens } from "../session/limits.server.ts";
import { requireGoodPassword } from "../passwords/judge-chosen.server.ts";
import { findUser } from "../session/find-user.server.ts";
import { addKnownBrowser } from "../session/known-browser.server.ts";
import { notePasswordChange } from "../session/note-password-change.server.ts";
import { clearSessionCookie } from "../session/session-cookie.server.ts";
import { resetPasswordSchema } from "./credentials-schema.server.ts";
import { answerAccountForm } from "./answer-account-form.server.ts";

/**
 * Changes a password with the form's `password`, `confirmPassword` and the link's `oobCode`. Whoever was signed in to
 * that account no longer is, anywhere. The link was in the mailbox of the account: its browser is one that the account
 * knows.
 */
export function resetPassword(
  db: Database,
  request: Request,
  form: FormData,
): Promise<{ headers: Headers } | RefusedForm> {
  return answerAccountForm(request, form, resetPasswordSchema, async ({ oobCode, password }) => {
    await limitTokens(db, request);
    const email = await verifyResetCode(oobCode);
    const account = await findAccountByEmail(email);
    const [user] = account ? await db.select().from(users).where(eq(users.uid, account.uid)) : [];
    await requireGoodPassword(db, request, password, { ...user, email });
    // An address that nobody had proven is the owner's now, and what is in the account may be somebody else's (isClaim).
    if (user && account && !account.emailVerified) {
      await db.update(users).set({ trustsPassword: false }).where(eq(users.id, user.id));
    }
    await confirmReset(oobCode, password);
    const here = await findUser(db, request);
    const version = user ? await notePasswordChange(db, user.id) : 0;
    const headers = new Headers();
    if (account) headers.append("Set-Cookie", await addKnownBrowser(request, { uid: account.uid, email, version }));
    if (!user) return { headers };
    if (here?.id !== user.id) return { headers };
    for (const cookie of (await clearSessionCookie()).getSetCookie()) headers.append("Set-Cookie", cookie);
    return { headers };
  });
}
