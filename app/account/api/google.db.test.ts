import { describe, expect } from "vitest";
import { settings } from "#app/settings/settings.server.ts";
import { connections, users } from "#db/schema/accounts.ts";
import { disableAccount } from "../identity/identity.server.ts";
import { newAddress } from "../identity/testing/accounts.ts";
import { accountTest } from "../testing/account-test.ts";
import { profileFields, Visitor } from "../testing/visitor.ts";
import { loader as callback } from "./google-callback-resource.ts";
import { action as start } from "./google-resource.ts";

const emulator = `http://${settings.FIREBASE_AUTH_EMULATOR_HOST}`;

/** Presses the button: where it leads. */
async function press(visitor: Visitor, fields: Record<string, string>) {
  const answer = await visitor.send(start, visitor.post("/api/user/google", fields));
  expect(answer.status).toBe(303);
  return answer.headers.get("Location") ?? "";
}

/** Chooses an account on Google's page: path and query that it leads back to. */
async function choose(page: string, fields: Record<string, string>) {
  const answer = await fetch(new URL(page, emulator), {
    method: "POST",
    body: new URLSearchParams(fields),
    redirect: "manual",
  });
  const { pathname, search } = new URL(answer.headers.get("Location") ?? "", settings.SITE_URL);
  return pathname + search;
}

/** Comes back, without what a form brings along: where it leads. */
async function comeBack(visitor: Visitor, address: string) {
  const answer = await visitor.send(callback, visitor.request(address, { headers: { Origin: "" } }));
  expect(answer.status).toBe(303);
  expect(answer.headers.get("Cache-Control")).toBe("no-store");
  expect(visitor.cookies.has("google-sign-in")).toBe(false);
  return answer.headers.get("Location");
}

const someone = () => ({ email: newAddress(), firstName: "Anke", lastName: "Willems" });

async function signIn(visitor: Visitor, person = someone(), fields: Record<string, string> = { language: "nl" }) {
  return comeBack(visitor, await choose(await press(visitor, fields), person));
}

describe("with Google and without script", () => {
  accountTest("a visitor is signed in and led on", async ({ visitor, db }) => {
    const person = someone();
    const fields = { language: "nl", returnTo: "/nl/zoeken?search=kade" };
    expect(await signIn(visitor, person, fields)).toBe(
      "/nl/profiel/vervolledigen?returnTo=%2Fnl%2Fzoeken%3Fsearch%3Dkade",
    );
    expect(await db.select().from(users)).toMatchObject([{ email: person.email, googleFirstname: "Anke" }]);
    expect(await db.select().from(connections)).toMatchObject([{ method: "google" }]);
    expect((await visitor.me()).status).toBe(404);
    await visitor.completeProfile({ ...profileFields, email: person.email });
    const elsewhere = new Visitor(db);
    expect(await signIn(elsewhere, person, fields)).toBe("/nl/zoeken?search=kade");
    expect(await signIn(elsewhere, person)).toBe("/nl");
    expect((await elsewhere.me()).status).toBe(200);
  });

  accountTest("whoever would rather not is back at the login page", async ({ visitor }) => {
    const address = await choose(await press(visitor, { language: "fr" }), { answer: "cancel" });
    expect(await comeBack(visitor, address)).toBe("/fr/connexion?problem=popup-closed");
    expect((await visitor.me()).status).toBe(401);
  });

  accountTest("a disabled account is told so", async ({ visitor, db }) => {
    const person = someone();
    await signIn(visitor, person);
    const [user] = await db.select().from(users);
    await disableAccount(user!.uid);
    expect(await signIn(visitor, person)).toBe("/nl/aanmelden?problem=disabled");
  });
});

describe("nobody is signed in", () => {
  accountTest("by an answer that was meant for somebody else", async ({ visitor, db }) => {
    const attacker = new Visitor(db);
    const stolen = await choose(await press(attacker, { language: "en" }), someone());
    // The visitor has no sign-in under way, or one of their own.
    expect(await comeBack(visitor, stolen)).toBe("/en/login?problem=invalid-token");
    await press(visitor, { language: "en" });
    expect(await comeBack(visitor, stolen)).toBe("/en/login?problem=invalid-token");
    expect((await visitor.me()).status).toBe(401);
  });

  accountTest("by an answer with another state", async ({ visitor }) => {
    const address = await choose(await press(visitor, { language: "en" }), someone());
    for (const state of ["", "another", undefined]) {
      const [path = "", query] = address.split("?");
      const given = new URLSearchParams(query);
      given.delete("state");
      if (state !== undefined) given.set("state", state);
      const kept = visitor.cookies.get("google-sign-in")!;
      expect(await comeBack(visitor, `${path}?${given.toString()}`)).toBe("/en/login?problem=invalid-token");
      visitor.cookies.set("google-sign-in", kept);
    }
    // The code was good all the while.
    expect(await comeBack(visitor, address)).toBe("/en/profile/complete");
  });

  accountTest("by an answer that has been used, or has no code", async ({ visitor, db }) => {
    const address = await choose(await press(visitor, { language: "en" }), someone());
    const kept = visitor.cookies.get("google-sign-in")!;
    await comeBack(visitor, address);
    const thief = new Visitor(db);
    thief.cookies.set("google-sign-in", kept);
    expect(await comeBack(thief, address)).toBe("/en/login?problem=invalid-token");
    const { searchParams } = new URL(await press(thief, { language: "en" }), settings.SITE_URL);
    const state = searchParams.get("state") ?? "";
    expect(await comeBack(thief, `/api/user/google/callback?state=${state}`)).toBe("/en/login?problem=unexpected");
    expect((await thief.me()).status).toBe(401);
  });

  accountTest("with a journey that this site has not signed", async ({ visitor }) => {
    const journey = Buffer.from(
      JSON.stringify({ state: "s", verifier: "v", language: "en", returnTo: "//evil.example" }),
    );
    for (const value of [journey.toString("base64"), `${journey.toString("base64")}.c2lnbmF0dXJl`]) {
      visitor.cookies.set("google-sign-in", encodeURIComponent(value));
      const address = "/api/user/google/callback?state=s&code=c";
      expect(await comeBack(visitor, address)).toBe("/en/login?problem=invalid-token");
    }
  });
});

accountTest("nobody is sent to another site afterwards", async ({ visitor }) => {
  const person = someone();
  await signIn(visitor, person);
  await visitor.completeProfile({ ...profileFields, email: person.email });
  for (const returnTo of [
    "//evil.example",
    "/\\evil.example",
    "https://evil.example",
    "/%09/evil.example",
    "javascript:x",
  ]) {
    expect(await signIn(visitor, person, { language: "en", returnTo })).toBe("/en");
  }
  expect(await signIn(visitor, person, { language: "//evil.example" })).toBe("/en");
});
