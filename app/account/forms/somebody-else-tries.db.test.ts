import { describe, expect } from "vitest";
import type { DatabasePool } from "#db/client.server.ts";
import {
  findResetCode,
  listResetCodes,
  makeAccount,
  makeGoogleAccount,
  type TestAccount,
} from "../identity/testing/accounts.ts";
import { changePassword } from "../profile/change-password.server.ts";
import { endEverywhere } from "../session/end-everywhere.server.ts";
import { findUser } from "../session/find-user.server.ts";
import { findKnownBrowser } from "../session/known-browser.server.ts";
import { accountTest } from "../testing/account-test.ts";
import { Visitor } from "../testing/visitor.ts";
import { requestReset } from "./request-reset.server.ts";
import { resetPassword } from "./reset-password.server.ts";
import { signIn } from "./sign-in.server.ts";

/* Nobody keeps somebody else from their own account, however often they try (decision 029). */

const formOf = (fields: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
};

let last = 0;
const somebodyAt = (db: DatabasePool, address = `203.${Math.floor(++last / 250)}.${last % 250}.7`) => {
  const somebody = new Visitor(db);
  somebody.headers["X-Client-Address"] = address;
  return somebody;
};

const logIn = async (visitor: Visitor, { email }: Pick<TestAccount, "email">, password: string) => {
  const done = await signIn(visitor.db, visitor.request("/en/login"), formOf({ email, password }));
  if ("submission" in done) return done.status;
  visitor.keepCookies(done.headers);
  return 200;
};

const tryToBreakIn = async (db: DatabasePool, account: TestAccount, times: number, address?: string) => {
  for (let attempt = 0; attempt < times; attempt++) await logIn(somebodyAt(db, address), account, "wrong horse");
};

const newPassword = { password: "another horse", confirmPassword: "another horse" };

describe.each([
  ["ten times from one address", 10, "192.0.2.66"],
  ["fifty times from one address", 50, "192.0.2.66"],
  ["fifty times from as many", 50, undefined],
  ["fifty times from the owner's own address", 50, "198.51.100.7"],
] as const)("after somebody has tried %s", (_, times, address) => {
  accountTest("the owner logs in where they have done so before", async ({ visitor, db }) => {
    const account = await makeAccount();
    expect(await logIn(visitor, account, account.password)).toBe(200);
    await visitor.logout();
    await tryToBreakIn(db, account, times, address);
    expect(await logIn(visitor, account, account.password)).toBe(200);
  });

  accountTest("the owner changes the password in the session that is open", async ({ visitor, db }) => {
    const account = await makeAccount();
    await logIn(visitor, account, account.password);
    await tryToBreakIn(db, account, times, address);
    const request = visitor.request("/en/profile", { method: "POST" });
    const typed = formOf({ currentPassword: account.password, ...newPassword });
    const done = await changePassword(db, request, (await findUser(db, request))!, typed);
    expect(done).not.toHaveProperty("submission");
  });

  accountTest(
    "the owner comes in by a link that was mailed, in a browser that nobody knows",
    async ({ visitor, db }) => {
      const account = await makeAccount();
      await tryToBreakIn(db, account, times, address);
      const asked = await requestReset(
        db,
        visitor.request("/en/forgot-password"),
        formOf({ email: account.email }),
        "en",
      );
      expect(asked).toEqual({ sentTo: account.email, hasEnough: false });
      const oobCode = (await findResetCode(account.email)) ?? "";
      const done = await resetPassword(db, visitor.request("/en/reset-password"), formOf({ oobCode, ...newPassword }));
      if ("submission" in done) throw new Error("The link was refused");
      visitor.keepCookies(done.headers);
      expect(await logIn(visitor, account, newPassword.password)).toBe(200);
    },
  );
});

accountTest("a browser of whoever had the account before is not known to it any more", async ({ visitor, db }) => {
  const account = await makeAccount({ proven: false });
  expect(await logIn(visitor, account, account.password)).toBe(200);
  await visitor.logout();
  const knows = () => findKnownBrowser(db, visitor.request("/en/login"), account.email);
  expect(await knows()).not.toBeNull();
  // Its owner.
  await new Visitor(db).exchange((await makeGoogleAccount({ email: account.email })).idToken);
  expect(await knows()).toBeNull();
});

accountTest(
  "a browser is not known any more after a new password, or a log-out everywhere",
  async ({ visitor, db }) => {
    const account = await makeAccount();
    const knows = (who: Visitor) => findKnownBrowser(db, who.request("/en/login"), account.email);
    const elsewhere = new Visitor(db);
    await logIn(elsewhere, account, account.password);
    await logIn(visitor, account, account.password);
    const request = visitor.request("/en/profile", { method: "POST" });
    const user = (await findUser(db, request))!;
    const done = await changePassword(db, request, user, formOf({ currentPassword: account.password, ...newPassword }));
    if ("submission" in done) throw new Error("The password was refused");
    visitor.keepCookies(done.headers);
    expect([await knows(elsewhere), await knows(visitor)]).toEqual([null, expect.any(String)]);
    await endEverywhere(db, user);
    expect(await knows(visitor)).toBeNull();
  },
);

accountTest("wrong passwords in a session that somebody stole end with ten", async ({ visitor, db }) => {
  const account = await makeAccount();
  await logIn(visitor, account, account.password);
  const guess = async () => {
    const request = visitor.request("/en/profile", { method: "POST" });
    const typed = formOf({ currentPassword: "wrong horse", ...newPassword });
    const done = await changePassword(db, request, (await findUser(db, request))!, typed);
    return "submission" in done ? done.status : 200;
  };
  for (let attempt = 0; attempt < 10; attempt++) expect(await guess()).toBe(422);
  expect(await guess()).toBe(429);
});

describe("after somebody has asked for links to another's new password", () => {
  const ask = (visitor: Visitor, email: string) =>
    requestReset(visitor.db, visitor.request("/en/forgot-password"), formOf({ email }), "en");

  accountTest("the owner still gets one, and the mailbox no more than ten from strangers", async ({ visitor, db }) => {
    const { email } = await makeAccount();
    const stranger = somebodyAt(db, "192.0.2.66");
    for (let wish = 0; wish < 8; wish++) await ask(stranger, email);
    expect(await listResetCodes(email)).toHaveLength(5);
    expect(await ask(visitor, email)).toEqual({ sentTo: email, hasEnough: false });
    expect(await listResetCodes(email)).toHaveLength(6);

    for (let wish = 0; wish < 20; wish++) await ask(somebodyAt(db), email);
    expect(await listResetCodes(email)).toHaveLength(10);
    // Then the links of the last hour must do, of which each is as good.
    expect(await ask(visitor, email)).toEqual({ sentTo: email, hasEnough: true });
    const [oobCode = ""] = await listResetCodes(email);
    const done = await resetPassword(db, visitor.request("/en/reset-password"), formOf({ oobCode, ...newPassword }));
    expect(done).not.toHaveProperty("submission");
  });

  accountTest("a browser where the owner has logged in gets one all the same", async ({ visitor, db }) => {
    const account = await makeAccount();
    await logIn(visitor, account, account.password);
    await visitor.logout();
    for (let wish = 0; wish < 20; wish++) await ask(somebodyAt(db), account.email);
    expect(await ask(visitor, account.email)).toEqual({ sentTo: account.email, hasEnough: false });
    expect(await listResetCodes(account.email)).toHaveLength(11);
  });
});
