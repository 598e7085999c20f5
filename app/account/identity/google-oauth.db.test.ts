import { describe, expect, test } from "vitest";
import { settings } from "#app/settings/settings.server.ts";
import { finishGoogleSignIn, isGoogleConfigured, startGoogleSignIn } from "./google-oauth.server.ts";
import { signInWithGoogle, verifyIdToken } from "./identity.server.ts";
import { newAddress } from "./testing/accounts.ts";

/* A browser without script, as far as it matters: it follows the link, fills the form in and is led back. */

const emulator = `http://${settings.FIREBASE_AUTH_EMULATOR_HOST}`;
const callback = `${settings.SITE_URL}/api/user/google/callback`;

async function answerForm(url: string, fields: Record<string, string>): Promise<Response> {
  return fetch(emulator + url, { method: "POST", body: new URLSearchParams(fields), redirect: "manual" });
}

async function choose(url: string, fields: Record<string, string>): Promise<URL> {
  const answer = await answerForm(url, fields);
  expect(answer.status).toBe(303);
  return new URL(answer.headers.get("location") ?? "", settings.SITE_URL);
}

const someone = () => ({ email: newAddress(), firstName: "Anke", lastName: "Willems" });

test("Google leads back with a code that gives its id token, and that an account", async () => {
  expect(isGoogleConfigured).toBe(true);
  const { url, state, verifier } = await startGoogleSignIn();
  expect(url).toMatch(/^\/emulator\/google\/authorize\?/);
  const form = await fetch(emulator + url);
  expect(form.headers.get("content-security-policy")).toContain("form-action 'self'");
  expect(await form.text()).toContain("Demonstration");

  const person = someone();
  const back = await choose(url, person);
  expect(back.origin + back.pathname).toBe(callback);
  expect(back.searchParams.get("state")).toBe(state);
  const token = await finishGoogleSignIn({ code: back.searchParams.get("code") ?? "", verifier });
  expect(await verifyIdToken(await signInWithGoogle(token))).toMatchObject({
    email: person.email,
    method: "google",
    google: { firstname: "Anke", lastname: "Willems" },
  });
});

test("whoever would rather not is led back without a code", async () => {
  const { url, state } = await startGoogleSignIn();
  const back = await choose(url, { answer: "cancel" });
  expect(back.searchParams.get("error")).toBe("access_denied");
  expect(back.searchParams.get("state")).toBe(state);
  expect(back.searchParams.has("code")).toBe(false);
});

test("an address is the same Google account each time", async () => {
  const person = someone();
  const ids = [];
  for (let time = 0; time < 2; time++) {
    const { url, verifier } = await startGoogleSignIn();
    const back = await choose(url, person);
    const token = await finishGoogleSignIn({ code: back.searchParams.get("code") ?? "", verifier });
    ids.push((await verifyIdToken(await signInWithGoogle(token))).uid);
  }
  expect(ids[0]).toBe(ids[1]);
});

test("a code counts once, and with its own verifier only", async () => {
  const { url, verifier } = await startGoogleSignIn();
  const code = async () => (await choose(url, someone())).searchParams.get("code") ?? "";
  const used = await code();
  await finishGoogleSignIn({ code: used, verifier });
  for (const attempt of [
    { code: used, verifier },
    { code: await code(), verifier: (await startGoogleSignIn()).verifier },
    { code: "nonsense", verifier },
  ]) {
    await expect(finishGoogleSignIn(attempt)).rejects.toMatchObject({ failure: "invalid-token" });
  }
});

describe("the stand-in", () => {
  test.each([
    ["another client", { client_id: "another" }],
    ["no challenge", { code_challenge: "" }],
    ["an address that is none", { redirect_uri: "nowhere" }],
  ])("refuses %s", async (_what, wrong) => {
    const url = new URL((await startGoogleSignIn()).url, emulator);
    for (const [name, value] of Object.entries(wrong)) url.searchParams.set(name, value);
    expect((await fetch(url)).status).toBe(400);
  });

  test("shows what was typed again when something is wrong with it", async () => {
    const { url } = await startGoogleSignIn();
    const answer = await answerForm(url, { email: 'no "address" <b>', firstName: "Anke", lastName: "Willems" });
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain('value="no &quot;address&quot; &lt;b>"');
  });

  test("gives a popup an event for the page that opened it", async () => {
    const query = "?providerId=google.com&authType=signInViaPopup&eventId=77&apiKey=k&appName=a";
    const answer = await answerForm(`/emulator/auth/handler${query}`, someone());
    expect(answer.status).toBe(200);
    expect(await answer.text()).toMatch(
      /data-event="{&quot;type&quot;:&quot;signInViaPopup&quot;,&quot;eventId&quot;:&quot;77/,
    );
  });
});
