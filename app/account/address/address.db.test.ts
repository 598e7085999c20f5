import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { eq, sql } from "drizzle-orm";
import { afterAll, afterEach, describe, expect, vi } from "vitest";
import { listStoredMails } from "#app/email/stored-mail.server.ts";
import { doJob, type WaitingJob } from "#app/worker/testing/do-job.ts";
import { settings } from "#app/settings/settings.server.ts";
import type { DatabasePool } from "#db/client.server.ts";
import { addressLinks, sessions, users } from "#db/schema/accounts.ts";
import { pausedAddresses } from "#db/schema/mail.ts";
import { changeAddress, findAccountByEmail } from "../identity/identity.server.ts";
import { IdentityError, type VerifiedIdentity } from "../identity/identity.ts";
import { makeAccount, makeGoogleAccount, newAddress, newIdToken } from "../identity/testing/accounts.ts";
import { action as profileAction, loader as profileLoader } from "../pages/profile-page.tsx";
import { findProvenAddress } from "../proven-address.server.ts";
import { findOwnSession } from "../session/reauthenticate.server.ts";
import { openSession } from "../sign-in/open-session.server.ts";
import { accountTest } from "../testing/account-test.ts";
import { profileFields, Visitor } from "../testing/visitor.ts";
import { action as press, loader as open } from "./address-page.tsx";
import { deleteAddressLinks } from "./delete-links.server.ts";

const meanwhile = vi.hoisted(() => ({ run: async () => {} }));
vi.mock("../identity/identity.server.ts", async (importOriginal) => {
  const identity = await importOriginal<typeof import("../identity/identity.server.ts")>();
  const changeAddress: typeof identity.changeAddress = async (...given) => {
    await meanwhile.run();
    return identity.changeAddress(...given);
  };
  return { ...identity, changeAddress };
});
// The browser's half of the pages, which the build leaves out.

/* One e-mail address an account: proven by a link, and changed by one (decisions, section 4). */

const directory = await mkdtemp(path.join(tmpdir(), "quartier-address-"));
settings.DATA_DIR = directory;
afterEach(() => {
  meanwhile.run = async () => {};
});
afterAll(() => rm(directory, { recursive: true }));

/** The worker's part: sends what waits to be sent. @returns the mails to an address, the latest first */
async function mailsTo(db: DatabasePool, address: string) {
  const waiting = await db.execute<WaitingJob>(
    sql`update pgboss.job set state = 'completed' where name like 'mail-address%' and state = 'created' returning id, name, data`,
  );
  for (const job of waiting) await doJob(db, job);
  return (await listStoredMails()).filter(({ to }) => to === address);
}

/** Where the mail's button leads on this site. */
function linkIn(mail: { text: string } | undefined): string {
  const [, found = ""] = /https?:\/\/[^/\s]+(\/\S+\/[0-9a-f-]{36}\.[0-9a-f]{32})/.exec(mail?.text ?? "") ?? [];
  expect(found).not.toBe("");
  return found;
}

type Call = (given: { request: Request; params: Record<string, string>; context: object }) => Promise<unknown>;

async function visit(call: Call, { db }: Visitor, request: Request) {
  const token = decodeURIComponent(new URL(request.url).pathname.split("/").at(-1) ?? "");
  const answer = await call({ request, params: { token }, context: { db } }).catch((thrown: unknown) => thrown);
  if (answer instanceof Response) return { status: answer.status, data: { to: answer.headers.get("Location") } };
  const { data, init } = answer as { data: Record<string, unknown>; init: ResponseInit | null };
  return { status: init?.status ?? 200, data };
}

const pressButton = (visitor: Visitor, link: string) => visit(press as Call, visitor, visitor.post(link));
const see = async (visitor: Visitor, link: string) =>
  (await visit(open as Call, visitor, visitor.request(link))).data.link;

/** Saves My Information as the form has it. */
async function save(visitor: Visitor, fields: Record<string, string>) {
  const { version = 0 } = fields;
  const known = { ...profileFields, languageId: "2", intent: "information", version: String(version), ...fields };
  return visit(profileAction as Call, visitor, visitor.post("/fr/profil", known));
}

async function signUp(visitor: Visitor, given: Parameters<typeof makeAccount>[0] = {}) {
  const account = await makeAccount(given);
  await visitor.exchange(account.idToken);
  await visitor.completeProfile({ ...profileFields, email: account.email, languageId: "2" });
  return account;
}

/** As if the sign-in were so long ago. */
const ageSession = (db: DatabasePool, seconds: number) =>
  db.update(sessions).set({ createdAt: new Date(Date.now() - seconds * 1000) });

describe("a sign-up by password", () => {
  accountTest(
    "gets a link at once, in its page's language, that a scanner does not use up",
    async ({ visitor, db }) => {
      const { email, idToken, uid } = await makeAccount({ proven: false });
      visitor.headers["Accept-Language"] = "nl";
      await visitor.exchange(idToken);
      const [mail, ...more] = await mailsTo(db, email);
      expect(more).toEqual([]);
      expect(mail).toMatchObject({ language: "nl", subject: "Bevestig uw e-mailadres" });
      const link = linkIn(mail);
      const [user] = await db.select().from(users).where(eq(users.uid, uid));
      for (let scans = 0; scans < 2; scans += 1)
        expect(await see(new Visitor(db), link)).toMatchObject({ state: "ready" });
      expect(await findProvenAddress(db, user!.id)).toBeNull();

      expect((await pressButton(new Visitor(db), link)).status).toBe(303);
      expect(await findProvenAddress(db, user!.id)).toBe(email);
      // The identity service knows as well: Google would take the password of an address that it doubts.
      expect(await findAccountByEmail(email)).toMatchObject({ emailVerified: true });
      expect(await see(visitor, link)).toMatchObject({ use: "prove", state: "done" });
      // The account goes on where it was used meanwhile.
      expect((await visitor.me()).status).toBe(404);
    },
  );

  accountTest("whose link is lost has it sent again, a few times an hour", async ({ visitor, db }) => {
    const { email } = await signUp(visitor, { proven: false });
    const [first] = await mailsTo(db, email);
    const again = () => visit(profileAction as Call, visitor, visitor.post("/fr/profil", { intent: "send-link" }));
    expect((await again()).data.to).toBe("/fr/profil?done=link-sent");
    const [second] = (await mailsTo(db, email)).filter(({ id }) => id !== first!.id);
    expect(await see(visitor, linkIn(first))).toMatchObject({ state: "over" });
    expect(await see(visitor, linkIn(second))).toMatchObject({ state: "ready" });
    for (let asked = 2; asked < 5; asked += 1) expect((await again()).status).toBe(303);
    expect((await again()).status).toBe(429);
  });

  accountTest("gets no second link at the next sign-in, and an old link works no more", async ({ visitor, db }) => {
    const account = await signUp(visitor, { proven: false });
    await visitor.exchange(await newIdToken(account));
    const mails = await mailsTo(db, account.email);
    expect(mails).toHaveLength(1);
    await db.update(addressLinks).set({ expiresAt: new Date(Date.now() - 1000) });
    expect(await see(visitor, linkIn(mails[0]))).toMatchObject({ state: "over" });
    expect((await pressButton(visitor, linkIn(mails[0]))).status).toBe(303);
    const [user] = await db.select().from(users);
    expect(user!.emailProvenAt).toBeNull();
    expect(await deleteAddressLinks(db)).toBe(0);
    expect(await deleteAddressLinks(db, new Date(Date.now() + 40 * 24 * 60 * 60_000))).toBe(1);
  });

  accountTest("is reminded of it on My Account", async ({ visitor, db }) => {
    await signUp(visitor, { proven: false });
    const page = (await (profileLoader as Call)({
      request: visitor.request("/fr/profil"),
      params: {},
      context: { db },
    })) as { profile: { isProven: boolean } };
    expect(page.profile.isProven).toBe(false);
    expect(await db.select().from(addressLinks)).toHaveLength(1);
  });
});

describe("mails to what was typed", () => {
  const person = (uid: string, email: string): VerifiedIdentity => ({
    uid,
    email,
    emailVerified: false,
    method: "password",
    authenticatedAt: new Date(),
    providers: ["password"],
  });
  const from = (db: DatabasePool, address: string) => {
    const visitor = new Visitor(db);
    visitor.headers["X-Client-Address"] = address;
    return visitor;
  };
  const mails = (db: DatabasePool) => db.$count(addressLinks);

  accountTest("are counted for who makes the accounts, also past our form; the sign-ins go on", async ({ db }) => {
    const crowd = from(db, "198.51.100.7");
    for (let made = 0; made < 25; made += 1) {
      const { headers } = await openSession(
        db,
        crowd.request("/en"),
        person(`made-${made}`, `stranger-${made}@test.example`),
      );
      expect(headers.getSetCookie().length).toBeGreaterThan(0);
    }
    expect(await mails(db)).toBe(20);
    crowd.keepCookies(
      (await openSession(db, crowd.request("/en"), person("made-24", "stranger-24@test.example"))).headers,
    );
    // Nor by the button of My Account, nor by a change of address.
    const again = await visit(profileAction as Call, crowd, crowd.post("/fr/profil", { intent: "send-link" }));
    expect(again.status).toBe(429);
    const typed = { ...profileFields, email: newAddress() };
    expect((await crowd.completeProfile(typed)).status).toBe(429);
    expect((await crowd.completeProfile({ ...typed, email: "stranger-24@test.example" })).status).toBe(200);
    expect((await save(crowd, { email: newAddress(), version: "1" })).status).toBe(429);
    expect(await mails(db)).toBe(20);
    // Whoever else signs up gets theirs; who has had it once takes none from the others at the next sign-in.
    const other = from(db, "203.0.113.9");
    for (let signIns = 0; signIns < 25; signIns += 1) {
      await openSession(db, other.request("/en"), person("other", "other@test.example"));
    }
    await openSession(db, other.request("/en"), person("next", "next@test.example"));
    expect(await mails(db)).toBe(22);
  });

  accountTest("come to one mailbox a few times an hour, however many accounts are made for it", async ({ db }) => {
    for (let made = 0; made < 8; made += 1) {
      await openSession(db, from(db, "198.51.100.7").request("/en"), person(`made-${made}`, "Stranger@test.example"));
    }
    expect(await mails(db)).toBe(5);
    for (let made = 8; made < 20; made += 1) {
      await openSession(
        db,
        from(db, `203.0.113.${made}`).request("/en"),
        person(`made-${made}`, "stranger@test.example"),
      );
    }
    expect(await mails(db)).toBe(10);
  });
});

describe("another address", () => {
  accountTest("is what one signs in with once its link is opened, and everywhere", async ({ visitor, db }) => {
    const account = await signUp(visitor);
    await mailsTo(db, account.email);
    const elsewhere = new Visitor(db);
    await elsewhere.exchange(await newIdToken(account));
    const [before] = await db.select().from(users);
    await db.insert(pausedAddresses).values({ userId: before!.id, reason: "hard-bounce", at: new Date() });
    const next = newAddress();
    expect((await save(visitor, { email: next.toUpperCase(), version: "1" })).data.to).toBe(
      "/fr/profil?done=address-asked",
    );
    expect(await (await visitor.me()).json()).toMatchObject({ email: account.email });

    const [mail] = await mailsTo(db, next);
    expect(mail).toMatchObject({ language: "fr", userId: before!.id });
    expect(await see(new Visitor(db), linkIn(mail))).toMatchObject({ use: "change", state: "ready", address: next });
    expect(await findProvenAddress(db, before!.id)).toBe(account.email);
    await pressButton(visitor, linkIn(mail));

    expect(await findProvenAddress(db, before!.id)).toBe(next);
    expect(await (await visitor.me()).json()).toMatchObject({ email: next });
    // Nobody goes on elsewhere, and the new address alone signs in.
    expect((await elsewhere.me()).status).toBe(401);
    await expect(newIdToken(account)).rejects.toMatchObject({ failure: "wrong-credentials" });
    await elsewhere.exchange(await newIdToken({ ...account, email: next }));
    expect(await (await elsewhere.me()).json()).toMatchObject({ email: next });
    expect(await db.select().from(pausedAddresses)).toEqual([]);
  });

  accountTest("is stopped by the link that the old one is told with", async ({ visitor, db }) => {
    const account = await signUp(visitor);
    const next = newAddress();
    await save(visitor, { email: next, version: "1" });
    const [mail] = await mailsTo(db, next);
    const [told] = await mailsTo(db, account.email);
    expect(told!.text).toContain(next);
    expect(await see(new Visitor(db), linkIn(told))).toMatchObject({ use: "stop", state: "ready" });
    await pressButton(new Visitor(db), linkIn(told));
    await pressButton(new Visitor(db), linkIn(mail));
    expect(await see(new Visitor(db), linkIn(mail))).toMatchObject({ state: "stopped" });
    expect(await findAccountByEmail(next)).toBeNull();
    expect(await newIdToken(account)).toBeTruthy();
  });

  accountTest("is not said to be stopped while it is carried out", async ({ visitor, db }) => {
    const account = await signUp(visitor);
    const next = newAddress();
    await save(visitor, { email: next, version: "1" });
    const [mail] = await mailsTo(db, next);
    const [told] = await mailsTo(db, account.email);
    const stopped: unknown[] = [];
    meanwhile.run = async () => {
      stopped.push(await pressButton(new Visitor(db), linkIn(told)));
      stopped.push(
        await visit(profileAction as Call, visitor, visitor.post("/fr/profil", { intent: "stop-address-change" })),
      );
    };
    await pressButton(visitor, linkIn(mail));
    expect(stopped).toMatchObject([
      { status: 409, data: { problem: "opening" } },
      { status: 409, data: { problem: "account.errors.addressOpening" } },
    ]);
    expect(await see(visitor, linkIn(told))).toMatchObject({ state: "done" });
    expect((await db.select().from(users))[0]).toMatchObject({ email: next });
  });

  accountTest("whose carrying out broke off can be resumed, and a minute later stopped", async ({ visitor, db }) => {
    const account = await signUp(visitor);
    const next = newAddress();
    await save(visitor, { email: next, version: "1" });
    const [mail] = await mailsTo(db, next);
    const [told] = await mailsTo(db, account.email);
    const breakOff = () => Promise.reject(new IdentityError("unreachable"));
    meanwhile.run = breakOff;
    expect(await pressButton(visitor, linkIn(mail))).toMatchObject({ status: 503 });
    expect(await see(visitor, linkIn(mail))).toMatchObject({ state: "opening" });
    expect(await pressButton(visitor, linkIn(told))).toMatchObject({ status: 409 });
    await db.update(addressLinks).set({ openedAt: new Date(Date.now() - 61_000) });
    expect(await pressButton(visitor, linkIn(told))).toMatchObject({ status: 303 });
    expect(await see(visitor, linkIn(mail))).toMatchObject({ state: "stopped" });

    const other = newAddress();
    await save(visitor, { email: other, version: "2" });
    const [second] = await mailsTo(db, other);
    expect(await pressButton(visitor, linkIn(second))).toMatchObject({ status: 503 });
    meanwhile.run = async () => {};
    expect(await pressButton(visitor, linkIn(second))).toMatchObject({ status: 303 });
    expect(await see(visitor, linkIn(second))).toMatchObject({ state: "done" });
  });

  accountTest("that broke off once it had taken effect can't be stopped", async ({ visitor, db }) => {
    const account = await signUp(visitor);
    const next = newAddress();
    await save(visitor, { email: next, version: "1" });
    const [told] = await mailsTo(db, account.email);
    await changeAddress(account.uid, next);
    await db.update(addressLinks).set({ openedAt: new Date(Date.now() - 61_000) });
    expect(await pressButton(new Visitor(db), linkIn(told))).toMatchObject({ status: 409 });
  });

  accountTest("keeps what was saved meanwhile, and is no sign-in", async ({ visitor, db }) => {
    await signUp(visitor);
    const next = newAddress();
    await save(visitor, { email: next, version: "1" });
    const [mail] = await mailsTo(db, next);
    await ageSession(db, 600);
    // So long ago that the identity service is asked, and not so long that the session has ended for want of use.
    await db.update(sessions).set({ checkedAt: new Date(Date.now() - 24 * 60 * 60 * 1000) });
    meanwhile.run = async () => {
      await db.update(users).set({ version: 7 });
    };
    await pressButton(visitor, linkIn(mail));
    expect((await db.select().from(users))[0]).toMatchObject({ version: 8 });
    expect((await visitor.me()).status).toBe(200);
    expect(await findOwnSession(db, visitor.request("/fr/profil"))).toMatchObject({ isRecent: false });
  });

  accountTest("is told to the old one also when it was opened before the mail left", async ({ visitor, db }) => {
    const account = await signUp(visitor);
    await save(visitor, { email: newAddress(), version: "1" });
    const [link] = await db.select().from(addressLinks);
    await db.update(addressLinks).set({ endedAt: new Date(), endedBy: "done" }).where(eq(addressLinks.id, link!.id));
    expect(await mailsTo(db, account.email)).toHaveLength(1);
  });

  accountTest("of somebody else gets no link; the answer is the same, and its owner hears", async ({ visitor, db }) => {
    const owner = await makeAccount();
    await signUp(visitor);
    expect((await save(visitor, { email: owner.email, version: "1" })).data.to).toBe("/fr/profil?done=address-asked");
    const [mail, ...more] = await mailsTo(db, owner.email);
    expect(more).toEqual([]);
    expect(mail!.text).not.toMatch(/[0-9a-f-]{36}\.[0-9a-f]{32}/);
    expect(mail).toMatchObject({ userId: null, subject: "Vous avez déjà un compte avec cette adresse" });
  });

  accountTest("that somebody else took in the meantime is refused when its link is opened", async ({ visitor, db }) => {
    const account = await signUp(visitor);
    const next = newAddress();
    await save(visitor, { email: next, version: "1" });
    const [mail] = await mailsTo(db, next);
    await makeAccount({ email: next });
    expect(await pressButton(visitor, linkIn(mail))).toMatchObject({ status: 409, data: { problem: "taken" } });
    expect(await (await visitor.me()).json()).toMatchObject({ email: account.email });
  });

  accountTest("asks for the password once the sign-in is five minutes old", async ({ visitor, db }) => {
    const account = await signUp(visitor);
    await ageSession(db, 301);
    const fields = { email: newAddress(), version: "1", lastname: "Typed" };
    const errorsOf = async (typed: Record<string, string>) => {
      const { status, data } = await save(visitor, { ...fields, ...typed });
      const { error, initialValue } = data.lastResult as { error: object; initialValue: Record<string, string> };
      return { status, error, initialValue };
    };
    expect(await errorsOf({})).toMatchObject({
      status: 403,
      error: { currentPassword: ["account.errors.confirmWithPassword"] },
      initialValue: { lastname: "Typed", email: fields.email },
    });
    const wrong = await errorsOf({ currentPassword: "wrong horse" });
    expect(wrong.error).toEqual({ currentPassword: ["account.errors.wrongPassword"] });
    expect(wrong.initialValue).not.toHaveProperty("currentPassword");
    expect(await db.select().from(addressLinks)).toEqual([]);
    expect((await save(visitor, { ...fields, currentPassword: account.password })).status).toBe(303);
    // The rest of the profile asks for nothing.
    expect((await save(visitor, { email: account.email, version: "2" })).data.to).toBe("/fr/profil?done=information");
  });

  accountTest("typed at completion is a change, and nothing that mails go to", async ({ visitor, db }) => {
    const { idToken, email } = await makeAccount();
    await visitor.exchange(idToken);
    const typed = newAddress();
    const answer = await visitor.completeProfile({ ...profileFields, email: typed });
    expect(await answer.json()).toMatchObject({ profile: { email } });
    expect(await mailsTo(db, typed)).toHaveLength(1);
    expect((await db.select().from(users))[0]).toMatchObject({ email });
  });

  accountTest("is none for whoever signs in with Google alone", async ({ visitor, db }) => {
    const { idToken, email } = await makeGoogleAccount();
    await visitor.exchange(idToken);
    const other = await visitor.completeProfile({ ...profileFields, email: newAddress() });
    expect(other.status).toBe(422);
    expect(Object.keys(((await other.json()) as { errors: object }).errors)).toEqual(["email"]);
    expect((await visitor.completeProfile({ ...profileFields, email })).status).toBe(200);
    expect((await save(visitor, { email: newAddress(), version: "1" })).status).toBe(422);
    expect(await db.select().from(addressLinks)).toEqual([]);
  });
});

accountTest("a link that we did not make leads nowhere", async ({ visitor, db }) => {
  const { email } = await signUp(visitor, { proven: false });
  const link = linkIn((await mailsTo(db, email))[0]);
  for (const wrong of [link.slice(0, -1), `${link.slice(0, -1)}${link.endsWith("0") ? "1" : "0"}`, `${link}.x`]) {
    expect((await visit(open as Call, visitor, visitor.request(wrong))).status).toBe(404);
    expect((await pressButton(visitor, wrong)).status).toBe(404);
  }
});
