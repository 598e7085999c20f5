import { expect, type BrowserContext } from "@playwright/test";
import { build } from "esbuild";
import type { BrowserIdentity } from "#app/account/identity/identity-client.ts";
import { forgedToken } from "#app/account/identity/testing/forged-token.ts";
import { pagePolicy } from "#app/http/security-headers.ts";
import { test } from "./kept-page.ts";

/*
 * What a page may reach with a real Firebase project is enough for Google's popup, and needed: Google and Firebase are
 * played by this test at their own addresses, in the place of servers that no test can ask.
 */

declare global {
  interface Window {
    realIdentity: BrowserIdentity;
    signedIn?: string;
  }
}

const project = "quartier-7f3a1";
const authDomain = `${project}.firebaseapp.com`;

/** Google's script, as far as Firebase's client asks it to open its hidden frame and to hear from it. */
const script = `
window.gapi = {
  load: (_name, { callback }) => callback(),
  iframes: {
    CROSS_ORIGIN_IFRAMES_FILTER: null,
    getContext: () => ({
      open: ({ url }, opened) => new Promise((resolve) => {
        const frame = document.createElement("iframe");
        frame.src = url;
        frame.onload = () => resolve(opened({
          restyle: async () => {},
          ping: async () => {},
          register: (name, listener) => addEventListener("message", ({ data }) => data.type === name && listener(data)),
          send: (name, _message, answered) => Promise.resolve([{ [name]: true }]).then(answered).catch(() => {}),
        }));
        document.body.append(frame);
      }),
    }),
  },
};
window[new URL(document.currentScript.src).searchParams.get("onload")]();
`;

/** Firebase's page in the popup; in real life its frame passes the news on. */
const popup = `<!DOCTYPE html><script>
const asked = new URLSearchParams(location.search);
opener.postMessage({ type: "authEvent", authEvent: {
  type: asked.get("authType"), eventId: asked.get("eventId"), urlResponse: location.href + "&code=1", sessionId: "1",
} }, "*");
</script>`;

async function playGoogle(context: BrowserContext, token: string) {
  const html = (body: string) => ({ body, contentType: "text/html" });
  const json = (answer: object) => ({
    json: answer,
    headers: { "Access-Control-Allow-Origin": "*", "Access-Control-Allow-Headers": "*" },
  });
  const answers: [address: string, answer: { body: string; contentType: string } | ReturnType<typeof json>][] = [
    ["https://apis.google.com/js/api.js*", { body: script, contentType: "text/javascript" }],
    [`https://${authDomain}/__/auth/iframe*`, html("<!DOCTYPE html>")],
    [`https://${authDomain}/__/auth/handler*`, html(popup)],
    ["https://identitytoolkit.googleapis.com/v1/projects*", json({ authorizedDomains: ["localhost"] })],
    [
      "https://identitytoolkit.googleapis.com/v1/accounts:signInWithIdp*",
      json({ idToken: token, refreshToken: "refresh", expiresIn: "3600", localId: "somebody" }),
    ],
    [
      "https://identitytoolkit.googleapis.com/v1/accounts:lookup*",
      json({ users: [{ localId: "somebody", email: "a@test.example", providerUserInfo: [] }] }),
    ],
    [
      "https://securetoken.googleapis.com/v1/token*",
      json({ id_token: token, access_token: token, refresh_token: "refresh", expires_in: "3600" }),
    ],
  ];
  await context.route(/^https:/, (route) => route.abort());
  for (const [address, answer] of answers) await context.route(address, (route) => route.fulfill(answer));
}

async function client() {
  const { outputFiles } = await build({
    stdin: {
      contents: `
        import { openIdentity } from "./app/account/identity/identity-client.ts";
        window.realIdentity = openIdentity({
          projectId: "${project}", apiKey: "key", authDomain: "${authDomain}", emulator: false,
        });
      `,
      resolveDir: ".",
    },
    bundle: true,
    format: "iife",
    write: false,
  });
  return outputFiles[0]!.text;
}

test.use({ hasOwnPage: true });

test("Google's popup signs in under the policy of a site with a real project", async ({ page, context }) => {
  const refused: string[] = [];
  const asked: string[] = [];
  page.on("console", (message) => {
    if (message.text().includes("Content Security Policy")) refused.push(message.text());
  });
  context.on("request", (request) => asked.push(new URL(request.url()).host));
  const token = forgedToken({ project, sub: "somebody" });
  await playGoogle(context, token);
  // The page of the demonstration, with the policy that it would have.
  await page.route("**/en", async (route) => {
    const answer = await route.fetch();
    const headers = answer.headers();
    const hashes = headers["content-security-policy"]?.match(/'sha256-[^']+'/g) ?? [];
    const policy = pagePolicy(hashes, "http://localhost", { authDomain });
    await route.fulfill({ response: answer, headers: { ...headers, "content-security-policy": policy } });
  });
  await page.route("**/assets-base/**/*.js", (route) => route.abort());
  const contents = await client();
  await page.route("**/real-identity.js", (route) => route.fulfill({ body: contents, contentType: "text/javascript" }));
  await page.goto("/en");
  await page.addScriptTag({ url: "/real-identity.js" });
  await page.evaluate(() => {
    const button = document.createElement("button");
    button.textContent = "Google under test";
    button.onclick = () => {
      window.realIdentity.signInWithGoogle().then(
        (token) => (window.signedIn = token),
        (error: unknown) => (window.signedIn = String(error)),
      );
    };
    document.body.prepend(button);
  });

  expect(asked).not.toContain("apis.google.com"); // Before anybody asks for Google.
  await page.getByRole("button", { name: "Google under test" }).click();
  await page.waitForFunction(() => window.signedIn);
  expect(await page.evaluate(() => window.signedIn)).toBe(token);
  expect(await page.evaluate(() => window.realIdentity.freshToken())).toBe(token);
  expect(refused).toEqual([]);
  expect(asked).toEqual(
    expect.arrayContaining([
      "apis.google.com",
      authDomain,
      "identitytoolkit.googleapis.com",
      "securetoken.googleapis.com",
    ]),
  );
});
