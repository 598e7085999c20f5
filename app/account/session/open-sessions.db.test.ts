import { describe, expect } from "vitest";
import { sessions } from "#db/schema/accounts.ts";
import { auditLog } from "#db/schema/audit.ts";
import { makeAccount } from "../identity/testing/accounts.ts";
import { action as profileAction } from "../pages/profile-page.tsx";
import { accountTest } from "../testing/account-test.ts";
import { profileFields, Visitor } from "../testing/visitor.ts";
import { findUser } from "./find-user.server.ts";
import { listOpenSessions } from "./open-sessions.server.ts";

/* My Account names every device that is logged in, and ends one of them by itself. */

async function signUp(visitor: Visitor) {
  const account = await makeAccount();
  await visitor.exchange(account.idToken);
  await visitor.completeProfile({ ...profileFields, email: account.email });
  return account;
}

const userOf = async (visitor: Visitor) => findUser(visitor.db, visitor.request("/en"));

async function end(visitor: Visitor, about: string) {
  const request = visitor.post("/en/profile", { intent: "end-session", about });
  const answer: unknown = await profileAction({ request, params: {}, context: { db: visitor.db } }).catch(
    (thrown: unknown) => thrown,
  );
  if (!(answer instanceof Response)) throw new Error("The form was shown again");
  return { status: answer.status, to: answer.headers.get("Location") };
}

describe("sessions of an account", () => {
  accountTest("are named by browser and network, the latest first, and one ends by itself", async ({ visitor, db }) => {
    const { idToken } = await signUp(visitor);
    const phone = new Visitor(db);
    phone.headers["User-Agent"] =
      "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1";
    phone.headers["X-Client-Address"] = "203.0.113.9";
    await phone.exchange(idToken);
    const user = (await userOf(visitor))!;

    const open = await listOpenSessions(db, user.id);
    expect(open.map(({ browser, address }) => [browser, address])).toEqual(
      expect.arrayContaining([
        ["Safari on iOS", "203.0.113.0/24"],
        ["Firefox on Windows", "198.51.100.0/24"],
      ]),
    );
    const ofPhone = open.find(({ browser }) => browser === "Safari on iOS")!;
    expect(await end(visitor, ofPhone.id)).toEqual({ status: 303, to: "/en/profile?done=session-ended" });
    expect(await userOf(phone)).toBeNull();
    expect((await userOf(visitor))?.id).toBe(user.id);
    expect(await listOpenSessions(db, user.id)).toHaveLength(1);
    // Again, as after a double click: nothing more to end, nothing more to write down.
    expect((await end(visitor, ofPhone.id)).status).toBe(303);
    const written = await db.select().from(auditLog);
    expect(written.filter(({ action }) => action === "session-ended")).toHaveLength(1);
  });

  accountTest("begin with the one that asks, however many came after it", async ({ visitor, db }) => {
    await signUp(visitor);
    const user = (await userOf(visitor))!;
    const [own] = await listOpenSessions(db, user.id);
    const later = { userId: user.id, providers: ["password"], expiresAt: new Date("2099-01-01") };
    const many = Array.from({ length: 30 }, (_, at) => ({
      ...later,
      id: `later-${at}`,
      createdAt: new Date(2030, 0, at),
    }));
    await db.insert(sessions).values(many);
    const shown = await listOpenSessions(db, user.id, own!.id);
    expect(shown).toHaveLength(20);
    expect(shown[0]?.id).toBe(own!.id);
  });

  accountTest("of somebody else are not ended, and what is no session is refused", async ({ visitor, db }) => {
    await signUp(visitor);
    const stranger = new Visitor(db);
    await signUp(stranger);
    const [theirs] = await listOpenSessions(db, (await userOf(stranger))!.id);
    expect((await end(visitor, theirs!.id)).status).toBe(303);
    expect(await userOf(stranger)).not.toBeNull();
    for (const about of ["", "x".repeat(44), `${theirs!.id.slice(1)}\u0000`]) {
      expect(await end(visitor, about), about).toEqual({ status: 400, to: null });
    }
  });
});
