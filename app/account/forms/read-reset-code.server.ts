import { log, requestId } from "#app/http/log.server.ts";
import { verifyResetCode } from "../identity/identity.server.ts";
import { IdentityError } from "../identity/identity.ts";
import { TooManyAttempts } from "../count-attempts.server.ts";
import { limitTokens } from "../limits.server.ts";
import { problemsOfFailure } from "../problems.ts";

/** Whose password a reset's code changes, or a message key that says why it changes none. */
export type ResetCode = { email: string; problem: "" } | { email: null; problem: string };

/** Verifies the code of a reset's link, which stays valid (specification, section 4, "Password reset"). */
export async function readResetCode(request: Request, code: string): Promise<ResetCode> {
  if (code === "") return { email: null, problem: "account.errors.noCode" };
  try {
    await limitTokens(request);
    return { email: await verifyResetCode(code), problem: "" };
  } catch (error) {
    return { email: null, problem: problemOf(request, error) };
  }
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
