import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, vi } from "vitest";
import { sessions, users } from "#db/schema/accounts.ts";
import { findAccount, type IdentityAccount } from "../identity/identity.server.ts";
import { IdentityError, type VerifiedIdentity } from "../identity/identity.ts";
import { accountTest } from "../testing/account-test.ts";
import type { Visitor } from "../testing/visitor.ts";
import { endSessions } from "./end-session.server.ts";
import { findUser, requireUser } from "./find-user.server.ts";
import { listOpenSessions } from "./open-sessions.server.ts";
import { openSession } from "../sign-in/open-session.server.ts";
import { findSessionId } from "./session-cookie.server.ts";

vi.mock("../identity/identity.server.ts", () => ({ findAccount: vi.fn() }));

const minute = 60_000;
let days = 0;
const asked = vi.mocked(findAccount);

const person = (): VerifiedIdentity => ({
  uid: "uid-of-anke",
  email: "anke@test.example",
  emailVerified: true,
  method: "password",
  authenticatedAt: new Date(Math.floor(Date.now() / 1000) * 1000),
  providers: ["password"],
});

/** The account as it is at sign-in, but for what a test changes. */
const account = (changed: Partial<IdentityAccount> = {}): IdentityAccount => ({
  uid: "uid-of-anke",
  email: "anke@test.example",
  emailVerified: true,
  disabled: false,
  validSince: new Date(0),
  providers: ["password"],
  ...changed,
});

async function signIn(visitor: Visitor, identity = person()) {
  const opened = await openSession(visitor.db, visitor.request("/en"), identity);
  visitor.keepCookies(opened.headers);
  return opened.user;
}

const find = (visitor: Visitor) => findUser(visitor.db, visitor.request("/en"));
/** The clock of this server; no test waits. */
const later = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"] });
  // Each test has a later day: a pause after a failure is over before the next begins.
  vi.setSystemTime(Date.now() + ++days * 24 * 60 * minute);
  asked.mockReset().mockResolvedValue(account());
});

afterEach(() => {
  vi.useRealTimers();
});

describe("who is signed in", () => {
  accountTest("is found by the cookie, in one query however many ask", async ({ visitor, db }) => {
    const user = await signIn(visitor);
    const queries = vi.spyOn(db, "select");
    const request = visitor.request("/en", { headers: { "X-Request-Id": "visit-1" } });
    const sibling = visitor.request("/en", { headers: { "X-Request-Id": "visit-1" } });
    const found = await Promise.all([findUser(db, request), findUser(db, request), findUser(db, sibling)]);
    expect(found.map((user) => user?.id)).toEqual([user.id, user.id, user.id]);
    await findUser(db, request);
    expect(queries).toHaveBeenCalledTimes(1);
    expect(asked).not.toHaveBeenCalled();
  });

  accountTest("is nobody without a cookie of ours, and the database is not asked", async ({ visitor, db }) => {
    await signIn(visitor);
    const queries = vi.spyOn(db, "select");
    const cookie = visitor.cookies.get("session") ?? "";
    for (const value of [undefined, "", "nonsense", cookie.slice(0, -1), `x${cookie}`, cookie.replace(/\..*$/, "")]) {
      visitor.cookies.delete("session");
      if (value !== undefined) visitor.cookies.set("session", value);
      expect(await find(visitor)).toBeNull();
    }
    expect(queries).not.toHaveBeenCalled();
  });

  accountTest(
    "is nobody once the session has expired, a year later, however often it is used",
    async ({ visitor, db }) => {
      await signIn(visitor);
      for (let week = 1; week <= 52; week++) {
        later(7 * 24 * 60 * minute);
        const moment = Date.now();
        expect(await find(visitor)).not.toBeNull();
        await vi.waitUntil(async () => (await db.select().from(sessions))[0]!.checkedAt.getTime() >= moment);
      }
      later(2 * 24 * 60 * minute);
      expect(await find(visitor)).toBeNull();
    },
  );

  accountTest("is nobody once the session has not been used for ninety days", async ({ visitor }) => {
    const user = await signIn(visitor);
    later(89 * 24 * 60 * minute);
    expect(await listOpenSessions(visitor.db, user.id)).toHaveLength(1);
    later(2 * 24 * 60 * minute);
    expect(await find(visitor)).toBeNull();
    expect(await listOpenSessions(visitor.db, user.id)).toEqual([]);
  });

  accountTest.for(["suspended", "deleted"] as const)(
    "is nobody as soon as the account is %s",
    async (status, { visitor, db }) => {
      await signIn(visitor);
      await db.update(users).set({ status });
      expect(await find(visitor)).toBeNull();
      await expect(signIn(visitor)).rejects.toMatchObject({ failure: "disabled" });
      expect(await db.select().from(sessions)).toHaveLength(1);
    },
  );

  accountTest("must be somebody where it is required", async ({ visitor, db }) => {
    const refusal: unknown = await requireUser(db, visitor.request("/en")).catch((refusal: unknown) => refusal);
    if (!(refusal instanceof Response)) throw new Error("No response was thrown");
    expect([refusal.status, await refusal.json()]).toEqual([401, { error: "User is not authenticated" }]);
    const user = await signIn(visitor);
    expect(await requireUser(db, visitor.request("/en"))).toMatchObject({ id: user.id });
  });
});

describe("a session ends", () => {
  accountTest("when the same browser signs in anew: it always gets a new id", async ({ visitor, db }) => {
    await signIn(visitor);
    const old = visitor.cookies.get("session") ?? "";
    await signIn(visitor);
    expect(visitor.cookies.get("session")).not.toBe(old);
    expect(await find(visitor)).not.toBeNull();
    visitor.cookies.set("session", old);
    expect(await find(visitor)).toBeNull();
    expect(await db.select().from(sessions).where(eq(sessions.endedBy, "replaced"))).toHaveLength(1);
  });

  accountTest("everywhere at once, or everywhere else", async ({ visitor, db }) => {
    const user = await signIn(visitor);
    const elsewhere = new Map(visitor.cookies);
    visitor.cookies.clear();
    await signIn(visitor);
    await endSessions(db, user.id, "password-change", { except: (await findSessionId(visitor.request("/en")))! });
    expect(await find(visitor)).not.toBeNull();
    await endSessions(db, user.id, "deletion");
    expect(await find(visitor)).toBeNull();
    visitor.cookies.set("session", elsewhere.get("session")!);
    expect(await find(visitor)).toBeNull();
    const ends = await db.select({ endedBy: sessions.endedBy }).from(sessions).orderBy(sessions.endedAt);
    expect(ends).toEqual([{ endedBy: "password-change" }, { endedBy: "deletion" }]);
  });

  accountTest.for([
    ["is disabled", { disabled: true }, "suspension"],
    ["is gone", null, "deletion"],
    ["has a new password", { validSince: new Date("2100-01-01") }, "password-change"],
    ["has another way to sign in", { providers: ["google", "password"] }, "provider-change"],
    ["has lost its way to sign in", { providers: [] }, "provider-change"],
  ] as const)(
    "within five minutes after the account %s at the identity service",
    async ([, changed, reason], { visitor, db }) => {
      await signIn(visitor);
      asked.mockResolvedValue(
        changed &&
          account({ ...changed, providers: [...("providers" in changed ? changed.providers : ["password" as const])] }),
      );
      later(4 * minute);
      expect(await find(visitor)).not.toBeNull();
      expect(asked).not.toHaveBeenCalled();
      later(2 * minute);
      expect(await find(visitor)).toBeNull();
      expect(await db.select().from(sessions)).toMatchObject([{ endedBy: reason }]);
      asked.mockResolvedValue(account());
      expect(await find(visitor)).toBeNull();
    },
  );
});

describe("the identity service is asked", () => {
  accountTest("every five minutes, once however many pages are waiting", async ({ visitor, db }) => {
    await signIn(visitor);
    later(6 * minute);
    const moment = Date.now();
    const pages = await Promise.all(Array.from({ length: 8 }, () => find(visitor)));
    expect(pages.every(Boolean)).toBe(true);
    expect(asked).toHaveBeenCalledTimes(1);
    await vi.waitUntil(async () => (await db.select().from(sessions))[0]!.checkedAt.getTime() >= moment);
    await find(visitor);
    expect(asked).toHaveBeenCalledTimes(1);
    later(6 * minute);
    await find(visitor);
    expect(asked).toHaveBeenCalledTimes(2);
  });

  accountTest(
    "in vain while it is out of reach: visitors stay, and it is asked a minute later",
    async ({ visitor, db }) => {
      await signIn(visitor);
      asked.mockRejectedValue(new IdentityError("unreachable"));
      later(6 * minute);
      expect(await find(visitor)).not.toBeNull();
      expect(await find(visitor)).not.toBeNull();
      expect(asked).toHaveBeenCalledTimes(1);
      asked.mockResolvedValue(account({ disabled: true }));
      later(0.5 * minute);
      expect(await find(visitor)).not.toBeNull();
      expect(asked).toHaveBeenCalledTimes(1);
      later(minute);
      expect(await find(visitor)).toBeNull();
      expect(await db.select().from(sessions)).toMatchObject([{ endedBy: "suspension" }]);
    },
  );

  accountTest("without making a page wait for an answer that does not come", async ({ visitor, db }) => {
    await signIn(visitor);
    let answer: (account: IdentityAccount) => void = () => {};
    asked.mockReturnValue(new Promise((resolve) => (answer = resolve)));
    later(6 * minute);
    // It comes without the answer, and the next does not wait for it either.
    expect(await find(visitor)).not.toBeNull();
    const waits = vi.spyOn(globalThis, "setTimeout");
    expect(await find(visitor)).not.toBeNull();
    expect(waits.mock.calls.filter(([, time]) => time === 500)).toEqual([]);
    waits.mockRestore();
    expect(asked).toHaveBeenCalledTimes(1);
    // Which counts when it is there.
    answer(account({ disabled: true }));
    await vi.waitUntil(async () => (await db.select().from(sessions))[0]!.endedBy === "suspension");
    expect(await find(visitor)).toBeNull();
  });
});
