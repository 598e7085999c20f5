import type { MailContent } from "../../../app/email/mail-content.ts";
import type { Language } from "../../../app/i18n/languages.ts";
import type { Rent, Sale } from "../../../app/listings/listing-record.ts";
import { resolveCriteria } from "../../../app/search-index/resolve-criteria.server.ts";
import { searchListings } from "../../../app/listings/search-listings.server.ts";
import { loadNotifications } from "../../../app/notifications/mail/load-notifications.server.ts";
import { notificationContent } from "../../../app/notifications/mail/notification-content.server.ts";
import {
  notificationsShown,
  type NotificationMail,
  type NotificationReason,
  type NotificationSearch,
} from "../../../app/notifications/notification-mail.ts";
import { getGazetteer } from "../../../app/places/gazetteer.server.ts";
import { readCriteria } from "../../../app/strategies/saved-criteria.server.ts";
import type { Frequency } from "../../../app/vocabulary/frequencies.ts";
import type { Database } from "../../../db/client.server.ts";

interface ExampleSearch {
  name: string | null;
  criteria: Record<string, string>;
  reason: NotificationReason | "both";
  total: number;
  frequency: Frequency;
}

/** Of nobody: links of these mails lead to pages that say so. */
const nobody = "00000000-0000-4000-8000-000000000000";

const brussels: ExampleSearch = {
  name: null,
  criteria: { transaction: "to-let", type: "office", location: "brussels", surface: "250-" },
  reason: "new",
  total: 1,
  frequency: "instant",
};
const warehouses: ExampleSearch = {
  name: "Depot > 1000 m² & docks",
  criteria: { transaction: "to-let", type: "logistics-warehouse", surface: "1000-" },
  reason: "price-drop",
  total: 2,
  frequency: "daily",
};
const apartments: ExampleSearch = {
  name: null,
  criteria: { transaction: "for-sale", type: "apartment", location: "antwerp", price: "-450000" },
  reason: "new",
  total: 18,
  frequency: "weekly",
};

/** One place, several searches with more than is shown, lower prices alone. */
const notificationExamples = {
  "new-place": { frequency: "instant", searches: [brussels] },
  "new-places": {
    frequency: "daily",
    searches: [apartments, warehouses, { ...brussels, total: 3, reason: "both", frequency: "daily" }],
  },
  "price-drops": { frequency: "weekly", searches: [{ ...warehouses, frequency: "weekly" }] },
} as const satisfies Record<string, { frequency: NotificationMail["frequency"]; searches: ExampleSearch[] }>;

type NotificationExample = keyof typeof notificationExamples;

/** A mail about new properties, made of listings of the site as a run would make it. */
export async function exampleNotifications(
  db: Database,
  example: NotificationExample,
  language: Language,
): Promise<MailContent> {
  const { frequency, searches } = notificationExamples[example];
  const mail: NotificationMail = {
    id: nobody,
    userId: nobody,
    email: "anke@demo.example",
    language,
    frequency,
    searches: await Promise.all(searches.map((search, index) => exampleSearch(db, search, index))),
  };
  const rows = await loadNotifications(db, mail);
  searches.forEach((search, index) => rows.frequencies.set(idOf(index), search.frequency));
  for (const [id, { rent, sale }] of rows.cards) rows.oldPrices.set(id, { rent: dearer(rent), sale: dearer(sale) });
  const content = notificationContent(mail, rows);
  if (!content) throw new Error(`The searches of the example ${example} can't be read`);
  return content;
}

/** What the search finds now; what it lacks for the example is as if it were there, and not shown. */
async function exampleSearch(
  db: Database,
  { name, criteria: saved, reason, total }: ExampleSearch,
  index: number,
): Promise<NotificationSearch> {
  const gazetteer = await getGazetteer(db);
  const { criteria, places } = readCriteria(gazetteer, saved);
  const search = await resolveCriteria(db, gazetteer, criteria, places);
  const view = { numPropertiesPerPage: Math.min(total, notificationsShown) };
  const { rows } = await searchListings(db, search, view);
  const notifications = rows.map(({ id: listingId, reference }, place) => {
    return { listingId, reference, reason: reason === "both" ? (["new", "price-drop"] as const)[place % 2]! : reason };
  });
  const drops = notifications.filter((notification) => notification.reason === "price-drop").length;
  return {
    strategyId: idOf(index),
    name,
    criteria: saved,
    total,
    drops: reason === "price-drop" ? total : drops,
    notifications,
  };
}

const idOf = (index: number) => nobody.replace(/0$/, String(index + 1));

/** What it was before it dropped by a tenth or so. */
function dearer<Price extends Rent | Sale>(price: Price | null): Price | null {
  return price && "amount" in price ? { ...price, amount: Math.round(price.amount / 0.09) / 10 } : price;
}
