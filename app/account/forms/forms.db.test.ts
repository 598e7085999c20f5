import { desc } from "drizzle-orm";
import { describe, expect } from "vitest";
import type { RefusedForm } from "#app/forms/answer-form.server.ts";
import { consents, sessions, users } from "#db/schema/accounts.ts";
import { disableAccount } from "../identity/identity.server.ts";
import { findResetCode, makeAccount, newAddress, newIdToken } from "../identity/testing/accounts.ts";
import { accountTest } from "../testing/account-test.ts";
import { profileFields, Visitor } from "../testing/visitor.ts";
import { complete } from "../profile/complete.server.ts";
import { readResetCode } from "./read-reset-code.server.ts";
import { requestReset } from "./request-reset.server.ts";
import { resetPassword } from "./reset-password.server.ts";
import { signIn } from "./sign-in.server.ts";
import { signUp } from "./sign-up.server.ts";

/* What the five forms do without script (decisions, section 4). */

const formOf = (fields: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
};

const wasRefused = (done: object): done is RefusedForm => "submission" in done;

/** Status and errors of a form that was refused. */
const refusal = async (answer: Promise<object>) => {
  const done = await answer;
  if (!wasRefused(done)) throw new Error("The form was taken");
  return { status: done.status, errors: done.submission.error, kept: done.submission.initialValue };
};

const page = (visitor: Visitor) => visitor.request("/fr/connexion");

describe("logging in", () => {
  accountTest("opens a session", async ({ visitor, db }) => {
    const { uid, email, password } = await makeAccount();
    const done = await signIn(db, page(visitor), formOf({ email: ` ${email.toUpperCase()} `, password }));
    if (wasRefused(done)) throw new Error("The form was refused");
    expect(done).toMatchObject({ profile: "missing", user: { uid } });
    visitor.keepCookies(done.headers);
    expect((await visitor.me()).status).toBe(404);
  });

  accountTest(
    "says the same of an unknown address and a wrong password, and gives no password back",
    async ({ visitor, db }) => {
      const { email } = await makeAccount();
      for (const address of [email, newAddress()]) {
        expect(await refusal(signIn(db, page(visitor), formOf({ email: address, password: "wrong horse" })))).toEqual({
          status: 401,
          errors: { "": ["account.errors.wrongCredentials"] },
          kept: { email: address },
        });
      }
    },
  );

  accountTest("says what is missing beside the fields", async ({ visitor, db }) => {
    expect(await refusal(signIn(db, page(visitor), formOf({})))).toMatchObject({
      status: 422,
      errors: { email: ["account.errors.emailRequired"], password: ["account.errors.passwordRequired"] },
    });
    expect(await refusal(signIn(db, page(visitor), formOf({ email: "anke", password: "x" })))).toMatchObject({
      status: 422,
      errors: { email: ["account.errors.invalidEmail"] },
    });
  });

  accountTest("is over after ten wrong passwords, with the time to wait", async ({ visitor, db }) => {
    const { email, password } = await makeAccount();
    for (let attempt = 0; attempt < 10; attempt++) {
      expect((await refusal(signIn(db, page(visitor), formOf({ email, password: "wrong horse" })))).status).toBe(401);
    }
    const done = await signIn(db, page(visitor), formOf({ email, password }));
    if (!wasRefused(done)) throw new Error("The form was taken");
    expect(done.status).toBe(429);
    const seconds = Number(done.headers.get("Retry-After"));
    expect(seconds).toBeGreaterThan(600);
    expect(done.submission.error).toEqual({ "": [`account.errors.tooManyAttempts:${seconds}`] });
  });

  accountTest("is refused to a disabled account, in the words of a wrong password", async ({ visitor, db }) => {
    const { uid, email, password } = await makeAccount();
    await disableAccount(uid);
    for (const tried of [password, "wrong horse"]) {
      expect(await refusal(signIn(db, page(visitor), formOf({ email, password: tried })))).toMatchObject({
        status: 401,
        errors: { "": ["account.errors.wrongCredentials"] },
      });
    }
    expect(await db.select().from(users)).toHaveLength(0);
  });
});

describe("signing up", () => {
  const typed = (changed: Record<string, string> = {}) =>
    formOf({ email: newAddress(), password: "correct horse", confirmPassword: "correct horse", ...changed });

  accountTest("makes the account and signs in", async ({ visitor, db }) => {
    const done = await signUp(db, page(visitor), typed());
    if (wasRefused(done)) throw new Error("The form was refused");
    expect(done.profile).toBe("missing");
    visitor.keepCookies(done.headers);
    expect((await visitor.me()).status).toBe(404);
  });

  accountTest("has the specification's words for each mistake", async ({ visitor, db }) => {
    const { email } = await makeAccount();
    const mistakes: [changed: Record<string, string>, errors: Record<string, string[]>][] = [
      [{ email }, { email: ["account.errors.emailInUse"] }],
      [{ email: "anke@" }, { email: ["account.errors.invalidEmailAddress"] }],
      [{ confirmPassword: "correct horses" }, { confirmPassword: ["account.errors.passwordsDoNotMatch"] }],
      [{ password: "1234567", confirmPassword: "1234567" }, { password: ["account.errors.passwordTooShort"] }],
      [
        { password: "x".repeat(1001), confirmPassword: "x".repeat(1001) },
        { password: ["account.errors.passwordTooLong"] },
      ],
      [
        { password: "1234567", confirmPassword: "x" },
        {
          password: ["account.errors.passwordTooShort"],
          confirmPassword: ["account.errors.passwordsDoNotMatch"],
        },
      ],
      [{ password: "", confirmPassword: "x" }, { password: ["account.errors.passwordRequired"] }],
      [{ password: "Password1", confirmPassword: "Password1" }, { password: ["account.errors.passwordTooCommon"] }],
      [
        { email: "liesbet.maes@test.example", password: "liesbetmaes", confirmPassword: "liesbetmaes" },
        { password: ["account.errors.passwordPersonal"] },
      ],
    ];
    for (const [changed, errors] of mistakes) {
      const refused = await refusal(signUp(db, page(visitor), typed(changed)));
      expect(refused).toMatchObject({ status: 422, errors });
      expect(refused.kept).not.toHaveProperty("password");
      expect(refused.kept).not.toHaveProperty("confirmPassword");
    }
  });
});

describe("a forgotten password", () => {
  accountTest("is replaced by way of a link, and whoever was signed in no longer is", async ({ visitor, db }) => {
    const account = await makeAccount();
    await visitor.exchange(account.idToken);
    const elsewhere = new Visitor(db);
    await elsewhere.exchange(await newIdToken(account));
    const nobody = new Visitor(db);
    expect(await requestReset(db, page(nobody), formOf({ email: account.email }), "fr")).toEqual({
      sentTo: account.email,
      hasEnough: false,
    });
    const oobCode = (await findResetCode(account.email)) ?? "";
    expect(await readResetCode(db, page(nobody), oobCode)).toEqual({
      email: account.email,
      problem: "",
      empties: false,
    });

    expect(await readResetCode(db, page(nobody), "")).toMatchObject({ email: null, problem: "account.errors.noCode" });

    const typed = { oobCode, password: "another horse", confirmPassword: "another horse" };
    expect(await refusal(resetPassword(db, page(nobody), formOf({ ...typed, confirmPassword: "" })))).toMatchObject({
      status: 422,
      errors: { confirmPassword: ["account.errors.passwordsDoNotMatch"] },
    });
    for (const [password, fault] of [
      ["iloveyou", "passwordTooCommon"],
      [account.email, "passwordPersonal"],
    ] as const) {
      const bad = formOf({ oobCode, password, confirmPassword: password });
      const errors = { password: [`account.errors.${fault}`] };
      expect(await refusal(resetPassword(db, page(nobody), bad))).toMatchObject({ status: 422, errors });
    }
    const done = await resetPassword(db, page(visitor), formOf(typed));
    if (wasRefused(done)) throw new Error("The form was refused");
    visitor.keepCookies(done.headers);
    expect([...visitor.cookies.keys()]).toEqual(["known-browser"]);
    expect((await elsewhere.me()).status).toBe(401);
    expect(await db.select({ endedBy: sessions.endedBy }).from(sessions)).toEqual(
      Array(2).fill({ endedBy: "password-change" }),
    );

    const form = (password: string) => formOf({ email: account.email, password });
    expect((await refusal(signIn(db, page(nobody), form(account.password)))).status).toBe(401);
    expect(wasRefused(await signIn(db, page(nobody), form("another horse")))).toBe(false);
    expect(await refusal(resetPassword(db, page(nobody), formOf(typed)))).toMatchObject({
      status: 422,
      errors: { "": ["account.errors.invalidCode"] },
    });
    expect(await readResetCode(db, page(nobody), oobCode)).toMatchObject({ problem: "account.errors.invalidCode" });
  });

  accountTest("does not tell who has an account, and fills nobody's inbox", async ({ visitor, db }) => {
    const email = newAddress();
    for (let wish = 0; wish < 5; wish++) {
      expect(await requestReset(db, page(visitor), formOf({ email }), "en")).toEqual({
        sentTo: email,
        hasEnough: false,
      });
    }
    expect((await refusal(requestReset(db, page(visitor), formOf({ email }), "en"))).status).toBe(429);
    expect(await refusal(requestReset(db, page(visitor), formOf({ email: "anke" }), "en"))).toMatchObject({
      status: 422,
      errors: { email: ["account.errors.invalidEmail"] },
    });
  });
});

describe("completing the profile", () => {
  accountTest("keeps it, and the consents in the form's words", async ({ visitor, db }) => {
    await visitor.exchange((await makeAccount()).idToken);
    const done = await complete(db, page(visitor), formOf({ ...profileFields, termsAcceptedVersion: "9.9" }), "nl");
    expect(done).toMatchObject({ user: { lastname: "Willems", termsAcceptedVersion: "1.0", languageId: 3 } });
    const [latest] = await db.select().from(consents).orderBy(desc(consents.id)).limit(1);
    expect(latest).toMatchObject({ purpose: "marketing", given: false, language: "nl" });
    expect((await visitor.me()).status).toBe(200);
  });

  accountTest("gives back what was typed with what is wrong", async ({ visitor, db }) => {
    await visitor.exchange((await makeAccount()).idToken);
    const { lastname: _, ...rest } = profileFields;
    expect(await refusal(complete(db, page(visitor), formOf(rest), "nl"))).toMatchObject({
      status: 422,
      errors: { lastname: ["account.errors.lastnameRequired"] },
      kept: { firstname: "Anke", phone: profileFields.phone, receiveEmailsForReverseMatching: "on" },
    });
  });

  accountTest("is for whoever is signed in", async ({ visitor, db }) => {
    await expect(complete(db, page(visitor), formOf(profileFields), "nl")).rejects.toMatchObject({ status: 401 });
  });
});
