import { audit } from "#app/audit/audit.server.ts";
import { eq } from "drizzle-orm";
import { z } from "zod";
import type { RefusedForm } from "#app/forms/answer-form.server.ts";
import type { Language } from "#app/i18n/languages.ts";
import type { Database } from "#db/client.server.ts";
import { sessions, users } from "#db/schema/accounts.ts";
import { isConfirmed, mismatch, newPasswordSchema } from "../forms/credentials-schema.server.ts";
import { answerAccountForm } from "../forms/answer-account-form.server.ts";
import {
  changePassword as changeIdentityPassword,
  disconnectGoogle as disconnectFromIdentity,
  findAccount,
  sendPasswordReset,
  signInWithPassword,
  verifyIdToken,
} from "../identity/identity.server.ts";
import { IdentityError } from "../identity/identity.ts";
import { limitOwnPassword, limitOwnReset } from "../session/limits.server.ts";
import { blameCurrentPassword } from "../session/reauthenticate.server.ts";
import { requireGoodPassword } from "../passwords/judge-chosen.server.ts";
import { deletePhoto } from "../photo/account-photo.server.ts";
import { endSessions } from "../session/end-session.server.ts";
import { notePasswordChange } from "../session/note-password-change.server.ts";
import { openSession, type OpenedSession } from "../sign-in/open-session.server.ts";
import type { User } from "../user.server.ts";

const schema = z
  .object({
    currentPassword: z.string("account.errors.passwordRequired").min(1, "account.errors.passwordRequired").max(1_000),
    password: newPasswordSchema,
    confirmPassword: z.string().default(""),
  })
  .refine(isConfirmed, mismatch);

/**
 * Changes the password of whoever knows the old one. Every other session ends; this one goes on under a new id.
 */
export function changePassword(
  db: Database,
  request: Request,
  user: User,
  form: FormData,
): Promise<OpenedSession | RefusedForm> {
  return answerAccountForm(request, form, schema, async ({ currentPassword, password }) => {
    const { email } = await getAccount(user);
    await requireGoodPassword(db, request, password, { ...user, email });
    await limitOwnPassword(db, request);
    const token = await signInWithPassword(email, currentPassword).catch(blameCurrentPassword);
    await changeIdentityPassword(token, password);
    await notePasswordChange(db, user.id);
    // The tokens of the old password are revoked.
    return openSession(db, request, await verifyIdToken(await signInWithPassword(email, password)));
  });
}

/**
 * Mails a link with which the account gets a password: whoever signs in with Google has none, and only the owner of the
 * address shall choose one.
 */
export async function requestPassword(db: Database, request: Request, user: User, language: Language): Promise<void> {
  const { email } = await getAccount(user);
  await limitOwnReset(db, request, email);
  await sendPasswordReset(email, language);
}

/**
 * Takes Google away from the account, unless it is the only way in (decisions, section 4). Sessions elsewhere end.
 * @param sessionId of the session that goes on
 * @returns false when the account has no password
 */
export async function disconnectGoogle(db: Database, user: User, sessionId: string): Promise<boolean> {
  const { uid, providers } = await getAccount(user);
  if (!providers.includes("password")) return false;
  await disconnectFromIdentity(uid);
  const nothing = { googleId: null, googleFirstname: null, googleLastname: null, photoUrl: null };
  await db.transaction(async (tx) => {
    await deletePhoto(tx, user.id);
    await tx.update(users).set(nothing).where(eq(users.id, user.id));
    await endSessions(tx, user.id, "provider-change", { except: sessionId });
    await tx
      .update(sessions)
      .set({ providers: ["password"] })
      .where(eq(sessions.id, sessionId));
    await audit(tx, "google-disconnected", { userId: user.id });
  });
  return true;
}

async function getAccount(user: User) {
  const account = await findAccount(user.uid);
  if (!account) throw new IdentityError("disabled");
  return account;
}
