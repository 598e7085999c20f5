import { afterEach, beforeEach, describe, expect, vi } from "vitest";
import { settings } from "#app/settings/settings.server.ts";
import { connections, sessions, users } from "#db/schema/accounts.ts";
import { disableAccount, revokeTokens, verifyIdToken } from "../identity/identity.server.ts";
import { IdentityError } from "../identity/identity.ts";
import { claimsOf, makeAccount, makeGoogleAccount, newIdToken } from "../identity/testing/accounts.ts";
import { endEverywhere } from "../session/end-everywhere.server.ts";
import { forgedToken } from "../identity/testing/forged-token.ts";
import { accountTest } from "../testing/account-test.ts";
import { profileFields, Visitor } from "../testing/visitor.ts";
import * as completeProfile from "./complete-profile-resource.ts";
import * as google from "./google-resource.ts";
import * as googleCallback from "./google-callback-resource.ts";
import * as exchange from "./login-token-resource.ts";
import * as logout from "./logout-resource.ts";
import * as me from "./me-resource.ts";
import * as tokenSync from "./token-sync-resource.ts";
import * as token from "./token-resource.ts";

vi.mock("../identity/identity.server.ts", async (original) => {
  const actual = await original<typeof import("../identity/identity.server.ts")>();
  return {
    ...actual,
    revokeTokens: vi.fn(actual.revokeTokens),
    verifyIdToken: vi.fn(actual.verifyIdToken),
    findAccount: vi.fn(actual.findAccount),
  };
});

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], shouldAdvanceTime: true });
});
afterEach(() => {
  vi.useRealTimers();
});

/** A token of an account that there is, by a way to sign in that its project may or may not have. */
async function tokenSignedInBy(provider: string): Promise<string> {
  const { uid, email } = await makeAccount();
  return forgedToken({ sub: uid, email, firebase: { sign_in_provider: provider, identities: {} } });
}

const later = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000);

describe("a token opens no session", () => {
  accountTest.for([
    ["that is none", async () => "nonsense"],
    ["that is empty", async () => ""],
    ["with NUL", async () => "a\0b.c\0.d"],
    ["as long as a body may be", async () => "x".repeat(1_000_000)],
    ["of another project", async () => forgedToken({ project: "another-project" })],
    ["of nobody", async () => forgedToken()],
    ["of a way to sign in that is none", async () => tokenSignedInBy("anonymous")],
    ["of a way to sign in that every object has", async () => tokenSignedInBy("__proto__")],
    ["of another that every object has", async () => tokenSignedInBy("constructor")],
    ["whose time to live is over", async () => forgedToken({ exp: 1_000_000_000, iat: 999_996_400 })],
    [
      "that was revoked",
      async () => {
        // The identity service's clock decides, and it is not faked.
        vi.useRealTimers();
        const { uid, idToken } = await makeAccount();
        const { iat } = claimsOf(idToken);
        await vi.waitUntil(() => Math.floor(Date.now() / 1000) > iat, { timeout: 30_000 });
        await revokeTokens(uid);
        return idToken;
      },
    ],
    [
      "of a sign-in five minutes ago",
      async () => {
        const { idToken } = await makeAccount();
        later(5 * 60 + 2);
        return idToken;
      },
    ],
    [
      "of a sign-in that is yet to come",
      async () => {
        const { idToken } = await makeAccount();
        later(-30);
        return idToken;
      },
    ],
    [
      "that has expired",
      async () => {
        const { idToken } = await makeAccount();
        later(2 * 60 * 60);
        return idToken;
      },
    ],
  ] as [string, () => Promise<string>][])("%s", async ([, find], { visitor, db }) => {
    const idToken = await find();
    for (const answer of [
      await visitor.exchange(idToken),
      await visitor.completeProfile({ ...profileFields, idToken }),
    ]) {
      expect(answer.status).toBe(401);
      expect(await answer.json()).toEqual({ error: expect.any(String) as string });
      expect(answer.headers.get("Cache-Control")).toBe("no-store");
      expect(answer.headers.has("Set-Cookie")).toBe(false);
    }
    expect(await db.select().from(users)).toHaveLength(0);
  });

  accountTest("of an account that was disabled", async ({ visitor, db }) => {
    const { uid, idToken } = await makeAccount();
    await disableAccount(uid);
    expect((await visitor.exchange(idToken)).status).toBe(403);
    expect(await db.select().from(sessions)).toHaveLength(0);
  });

  accountTest("of an account that is suspended here", async ({ visitor, db }) => {
    const account = await makeAccount();
    await visitor.exchange(account.idToken);
    await db.update(users).set({ status: "suspended" });
    expect((await visitor.me()).status).toBe(401);
    expect((await visitor.exchange(await newIdToken(account))).status).toBe(403);
    expect((await visitor.completeProfile({ ...profileFields, idToken: await newIdToken(account) })).status).toBe(403);
    expect(await db.select().from(connections)).toHaveLength(1);
  });

  accountTest("of a sign-in before the account was logged out everywhere", async ({ visitor, db }) => {
    // The identity service has a clock of its own, which a faked one, as the other tests have, runs ahead of or behind.
    vi.useRealTimers();
    const account = await makeAccount();
    await visitor.exchange(account.idToken);
    const kept = await newIdToken(account);
    const [user] = await db.select().from(users);
    // Whether the identity service hears of it or not: it is away for a moment, and goes by whole seconds.
    vi.mocked(revokeTokens).mockRejectedValueOnce(new IdentityError("unreachable"));
    await endEverywhere(db, user!);
    const ended = Math.floor(Date.now() / 1000);
    expect((await visitor.me()).status).toBe(401);
    const thief = new Visitor(db);
    expect((await thief.exchange(kept)).status).toBe(401);
    expect((await thief.completeProfile({ ...profileFields, idToken: kept })).status).toBe(401);
    expect(await db.select().from(connections)).toHaveLength(1);

    // A token says the second of its sign-in: one of the second in which all sessions ended would count as before.
    await vi.waitUntil(() => Math.floor(Date.now() / 1000) > ended, { timeout: 30_000 });
    expect((await visitor.exchange(await newIdToken(account))).status).toBe(200);
  });

  accountTest("of the identity client that goes on once everywhere is logged out", async ({ visitor, db }) => {
    vi.useRealTimers();
    const account = await makeAccount();
    await visitor.exchange(account.idToken);
    const [user] = await db.select().from(users);
    const { iat } = claimsOf(account.idToken);
    await vi.waitUntil(() => Math.floor(Date.now() / 1000) > iat, { timeout: 30_000 });
    await endEverywhere(db, user!);
    await expect(verifyIdToken(account.idToken)).rejects.toMatchObject({ failure: "invalid-token" });
  });

  accountTest("but one of four minutes ago does", async ({ visitor }) => {
    const { idToken } = await makeAccount();
    later(4 * 60);
    expect((await visitor.exchange(idToken)).status).toBe(200);
  });
});

describe("a session", () => {
  accountTest("that somebody planted is not the one that a visitor gets", async ({ visitor: attacker, db }) => {
    await attacker.exchange((await makeAccount()).idToken);
    const victim = new Visitor(db);
    victim.cookies.set("session", attacker.cookies.get("session")!);
    const { idToken } = await makeAccount();
    await victim.exchange(idToken);
    expect(victim.cookies.get("session")).not.toBe(attacker.cookies.get("session"));
    // What was planted is worth nothing any more, to anybody.
    expect((await attacker.me()).status).toBe(401);
    expect((await victim.me()).status).toBe(404);
  });

  accountTest("that somebody stole ends with the visitor's logout", async ({ visitor, db }) => {
    await visitor.exchange((await makeAccount()).idToken);
    const thief = new Visitor(db);
    thief.cookies.set("session", visitor.cookies.get("session")!);
    expect((await thief.me()).status).toBe(404);
    await visitor.logout();
    expect((await thief.me()).status).toBe(401);
    expect((await thief.completeProfile()).status).toBe(401);
  });

  accountTest(
    "of whoever took another's address ends when its owner comes with Google",
    async ({ visitor: squatter, db }) => {
      const account = await makeAccount({ proven: false });
      await squatter.exchange(account.idToken);
      await squatter.completeProfile();
      const owner = new Visitor(db);
      const own = await makeGoogleAccount({ email: account.email });
      expect(own.uid).toBe(account.uid);
      expect((await owner.exchange(own.idToken)).status).toBe(200);
      expect((await squatter.me()).status).toBe(401);
      // The account is empty: it was never theirs before.
      expect((await owner.me()).status).toBe(404);
      await expect(newIdToken(account)).rejects.toMatchObject({ failure: "wrong-credentials" });
    },
  );

  accountTest("shows one's own profile only", async ({ visitor, db }) => {
    await visitor.exchange((await makeAccount()).idToken);
    await visitor.completeProfile();
    const other = new Visitor(db);
    await other.exchange((await makeAccount()).idToken);
    expect((await other.me()).status).toBe(404);
    await other.completeProfile({ ...profileFields, lastname: "De Smet", uid: "x", id: "x", userId: "x" });
    expect(await (await visitor.me()).json()).toMatchObject({ lastname: "Willems" });
    expect(await (await other.me()).json()).toMatchObject({ lastname: "De Smet" });
  });
});

const posts = {
  "login/token": exchange.action,
  token: token.action,
  "complete-profile": completeProfile.action,
  logout: logout.action,
  google: google.action,
};

describe("another site", () => {
  accountTest.for([
    ["by its origin", { Origin: "https://evil.example" }],
    ["by an origin that looks like ours", { Origin: `${settings.SITE_URL}.evil.example` }],
    ["by no origin", { Origin: "null" }],
    ["by what the browser says", { "Sec-Fetch-Site": "cross-site" }],
    ["next door", { "Sec-Fetch-Site": "same-site" }],
  ] as [string, Record<string, string>][])("can make no call: %s", async ([, headers], { visitor }) => {
    const account = await makeAccount();
    await visitor.exchange(account.idToken);
    const cookies = [...visitor.cookies];
    delete visitor.headers["Origin"];
    const idToken = await newIdToken(account);
    for (const [path, call] of Object.entries(posts)) {
      const answer = await visitor.send(
        call,
        visitor.post(`/api/user/${path}`, { ...profileFields, idToken }, headers),
      );
      expect(answer.status).toBe(403);
      expect(await answer.json()).toEqual({ error: "The call comes from another site" });
    }
    expect([...visitor.cookies]).toEqual(cookies);
    expect((await visitor.me()).status).toBe(404);
  });

  accountTest(
    "is none that is no browser: nothing makes a browser leave out where a call comes from",
    async ({ visitor }) => {
      delete visitor.headers["Origin"];
      expect((await visitor.exchange((await makeAccount()).idToken)).status).toBe(200);
      expect((await visitor.logout()).status).toBe(204);
    },
  );

  accountTest("is none that the browser says is ours", async ({ visitor }) => {
    delete visitor.headers["Origin"];
    visitor.headers["Sec-Fetch-Site"] = "same-origin";
    await visitor.exchange((await makeAccount()).idToken);
    expect((await visitor.logout()).status).toBe(204);
  });
});

describe("fields", () => {
  accountTest(
    "of a megabyte, with NUL and with names that are none are refused or left out",
    async ({ visitor, db }) => {
      await visitor.exchange((await makeAccount()).idToken);
      const long = "x".repeat(900_000);
      expect((await visitor.completeProfile({ ...profileFields, lastname: long })).status).toBe(422);
      const odd = {
        "a[99999999]": "1",
        "lastname[0]": "x",
        __proto__x: "x",
        "constructor.prototype.x": "x",
        status: "deleted",
      };
      const answer = await visitor.completeProfile({
        ...profileFields,
        ...odd,
        lastname: "Wil\0lems",
        firstname: "\0",
      });
      expect(answer.status).toBe(200);
      expect(await db.select().from(users)).toMatchObject([{ lastname: "Willems", firstname: null, status: "active" }]);
    },
  );
});

describe("when the identity service is out of reach", () => {
  accountTest("nobody can sign in, and is told when to try again", async ({ visitor, db }) => {
    const { idToken } = await makeAccount();
    vi.mocked(verifyIdToken).mockRejectedValueOnce(new IdentityError("unreachable"));
    const answer = await visitor.exchange(idToken);
    expect(answer.status).toBe(503);
    expect(Number(answer.headers.get("Retry-After"))).toBeGreaterThan(0);
    expect(await answer.json()).toEqual({ error: "The identity service cannot be reached" });
    expect(await db.select().from(users)).toHaveLength(0);
  });

  accountTest("whoever is signed in stays so, and can log out", async ({ visitor }) => {
    await visitor.exchange((await makeAccount()).idToken);
    const { findAccount } = await import("../identity/identity.server.ts");
    vi.mocked(findAccount).mockRejectedValue(new IdentityError("unreachable"));
    later(60 * 60);
    expect((await visitor.me()).status).toBe(404);
    vi.mocked(verifyIdToken).mockRejectedValueOnce(new IdentityError("unreachable"));
    expect((await visitor.reportToken("anything")).status).toBe(503);
    expect((await visitor.me()).status).toBe(404);
    expect((await visitor.logout()).status).toBe(204);
    vi.mocked(findAccount).mockReset();
  });
});

describe("where accounts are switched off", () => {
  beforeEach(() => {
    settings.CLIENT_PROFILE = false;
  });
  afterEach(() => {
    settings.CLIENT_PROFILE = true;
  });

  accountTest("every call is a page not found, whatever the method", async ({ visitor }) => {
    for (const call of [exchange, token, tokenSync, me, completeProfile, logout, google, googleCallback]) {
      for (const method of ["GET", "POST"]) {
        const answer = await visitor.send(call.action, visitor.request("/api/user/x", { method }));
        expect(answer.status).toBe(404);
      }
    }
  });
});

accountTest("token sync is a page not found unless it is configured", async ({ visitor }) => {
  for (const method of ["GET", "POST", "DELETE"]) {
    const answer = await visitor.send(tokenSync.action, visitor.request("/api/user/token-sync", { method }));
    expect(answer.status).toBe(404);
  }
});
