import { randomUUID } from "node:crypto";
import { settings } from "#app/settings/settings.server.ts";
import { idTokenFor } from "../../../../packages/identity-emulator/google-person.ts";
import { googleClient } from "../../../../packages/identity-emulator/google.ts";
import { confirmAddress, signInWithGoogle, signInWithPassword, signUp } from "../identity.server.ts";

/** An account of a test's own at the identity emulator, with its token. */
export interface TestAccount {
  uid: string;
  email: string;
  password: string;
  idToken: string;
}

/** Makes an account with a password, whose address is proven unless a test says otherwise. */
export async function makeAccount(
  given: { email?: string; password?: string; proven?: boolean } = {},
): Promise<TestAccount> {
  const { email = newAddress(), password = "correct horse", proven = true } = given;
  const idToken = await signUp(email, password);
  const { sub: uid } = claimsOf(idToken);
  if (proven) await confirmAddress(uid);
  return { uid, email, password, idToken };
}

/** Signs in with Google, which makes the account at the first time. */
export async function makeGoogleAccount(
  given: { email?: string; firstName?: string; lastName?: string; id?: string; photoUrl?: string } = {},
): Promise<Omit<TestAccount, "password">> {
  const { email = newAddress() } = given;
  const idToken = await signInWithGoogle(googleToken({ ...given, email }));
  return { uid: claimsOf(idToken).sub, email, idToken };
}

/** A fresh token of an account with a password. */
export async function newIdToken({ email, password }: Pick<TestAccount, "email" | "password">): Promise<string> {
  return signInWithPassword(email, password);
}

/** What Google would give for a person; the emulator believes it. */
export function googleToken(given: {
  email: string;
  firstName?: string;
  lastName?: string;
  id?: string;
  photoUrl?: string;
}): string {
  const { email, firstName = "Marie", lastName = "Van den Broeck", id = `google-${email}`, photoUrl } = given;
  return idTokenFor({ id, email, firstName, lastName, photoUrl }, googleClient.id);
}

/** What a token says, unverified. */
export function claimsOf(idToken: string): Record<string, unknown> & { sub: string; iat: number } {
  const [, claims = ""] = idToken.split(".");
  return JSON.parse(Buffer.from(claims, "base64url").toString()) as ReturnType<typeof claimsOf>;
}

/** The code in the latest link that was sent to an address; undefined when none was. */
export async function findResetCode(email: string): Promise<string | undefined> {
  return (await listResetCodes(email)).at(-1);
}

/** The codes of all links that were sent to an address and not used, the latest last. */
export async function listResetCodes(email: string): Promise<string[]> {
  const { FIREBASE_AUTH_EMULATOR_HOST: host, FIREBASE_PROJECT_ID: project } = settings;
  const answer = await fetch(`http://${host}/emulator/v1/projects/${project}/oobCodes`);
  const { oobCodes } = (await answer.json()) as { oobCodes: { email: string; oobCode: string }[] };
  return oobCodes.filter((sent) => sent.email === email).map(({ oobCode }) => oobCode);
}

/** An address that nobody has yet. */
export function newAddress(): string {
  return `${randomUUID()}@test.example`;
}
