import type { DecodedIdToken, UserInfo, UserRecord } from "firebase-admin/auth";
import { log } from "#app/http/log.server.ts";
import type { Language } from "#app/i18n/languages.ts";
import { settings } from "#app/settings/settings.server.ts";
import { askAdmin } from "./firebase-admin.server.ts";
import { askToolkit } from "./identity-toolkit.server.ts";
import {
  IdentityError,
  hideWhichWasWrong,
  type GoogleDetails,
  type SignInMethod,
  type VerifiedIdentity,
} from "./identity.ts";
import { probeToken } from "./probe-token.ts";

/*
 * The one door to the identity service: nothing else on the server knows that it is Firebase. Everything throws
 * IdentityError, "unreachable" when the service does not answer within five seconds.
 */

/** An account as the identity service has it. */
export interface IdentityAccount {
  uid: string;
  email: string;
  /** Mail to `email` is known to reach them. */
  emailVerified: boolean;
  disabled: boolean;
  /** Tokens of earlier sign-ins are revoked. */
  validSince: Date;
  /** Every way to sign in that the account has, sorted. */
  providers: SignInMethod[];
}

/** By the identity service's names, which a token may make up. */
const methods = new Map<string, SignInMethod>([
  ["password", "password"],
  ["google.com", "google"],
]);

/**
 * Who an identity token stands for. Throws "invalid-token" for one that is forged, expired, revoked, of another project
 * or of a way to sign in that the site does not have, and "disabled".
 */
export async function verifyIdToken(idToken: string): Promise<VerifiedIdentity> {
  return askAdmin(async (auth) => {
    const checkRevoked = true;
    const token = await auth.verifyIdToken(idToken, checkRevoked);
    return identityOf(token, await auth.getUser(token.uid));
  });
}

/** Signs in and gives the identity token. Throws "wrong-credentials" and "too-many-attempts". */
export async function signInWithPassword(email: string, password: string): Promise<string> {
  return signInBy("signInWithPassword", { email, password }).catch(hideWhichWasWrong);
}

/** Makes an account and gives its identity token. Throws "email-in-use", "invalid-email", "weak-password". */
export async function signUp(email: string, password: string): Promise<string> {
  return signInBy("signUp", { email, password });
}

/**
 * Signs in with Google's id token, making the account at the first time, and gives the identity token. Throws
 * "invalid-token", "disabled", and "email-in-use" when Google can't vouch for an address that has an account.
 */
export async function signInWithGoogle(googleIdToken: string): Promise<string> {
  const postBody = new URLSearchParams({ id_token: googleIdToken, providerId: "google.com" }).toString();
  return signInBy("signInWithIdp", { postBody, requestUri: settings.SITE_URL, returnIdpCredential: true });
}

/**
 * Has the identity service send a link to a new password, in the person's language. Nobody learns whether the address
 * has an account. Throws "invalid-email", "too-many-attempts".
 */
export async function sendPasswordReset(email: string, language: Language): Promise<void> {
  const question = { requestType: "PASSWORD_RESET", email, continueUrl: `${settings.SITE_URL}/${language}` };
  try {
    await askToolkit("sendOobCode", question, { language });
  } catch (error) {
    const untold = error instanceof IdentityError && ["wrong-credentials", "disabled"].includes(error.failure);
    if (!untold) throw error;
  }
}

/** The address whose password a reset's code may change; leaves the code valid. Throws "invalid-code". */
export async function verifyResetCode(code: string): Promise<string> {
  return resetPassword({ oobCode: code });
}

/**
 * Changes the password that a reset's code is for, revokes the account's tokens and gives its address. Throws
 * "invalid-code", "weak-password".
 */
export async function confirmReset(code: string, password: string): Promise<string> {
  return resetPassword({ oobCode: code, newPassword: password });
}

/**
 * Changes the password of whoever the token stands for; every token given so far is revoked. Throws "weak-password", and
 * "invalid-token" when the sign-in was too long ago.
 */
export async function changePassword(idToken: string, password: string): Promise<void> {
  await askToolkit("update", { idToken, password, returnSecureToken: false });
}

/** Null when there is no account of that id. */
export async function findAccount(uid: string): Promise<IdentityAccount | null> {
  return unlessMissing(askAdmin(async (auth) => accountOf(await auth.getUser(uid))));
}

/** Null when there is no account with that address. */
export async function findAccountByEmail(email: string): Promise<IdentityAccount | null> {
  return unlessMissing(askAdmin(async (auth) => accountOf(await auth.getUserByEmail(email))));
}

/** Notes that mail to the account's address reaches its person; without effect where there is no account. */
export async function confirmAddress(uid: string): Promise<void> {
  await unlessMissing(askAdmin((auth) => auth.updateUser(uid, { emailVerified: true })));
}

/**
 * Gives an account another address, which has been proven; tokens given so far are revoked.
 * @returns since when tokens are good
 * @throws IdentityError "email-in-use"
 */
export async function changeAddress(uid: string, email: string): Promise<Date> {
  return askAdmin(async (auth) => accountOf(await auth.updateUser(uid, { email, emailVerified: true })).validSince);
}

/** Ends every identity token that was given so far; without effect where there is no account. */
export async function revokeTokens(uid: string): Promise<void> {
  await unlessMissing(askAdmin((auth) => auth.revokeRefreshTokens(uid)));
}

/** Nobody can sign in any more, nor use a token; without effect where there is no account. */
export async function disableAccount(uid: string): Promise<void> {
  await unlessMissing(askAdmin((auth) => auth.updateUser(uid, { disabled: true })));
}

/** Takes `disableAccount` back; without effect where there is no account. */
export async function enableAccount(uid: string): Promise<void> {
  await unlessMissing(askAdmin((auth) => auth.updateUser(uid, { disabled: false })));
}

/** Removes e-mail address and password for good; without effect where there is no account. */
export async function removeAccount(uid: string): Promise<void> {
  await unlessMissing(askAdmin((auth) => auth.deleteUser(uid)));
}

/** Takes Google away from the ways to sign in. The caller sees to it that another one is left. */
export async function disconnectGoogle(uid: string): Promise<void> {
  await askAdmin((auth) => auth.updateUser(uid, { providersToUnlink: ["google.com"] }));
}

/**
 * For the start: fetches what the first token needs to be verified, and says in the log what stands in the way of
 * verifying any. Never throws.
 */
export async function warmIdentity(): Promise<void> {
  const { FIREBASE_PROJECT_ID: project, FIREBASE_AUTH_EMULATOR_HOST: emulator } = settings;
  if (!project || emulator) return;
  await verifyIdToken(probeToken(project)).catch((error: unknown) => {
    if (error instanceof IdentityError && error.failure === "invalid-token") return;
    log.error({ err: error }, "Google's keys could not be fetched: nobody can sign in until they can");
  });
  await findAccount("start").catch((error: unknown) => {
    log.error({ err: error }, `Accounts of ${project} can't be read: is GOOGLE_APPLICATION_CREDENTIALS right?`);
  });
}

async function signInBy(action: string, question: object): Promise<string> {
  interface SignedIn {
    idToken?: string;
    needConfirmation?: boolean;
    errorMessage?: string;
  }
  const answer = await askToolkit<SignedIn>(action, { ...question, returnSecureToken: true });
  if (answer.idToken) return answer.idToken;
  const taken = answer.needConfirmation === true || answer.errorMessage?.startsWith("EMAIL_EXISTS");
  throw new IdentityError(taken ? "email-in-use" : "unexpected", { cause: new Error(answer.errorMessage) });
}

async function resetPassword(question: { oobCode: string; newPassword?: string }): Promise<string> {
  const { email, requestType } = await askToolkit<{ email?: string; requestType?: string }>("resetPassword", question);
  if (!email || requestType !== "PASSWORD_RESET") throw new IdentityError("invalid-code");
  return email;
}

async function unlessMissing<Result>(task: Promise<Result>): Promise<Result | null> {
  try {
    return await task;
  } catch (error) {
    const cause = error instanceof IdentityError ? error.cause : undefined;
    if (cause instanceof Error && "code" in cause && cause.code === "auth/user-not-found") return null;
    throw error;
  }
}

function identityOf(token: DecodedIdToken, record: UserRecord): VerifiedIdentity {
  const method = methods.get(token.firebase.sign_in_provider);
  const account = accountOf(record);
  // A way that was taken away since, as Google takes the password of an address that nobody had proven.
  if (!method || !account.email || !account.providers.includes(method)) throw new IdentityError("invalid-token");
  return {
    uid: account.uid,
    email: account.email,
    emailVerified: account.emailVerified,
    method,
    authenticatedAt: new Date(token.auth_time * 1000),
    providers: account.providers,
    google: method === "google" ? googleDetailsOf(record) : undefined,
  };
}

function accountOf(record: UserRecord): IdentityAccount {
  const { uid, email = "", emailVerified, disabled, tokensValidAfterTime, providerData } = record;
  const providers = providerData.flatMap(({ providerId }) => methods.get(providerId) ?? []).sort();
  return { uid, email, emailVerified, disabled, validSince: new Date(tokensValidAfterTime ?? 0), providers };
}

/** The identity service keeps Google's full name only: what stands before its first space is taken for the first name. */
function googleDetailsOf({ providerData }: UserRecord): GoogleDetails | undefined {
  const google = providerData.find(({ providerId }) => providerId === "google.com");
  if (!google) return undefined;
  const { uid, displayName, photoURL } = google as Partial<UserInfo> & { uid: string };
  const [firstname, ...rest] = (displayName ?? "").trim().split(/\s+/);
  return {
    id: uid,
    firstname: firstname || undefined,
    lastname: rest.join(" ") || undefined,
    photoUrl: photoURL || undefined,
  };
}
