import { and, desc, eq, notLike } from "drizzle-orm";
import { marketOf } from "#app/filters/market-presets.ts";
import { submarketKeys } from "#app/listings/submarket.ts";
import { textsIn } from "#app/i18n/i18n.server.ts";
import type { Gazetteer } from "#app/places/gazetteer.ts";
import { parametersOf } from "#app/filters/saved-parameters.ts";
import { readCriteria } from "#app/strategies/saved-criteria.server.ts";
import type { Database } from "#db/client.server.ts";
import { consents, contactTitles, languages, users } from "#db/schema/accounts.ts";
import { contactRequests } from "#db/schema/contact.ts";
import type { crmChanges } from "#db/schema/crm.ts";
import { advertisers, listings } from "#db/schema/listings.ts";
import { strategies } from "#db/schema/strategies.ts";
import type { CrmEvent } from "./crm-event-schema.server.ts";

export type CrmChange = typeof crmChanges.$inferSelect;

/** What a change comes to now: the thing as it is, or that it is gone. Null for what nobody needs to be told. */
export async function readChange(
  db: Database,
  gazetteer: Gazetteer,
  { kind, contactId, entityId }: CrmChange,
): Promise<CrmEvent | null> {
  switch (kind) {
    case "contact":
      return readContact(db, contactId);
    case "consents":
      return readConsents(db, contactId);
    case "strategy":
      return readStrategy(db, gazetteer, contactId, entityId);
    case "contact-request":
      return readContactRequest(db, entityId);
  }
}

async function readContact(db: Database, id: string): Promise<CrmEvent> {
  const [row] = await db
    .select({ user: users, title: contactTitles.key, language: languages.code })
    .from(users)
    .leftJoin(contactTitles, eq(contactTitles.id, users.titleId))
    .leftJoin(languages, eq(languages.id, users.languageId))
    .where(eq(users.id, id));
  if (!row?.user.profileCompletedAt) return { type: "contact.deleted", data: { id } };
  const { status, email, firstname, lastname, phone, createdAt, ...user } = row.user;
  const { receiveEmailsForReverseMatching, receiveEmailsForMarketing } = user;
  return {
    type: "contact.saved",
    data: {
      id,
      status,
      email,
      // The last of the titles is none.
      title: row.title && textsIn("en")(`account.titles.${row.title}`),
      firstname,
      lastname,
      phone,
      language: row.language,
      receiveEmailsForReverseMatching,
      receiveEmailsForMarketing,
      createdAt: createdAt.toISOString(),
    },
  };
}

/** Which cookies somebody accepts is no concern of the people who call them. */
async function readConsents(db: Database, contactId: string): Promise<CrmEvent | null> {
  const rows = await db
    .selectDistinctOn([consents.purpose], {
      purpose: consents.purpose,
      given: consents.given,
      version: consents.version,
      language: consents.language,
      at: consents.at,
    })
    .from(consents)
    .where(and(eq(consents.userId, contactId), notLike(consents.purpose, "cookies-%")))
    .orderBy(consents.purpose, desc(consents.id));
  if (rows.length === 0) return null;
  type Purpose = "terms" | "privacy" | "reverse-matching" | "marketing";
  const list = rows.map(({ at, purpose, ...row }) => ({
    ...row,
    purpose: purpose as Purpose,
    at: at.toISOString(),
  }));
  return { type: "consents.saved", data: { contactId, consents: list } };
}

async function readStrategy(db: Database, gazetteer: Gazetteer, contactId: string, id: string): Promise<CrmEvent> {
  const [row] = await db
    .select()
    .from(strategies)
    .where(and(eq(strategies.id, id), eq(strategies.userId, contactId)));
  if (!row || row.removedAt) return { type: "strategy.removed", data: { id, contactId } };
  const { userId, digest, lastSeenAt, removedAt, brokenSince, revision, createdAt, lastUsedAt, ...strategy } = row;
  const { criteria, places } = readCriteria(gazetteer, row.criteria);
  const market = marketOf(criteria);
  const searched = places.districts.length > 0 ? places.districts : places.location ? [places.location] : [];
  const submarket = market && searched.length > 0 ? searched.map(({ names }) => names.en) : undefined;
  return {
    type: "strategy.saved",
    data: {
      ...strategy,
      criteria: parametersOf(row.criteria),
      contactId,
      market: market ?? null,
      submarkets: market && submarket ? { [submarketKeys[market]]: submarket } : {},
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt.toISOString(),
    },
  };
}

async function readContactRequest(db: Database, id: string): Promise<CrmEvent> {
  const [row] = await db
    .select({ request: contactRequests, listing: listings.reference, advertiser: advertisers.reference })
    .from(contactRequests)
    .leftJoin(listings, eq(listings.id, contactRequests.listingId))
    .leftJoin(advertisers, eq(advertisers.id, contactRequests.advertiserId))
    .where(eq(contactRequests.id, id));
  if (!row) return { type: "contact-request.deleted", data: { id } };
  const { userId, topic, name, email, phone, preferredWay, wantsVisit, visitDays, visitParts, message, ...request } =
    row.request;
  return {
    type: "contact-request.received",
    data: {
      id,
      contactId: userId,
      listing: row.listing,
      advertiser: row.advertiser,
      topic,
      name,
      email,
      phone,
      preferredWay,
      wantsVisit,
      visitDays,
      visitParts,
      message,
      language: request.language,
      createdAt: request.createdAt.toISOString(),
    },
  };
}
