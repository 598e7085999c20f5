import { eq } from "drizzle-orm";
import { TooManyAttempts } from "#app/http/count-attempts.server.ts";
import { log, requestId } from "#app/http/log.server.ts";
import type { Database } from "#db/client.server.ts";
import { users } from "#db/schema/accounts.ts";
import { findAccountByEmail, verifyResetCode } from "../identity/identity.server.ts";
import { IdentityError } from "../identity/identity.ts";
import { limitTokens } from "../session/limits.server.ts";
import { problemsOfFailure } from "../problems.ts";
import { isEmptiedByReset } from "../sign-in/claim-account.server.ts";

/** Whose password a reset's code changes, or a message key that says why it changes none. */
type ResetCode =
  | {
      email: string;
      problem: "";
      /** What is in the account goes with the old password: nobody had proven its address. */
      empties: boolean;
    }
  | { email: null; problem: string; empties: false };

/** Verifies the code of a reset's link, which stays valid (specification, section 4, "Password reset"). */
export async function readResetCode(db: Database, request: Request, code: string): Promise<ResetCode> {
  if (code === "") return { email: null, problem: "account.errors.noCode", empties: false };
  try {
    await limitTokens(db, request);
    const email = await verifyResetCode(code);
    return { email, problem: "", empties: await isEmptied(db, email) };
  } catch (error) {
    return { email: null, problem: problemOf(request, error), empties: false };
  }
}

async function isEmptied(db: Database, email: string): Promise<boolean> {
  const account = await findAccountByEmail(email);
  const [known] = account ? await db.select().from(users).where(eq(users.uid, account.uid)) : [];
  return account !== null && known !== undefined && isEmptiedByReset(known, account);
}

function problemOf(request: Request, error: unknown): string {
  if (error instanceof TooManyAttempts) return `account.errors.${error.text}:${error.seconds}`;
  if (!(error instanceof IdentityError)) throw error;
  if (error.failure === "unreachable" || error.failure === "unexpected") {
    log.error({ id: requestId(request), err: error }, "A code could not be verified");
    return problemsOfFailure(error.failure)[""]![0]!;
  }
  return "account.errors.invalidCode";
}
