import { eq } from "drizzle-orm";
import { describe, expect } from "vitest";
import type { DatabasePool } from "#db/client.server.ts";
import { sessions, users } from "#db/schema/accounts.ts";
import { action as exportByForm, loader as exportByProgram } from "../api/export-resource.ts";
import { findResetCode, makeAccount, makeGoogleAccount } from "../identity/testing/accounts.ts";
import { action as profileAction } from "../pages/profile-page.tsx";
import { accountTest } from "../testing/account-test.ts";
import { profileFields, type Visitor } from "../testing/visitor.ts";

// The browser's half of the page, which the build leaves out.

/* Deletion, export, a password and Google take the password or a sign-in of the last five minutes (decisions, section 4). */

async function signUp(visitor: Visitor) {
  const account = await makeAccount();
  await visitor.exchange(account.idToken);
  await visitor.completeProfile({ ...profileFields, email: account.email });
  return account;
}

async function signUpWithGoogle(visitor: Visitor) {
  const account = await makeGoogleAccount();
  await visitor.exchange(account.idToken);
  await visitor.completeProfile({ ...profileFields, email: account.email });
  return account;
}

/** As if the sign-in were so many seconds ago. */
const age = (db: DatabasePool, seconds: number) =>
  db.update(sessions).set({ createdAt: new Date(Date.now() - seconds * 1000) });

interface Answer {
  status: number;
  to?: string | null;
  errors?: Record<string, string[]>;
}

async function ask(visitor: Visitor, intent: string, fields: Record<string, string> = {}): Promise<Answer> {
  const request = visitor.post("/en/profile", { intent, ...fields });
  const answer: unknown = await profileAction({ request, params: {}, context: { db: visitor.db } }).catch(
    (thrown: unknown) => thrown,
  );
  if (answer instanceof Response) return { status: answer.status, to: answer.headers.get("Location") };
  const { data, init } = answer as { data: { lastResult: { error: Record<string, string[]> } }; init: ResponseInit };
  return { status: init.status!, errors: data.lastResult.error };
}

const statusOf = async (db: DatabasePool) => (await db.select({ status: users.status }).from(users))[0]?.status;

describe("five minutes after the sign-in", () => {
  accountTest("the account is deleted by whoever knows the password", async ({ visitor, db }) => {
    const { password } = await signUp(visitor);
    await age(db, 301);
    const missing = { status: 403, errors: { currentPassword: ["account.errors.confirmWithPassword"] } };
    expect(await ask(visitor, "delete")).toEqual(missing);
    expect(await ask(visitor, "delete", { currentPassword: "wrong horse" })).toEqual({
      status: 422,
      errors: { currentPassword: ["account.errors.wrongPassword"] },
    });
    expect(await statusOf(db)).toBe("active");
    expect(await ask(visitor, "delete", { currentPassword: password })).toEqual({
      status: 303,
      to: "/en/login?done=deleted",
    });
    expect(await statusOf(db)).toBe("deleted");
  });

  accountTest("whoever has no password signs in with Google once more", async ({ visitor, db }) => {
    const { email } = await signUpWithGoogle(visitor);
    await age(db, 301);
    const again = { status: 403, errors: { "": ["account.errors.confirmWithGoogle"] } };
    for (const intent of ["delete", "set-password"]) expect(await ask(visitor, intent)).toEqual(again);
    expect(await findResetCode(email)).toBeUndefined();
    await visitor.exchange((await makeGoogleAccount({ email })).idToken);
    expect((await ask(visitor, "set-password")).to).toBe("/en/profile?done=password-sent");
    expect((await ask(visitor, "delete")).status).toBe(303);
    expect(await statusOf(db)).toBe("deleted");
  });

  accountTest("Google is disconnected by whoever knows the password", async ({ visitor, db }) => {
    const { email, password } = await signUp(visitor);
    await visitor.exchange((await makeGoogleAccount({ email })).idToken);
    await age(db, 301);
    expect((await ask(visitor, "disconnect-google")).status).toBe(403);
    expect((await ask(visitor, "disconnect-google", { currentPassword: password })).to).toBe("/en/profile?done=google");
    expect((await db.select().from(users).where(eq(users.email, email)))[0]!.googleId).toBeNull();
  });

  accountTest(
    "the data is taken along by whoever knows the password, in the form's own page",
    async ({ visitor, db }) => {
      const { email, password } = await signUp(visitor);
      await age(db, 301);
      const send = (fields: Record<string, string>) =>
        exportByForm({ request: visitor.post("/api/user/export", { language: "nl", ...fields }), context: { db } });
      for (const [fields, problem] of [
        [{}, "confirm"],
        [{ currentPassword: "wrong horse" }, "password"],
      ] as const) {
        const refused = await send(fields);
        expect([refused.status, refused.headers.get("Location")]).toEqual([
          303,
          `/nl/profiel?edit=export&problem=${problem}#delete`,
        ]);
      }
      const answer = await send({ currentPassword: password });
      expect(answer.headers.get("Content-Disposition")).toMatch(/^attachment; filename="my-data-/);
      expect(await answer.json()).toMatchObject({ account: { email } });
    },
  );
});

describe("a link to the export", () => {
  const get = (visitor: Visitor, headers: Record<string, string> = {}) =>
    exportByProgram({ request: visitor.request("/api/user/export", { headers }), context: { db: visitor.db } });

  accountTest("is good right after a sign-in only", async ({ visitor, db }) => {
    await signUp(visitor);
    expect((await get(visitor)).status).toBe(200);
    await age(db, 301);
    expect((await get(visitor)).status).toBe(403);
  });

  accountTest("is not followed for another site, nor ahead of a wish", async ({ visitor }) => {
    await signUp(visitor);
    const foreign: Record<string, string>[] = [
      { "Sec-Fetch-Site": "cross-site" },
      { "Sec-Fetch-Site": "same-site" },
      { "Sec-Purpose": "prefetch;prerender" },
      { Purpose: "prefetch" },
    ];
    for (const headers of foreign) expect((await get(visitor, headers)).status).toBe(403);
    expect((await get(visitor, { "Sec-Fetch-Site": "same-origin" })).status).toBe(200);
  });
});
