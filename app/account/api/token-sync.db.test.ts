import { expect, vi } from "vitest";
import { makeAccount, newIdToken } from "../identity/testing/accounts.ts";
import { signIn } from "../forms/sign-in.server.ts";
import { accountTest } from "../testing/account-test.ts";
import { Visitor } from "../testing/visitor.ts";
import { action as tokenSync } from "./token-sync-resource.ts";

vi.hoisted(() => {
  process.env.AUTH_TOKEN_SYNC_URL = "/api/user/token-sync";
});

const post = (visitor: Visitor, idToken?: string) =>
  visitor.send(
    tokenSync,
    visitor.request("/api/user/token-sync", {
      method: "POST",
      headers: idToken === undefined ? {} : { Authorization: `Bearer ${idToken}` },
    }),
  );
const remove = (visitor: Visitor) =>
  visitor.send(tokenSync, visitor.request("/api/user/token-sync", { method: "DELETE" }));

/** 404: signed in, without a profile; 401: not signed in. */
const isSignedIn = async (visitor: Visitor) => (await visitor.me()).status === 404;

accountTest("the client's DELETE ends the session of the token that it reported", async ({ visitor }) => {
  const { idToken } = await makeAccount();
  await visitor.exchange(idToken);
  expect((await post(visitor, idToken)).status).toBe(204);
  expect(await isSignedIn(visitor)).toBe(true);
  expect((await remove(visitor)).status).toBe(204);
  expect(await isSignedIn(visitor)).toBe(false);
});

accountTest("a DELETE ends no session of which no token was reported", async ({ visitor }) => {
  await visitor.exchange((await makeAccount()).idToken);
  expect((await remove(visitor)).status).toBe(204);
  expect(await isSignedIn(visitor)).toBe(true);
});

accountTest(
  "a DELETE ends no session that was opened without script, whatever was reported",
  async ({ visitor, db }) => {
    const account = await makeAccount();
    const form = new FormData();
    form.set("email", account.email);
    form.set("password", account.password);
    // The client's token is of another sign-in; they tell the time to the second.
    const second = Math.floor(Date.now() / 1000);
    await vi.waitUntil(() => Math.floor(Date.now() / 1000) > second, { timeout: 30_000 });
    const done = await signIn(db, visitor.request("/en/login"), form);
    if ("submission" in done) throw new Error("The form was refused");
    visitor.keepCookies(done.headers);
    expect((await post(visitor, account.idToken)).status).toBe(204);
    expect((await remove(visitor)).status).toBe(204);
    expect(await isSignedIn(visitor)).toBe(true);
  },
);

accountTest("a session that came after the one that was reported goes on", async ({ visitor }) => {
  const { idToken } = await makeAccount();
  await visitor.exchange(idToken);
  await post(visitor, idToken);
  await visitor.exchange((await makeAccount()).idToken);
  expect((await remove(visitor)).status).toBe(204);
  expect(await isSignedIn(visitor)).toBe(true);
});

accountTest("a token opens no session, and somebody else's is refused", async ({ visitor }) => {
  const account = await makeAccount();
  expect((await post(visitor, account.idToken)).status).toBe(204);
  expect(await isSignedIn(visitor)).toBe(false);
  await visitor.exchange(await newIdToken(account));
  for (const idToken of [undefined, "nonsense", (await makeAccount()).idToken]) {
    expect((await post(visitor, idToken)).status).toBe(401);
  }
  expect(await isSignedIn(visitor)).toBe(true);
});

accountTest("another site can report nothing", async ({ visitor }) => {
  const { idToken } = await makeAccount();
  await visitor.exchange(idToken);
  await post(visitor, idToken);
  visitor.headers["Origin"] = "https://evil.example";
  expect((await remove(visitor)).status).toBe(403);
  expect((await post(visitor, idToken)).status).toBe(403);
  expect(await isSignedIn(visitor)).toBe(true);
});
