import { asc } from "drizzle-orm";
import { describe, expect } from "vitest";
import { connections, consents, sessions, users } from "#db/schema/accounts.ts";
import { makeAccount, makeGoogleAccount, newIdToken } from "../identity/testing/accounts.ts";
import { accountTest } from "../testing/account-test.ts";
import { profileFields, Visitor } from "../testing/visitor.ts";
import { action as exchange, loader as exchangeLoader } from "./login-token-resource.ts";
import { action as reportToken } from "./token-resource.ts";

/* The calls of specification, section 7, with the statuses and bodies of decisions, section 4. */

describe("POST login/token", () => {
  accountTest("opens a session and says whether the profile is there", async ({ visitor, db }) => {
    const account = await makeAccount();
    const answer = await visitor.exchange(account.idToken);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ profile: "missing" });
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
    expect(answer.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^session=[^;]+; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/),
      // By which the account knows the browser, also once the session is over.
      expect.stringMatching(/^known-browser=[^;]+; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/),
    ]);
    expect(await db.select().from(users)).toMatchObject([{ uid: account.uid, email: account.email, status: "active" }]);

    expect((await visitor.completeProfile()).status).toBe(200);
    const again = await new Visitor(db).exchange(await newIdToken(account));
    expect(await again.json()).toEqual({ profile: "complete" });
    expect(await db.select().from(users)).toHaveLength(1);
  });

  accountTest(
    "writes down how, where and with what, without naming the person's own address",
    async ({ visitor, db }) => {
      await visitor.exchange((await makeAccount()).idToken);
      visitor.headers["X-Client-Address"] = "2001:db8:1:2::3";
      visitor.headers["User-Agent"] = "";
      const { idToken } = await makeGoogleAccount({ id: "4711", firstName: "Luc", lastName: "De Smet" });
      await visitor.exchange(idToken);
      expect(await db.select().from(connections).orderBy(asc(connections.id))).toMatchObject([
        { method: "password", address: "198.51.100.0/24", browser: "Firefox on Windows" },
        { method: "google", address: "2001:db8:1::/48", browser: null },
      ]);
      expect(await db.select().from(users)).toContainEqual(
        expect.objectContaining({ googleFirstname: "Luc", googleLastname: "De Smet", googleId: "4711" }),
      );
    },
  );

  accountTest("keeps no secret that would sign in whoever reads the table", async ({ visitor, db }) => {
    await visitor.exchange((await makeAccount()).idToken);
    const [session] = await db.select().from(sessions);
    const [payload = ""] = decodeURIComponent(visitor.cookies.get("session") ?? "").split(".");
    expect(session?.id).toHaveLength(43);
    expect(Buffer.from(payload, "base64").toString()).not.toContain(session?.id);
  });

  accountTest("answers other methods and bodies with their own status", async ({ visitor }) => {
    const wrongMethod = await visitor.send(exchangeLoader, visitor.request("/api/user/login/token"));
    expect([wrongMethod.status, wrongMethod.headers.get("Allow")]).toEqual([405, "POST"]);
    const json = visitor.request("/api/user/login/token", {
      method: "POST",
      body: JSON.stringify({ idToken: "x" }),
      headers: { "Content-Type": "application/json" },
    });
    expect((await visitor.send(exchange, json)).status).toBe(415);
    const broken = visitor.request("/api/user/login/token", {
      method: "POST",
      body: "--x\r\nnonsense",
      headers: { "Content-Type": "multipart/form-data; boundary=x" },
    });
    expect((await visitor.send(exchange, broken)).status).toBe(400);
    const multipart = new FormData();
    multipart.set("idToken", (await makeAccount()).idToken);
    const form = visitor.request("/api/user/login/token", { method: "POST", body: multipart });
    expect((await visitor.send(exchange, form)).status).toBe(200);
  });
});

describe("POST token", () => {
  accountTest("takes the signed-in user's new token, and ends the session without one", async ({ visitor }) => {
    const account = await makeAccount();
    await visitor.exchange(account.idToken);
    expect((await visitor.reportToken(await newIdToken(account))).status).toBe(204);
    expect((await visitor.me()).status).toBe(404);
    const other = await makeAccount();
    expect((await visitor.reportToken(other.idToken)).status).toBe(401);
    expect((await visitor.me()).status).toBe(404);
    expect((await visitor.reportToken("")).status).toBe(204);
    expect(visitor.cookies.has("session")).toBe(false);
    expect((await visitor.me()).status).toBe(401);
  });

  accountTest("opens no session", async ({ visitor, db }) => {
    const answer = await visitor.reportToken((await makeAccount()).idToken);
    expect(answer.status).toBe(204);
    expect(answer.headers.has("Set-Cookie")).toBe(false);
    expect(await db.select().from(sessions)).toHaveLength(0);
  });

  accountTest("understands null in each way that a client may write it", async ({ visitor, db }) => {
    for (const body of [undefined, "", "idToken=", "idToken=null"]) {
      await visitor.exchange((await makeAccount()).idToken);
      const type = "application/x-www-form-urlencoded";
      const headers = new Headers(body === undefined ? [] : [["Content-Type", type]]);
      const request = visitor.request("/api/user/token", { method: "POST", body: body ?? null, headers });
      expect((await visitor.send(reportToken, request)).status).toBe(204);
    }
    const ends = await db.select({ endedBy: sessions.endedBy }).from(sessions);
    expect(ends).toEqual(Array(4).fill({ endedBy: "logout" }));
  });
});

describe("GET me and POST complete-profile", () => {
  accountTest("give the profile with the specification's names", async ({ visitor, db }) => {
    expect(await (await visitor.me()).json()).toEqual({ error: "User is not authenticated" });
    const { idToken, email } = await makeAccount();
    await visitor.exchange(idToken);
    const missing = await visitor.me();
    expect([missing.status, await missing.json()]).toEqual([404, { error: "Profile not found" }]);

    const completed = await visitor.completeProfile({ ...profileFields, email, idToken }, { "Accept-Language": "fr" });
    const profile = {
      titleId: 1,
      firstname: "Anke",
      lastname: "Willems",
      phone: "+32 470 12 34 56",
      languageId: 3,
      email,
      receiveEmailsForReverseMatching: true,
      receiveEmailsForMarketing: false,
      acceptTermsAndPrivacy: true,
      termsAcceptedVersion: "1.0",
      privacyAcceptedVersion: "1.0",
    };
    expect([completed.status, await completed.json()]).toEqual([200, { profile }]);
    const answer = await visitor.me();
    expect([answer.status, await answer.json()]).toEqual([200, profile]);
    const given = await db.select().from(consents).orderBy(asc(consents.id));
    expect(given.map(({ purpose, given, version, language }) => [purpose, given, version, language])).toEqual([
      ["terms", true, "1.0", "fr"],
      ["privacy", true, "1.0", "fr"],
      ["reverse-matching", true, null, "fr"],
      ["marketing", false, null, "fr"],
    ]);
    expect(given[0]?.wording).toBe("J’accepte les conditions d’utilisation et la politique de confidentialité");
  });

  accountTest("the address is the one that one signs in with, whatever was typed there", async ({ visitor }) => {
    const account = await makeAccount();
    await visitor.exchange(account.idToken);
    await visitor.completeProfile();
    await visitor.exchange(await newIdToken(account));
    expect(await (await visitor.me()).json()).toMatchObject({ email: account.email });
  });

  accountTest("say what is wrong, per field and in the page's words", async ({ visitor, db }) => {
    await visitor.exchange((await makeAccount()).idToken);
    const answer = await visitor.completeProfile({ email: "nonsense", titleId: "9", languageId: "x", extra: "1" });
    expect(answer.status).toBe(422);
    expect(await answer.json()).toEqual({
      errors: {
        titleId: ["Title is required"],
        lastname: ["Last name is required"],
        phone: ["Phone number is required"],
        languageId: ["Language is required"],
        email: ["Invalid email"],
        acceptTermsAndPrivacy: ["You must accept the terms and privacy policy"],
      },
    });
    const french = await visitor.completeProfile({ ...profileFields, lastname: "" }, { "Accept-Language": "fr" });
    expect(await french.json()).toEqual({ errors: { lastname: ["Indiquez votre nom"] } });
    expect(await db.select().from(consents)).toHaveLength(0);
    expect((await visitor.me()).status).toBe(404);
  });

  accountTest("open a session with a token where there is none, and refuse somebody else's", async ({ visitor }) => {
    expect((await visitor.completeProfile()).status).toBe(401);
    const { idToken } = await makeAccount();
    expect((await visitor.completeProfile({ ...profileFields, idToken })).status).toBe(200);
    expect((await visitor.me()).status).toBe(200);
    const other = await makeAccount();
    const refused = await visitor.completeProfile({ ...profileFields, lastname: "Evil", idToken: other.idToken });
    expect(refused.status).toBe(401);
    expect(await (await visitor.me()).json()).toMatchObject({ lastname: "Willems" });
  });
});

accountTest("POST logout ends the session, whoever asks and whatever the body says", async ({ visitor }) => {
  expect((await visitor.logout()).status).toBe(204);
  await visitor.exchange((await makeAccount()).idToken);
  expect((await visitor.logout()).status).toBe(204);
  expect([...visitor.cookies.keys()]).toEqual(["known-browser"]);
  expect((await visitor.me()).status).toBe(401);
});
