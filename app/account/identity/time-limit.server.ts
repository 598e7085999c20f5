import { settings } from "#app/settings/settings.server.ts";
import { IdentityError } from "./identity.ts";

/**
 * Milliseconds that the identity service may take to answer. The emulator shares a machine with whatever tries the site, which
 * may be busy for longer: a bound there is for what never comes.
 */
export const timeLimit = settings.FIREBASE_AUTH_EMULATOR_HOST ? 20_000 : 5_000;

/** The task's result, or "unreachable" when it takes longer than the time limit. */
export async function withinTimeLimit<Result>(task: Promise<Result>): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new IdentityError("unreachable", { cause: new Error("Too late") })), timeLimit);
  });
  try {
    return await Promise.race([task, late]);
  } finally {
    clearTimeout(timer);
  }
}
