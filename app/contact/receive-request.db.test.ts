import { sql } from "drizzle-orm";
import { afterEach, describe, expect, vi } from "vitest";
import { makeAccount, newIdToken } from "#app/account/identity/testing/accounts.ts";
import { accountTest } from "#app/account/testing/account-test.ts";
import type { DatabasePool } from "#db/client.server.ts";
import { users } from "#db/schema/accounts.ts";
import { contactRequests } from "#db/schema/contact.ts";
import { makeListings } from "#db/testing/make-listing.ts";
import { issueFormToken } from "./form-token.server.ts";
import { askAgent, askOperator, readForm, typed } from "./testing/send-form.ts";

const page = "/nl/pand/korenmarkt/kantoren";
const taken = { status: 303, location: `${page}?sent=1#request` };
/** What a form shows again; a field left empty is empty. */
const { phone: _empty, ...kept } = typed;
const stored = (db: DatabasePool) => db.select().from(contactRequests);

async function jobs(db: DatabasePool) {
  const rows = await db.execute<{ name: string }>(sql`select name from pgboss.job order by name`);
  return rows.map(({ name }) => name);
}

const contactTest = accountTest.extend<{ listing: string }>({
  listing: [
    async ({ db }, use) => {
      await makeListings(db, { reference: "korenmarkt", title: { nl: "Kantoren" } });
      await use("korenmarkt");
    },
    { auto: true },
  ],
});

afterEach(() => void vi.restoreAllMocks());

describe("a request to an agent", () => {
  contactTest("is stored with all that was typed, and its mails are asked for", async ({ db, visitor }) => {
    const wishes = { visit: "true", monday: "true", saturday: "true", evening: "true", copy: "true" };
    const phone = { phone: "0470 12 34 56", preferredWay: "phone" };
    expect(await askAgent(visitor, page, { ...wishes, ...phone })).toMatchObject({
      status: 303,
      location: `${page}?sent=1&visit=monday,saturday,evening#request`,
    });
    expect(await stored(db)).toMatchObject([
      {
        ...typed,
        ...phone,
        listingId: expect.any(Number) as number,
        advertiserId: expect.any(Number) as number,
        userId: null,
        topic: null,
        wantsVisit: true,
        visitDays: ["monday", "saturday"],
        visitParts: ["evening"],
        wantsCopy: true,
        language: "nl",
        consentWording: expect.stringContaining("Agency") as string,
        privacyVersion: "1.0",
        requestMail: "waiting",
        confirmationMail: "waiting",
      },
    ]);
    expect(await jobs(db)).toEqual(expect.arrayContaining(["mail-contact-confirmation", "mail-contact-request"]));
  });

  contactTest("has no days without the wish to visit", async ({ db, visitor }) => {
    await askAgent(visitor, page, { monday: "true", morning: "true" });
    expect(await stored(db)).toMatchObject([{ wantsVisit: false, visitDays: [], visitParts: [] }]);
  });

  contactTest("sent twice is one: pressed twice, and all at once", async ({ db, visitor }) => {
    const token = readForm();
    const answers = await Promise.all(Array.from({ length: 5 }, () => askAgent(visitor, page, { token })));
    expect(answers).toMatchObject(Array.from({ length: 5 }, () => taken));
    expect(await askAgent(visitor, page, { token })).toMatchObject(taken);
    expect(await stored(db)).toHaveLength(1);
    expect((await jobs(db)).filter((name) => name.startsWith("mail-contact"))).toHaveLength(2);
  });

  contactTest("changed after a step back is another, and not lost", async ({ db, visitor }) => {
    const token = readForm();
    await askAgent(visitor, page, { token });
    await askAgent(visitor, page, { token, message: "En is er parking?" });
    expect(await stored(db)).toHaveLength(2);
  });

  contactTest(
    "of what has been let or withdrawn meanwhile reaches its agent; a draft has none",
    async ({ db, visitor }) => {
      await makeListings(db, { reference: "let", status: "let" }, { reference: "away", status: "withdrawn" });
      await makeListings(db, { reference: "draft", status: "draft" });
      expect((await askAgent(visitor, "/en/property/let/offices")).status).toBe(303);
      expect((await askAgent(visitor, "/en/property/away/offices")).status).toBe(303);
      for (const reference of ["draft", "nowhere"]) {
        await expect(askAgent(visitor, `/en/property/${reference}/x`)).rejects.toMatchObject({ status: 404 });
      }
      expect(await stored(db)).toHaveLength(2);
    },
  );
});

describe("a form that is not taken", () => {
  contactTest("is shown again with what is wrong and all that was typed", async ({ db, visitor }) => {
    const fields = { name: "", email: "anke@", preferredWay: "phone", visit: "true", friday: "true" };
    const token = readForm();
    const answer = await askAgent(visitor, page, { token, ...fields });
    expect(answer).toMatchObject({
      status: 422,
      problems: {
        name: ["contact.errors.nameRequired"],
        email: ["contact.errors.invalidEmail"],
        phone: ["contact.errors.phoneNeeded"],
      },
      kept: { email: "anke@", preferredWay: "phone", visit: "true", friday: "true", message: typed.message },
      token,
    });
    expect(await stored(db)).toEqual([]);
  });

  contactTest("as it came too quickly is asked for once more, and then taken", async ({ db, visitor }) => {
    const token = issueFormToken();
    const answer = await askAgent(visitor, page, { token });
    expect(answer).toMatchObject({ status: 422, problems: { "": ["contact.errors.tooQuick"] }, kept, token });
    vi.spyOn(Date, "now").mockReturnValue(Date.now() + 5_000);
    expect(await askAgent(visitor, page, { token })).toMatchObject(taken);
    expect(await stored(db)).toHaveLength(1);
  });

  contactTest.for([
    ["empty", ""],
    ["made up", "made.up.token"],
    ["days old", issueFormToken(Date.now() - 3 * 24 * 60 * 60 * 1000)],
  ] as const)("as its token is %s is shown with a new token, and nothing is lost", async ([, token], { visitor }) => {
    const answer = await askAgent(visitor, page, { token });
    expect(answer).toMatchObject({ status: 422, problems: { "": ["contact.errors.stale"] }, kept });
    vi.spyOn(Date, "now").mockReturnValue(Date.now() + 5_000);
    expect(await askAgent(visitor, page, { token: answer.token! })).toMatchObject(taken);
  });

  contactTest("as there were too many is shown again with how long to wait", async ({ db, visitor }) => {
    for (let sent = 0; sent < 12; sent += 1) expect((await askAgent(visitor, page)).status).toBe(303);
    const answer = await askAgent(visitor, page, { email: "ANKE@test.example" });
    expect(answer).toMatchObject({ status: 429, kept: { message: typed.message } });
    expect(answer.problems![""]![0]).toMatch(/^contact\.errors\.tooMany:\d+$/);
    expect(Number(answer.headers.get("Retry-After"))).toBeGreaterThan(0);
    expect((await askAgent(visitor, page, { email: "luc@test.example" })).status).toBe(303);
    expect(await stored(db)).toHaveLength(13);
  });

  contactTest("from one network may come from many addresses, but not without end", async ({ db, visitor }) => {
    let refused = 0;
    for (let sent = 0; sent < 45; sent += 1) {
      const { status } = await askAgent(visitor, page, { email: `person-${sent}@test.example` });
      if (status === 429) refused += 1;
    }
    expect(refused).toBe(5);
    visitor.headers["X-Client-Address"] = "203.0.113.9";
    expect((await askAgent(visitor, page)).status).toBe(303);
    expect(await stored(db)).toHaveLength(41);
  });

  contactTest("has no more of them for whoever signs in again and again", async ({ db, visitor }) => {
    const account = await makeAccount({ proven: false });
    await visitor.exchange(account.idToken);
    const sendAnew = async (email: string) => {
      await visitor.exchange(await newIdToken(account));
      const answers = [];
      for (let sent = 0; sent < 7; sent += 1) answers.push((await askAgent(visitor, page, { email })).status);
      return answers.filter((status) => status === 303).length;
    };
    const both = async (email: string) => (await sendAnew(email)) + (await sendAnew(email));
    // A stranger's mailbox, and one that is only said to be their own.
    expect(await both("stranger@test.example")).toBe(12);
    expect(await both(account.email)).toBe(12);
    await db.update(users).set({ emailProvenAt: new Date() });
    expect(await both(account.email)).toBe(12);
    expect(await stored(db)).toHaveLength(36);
  });

  contactTest("comes from whoever has proven their address whatever others send", async ({ db, visitor }) => {
    const account = await makeAccount({ proven: false });
    for (let sent = 0; sent < 12; sent += 1) await askAgent(visitor, page, { email: account.email });
    expect((await askAgent(visitor, page, { email: account.email })).status).toBe(429);
    await visitor.exchange(account.idToken);
    await db.update(users).set({ emailProvenAt: new Date() });
    expect((await askAgent(visitor, page, { email: account.email })).status).toBe(303);
  });

  contactTest("as the database is away is shown again: nobody types it twice", async ({ db, visitor }) => {
    vi.spyOn(db, "transaction").mockRejectedValue(Object.assign(new Error("away"), { code: "ECONNREFUSED" }));
    const answer = await askAgent(visitor, page);
    expect(answer).toMatchObject({ status: 503, problems: { "": ["contact.errors.unavailable"] }, kept });
    expect(answer.headers.get("Retry-After")).not.toBeNull();
  });

  contactTest("as something broke is shown again, without what broke", async ({ db, visitor }) => {
    vi.spyOn(db, "transaction").mockRejectedValue(new Error("secret detail"));
    const answer = await askAgent(visitor, page);
    expect(answer).toMatchObject({ status: 500, problems: { "": ["contact.errors.failed"] }, kept });
    expect(JSON.stringify(answer)).not.toContain("secret");
  });
});

describe("a machine", () => {
  contactTest("that fills in what nobody sees is answered like a person, and not heard", async ({ db, visitor }) => {
    expect(await askAgent(visitor, page, { homepage: "https://spam.example" })).toMatchObject(taken);
    expect(await stored(db)).toEqual([]);
    expect((await jobs(db)).filter((name) => name.startsWith("mail-contact"))).toEqual([]);
  });

  contactTest("that posts from another site is refused", async ({ db, visitor }) => {
    visitor.headers["Origin"] = "https://elsewhere.example";
    await expect(askAgent(visitor, page)).rejects.toMatchObject({ status: 403 });
    expect(await stored(db)).toEqual([]);
  });
});

describe("a message to the operator", () => {
  contactTest("is stored with what it is about, for nobody's listing", async ({ db, visitor }) => {
    const answer = await askOperator(visitor, "/fr/contact", { topic: "privacy" });
    expect(answer).toMatchObject({ status: 303, location: "/fr/contact?sent=1#request" });
    expect(await stored(db)).toMatchObject([
      { ...typed, phone: null, topic: "privacy", listingId: null, advertiserId: null, language: "fr", wantsCopy: true },
    ]);
  });
});
