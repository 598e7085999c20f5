import { createHash } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterEach, beforeAll, expect } from "vitest";
import { readFormToken } from "#app/contact/form-token.server.ts";
import { signedCookie } from "#app/http/signed-cookie.server.ts";
import { dbTest } from "#db/testing/db-test.ts";
import { makeListings } from "#db/testing/make-listing.ts";
import { advertisers } from "#db/schema/listings.ts";
import { ensureBuilt } from "../../bin/steps/build.js";
import { serve, type Served } from "./testing/serve.ts";

/* The site itself, with documents that it keeps but for their slots (app/http/rendering/kept-documents.server.ts). */

let site: Served | undefined;

beforeAll(() => ensureBuilt(), 300_000);
afterEach(async () => {
  await site?.end();
});

const metricsToken = "a-token-that-only-prometheus-has";
const address = "/en/property/kept-1/loft";

/** A page as it is sent: not as `fetch` reads it, which would tell nothing of how it is compressed. */
async function get(path: string, coding: string, cookie = "") {
  const headers = { "Accept-Encoding": coding, Cookie: cookie, Accept: "text/html" };
  const answer = await fetch(site!.origin + path, { redirect: "manual", headers });
  const text = await answer.text();
  const tokens = [...text.matchAll(/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\.\w{8}\.[\w-]{43}/g)].map(
    ([token]) => token,
  );
  return { status: answer.status, headers: answer.headers, text, tokens };
}

type Page = Awaited<ReturnType<typeof get>>;
const withoutToken = ({ text, tokens }: Page) => text.replaceAll(tokens[0]!, "");

/** Each inline script is allowed by the page's policy, and by what is in it. */
function expectAllowed({ text, headers }: Page) {
  const policy = headers.get("Content-Security-Policy") ?? "";
  const scripts = [...text.matchAll(/<script(?![^>]* (?:src|type="application))[^>]*>(.+?)<\/script>/gs)];
  expect(scripts.length).toBeGreaterThan(1);
  for (const [, script = ""] of scripts) {
    expect(policy).toContain(`'sha256-${createHash("sha256").update(script).digest("base64")}'`);
  }
}

/** Bytes of documents that the server keeps. */
async function keptBytes(): Promise<number> {
  const headers = { Authorization: `Bearer ${metricsToken}` };
  const metrics = await (await fetch(`${site!.origin}/metrics`, { headers })).text();
  return Number(/^quartier_kept_documents_bytes (\d+)$/m.exec(metrics)?.[1]);
}

const serveIt = async (databaseUrl: string) =>
  (site = await serve(
    { DATABASE_URL: databaseUrl, SESSION_SECRET: signedCookie.secrets.join(","), METRICS_TOKEN: metricsToken },
    ["bin/serve.js"],
    "build/server/index.js",
  ));

dbTest(
  "a listing's page is the same each time but for its form's token, however it is compressed",
  async ({ db, databaseUrl }) => {
    await makeListings(db, { reference: "kept-1", title: { en: "Loft" } });
    await serveIt(databaseUrl);
    const tokens = new Set<string>();
    for (const coding of ["br", "gzip", "identity"]) {
      const first = await get(address, coding);
      const before = await keptBytes();
      for (let time = 0; time < 6; time++) {
        const page = await get(address, coding);
        expect(page.status).toBe(200);
        expect(page.headers.get("Content-Encoding")).toBe(coding === "identity" ? null : coding);
        // In the form, and in the data of the page's code.
        expect(page.tokens).toEqual([page.tokens[0], page.tokens[0]]);
        expect(readFormToken(page.tokens[0])).not.toBeNull();
        expect(page.text).not.toContain("slot-");
        expectAllowed(page);
        expect(withoutToken(page)).toBe(withoutToken(first));
        expect([...page.headers.keys()]).toEqual([...first.headers.keys()]);
        tokens.add(page.tokens[0]!);
      }
      // One for whoever reads Brotli, and one for all others.
      if (coding === "identity") expect(await keptBytes()).toBe(before);
      else expect(await keptBytes()).toBeGreaterThan(before + 5_000);
    }
    expect(tokens.size).toBe(18);
    // What is of the address alone is told by it.
    const sent = await get(`${address}?sent`, "br");
    expect(sent.tokens).toHaveLength(1);
    expect((await get(`${address}?sent`, "br")).text).not.toBe((await get(address, "br")).text);
  },
  300_000,
);

dbTest(
  "a listing's page shows every change with the next request, and no visitor another's",
  async ({ db, databaseUrl }) => {
    const loft = { reference: "kept-1", title: { en: "Loft" } };
    await makeListings(db, loft);
    await serveIt(databaseUrl);
    const often = async () => {
      for (let time = 0; time < 5; time++) await get(address, "br");
      return get(address, "br");
    };
    expect((await often()).text).toContain("Bright.");
    await makeListings(db, { ...loft, description: { en: "Dark." } });
    const text = await get(address, "br");
    expect([text.text.includes("Dark."), text.text.includes("Bright.")]).toEqual([true, false]);

    await often();
    await db.update(advertisers).set({ phone: "+32 2 555 01 02" }).where(eq(advertisers.reference, "agency"));
    expect((await get(address, "br")).text).toContain("tel:+3225550102");

    await often();
    await makeListings(db, { reference: "near-1", title: { en: "Studio beside it" } });
    expect((await get(address, "br")).text).toContain("Studio beside it");

    const kept = await fetch(`${site!.origin}/shortlist`, {
      method: "POST",
      redirect: "manual",
      body: new URLSearchParams({ reference: "kept-1", intent: "add", from: "/en" }),
    });
    const [shortlist = ""] = kept.headers.getSetCookie().map((cookie) => cookie.split(";", 1)[0]);
    const before = await often();
    const theirs = [await get(address, "br", shortlist), await get(address, "br", shortlist)];
    for (const page of theirs) expect(withoutToken(page)).toBe(withoutToken(theirs[0]!));
    expect(withoutToken(theirs[0]!)).not.toBe(withoutToken(before));
    expect(withoutToken(await get(address, "br"))).toBe(withoutToken(before));

    await often();
    await makeListings(db, { ...loft, status: "withdrawn" });
    expect((await get(address, "br")).status).toBe(410);
  },
  300_000,
);
