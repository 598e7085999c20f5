import { afterAll, beforeAll, expect, test } from "vitest";
import { serve, type Served } from "./testing/serve.ts";

/* The build is an ordinary one: what Remix's own server makes of it lacks our limits and headers, and works. */

let site: Served;

beforeAll(async () => {
  site = await serve({}, ["node_modules/@remix-run/serve/dist/cli.js"]);
}, 30_000);

afterAll(async () => {
  await site.end();
});

test("remix-serve serves the site's build", async () => {
  const page = await fetch(`${site.origin}/en`);
  expect(page.status).toBe(200);
  expect(await page.text()).toMatch(/<title>Small site<\/title>.*<\/html>$/s);
  expect(page.headers.get("content-security-policy")).toContain("script-src 'self' 'nonce-");
  expect(await (await fetch(`${site.origin}/en/cards`)).text()).toContain("a card");
  expect(await (await fetch(`${site.origin}/healthz`)).text()).toBe("ok");
  const script = await fetch(`${site.origin}/assets-base/assets/App-1a2B3c.js`);
  expect(await script.text()).toContain("console.log");
});
