import { asc, eq } from "drizzle-orm";
import { expect } from "vitest";
import { actingAs } from "#app/database/acting.server.ts";
import { makeAccount } from "#app/account/identity/testing/accounts.ts";
import { endEverywhere } from "#app/account/session/end-everywhere.server.ts";
import { accountTest } from "#app/account/testing/account-test.ts";
import { profileFields } from "#app/account/testing/visitor.ts";
import { suspendAccount } from "#app/account/deletion/suspend-account.server.ts";
import { users } from "#db/schema/accounts.ts";
import { auditLog } from "#db/schema/audit.ts";
import { audit } from "./audit.server.ts";
import { readQuestion } from "./audit-commands.server.ts";
import { deleteOldAuditRows } from "./delete-old-rows.server.ts";
import { readAudit } from "./read-audit.server.ts";

accountTest("it is written down who did what, when and from where, and found by account", async ({ visitor, db }) => {
  const { email, idToken } = await makeAccount();
  await actingAs({ kind: "visitor", origin: "198.51.100.0/24" }, async () => {
    await visitor.exchange(idToken);
    await visitor.completeProfile({ ...profileFields, email });
  });
  const [user] = await db.select().from(users);
  await actingAs({ kind: "operator", name: "anke", origin: "db1" }, () => suspendAccount(db, user!.id));
  const rows = await readAudit(db, { account: email.toUpperCase(), most: 10 });
  expect(rows.map(({ action, actor, operator, origin }) => [action, actor, operator, origin])).toEqual([
    ["account-suspended", "operator", "anke", "db1"],
    ["profile-completed", "visitor", null, "198.51.100.0/24"],
    ["sign-in", "visitor", null, "198.51.100.0/24"],
  ]);
  const signIns = await readAudit(db, { account: user!.id, ...readQuestion({ action: "sign-in" }) });
  expect(signIns).toMatchObject([{ userId: user!.id, subject: "password" }]);
  expect(await readAudit(db, { account: "other@test.example", most: 10 })).toEqual([]);
});

accountTest("what was taken back was never written down", async ({ visitor, db }) => {
  const { idToken } = await makeAccount();
  await visitor.exchange(idToken);
  const [user] = await db.select().from(users);
  const broken = db.transaction(async (tx) => {
    await endEverywhere({ transaction: (work) => tx.transaction(work) }, user!);
    throw new Error("The connection is lost");
  });
  await expect(broken).rejects.toThrow("The connection is lost");
  expect(await readAudit(db, { action: "sign-out-everywhere", most: 10 })).toEqual([]);
});

accountTest("it goes with the account, and when its time is over", async ({ visitor, db }) => {
  const { idToken } = await makeAccount();
  await visitor.exchange(idToken);
  await audit(db, "roles-made");
  await db
    .insert(auditLog)
    .values({ actor: "site", action: "roles-made", at: new Date(Date.now() - 366 * 86_400_000) });
  expect(await deleteOldAuditRows(db)).toBe(1);
  const [user] = await db.select().from(users);
  await db.delete(users).where(eq(users.id, user!.id));
  const left = await db.select().from(auditLog).orderBy(asc(auditLog.id));
  expect(left).toMatchObject([{ action: "roles-made", actor: "site", userId: null, origin: null }]);
});

accountTest("an option that means nothing is refused", () => {
  expect(readQuestion({ since: "2026-11-01", most: "5" })).toEqual({ most: 5, since: new Date("2026-11-01") });
  for (const values of [{ action: "fly" }, { since: "2026-02-31" }, { until: "yesterday" }, { most: "0" }]) {
    expect(() => readQuestion(values)).toThrow(/takes/);
  }
});
