import { describe, expect, test, vi } from "vitest";
import { askAdmin } from "./firebase-admin.server.ts";
import {
  changePassword,
  confirmReset,
  disableAccount,
  disconnectGoogle,
  enableAccount,
  findAccount,
  findAccountByEmail,
  removeAccount,
  revokeTokens,
  sendPasswordReset,
  signInWithGoogle,
  signInWithPassword,
  signUp,
  verifyIdToken,
  verifyResetCode,
} from "./identity.server.ts";
import type { IdentityFailure } from "./identity.ts";
import {
  claimsOf,
  findResetCode,
  googleToken,
  makeAccount,
  makeGoogleAccount,
  newAddress,
  newIdToken,
} from "./testing/accounts.ts";
import { forgedToken } from "./testing/forged-token.ts";

const fails = (task: Promise<unknown>, failure: IdentityFailure) =>
  expect(task).rejects.toMatchObject({ name: "IdentityError", failure });

/** Tokens say when they were given to the second, and so does what revokes them. */
const nextSecond = async (idToken: string) => {
  const { iat } = claimsOf(idToken);
  await vi.waitUntil(() => Math.floor(Date.now() / 1000) > iat, { timeout: 30_000 });
};

describe("signing in and up", () => {
  test("with a password gives a token of that account", async () => {
    const { uid, email, password } = await makeAccount();
    const identity = await verifyIdToken(await signInWithPassword(email.toUpperCase(), password));
    expect(identity).toMatchObject({ uid, email, method: "password", providers: ["password"], google: undefined });
    expect(Math.abs(Date.now() - identity.authenticatedAt.getTime())).toBeLessThan(60_000);
  });

  test("does not tell a wrong password from an unknown address", async () => {
    const { email } = await makeAccount();
    await fails(signInWithPassword(email, "another horse"), "wrong-credentials");
    await fails(signInWithPassword(newAddress(), "another horse"), "wrong-credentials");
  });

  test("gives no token for its password alone to an account that has a second factor there", async () => {
    const { uid, email, password, idToken } = await makeAccount();
    const factor = { uid: "telephone", factorId: "phone", phoneNumber: "+32470123456", displayName: "Telephone" };
    await askAdmin((auth) => auth.updateUser(uid, { multiFactor: { enrolledFactors: [factor] } }));
    await fails(signInWithPassword(email, password), "unexpected");
    // Nor does the token of before change the password into one that would.
    await changePassword(idToken, "battery staple");
    await fails(signInWithPassword(email, "battery staple"), "unexpected");
  });

  test("says what is wrong with a new account", async () => {
    const { email } = await makeAccount();
    await fails(signUp(email, "correct horse"), "email-in-use");
    await fails(signUp("nonsense", "correct horse"), "invalid-email");
    await fails(signUp(newAddress(), "short"), "weak-password");
    await fails(signUp(newAddress(), ""), "weak-password");
  });

  test("with Google gives the person's details", async () => {
    const { uid, email, idToken } = await makeGoogleAccount({ id: "4711-a", firstName: "Luc", lastName: "De Smet" });
    expect(await verifyIdToken(idToken)).toMatchObject({
      uid,
      email,
      method: "google",
      providers: ["google"],
      google: { id: "4711-a", firstname: "Luc", lastname: "De Smet" },
    });
    expect((await makeGoogleAccount({ email, id: "4711-a" })).uid).toBe(uid);
  });

  test("by a way that is none of the account's is refused", async () => {
    const { email, password } = await makeAccount();
    const [head, , end] = (await signInWithPassword(email, password)).split(".");
    const claims = claimsOf(await signInWithPassword(email, password));
    const firebase = { ...(claims["firebase"] as object), sign_in_provider: "google.com" };
    const body = Buffer.from(JSON.stringify({ ...claims, firebase })).toString("base64url");
    await fails(verifyIdToken([head, body, end].join(".")), "invalid-token");
  });

  test("with Google's nonsense is refused", async () => {
    await fails(signInWithGoogle("nonsense"), "invalid-token");
  });

  test("with Google at an address that Google can't vouch for is refused where there is an account", async () => {
    const { email } = await makeAccount();
    const [head, , end] = googleToken({ email }).split(".");
    const claims = { ...claimsOf(googleToken({ email })), email_verified: false };
    const token = [head, Buffer.from(JSON.stringify(claims)).toString("base64url"), end].join(".");
    await fails(signInWithGoogle(token), "email-in-use");
  });
});

describe("a token is refused", () => {
  test.each([
    ["nothing", ""],
    ["nonsense", "nonsense"],
    ["of nobody's account", forgedToken()],
  ])("when it is %s", async (_what, token) => {
    await fails(verifyIdToken(token), "invalid-token");
  });

  test.each([
    ["expired", { iat: 1_700_000_000, exp: 1_700_003_600 }],
    ["of another project", { aud: "another", iss: "https://securetoken.google.com/another" }],
    ["of a way to sign in that the site does not have", { firebase: { sign_in_provider: "anonymous" } }],
  ])("when it is %s", async (_what, claims) => {
    const { uid } = await makeAccount();
    expect(await verifyIdToken(forgedToken({ sub: uid }))).toMatchObject({ uid }); // But for that, it is fine.
    await fails(verifyIdToken(forgedToken({ sub: uid, ...claims })), "invalid-token");
  });

  test("when it was revoked; the next sign-in's is not", async () => {
    const account = await makeAccount();
    await nextSecond(account.idToken);
    await revokeTokens(account.uid);
    await fails(verifyIdToken(account.idToken), "invalid-token");
    expect(await verifyIdToken(await newIdToken(account))).toMatchObject({ uid: account.uid });
  });

  test("when its account is disabled, until it is enabled again", async () => {
    const account = await makeAccount();
    await disableAccount(account.uid);
    await fails(verifyIdToken(account.idToken), "disabled");
    await fails(signInWithPassword(account.email, account.password), "wrong-credentials");
    expect(await findAccount(account.uid)).toMatchObject({ disabled: true });
    await enableAccount(account.uid);
    expect(await verifyIdToken(account.idToken)).toMatchObject({ uid: account.uid });
  });

  test("when its account is gone", async () => {
    const { uid, idToken } = await makeAccount();
    await removeAccount(uid);
    await fails(verifyIdToken(idToken), "invalid-token");
  });
});

describe("a password reset", () => {
  test("changes the password once and revokes tokens", async () => {
    const { uid, email, password, idToken } = await makeAccount();
    await sendPasswordReset(email, "nl");
    const code = (await findResetCode(email)) ?? "";
    expect(await verifyResetCode(code)).toBe(email);
    await fails(confirmReset(code, "short"), "weak-password");
    await nextSecond(idToken);
    expect(await confirmReset(code, "battery staple")).toBe(email);
    await fails(confirmReset(code, "battery staple"), "invalid-code");
    await fails(verifyIdToken(idToken), "invalid-token");
    await fails(signInWithPassword(email, password), "wrong-credentials");
    expect(await verifyIdToken(await signInWithPassword(email, "battery staple"))).toMatchObject({ uid });
  });

  test("for an unknown address looks like any other, and sends nothing", async () => {
    const email = newAddress();
    await sendPasswordReset(email, "fr");
    expect(await findResetCode(email)).toBeUndefined();
  });

  test("with a wrong code is refused", async () => {
    await fails(verifyResetCode("nonsense"), "invalid-code");
    await fails(verifyResetCode(""), "invalid-code");
    await fails(confirmReset("nonsense", "battery staple"), "invalid-code");
  });
});

describe("an account", () => {
  test("is found by its id and its address", async () => {
    const { uid, email, idToken } = await makeAccount({ proven: false });
    const account = await findAccount(uid);
    expect(account).toEqual({
      uid,
      email,
      emailVerified: false,
      disabled: false,
      validSince: expect.any(Date),
      providers: ["password"],
    });
    expect(account!.validSince.getTime()).toBeLessThanOrEqual(claimsOf(idToken).iat * 1000);
    expect(await findAccountByEmail(email)).toEqual(account);
  });

  test("that does not exist is none, and nothing can be done to it", async () => {
    expect(await findAccount("nobody")).toBeNull();
    expect(await findAccountByEmail(newAddress())).toBeNull();
    for (const act of [revokeTokens, disableAccount, enableAccount, removeAccount]) await act("nobody");
  });

  test("has both ways to sign in until Google is disconnected", async () => {
    const { email, uid, idToken } = await makeGoogleAccount();
    await sendPasswordReset(email, "en");
    await confirmReset((await findResetCode(email)) ?? "", "battery staple");
    await makeGoogleAccount({ email });
    expect(await findAccount(uid)).toMatchObject({ providers: ["google", "password"] });
    await disconnectGoogle(uid);
    expect(await findAccount(uid)).toMatchObject({ providers: ["password"] });
    expect(idToken).not.toBe("");
  });
});
