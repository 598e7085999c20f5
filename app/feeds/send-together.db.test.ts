import { sql } from "drizzle-orm";
import { expect } from "vitest";
import { users } from "#db/schema/accounts.ts";
import { dbTest } from "#db/testing/db-test.ts";
import { sendTogether } from "./send-together.server.ts";

dbTest("statements run in the order in which they are given, whatever kind they are of", async ({ db }) => {
  await db.transaction(async (tx) => {
    const [, , [set]] = await sendTogether([
      () => tx.execute(sql`select set_config('quartier.tried', 'first', true)`),
      () => tx.select({ id: users.id }).from(users),
      () => tx.execute<{ tried: string }>(sql`select current_setting('quartier.tried') as tried`),
    ]);
    expect(set).toEqual({ tried: "first" });
  });
});

dbTest("none waits for the answer of the one before it", async ({ db }) => {
  const made: string[] = [];
  await db.transaction((tx) =>
    sendTogether([
      () => tx.execute(sql`select pg_sleep(0.2)`).then(() => made.push("answer")),
      async () => void made.push("second statement"),
      async () => void made.push("third statement"),
    ]),
  );
  expect(made).toEqual(["second statement", "third statement", "answer"]);
});

dbTest("what fails first is told, and a transaction can go on from before it", async ({ db }) => {
  await db.transaction(async (tx) => {
    const failing = tx.transaction((inner) =>
      sendTogether([
        () => inner.execute(sql`select 1`),
        () => inner.execute(sql`select 1 / 0`),
        () => inner.execute(sql`select 'never'`),
      ]),
    );
    await expect(failing).rejects.toMatchObject({ cause: { message: "division by zero" } });
    expect([...(await tx.execute(sql`select 'goes on' as it`))]).toEqual([{ it: "goes on" }]);
  });
});
