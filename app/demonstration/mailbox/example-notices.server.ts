import { desc, sql } from "drizzle-orm";
import type { MailContent } from "#app/email/mail-content.ts";
import type { Language } from "#app/i18n/languages.ts";
import { selectCards } from "#app/listings/card-columns.server.ts";
import type { Rent, Sale } from "#app/listings/listing-record.ts";
import { loadNotices } from "#app/notifications/mail/load-notices.server.ts";
import { noticeContent } from "#app/notifications/mail/notice-content.server.ts";
import { noticesShown, type NoticeMail, type NoticeReason, type NoticeSearch } from "#app/notifications/notice-mail.ts";
import type { Frequency } from "#app/strategies/strategy.ts";
import type { Database } from "#db/client.server.ts";
import { listings } from "#db/schema/listings.ts";

interface ExampleSearch {
  name: string | null;
  criteria: Record<string, string>;
  type: "office" | "apartment" | "logistics-warehouse";
  reason: NoticeReason;
  total: number;
  frequency: Frequency;
}

/** Of nobody: links of these mails lead to pages that say so. */
const nobody = "00000000-0000-4000-8000-000000000000";

const brussels: ExampleSearch = {
  name: null,
  criteria: { transaction: "to-let", type: "office", location: "brussels", surface: "250-" },
  type: "office",
  reason: "new",
  total: 1,
  frequency: "instant",
};
const warehouses: ExampleSearch = {
  name: "Depot > 1000 m² & docks",
  criteria: { transaction: "to-let", type: "logistics-warehouse", surface: "1000-" },
  type: "logistics-warehouse",
  reason: "price-drop",
  total: 2,
  frequency: "daily",
};
const apartments: ExampleSearch = {
  name: null,
  criteria: { transaction: "for-sale", type: "apartment", location: "antwerp", price: "-450000" },
  type: "apartment",
  reason: "new",
  total: 18,
  frequency: "weekly",
};

/** One place, several searches with more than is shown, lower prices alone. */
export const noticeExamples = {
  "new-place": { frequency: "instant", searches: [brussels] },
  "new-places": {
    frequency: "daily",
    searches: [apartments, warehouses, { ...brussels, total: 3, frequency: "daily" }],
  },
  "price-drops": { frequency: "weekly", searches: [{ ...warehouses, frequency: "weekly" }] },
} as const satisfies Record<string, { frequency: NoticeMail["frequency"]; searches: ExampleSearch[] }>;

export type NoticeExample = keyof typeof noticeExamples;

/** A mail about new places, made of listings of the site as a run would make it. */
export async function exampleNotices(db: Database, example: NoticeExample, language: Language): Promise<MailContent> {
  const { frequency, searches } = noticeExamples[example];
  const mail: NoticeMail = {
    id: nobody,
    userId: nobody,
    email: "anke@demo.example",
    language,
    frequency,
    searches: await Promise.all(searches.map((search, index) => exampleSearch(db, search, index))),
  };
  const rows = await loadNotices(db, mail);
  searches.forEach((search, index) => rows.frequencies.set(idOf(index), search.frequency));
  for (const [id, { rent, sale }] of rows.cards) rows.oldPrices.set(id, { rent: dearer(rent), sale: dearer(sale) });
  return noticeContent(mail, rows);
}

async function exampleSearch(
  db: Database,
  { name, criteria, type, reason, total }: ExampleSearch,
  index: number,
): Promise<NoticeSearch> {
  const isDeal = criteria.transaction === "for-sale" ? listings.forSale : listings.toLet;
  const found = await db
    .select({ id: listings.id })
    .from(listings)
    .where(sql`${listings.listed} and ${listings.type} = ${type} and ${isDeal}`)
    .orderBy(desc(listings.publishedAt), listings.reference)
    .limit(Math.min(total, noticesShown));
  const cards = await selectCards(
    db,
    found.map(({ id }) => id),
  );
  return {
    strategyId: idOf(index),
    name,
    criteria,
    total: cards.length < noticesShown ? cards.length : total,
    notices: cards.map(({ id: listingId, reference }) => ({ listingId, reference, reason })),
  };
}

const idOf = (index: number) => nobody.replace(/0$/, String(index + 1));

/** What it was before it dropped by a tenth or so. */
function dearer<Price extends Rent | Sale>(price: Price | null): Price | null {
  return price && "amount" in price ? { ...price, amount: Math.round(price.amount / 0.09) / 10 } : price;
}
