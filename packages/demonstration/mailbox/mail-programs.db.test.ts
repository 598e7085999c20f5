import { caniemail } from "caniemail";
import { expect, test } from "vitest";
import { languages } from "../../../app/i18n/languages.ts";
import { jobs } from "../../../app/worker/jobs.server.ts";
import { demonstrationListings } from "../../../db/testing/demonstration-listings.ts";
import { dbTest } from "../../../db/testing/db-test.ts";
import { makeListings } from "../../../db/testing/make-listing.ts";
import { exampleKinds, examplesOfJobs, findExample } from "./examples.ts";
import { examplePrefix } from "./mailbox-page.tsx";

/** Bytes: beyond, Gmail shows the beginning alone. */
const mostBytes = 100_000;

/** What people read mail with here. */
const mailPrograms = ["gmail.*", "outlook.*", "apple-mail.*", "yahoo.*", "samsung-email.*", "thunderbird.*"] as const;

/** What a mail may use although one of them does not know it, as it is complete without. */
const doWithout: Record<string, string> = {
  "@media": "the dark scheme and the narrow screen are additions",
  "@media (prefers-color-scheme)": "light is readable in the dark, too",
  "<style> element": "everything that matters is inline",
  "<body> element": "its colour is on the table within, too",
  "display:none": "the preview is the beginning of the mail",
  overflow: "hides the preview once more",
  "border-radius": "corners are square",
  "white-space": "a link may break over two lines",
  "word-break": "a word longer than a line makes the column wider",
  "role attribute": "a table is announced as one",
  "height property": "pictures keep their ratio by width",
};

test("every job that sends a mail has an example of it, which the next test holds against mail programs", () => {
  const without = Object.entries(examplesOfJobs).filter(([, ofJob]) => Object.keys(ofJob).length === 0);
  expect(without.map(([job]) => `${job} has no example`)).toEqual([]);
  const mailJobs = Object.keys(jobs).filter((name) => name.startsWith("mail-"));
  expect(Object.keys(examplesOfJobs).sort()).toEqual(mailJobs.sort());
});

dbTest("every kind of mail is complete in what people read mail with, and not cut", async ({ db }) => {
  await makeListings(db, ...(await demonstrationListings(200, "mails")));
  for (const kind of exampleKinds) {
    for (const language of languages) {
      const mail = await findExample(db, `${examplePrefix}${kind}-${language}`);
      if (!mail) throw new Error(`There is no example of ${kind} in ${language}`);
      expect(Buffer.byteLength(mail.html), `${kind} in ${language}`).toBeLessThan(mostBytes);
      const { errors } = caniemail({ clients: [...mailPrograms], html: mail.html }).issues;
      const missed = [...errors].flatMap(([program, issues]) =>
        issues.filter(({ title }) => !Object.hasOwn(doWithout, title)).map(({ title }) => `${program}: ${title}`),
      );
      expect(new Set(missed), `${kind} in ${language}`).toEqual(new Set());
    }
  }
});
