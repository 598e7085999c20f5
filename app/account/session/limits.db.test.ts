import { afterEach, beforeEach, describe, expect, vi } from "vitest";
import { closeDatabase, createDatabase } from "#db/client.server.ts";
import { attempts, users } from "#db/schema/accounts.ts";
import { TooManyAttempts } from "#app/http/count-attempts.server.ts";
import { forgiveSignIn, limitOwnReset, limitReset, limitSignIn, limitSignUp, limitTokens } from "./limits.server.ts";
import { findKnownBrowser, deleteKnownBrowsers, addKnownBrowser } from "./known-browser.server.ts";
import { openSession } from "../sign-in/open-session.server.ts";
import { accountTest } from "../testing/account-test.ts";

const from = (address: string) => new Request("http://a", { headers: { "X-Client-Address": address } });
let last = 0;
/** In another network each time. */
const anotherAddress = () => from(`203.${Math.floor(++last / 250)}.${last % 250}.7`);

const passed = async (tries: Promise<unknown>[]) => {
  const results = await Promise.allSettled(tries);
  for (const result of results) if (result.status === "rejected") expect(result.reason).toBeInstanceOf(TooManyAttempts);
  return results.filter(({ status }) => status === "fulfilled").length;
};
const anke = { uid: "anke", email: "anke@test.example" };
/** A browser in which Anke has logged in, wherever it is carried. */
const knownBrowser = async (account: typeof anke & { version?: number }) => {
  const [cookie = ""] = (await addKnownBrowser(anotherAddress(), { version: 0, ...account })).split(";");
  return (address: string) => new Request("http://a", { headers: { "X-Client-Address": address, Cookie: cookie } });
};
const repeat = <Result>(times: number, run: () => Result) => Array.from({ length: times }, run);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"] });
});
afterEach(() => {
  vi.useRealTimers();
});

describe("passwords", () => {
  accountTest("can be tried twenty times in a quarter of an hour for one account, all at once too", async ({ db }) => {
    const tries = repeat(50, () => limitSignIn(db, anotherAddress(), "anke@test.example"));
    expect(await passed(tries)).toBe(20);
    await expect(limitSignIn(db, anotherAddress(), " Anke@Test.example ")).rejects.toMatchObject({
      seconds: expect.toSatisfy((seconds: number) => seconds > 850 && seconds <= 900) as number,
      text: "tooManyOnAccount",
    });
    await limitSignIn(db, anotherAddress(), "luc@test.example");
    vi.setSystemTime(Date.now() + 15 * 60_000 + 1);
    await limitSignIn(db, anotherAddress(), "anke@test.example");
  });

  accountTest("can be tried a hundred times in a day for one account, however slowly", async ({ db }) => {
    let tried = 0;
    for (let quarter = 0; quarter < 10; quarter++) {
      tried += await passed(repeat(20, () => limitSignIn(db, anotherAddress(), "anke@test.example")));
      vi.setSystemTime(Date.now() + 15 * 60_000 + 1);
    }
    expect(tried).toBe(100);
    vi.setSystemTime(Date.now() + 24 * 60 * 60_000);
    await limitSignIn(db, anotherAddress(), "anke@test.example");
  });

  accountTest("can be tried ten times for one account from one address", async ({ db }) => {
    const tries = repeat(15, () => limitSignIn(db, from("198.51.100.7"), "anke@test.example"));
    expect(await passed(tries)).toBe(10);
    await expect(limitSignIn(db, from("198.51.100.7"), "anke@test.example")).rejects.toMatchObject({
      text: "tooManyAttempts",
    });
    await limitSignIn(db, anotherAddress(), "anke@test.example");
  });

  accountTest("can be tried twenty times in a day for one account from one network", async ({ db }) => {
    for (const [neighbour, lines] of [
      ["198.51.100.", 250],
      ["2001:db8:1:", 0],
    ] as const) {
      let tried = 0;
      for (let round = 0; round < 5; round++) {
        const tries = repeat(10, () =>
          limitSignIn(db, from(`${neighbour}${(++last % 200) + 1}${lines ? "" : "::1"}`), anke.email),
        );
        tried += await passed(tries);
        vi.setSystemTime(Date.now() + 15 * 60_000 + 1);
      }
      expect(tried).toBe(20);
    }
    // The owner's new browser, elsewhere.
    await limitSignIn(db, anotherAddress(), anke.email);
  });

  accountTest("can be tried so often on all servers together", async ({ db, databaseUrl }) => {
    const other = createDatabase(databaseUrl, { connections: 2 });
    expect(await passed(repeat(12, () => limitSignIn(db, anotherAddress(), "anke@test.example")))).toBe(12);
    expect(await passed(repeat(12, () => limitSignIn(other, anotherAddress(), "anke@test.example")))).toBe(8);
    await closeDatabase(other);
  });

  accountTest("count from zero after a success of whoever tried, but not for the address", async ({ db }) => {
    const office = from("198.51.100.7");
    for (let round = 0; round < 5; round++) {
      expect(await passed(repeat(10, () => limitSignIn(db, office, `${round}@test.example`)))).toBe(10);
      await forgiveSignIn(db, office, ` ${round}@TEST.example`);
    }
    expect(await passed([limitSignIn(db, office, "anke@test.example")])).toBe(0);
    expect(await passed([limitSignIn(db, from("198.51.100.8"), "anke@test.example")])).toBe(1);
  });

  accountTest("that others have tried are not forgotten when the owner logs in", async ({ db }) => {
    expect(await passed(repeat(19, () => limitSignIn(db, anotherAddress(), "anke@test.example")))).toBe(19);
    const owner = anotherAddress();
    await limitSignIn(db, owner, "anke@test.example");
    await forgiveSignIn(db, owner, "anke@test.example");
    expect(await passed(repeat(30, () => limitSignIn(db, anotherAddress(), "anke@test.example")))).toBe(1);
  });

  accountTest("of many accounts can't be tried from one address, nor from one line's many", async ({ db }) => {
    const accounts = (address: () => string) =>
      repeat(1_000, () => limitSignIn(db, from(address()), `${++last}@test.example`));
    expect(await passed(accounts(() => "198.51.100.7"))).toBe(50);
    expect(await passed(accounts(() => `2001:db8:1:2::${(++last).toString(16)}`))).toBe(50);
    expect(await passed([limitSignIn(db, from("2001:db8:1:3::1"), "anke@test.example")])).toBe(1);
  });

  accountTest("of many accounts can't be tried from the lines of one network", async ({ db }) => {
    const tries = repeat(1_000, () => {
      const line = (++last).toString(16);
      return limitSignIn(db, from(`2001:db8:1:${line}::1`), `${line}@test.example`);
    });
    expect(await passed(tries)).toBe(500);
    expect(await passed([limitSignIn(db, from("2001:db8:2::1"), "anke@test.example")])).toBe(1);
  });

  accountTest("are counted by the browser where somebody has logged in to the account", async ({ db }) => {
    const known = await knownBrowser(anke);
    // Whatever others do, from the same office too.
    await passed(repeat(60, () => limitSignIn(db, from("198.51.100.7"), "anke@test.example")));
    await passed(repeat(60, () => limitSignIn(db, anotherAddress(), "anke@test.example")));
    await passed(repeat(60, () => limitSignIn(db, from("198.51.100.7"), `${++last}@test.example`)));
    expect(await passed(repeat(15, () => limitSignIn(db, known("198.51.100.7"), "Anke@test.example")))).toBe(10);
    expect(await passed([limitSignIn(db, known("203.0.113.9"), "anke@test.example")])).toBe(0);
    // It is known for that account only.
    expect(await passed([limitSignIn(db, known("198.51.100.7"), "luc@test.example")])).toBe(0);
  });
});

describe("browsers that an account knows", () => {
  accountTest("of which somebody has many share a count", async ({ db }) => {
    await db.insert(users).values(anke);
    const browsers = await Promise.all(repeat(6, () => knownBrowser(anke)));
    const tries = browsers.flatMap((known) => repeat(10, () => limitSignIn(db, known("198.51.100.7"), anke.email)));
    expect(await passed(tries)).toBe(30);
    expect(await passed([limitSignIn(db, (await knownBrowser(anke))("198.51.100.8"), anke.email)])).toBe(1);
  });

  accountTest("are no more known once they are forgotten, or the address is another's", async ({ db }) => {
    const [user] = await db.insert(users).values(anke).returning();
    const known = (await knownBrowser(anke))("198.51.100.7");
    expect(await findKnownBrowser(db, known, " Anke@test.example")).not.toBeNull();
    expect(await findKnownBrowser(db, known, "luc@test.example")).toBeNull();
    const version = await deleteKnownBrowsers(db, user!.id);
    expect(await findKnownBrowser(db, known, anke.email)).toBeNull();
    const again = (await knownBrowser({ ...anke, version }))("198.51.100.7");
    expect(await findKnownBrowser(db, again, anke.email)).not.toBeNull();
    await db.update(users).set({ email: "annika@test.example" });
    expect(await findKnownBrowser(db, again, anke.email)).toBeNull();
  });
});

describe("links to a new password", () => {
  accountTest("are sent to one mailbox ten times an hour at most, and five for one who asks", async ({ db }) => {
    const sent = async (requests: Request[]) => {
      const answers = await Promise.allSettled(requests.map((request) => limitReset(db, request, "anke@test.example")));
      return {
        sent: answers.filter((answer) => answer.status === "fulfilled" && answer.value).length,
        refused: answers.filter(({ status }) => status === "rejected").length,
      };
    };
    expect(await sent(repeat(8, () => from("198.51.100.7")))).toEqual({ sent: 5, refused: 3 });
    // Somebody else's wishes refuse nobody, and fill no mailbox.
    expect(await sent(repeat(8, anotherAddress))).toEqual({ sent: 5, refused: 0 });
    vi.setSystemTime(Date.now() + 60 * 60_000 + 1);
    expect(await sent([from("198.51.100.7")])).toEqual({ sent: 1, refused: 0 });
  });

  accountTest(
    "are sent to browsers that the account knows five times, and ten to all of one address",
    async ({ db }) => {
      await db.insert(users).values(anke);
      const browsers = await Promise.all(repeat(4, () => knownBrowser(anke)));
      const wishes = (address: string) =>
        browsers.flatMap((known) => repeat(6, () => limitReset(db, known(address), anke.email)));
      expect(await passed(repeat(6, () => limitReset(db, browsers[0]!("198.51.100.7"), anke.email)))).toBe(5);
      expect(await passed(wishes("198.51.100.7"))).toBe(5);
      const elsewhere = await knownBrowser(anke);
      expect(await passed([limitReset(db, elsewhere("198.51.100.8"), anke.email)])).toBe(1);
    },
  );

  accountTest("are no more for whoever signs in again and again", async ({ db, visitor }) => {
    const method = "password" as const;
    let sent = 0;
    for (let session = 0; session < 3; session++) {
      const identity = { ...anke, method, providers: [method], authenticatedAt: new Date(), emailVerified: false };
      visitor.keepCookies((await openSession(db, visitor.request("/"), identity)).headers);
      sent += await passed(repeat(6, () => limitOwnReset(db, visitor.request("/"), anke.email)));
    }
    expect(sent).toBe(10);
  });
});

accountTest("accounts, links and tokens have limits of their own", async ({ db }) => {
  const office = from("198.51.100.7");
  expect(await passed(repeat(25, () => limitSignUp(db, office)))).toBe(20);
  expect(await passed(repeat(25, () => limitReset(db, office, `${++last}@test.example`)))).toBe(20);
  expect(await passed(repeat(310, () => limitTokens(db, office, "anke")))).toBe(300);
  expect(await passed(repeat(310, () => limitTokens(db, office)))).toBe(300);
  expect(await passed([limitTokens(db, office, "luc")])).toBe(1);
  expect(await passed([limitSignIn(db, office, "anke@test.example")])).toBe(1);
});

accountTest("the table of counters names nobody", async ({ db }) => {
  await limitSignIn(db, from("198.51.100.7"), "anke@test.example");
  const kept = JSON.stringify(await db.select().from(attempts));
  expect(kept).toContain("signInForAccount");
  expect(kept).not.toMatch(/anke|198\.51/);
});
