import { eq } from "drizzle-orm";
import { expect } from "vitest";
import type { Database } from "#db/client.server.ts";
import { contactRequests } from "#db/schema/contact.ts";
import { advertisers, listings } from "#db/schema/listings.ts";
import { makeListings } from "#db/testing/make-listing.ts";
import { users } from "#db/schema/accounts.ts";
import { makeAccount } from "../identity/testing/accounts.ts";
import { accountTest } from "../testing/account-test.ts";
import type { Visitor } from "../testing/visitor.ts";
import { listEnquiries } from "./list-enquiries.server.ts";

const asked = {
  ...{
    name: "Anke",
    email: "anke@test.example",
    preferredWay: "email" as const,
    message: "Is it free?",
    wantsCopy: false,
  },
  ...{ language: "en" as const, consentWording: "…", privacyVersion: "1" },
};

async function signUp(visitor: Visitor, db: Database): Promise<string> {
  const account = await makeAccount();
  await visitor.exchange(account.idToken);
  const [user] = await db.select().from(users).where(eq(users.uid, account.uid));
  return user!.id;
}

accountTest("My Account lists what its owner has asked, of whom, about what and when", async ({ visitor, db }) => {
  const userId = await signUp(visitor, db);
  await makeListings(db, { reference: "one", title: { fr: "Bureaux" } }, { reference: "two" });
  const [agent] = await db.select().from(advertisers);
  const ask = async (digest: string, at: string, given: Partial<typeof contactRequests.$inferInsert>) =>
    db.insert(contactRequests).values({ ...asked, digest, createdAt: new Date(at), userId, ...given });
  const idOf = async (reference: string) =>
    (await db.select({ id: listings.id }).from(listings).where(eq(listings.reference, reference)))[0]!.id;
  await ask("1", "2026-11-20T12:00:00Z", { listingId: await idOf("one"), advertiserId: agent!.id });
  await ask("2", "2026-11-21T12:00:00Z", { listingId: await idOf("two"), advertiserId: agent!.id });
  await ask("3", "2026-11-22T12:00:00Z", { topic: "other" });
  await ask("4", "2026-11-23T12:00:00Z", { topic: "other", userId: null });
  await db.update(listings).set({ status: "withdrawn" }).where(eq(listings.reference, "two"));

  const { latest, areMore } = await listEnquiries(db, userId, "en");
  const [toSite, gone, shown, ...others] = latest;
  expect([others, areMore]).toEqual([[], false]);
  expect(toSite).toMatchObject({ to: "Quartier", about: "Something else", when: "22 November 2026" });
  expect(gone).toMatchObject({ to: "Agency", about: "Offices" });
  expect(gone).not.toHaveProperty("href");
  expect(shown).toMatchObject({ to: "Agency", about: "Bureaux", lang: "fr", href: "/en/property/one/bureaux" });
});

accountTest("My Account lists nobody else's enquiries, and says where it leaves out some", async ({ visitor, db }) => {
  const own = await signUp(visitor, db);
  const other = await signUp(visitor, db);
  const from = (userId: string, times: number) =>
    Array.from({ length: times }, (_, at) => ({
      ...asked,
      digest: `${userId} ${at}`,
      topic: "other" as const,
      userId,
      createdAt: new Date(Date.UTC(2026, 9, 1 + at)),
    }));
  await db.insert(contactRequests).values([...from(own, 20), ...from(other, 21)]);
  const [ownView, otherView] = [await listEnquiries(db, own, "en"), await listEnquiries(db, other, "en")];
  expect([ownView.latest.length, ownView.areMore, ownView.latest[0]?.when]).toEqual([20, false, "20 October 2026"]);
  expect([otherView.latest.length, otherView.areMore]).toEqual([20, true]);
  expect(otherView.latest.map(({ when }) => when)).not.toContain("1 October 2026");
});

accountTest("My Account tells no title of a draft, and of what has gone that it has", async ({ visitor, db }) => {
  const userId = await signUp(visitor, db);
  await makeListings(db, { reference: "rewritten", title: { en: "Nobody may read this yet" } });
  const [listing] = await db.select().from(listings);
  const values = { ...asked, userId, listingId: listing!.id, advertiserId: listing!.advertiserId };
  await db.insert(contactRequests).values({ ...values, digest: "draft" });
  await db.update(listings).set({ status: "draft" });
  const [draft] = (await listEnquiries(db, userId, "en")).latest;
  expect(draft).toMatchObject({ to: "Agency", about: "REWRITTEN" });
  expect(draft).not.toHaveProperty("href");

  await db.update(contactRequests).set({ listingId: null, advertiserId: null });
  const [gone] = (await listEnquiries(db, userId, "en")).latest;
  expect(gone).toMatchObject({ to: "", about: "Property or agent no longer on the site" });
});
