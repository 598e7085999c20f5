import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, vi } from "vitest";
import type { StoredMail } from "#app/email/stored-mail.server.ts";
import type { SearchQuery } from "#app/filters/criteria.ts";
import type { DatabasePool } from "#db/client.server.ts";
import { users } from "#db/schema/accounts.ts";
import { listings } from "#db/schema/listings.ts";
import { notificationMails, notifications } from "#db/schema/notifications.ts";
import { strategies } from "#db/schema/strategies.ts";
import { dbTest } from "#db/testing/db-test.ts";
import { makeListings } from "#db/testing/make-listing.ts";
import { readMailToken } from "../unsubscribe/mail-token.server.ts";
import type { NotificationReason } from "../notification-mail.ts";
import { makeMember, makeSearch } from "../testing/members.ts";
import { sendNotificationMail } from "./send-notification-mail.server.ts";

const stored = vi.hoisted((): StoredMail[] => []);
vi.mock("#app/email/stored-mail.server.ts", () => ({
  storesMail: () => true,
  storeMail: (mail: StoredMail) => Promise.resolve(void stored.push(mail)),
}));

beforeEach(() => void (stored.length = 0));

const office: SearchQuery = { transaction: "to-let", type: "office", location: "gent", surface: "250-" };
const places = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    reference: `qb-${index + 1}`,
    title: { en: `Offices ${index + 1}`, fr: `Bureaux ${index + 1}` },
    photos: [{ source: `https://pictures.example/${index}.jpg`, kind: "photo" as const, alt: { fr: "La façade" } }],
  }));

interface Made {
  languageId?: number;
  name?: string;
  query?: SearchQuery;
  frequency?: "instant" | "daily" | "weekly";
}

/** A mail to somebody about what their search has found. */
async function compose(db: DatabasePool, found: [string, NotificationReason][], made: Made = {}, userId?: string) {
  const { languageId = 2, name, query = office, frequency = "instant" } = made;
  userId ??= await makeMember(db, { languageId });
  const strategyId = await makeSearch(db, userId, query, { frequency });
  if (name) await db.update(strategies).set({ name }).where(eq(strategies.id, strategyId));
  const [mail] = await db.insert(notificationMails).values({ userId, frequency }).returning();
  await note(db, mail!.id, strategyId, found);
  return { userId, strategyId, mailId: mail!.id };
}

async function note(db: DatabasePool, mailId: string, strategyId: string, found: [string, NotificationReason][]) {
  for (const [reference, reason] of found) {
    const [listing] = await db.select().from(listings).where(eq(listings.reference, reference));
    await db
      .insert(notifications)
      .values({ strategyId, listingId: listing!.id, reason, mailId, processedAt: new Date() });
  }
}

const linksIn = ({ text }: StoredMail) => [...text.matchAll(/^https?:\S+$/gm)].map(([link]) => new URL(link));

describe("the mail about new properties", () => {
  dbTest("tells one place in its subject: how large, where, what it costs", async ({ db }) => {
    await makeListings(db, ...places(1));
    const { userId, mailId } = await compose(db, [["qb-1", "new"]], { languageId: 1 });
    expect(await sendNotificationMail(db, mailId)).toBe(true);
    expect(stored).toMatchObject([{ id: mailId, userId, language: "en" }]);
    expect(stored[0]?.subject).toBe("New: 500\u00a0m², Ghent, €150/m²/year");
    for (const form of [stored[0]!.html, stored[0]!.text]) {
      for (const words of [
        "1 new property",
        "Offices to let in Ghent, from 250\u00a0m²",
        "Offices 1",
        "€150/m²/year",
      ]) {
        expect(form).toContain(words);
      }
    }
  });

  dbTest("says in both its forms, in the person's language, all that it has to say", async ({ db }) => {
    await makeListings(db, ...places(7));
    const found = places(7).map(({ reference }): [string, NotificationReason] => [reference, "new"]);
    const { mailId } = await compose(db, found, { name: "Le nouveau siège" });
    await sendNotificationMail(db, mailId);
    const [mail] = stored;
    expect(mail?.subject).toBe("7 nouveaux biens\u00a0: Le nouveau siège");
    expect(mail?.html).toMatch(/^<!doctype html><html lang="fr"/);
    for (const form of [mail!.html, mail!.text]) {
      expect(form).toContain("Le nouveau siège");
      expect(form).toContain("Bureaux à louer à Gand, à partir de 250\u00a0m²");
      // The newest five of seven, and where all are.
      expect(form).toContain("7 nouveaux biens, dont voici les 5 premiers.");
      expect(form).toContain("Voir les 7 biens");
      for (const shown of ["Bureaux 7", "Bureaux 3"]) expect(form).toContain(shown);
      expect(form).not.toContain("Bureaux 2");
      expect(form).toContain("/fr/a-louer/bureau/gand?surface=250-");
    }
    expect(mail?.html).toMatch(
      /<img src="http[^"]+\/media\/[0-9a-z]+\/mail\.jpg" alt="La façade" width="200" height="150"/,
    );
    expect(mail?.html).not.toMatch(/<script|<link|javascript:/);
  });

  dbTest("marks a lower price and says what it was", async ({ db }) => {
    const [place] = places(1);
    const rent = { basis: "m2" as const, period: "year" as const };
    await makeListings(db, { ...place, rent: { ...rent, amount: 200 } });
    await makeListings(db, { ...place, rent: { ...rent, amount: 185 } });
    const { mailId } = await compose(db, [["qb-1", "price-drop"]]);
    await sendNotificationMail(db, mailId);
    expect(stored[0]?.subject).toBe("Prix en baisse\u00a0: 500\u00a0m², Gand, 185\u00a0€/m²/an");
    expect(stored[0]?.text).toContain("PRIX EN BAISSE");
    expect(stored[0]?.text).toContain("185\u00a0€/m²/an (auparavant 200\u00a0€/m²/an)");
    expect(stored[0]?.text).toContain("1 bien en baisse de prix");
  });

  dbTest("counts a place that two searches found once, and shows it once", async ({ db }) => {
    await makeListings(db, ...places(2));
    const { mailId, userId } = await compose(
      db,
      [
        ["qb-1", "new"],
        ["qb-2", "new"],
      ],
      { languageId: 1 },
    );
    const other = await makeSearch(db, userId, { type: "office" }, { frequency: "daily" });
    await note(db, mailId, other, [["qb-1", "new"]]);
    await sendNotificationMail(db, mailId);
    expect(stored[0]?.subject).toBe("2 new properties for 2 of your saved searches");
    expect(stored[0]?.text.match(/^Offices 1$/gm)).toHaveLength(1);
    expect(stored[0]?.text).toContain("Also found by this search and shown above: Offices 1.");
  });

  dbTest(
    "can be unsubscribed from with one click, and leads to what can be chosen without signing in",
    async ({ db }) => {
      await makeListings(db, ...places(1));
      const { userId, strategyId, mailId } = await compose(db, [["qb-1", "new"]]);
      await sendNotificationMail(db, mailId);
      const { headers } = stored[0]!;
      const oneClick = /^<(https?:\/\/[^>]+)>$/.exec(headers["List-Unsubscribe"] ?? "")?.[1] ?? "";
      expect(readMailToken("unsubscribe", oneClick.split("/unsubscribe/")[1] ?? "")).toBe(userId);
      expect(headers["List-Unsubscribe-Post"]).toBe("List-Unsubscribe=One-Click");
      const links = linksIn(stored[0]!).map(({ pathname, search }) => pathname + search);
      const page = links.filter((link) => link.startsWith("/fr/e-mails-de-recherche/"));
      // Change it, at most once a day instead of at once, pause.
      expect(page.map((link) => link.replace(/^.*\?/, "?").replace(/^\/.*$/, ""))).toEqual([
        "",
        "?to=daily",
        "?to=off",
      ]);
      expect(readMailToken("search-emails", page[0]!.split("/").at(-1)!)).toBe(strategyId);
      expect(links.filter((link) => link.startsWith("/fr/desabonnement/"))).toHaveLength(1);
    },
  );

  dbTest("leaves out a search that can't be read any more, and is none where no other is left", async ({ db }) => {
    await makeListings(db, ...places(2));
    const { userId, strategyId, mailId } = await compose(db, [["qb-1", "new"]], { languageId: 1 });
    const other = await makeSearch(db, userId, { type: "office" }, { frequency: "instant" });
    await note(db, mailId, other, [["qb-2", "new"]]);
    await db.execute(sql`update strategies set criteria = '[1]' where id = ${other}`);
    expect(await sendNotificationMail(db, mailId)).toBe(true);
    expect(stored[0]?.subject).toBe("New: 500\u00a0m², Ghent, €150/m²/year");
    expect(stored[0]?.text).toContain("Offices 1");
    expect(stored[0]?.text).not.toContain("Offices 2");
    await db.execute(sql`update strategies set criteria = '[1]' where id = ${strategyId}`);
    expect(await sendNotificationMail(db, mailId)).toBe(false);
  });

  dbTest("stays below what Gmail shows, however many searches there are", async ({ db }) => {
    await makeListings(db, ...places(40));
    const { userId, mailId } = await compose(db, [["qb-1", "new"]]);
    for (let index = 0; index < 12; index++) {
      const other = await makeSearch(db, userId, { type: "office", search: `bureau ${index}` });
      await note(
        db,
        mailId,
        other,
        [1, 2, 3].map((place) => [`qb-${index * 3 + place + 1}`, "new"]),
      );
    }
    await sendNotificationMail(db, mailId);
    expect(stored[0]!.html.length).toBeLessThan(100_000);
    // Every search is there, also those whose places are not.
    for (let index = 0; index < 12; index++) expect(stored[0]!.text).toContain(`bureau ${index}`);
  });

  dbTest("what people typed is text in it, and nobody gets it who does not want it", async ({ db }) => {
    await makeListings(db, { ...places(1)[0], title: { fr: '"><script>alert(1)</script>' } });
    const made = await compose(db, [["qb-1", "new"]], { name: "<img src=x onerror=alert(1)>" });
    await sendNotificationMail(db, made.mailId);
    expect(stored[0]?.html).not.toMatch(/<script|<img src=x/);
    await db.update(users).set({ receiveEmailsForReverseMatching: false });
    expect(await sendNotificationMail(db, made.mailId)).toBe(false);
    expect(stored).toHaveLength(1);
  });
});
