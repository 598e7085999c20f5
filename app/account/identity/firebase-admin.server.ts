import type { Auth } from "firebase-admin/auth";
import { settings } from "#app/settings/settings.server.ts";
import { errorOfAdmin } from "./failures.ts";
import { withinTimeLimit } from "./time-limit.server.ts";

const appName = "quartier";
let opened: Promise<Auth> | undefined;

/**
 * Asks firebase-admin, which reads the service account and the emulator's address from the environment by itself.
 * Throws IdentityError.
 */
export async function askAdmin<Result>(question: (auth: Auth) => Promise<Result>): Promise<Result> {
  opened ??= open();
  try {
    return await withinTimeLimit(opened.then(question));
  } catch (error) {
    throw errorOfAdmin(error);
  }
}

/** Loaded when it is first needed, so that it delays no start. */
async function open(): Promise<Auth> {
  const [{ getApps, initializeApp }, { getAuth }] = await Promise.all([
    import("firebase-admin/app"),
    import("firebase-admin/auth"),
  ]);
  // In development, this module may be loaded again.
  const app = getApps().find(({ name }) => name === appName);
  return getAuth(app ?? initializeApp({ projectId: settings.FIREBASE_PROJECT_ID }, appName));
}
