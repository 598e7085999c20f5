import { desc } from "drizzle-orm";
import { expect } from "vitest";
import { consents, users } from "#db/schema/accounts.ts";
import { loader as profileForm } from "../api/profile-form-resource.ts";
import { makeAccount, newIdToken } from "../identity/testing/accounts.ts";
import { accountTest } from "../testing/account-test.ts";
import { profileFields, Visitor } from "../testing/visitor.ts";

/* A new version of a legal text is asked to be accepted at the next sign-in (docs/editing.md). */

accountTest(
  "who accepted older terms is asked at the next sign-in, with the profile filled in",
  async ({ visitor, db }) => {
    const account = await makeAccount();
    await visitor.exchange(account.idToken);
    await visitor.completeProfile(profileFields);
    await db.update(users).set({ termsAcceptedVersion: "0.9" });

    const later = new Visitor(db);
    const signedIn = await later.exchange(await newIdToken(account));
    expect(await signedIn.json()).toEqual({ profile: "missing" });
    expect((await later.me()).status).toBe(404);
    const form: unknown = await (
      await later.send(profileForm, later.request("/api/user/profile-form?language=nl"))
    ).json();
    expect(form).toMatchObject({
      isOutdated: true,
      defaultValue: {
        titleId: "1",
        firstname: "Anke",
        lastname: "Willems",
        phone: "+32 470 12 34 56",
        languageId: "3",
      },
      choices: { versions: { terms: "1.0", privacy: "1.0" } },
    });

    expect((await later.completeProfile({ ...profileFields, acceptTermsAndPrivacy: "" })).status).toBe(422);
    expect((await later.completeProfile(profileFields)).status).toBe(200);
    expect((await later.me()).status).toBe(200);
    expect(await db.select().from(users)).toMatchObject([
      { termsAcceptedVersion: "1.0", privacyAcceptedVersion: "1.0" },
    ]);
    const [terms] = (await db.select().from(consents).orderBy(desc(consents.id))).filter(
      ({ purpose }) => purpose === "terms",
    );
    expect(terms).toMatchObject({ given: true, version: "1.0" });
    expect(await (await new Visitor(db).exchange(await newIdToken(account))).json()).toEqual({ profile: "complete" });
  },
);

accountTest(
  "a new privacy policy is asked for as well; a profile without consents to mail stays so",
  async ({ visitor, db }) => {
    const account = await makeAccount();
    await visitor.exchange(account.idToken);
    await visitor.completeProfile({ ...profileFields, receiveEmailsForReverseMatching: "false" });
    await db.update(users).set({ privacyAcceptedVersion: "0.9" });
    const again = await new Visitor(db).exchange(await newIdToken(account));
    expect(await again.json()).toEqual({ profile: "missing" });
    const form: unknown = await (
      await visitor.send(profileForm, visitor.request("/api/user/profile-form?language=en"))
    ).json();
    expect(form).toMatchObject({ isOutdated: true, defaultValue: { receiveEmailsForReverseMatching: "false" } });
  },
);
