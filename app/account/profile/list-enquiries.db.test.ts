import { eq } from "drizzle-orm";
import { expect } from "vitest";
import { contactRequests } from "#db/schema/contact.ts";
import { advertisers, listings } from "#db/schema/listings.ts";
import { makeListings } from "#db/testing/make-listing.ts";
import { users } from "#db/schema/accounts.ts";
import { makeAccount } from "../identity/testing/accounts.ts";
import { accountTest } from "../testing/account-test.ts";
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

accountTest("My Account lists what its owner has asked, of whom, about what and when", async ({ visitor, db }) => {
  const account = await makeAccount();
  await visitor.exchange(account.idToken);
  const [user] = await db.select().from(users).where(eq(users.uid, account.uid));
  await makeListings(db, { reference: "one", title: { fr: "Bureaux" } }, { reference: "two" });
  const [agent] = await db.select().from(advertisers);
  const ask = async (digest: string, at: string, given: Partial<typeof contactRequests.$inferInsert>) =>
    db.insert(contactRequests).values({ ...asked, digest, createdAt: new Date(at), userId: user!.id, ...given });
  const idOf = async (reference: string) =>
    (await db.select({ id: listings.id }).from(listings).where(eq(listings.reference, reference)))[0]!.id;
  await ask("1", "2026-11-20T12:00:00Z", { listingId: await idOf("one"), advertiserId: agent!.id });
  await ask("2", "2026-11-21T12:00:00Z", { listingId: await idOf("two"), advertiserId: agent!.id });
  await ask("3", "2026-11-22T12:00:00Z", { topic: "other" });
  await ask("4", "2026-11-23T12:00:00Z", { topic: "other", userId: null });
  await db.update(listings).set({ status: "withdrawn" }).where(eq(listings.reference, "two"));

  const [toSite, gone, shown, ...others] = await listEnquiries(db, user!.id, "en");
  expect(others).toEqual([]);
  expect(toSite).toMatchObject({ to: "Quartier", about: "Something else", when: "22 November 2026" });
  expect(gone).toMatchObject({ to: "Agency", about: "Offices" });
  expect(gone).not.toHaveProperty("href");
  expect(shown).toMatchObject({ to: "Agency", about: "Bureaux", lang: "fr", href: "/en/property/one/bureaux" });
});
