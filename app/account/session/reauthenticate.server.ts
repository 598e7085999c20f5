import { eq } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "#db/client.server.ts";
import { sessions } from "#db/schema/accounts.ts";
import { FieldProblem } from "#app/forms/answer-form.server.ts";
import { findAccount, signInWithPassword } from "../identity/identity.server.ts";
import { IdentityError, type SignInMethod } from "../identity/identity.ts";
import { limitOwnPassword } from "./limits.server.ts";
import { findSessionId } from "./session-cookie.server.ts";
import type { User } from "../user.server.ts";

/** Seconds after a sign-in in which nobody is asked again who they are (decisions, section 4). */
const recentFor = 300;

/** The field of every form that asks again: a password is wanted only where the sign-in is not recent. */
export const currentPasswordField = { currentPassword: z.string().max(1_000, "account.errors.tooLong").optional() };

/** What the request's session says of the sign-in that opened it. */
export interface OwnSession {
  id: string;
  /** The account's ways to sign in, as this session knows them. */
  providers: SignInMethod[];
  /** Whether the person signed in within the last five minutes. */
  isRecent: boolean;
}

/** The session of a request; null when nobody is signed in. */
export async function findOwnSession(db: Database, request: Request, now = new Date()): Promise<OwnSession | null> {
  const id = await findSessionId(request);
  const [session] = id === null ? [] : await db.select().from(sessions).where(eq(sessions.id, id));
  if (!session) return null;
  const age = (now.getTime() - session.createdAt.getTime()) / 1000;
  return { id: session.id, providers: session.providers as SignInMethod[], isRecent: age <= recentFor };
}

/**
 * The one gate before an account's address is changed, its data taken along or the account deleted: a session that was
 * left open, or stolen, is not enough. Asks for the current password unless the sign-in is recent; whoever has none signs
 * in with Google again.
 * @param currentPassword what was typed; undefined or empty when nothing was
 * @throws FieldProblem; TooManyAttempts; IdentityError when the identity service is away
 */
export async function reauthenticate(
  db: Database,
  request: Request,
  user: User,
  currentPassword: string | undefined,
): Promise<void> {
  const session = await findOwnSession(db, request);
  if (session?.isRecent) return;
  if (!session?.providers.includes("password"))
    throw new FieldProblem({ "": ["account.errors.confirmWithGoogle"] }, 403);
  if (!currentPassword) throw new FieldProblem({ currentPassword: ["account.errors.confirmWithPassword"] }, 403);
  await checkPassword(db, request, user, currentPassword);
}

async function checkPassword(db: Database, request: Request, user: User, currentPassword: string): Promise<void> {
  const account = await findAccount(user.uid);
  if (!account) throw new IdentityError("disabled");
  await limitOwnPassword(db, request);
  await signInWithPassword(account.email, currentPassword).catch(blameCurrentPassword);
}

/** Says at the field that the password is not the account's. */
export function blameCurrentPassword(error: unknown): never {
  if (!(error instanceof IdentityError) || error.failure !== "wrong-credentials") throw error;
  throw new FieldProblem({ currentPassword: ["account.errors.wrongPassword"] });
}
