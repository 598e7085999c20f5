import { expect } from "vitest";
import { sessions } from "#db/schema/accounts.ts";
import { makeMember } from "#app/notifications/testing/members.ts";
import { dbTest } from "#db/testing/db-test.ts";
import { deleteOldSessions } from "./delete-old-sessions.server.ts";

const at = (day: string) => new Date(`${day}T12:00:00Z`);

dbTest("a session is forgotten a month after it ended or expired, not before", async ({ db }) => {
  const userId = await makeMember(db);
  const session = { userId, providers: ["password"], expiresAt: at("2027-03-01") };
  await db.insert(sessions).values([
    { ...session, id: "open" },
    { ...session, id: "ended", endedAt: at("2026-03-10"), endedBy: "logout" },
    { ...session, id: "ended-lately", endedAt: at("2026-04-01"), endedBy: "logout" },
    { ...session, id: "expired", expiresAt: at("2026-03-09") },
    {
      ...session,
      id: "expired-and-ended",
      expiresAt: at("2026-03-09"),
      endedAt: at("2026-04-01"),
      endedBy: "suspension",
    },
  ]);
  expect(await deleteOldSessions(db, at("2026-04-10"))).toBe(2);
  expect(await deleteOldSessions(db, new Date("2026-04-10T12:00:01Z"))).toBe(1);
  const left = await db.select({ id: sessions.id }).from(sessions).orderBy(sessions.id);
  expect(left.map(({ id }) => id)).toEqual(["ended-lately", "open"]);
});
