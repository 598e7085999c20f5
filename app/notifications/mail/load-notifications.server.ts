import { desc, inArray, sql } from "drizzle-orm";
import { selectCards, type CardRow } from "#app/listings/read-cards.server.ts";
import { getGazetteer } from "#app/places/gazetteer.server.ts";
import type { Gazetteer } from "#app/places/gazetteer.ts";
import type { Frequency } from "#app/vocabulary/frequencies.ts";
import type { Database } from "#db/client.server.ts";
import { priceChanges } from "#db/schema/listings.ts";
import { strategies } from "#db/schema/strategies.ts";
import type { NotificationMail } from "../notification-mail.ts";

/** The price that a listing had before its latest change. */
type OldPrice = Pick<CardRow, "rent" | "sale">;

/** What a mail about new properties shows, as the database has it. */
export interface NotificationRows {
  gazetteer: Gazetteer;
  cards: Map<number, CardRow>;
  oldPrices: Map<number, OldPrice>;
  /** How often each search's mails come now. */
  frequencies: Map<string, Frequency>;
}

/** Reads the listings of a mail and what is to be said of them. */
export async function loadNotifications(db: Database, { searches }: NotificationMail): Promise<NotificationRows> {
  const notifications = searches.flatMap((search) => search.notifications);
  const ids = [...new Set(notifications.map(({ listingId }) => listingId))];
  const dropped = notifications.filter(({ reason }) => reason === "price-drop").map(({ listingId }) => listingId);
  const [gazetteer, cards, oldPrices, chosen] = await Promise.all([
    getGazetteer(db),
    selectCards(db, ids),
    listOldPrices(db, dropped),
    db
      .select({ id: strategies.id, frequency: strategies.frequency })
      .from(strategies)
      .where(
        inArray(
          strategies.id,
          searches.map(({ strategyId }) => strategyId),
        ),
      ),
  ]);
  return {
    gazetteer,
    cards: new Map(cards.map((card) => [card.id, card])),
    oldPrices,
    frequencies: new Map(chosen.map(({ id, frequency }) => [id, frequency])),
  };
}

async function listOldPrices(db: Database, listingIds: number[]): Promise<Map<number, OldPrice>> {
  if (listingIds.length === 0) return new Map();
  const rows = await db
    .selectDistinctOn([priceChanges.listingId], {
      id: priceChanges.listingId,
      rent: priceChanges.rent,
      sale: priceChanges.sale,
    })
    .from(priceChanges)
    .where(sql`${priceChanges.listingId} = any(${sql.param(listingIds)}::int[])`)
    .orderBy(priceChanges.listingId, desc(priceChanges.changedAt), desc(priceChanges.id));
  return new Map(rows.map(({ id, ...price }) => [id, price]));
}
