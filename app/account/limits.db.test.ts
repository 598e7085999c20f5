import { afterEach, beforeEach, describe, expect, vi } from "vitest";
import { closeDatabase, createDatabase } from "#db/client.server.ts";
import { attempts } from "#db/schema/accounts.ts";
import { forgiveSignIn, limitReset, limitSignIn, limitSignUp, limitTokens, TooManyAttempts } from "./limits.server.ts";
import { accountTest } from "./testing/account-test.ts";
import { useDatabase } from "./testing/database-of-test.ts";

vi.mock("#app/database.server.ts", () => import("./testing/database-of-test.ts"));

const from = (address: string) => new Request("http://a", { headers: { "X-Client-Address": address } });
let last = 0;
const anotherAddress = () => from(`203.0.${Math.floor(++last / 250)}.${last % 250}`);

const passed = async (tries: Promise<void>[]) => {
  const results = await Promise.allSettled(tries);
  for (const result of results) if (result.status === "rejected") expect(result.reason).toBeInstanceOf(TooManyAttempts);
  return results.filter(({ status }) => status === "fulfilled").length;
};
const repeat = <Result>(times: number, run: () => Result) => Array.from({ length: times }, run);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"] });
});
afterEach(() => {
  vi.useRealTimers();
});

describe("passwords", () => {
  accountTest("can be tried ten times in a quarter of an hour for one account, all at once too", async () => {
    const tries = repeat(50, () => limitSignIn(anotherAddress(), "anke@test.example"));
    expect(await passed(tries)).toBe(10);
    await expect(limitSignIn(anotherAddress(), " Anke@Test.example ")).rejects.toMatchObject({
      seconds: expect.toSatisfy((seconds: number) => seconds > 850 && seconds <= 900) as number,
    });
    await limitSignIn(anotherAddress(), "luc@test.example");
    vi.setSystemTime(Date.now() + 15 * 60_000 + 1);
    await limitSignIn(anotherAddress(), "anke@test.example");
  });

  accountTest("can be tried so often on all servers together", async ({ db, databaseUrl }) => {
    const other = createDatabase(databaseUrl, { connections: 2 });
    expect(await passed(repeat(6, () => limitSignIn(anotherAddress(), "anke@test.example")))).toBe(6);
    useDatabase(other);
    expect(await passed(repeat(6, () => limitSignIn(anotherAddress(), "anke@test.example")))).toBe(4);
    useDatabase(db);
    await closeDatabase(other);
  });

  accountTest("count from zero after a success, but not for the address", async () => {
    const office = from("198.51.100.7");
    for (let round = 0; round < 5; round++) {
      expect(await passed(repeat(10, () => limitSignIn(office, "anke@test.example")))).toBe(10);
      await forgiveSignIn("ANKE@test.example");
    }
    expect(await passed([limitSignIn(office, "anke@test.example")])).toBe(0);
    expect(await passed([limitSignIn(from("198.51.100.8"), "anke@test.example")])).toBe(1);
  });

  accountTest("of many accounts can't be tried from one address, nor from one line's many", async () => {
    const accounts = (address: () => string) =>
      repeat(1_000, () => limitSignIn(from(address()), `${++last}@test.example`));
    expect(await passed(accounts(() => "198.51.100.7"))).toBe(50);
    expect(await passed(accounts(() => `2001:db8:1:2::${(++last).toString(16)}`))).toBe(50);
    expect(await passed([limitSignIn(from("2001:db8:1:3::1"), "anke@test.example")])).toBe(1);
  });
});

accountTest("accounts, links and tokens have limits of their own", async () => {
  const office = from("198.51.100.7");
  expect(await passed(repeat(25, () => limitSignUp(office)))).toBe(20);
  expect(await passed(repeat(8, () => limitReset(anotherAddress(), "anke@test.example")))).toBe(5);
  expect(await passed(repeat(25, () => limitReset(office, `${++last}@test.example`)))).toBe(20);
  expect(await passed(repeat(310, () => limitTokens(office, "anke")))).toBe(300);
  expect(await passed(repeat(310, () => limitTokens(office)))).toBe(300);
  expect(await passed([limitTokens(office, "luc")])).toBe(1);
  expect(await passed([limitSignIn(office, "anke@test.example")])).toBe(1);
});

accountTest("the table of counters names nobody", async ({ db }) => {
  await limitSignIn(from("198.51.100.7"), "anke@test.example");
  const kept = JSON.stringify(await db.select().from(attempts));
  expect(kept).toContain("signInOfAccount");
  expect(kept).not.toMatch(/anke|198\.51/);
});
