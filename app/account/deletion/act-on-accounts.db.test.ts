import { eq, isNull } from "drizzle-orm";
import { expect } from "vitest";
import { sessions, users } from "#db/schema/accounts.ts";
import { auditLog } from "#db/schema/audit.ts";
import { dbTest } from "#db/testing/db-test.ts";
import { makeAccount } from "../identity/testing/accounts.ts";
import { actions } from "./act-on-accounts.server.ts";

dbTest("an operator suspends, deletes and restores by address, and hears what came of it", async ({ db }) => {
  const { uid, email } = await makeAccount();
  await db.insert(users).values({ uid, email });
  const now = new Date("2027-01-31T12:00:00Z");
  const upper = email.toUpperCase();
  expect(await actions.suspend(db, upper)).toEqual({
    done: true,
    line: `${email} is suspended: every session has ended`,
  });
  expect((await actions.suspend(db, email)).line).toContain("already");
  expect((await actions.delete(db, email, { now })).line).toContain("erased after 2027-02-28T12:00:00.000Z");
  expect(await actions.suspend(db, email)).toMatchObject({ done: false });
  expect((await actions.restore(db, email, { now })).line).toContain("is restored");
  expect((await actions.delete(db, email, { minor: true })).line).toBe(`${email} is closed and erased`);
  expect(await actions.restore(db, email)).toEqual({
    done: false,
    line: `${email} is unknown: there is no such account`,
  });
});

dbTest("an operator logs somebody out everywhere, and the account stays as it is", async ({ db }) => {
  const { uid, email } = await makeAccount();
  const [user] = await db.insert(users).values({ uid, email }).returning();
  const expiresAt = new Date("2099-01-01");
  await db.insert(sessions).values([
    { id: "phone", userId: user!.id, providers: ["password"], expiresAt },
    { id: "desk", userId: user!.id, providers: ["password"], expiresAt },
  ]);
  expect(await actions["log-out"](db, email)).toEqual({
    done: true,
    line: `${email} is logged out everywhere: every session has ended`,
  });
  expect(await db.$count(sessions, isNull(sessions.endedAt))).toBe(0);
  expect((await db.select().from(users))[0]).toMatchObject({ status: "active" });
  expect(await db.select({ action: auditLog.action }).from(auditLog)).toEqual([{ action: "sign-out-everywhere" }]);
});

dbTest("an address of several accounts names them, and an id says which", async ({ db }) => {
  const email = "shared@test.example";
  const [one, other] = await db
    .insert(users)
    .values([
      { uid: "one", email, firstname: "Anke", lastname: "Willems" },
      { uid: "other", email },
    ])
    .returning();
  const { done, line } = await actions.suspend(db, email);
  expect(done).toBe(false);
  for (const said of ["2 accounts", one!.id, other!.id, "Anke Willems", "without a profile"])
    expect(line).toContain(said);
  expect((await actions.suspend(db, other!.id)).done).toBe(true);
  const found = await db.select({ status: users.status }).from(users).where(eq(users.id, one!.id));
  expect(found).toEqual([{ status: "active" }]);
});

dbTest("an account is also found by the address that its person signs in with", async ({ db }) => {
  const { uid, email } = await makeAccount();
  await db.insert(users).values({ uid, email: "profile@test.example" });
  expect((await actions.suspend(db, email)).line).toContain("profile@test.example is suspended");
});
