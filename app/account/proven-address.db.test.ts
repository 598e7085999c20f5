import { describe, expect } from "vitest";
import { accountTest } from "./testing/account-test.ts";
import type { VerifiedIdentity } from "./identity/identity.ts";
import { findProvenAddress, isProvenAddress } from "./proven-address.server.ts";
import { openSession } from "./sign-in/open-session.server.ts";

const person = (changed: Partial<VerifiedIdentity> = {}): VerifiedIdentity => ({
  uid: "anke",
  email: "anke@test.example",
  emailVerified: false,
  method: "password",
  authenticatedAt: new Date(),
  providers: ["password"],
  ...changed,
});

describe("an account's address", () => {
  accountTest("is proven when the identity service says so, and not before", async ({ visitor, db }) => {
    const { user } = await openSession(db, visitor.request("/en"), person());
    expect(await findProvenAddress(db, user.id)).toBeNull();
    expect(await isProvenAddress(db, user.id, "anke@test.example")).toBe(false);
    await openSession(db, visitor.request("/en"), person({ emailVerified: true }));
    expect(await findProvenAddress(db, user.id)).toBe("anke@test.example");
    expect(await isProvenAddress(db, user.id, " Anke@Test.example")).toBe(true);
    expect(await isProvenAddress(db, user.id, "other@test.example")).toBe(false);
  });
});
