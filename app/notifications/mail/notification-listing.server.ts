import type { MailListing } from "#app/email/mail-content.ts";
import { textsIn } from "#app/i18n/i18n.server.ts";
import type { Language } from "#app/i18n/languages.ts";
import { mailTextsIn } from "#app/i18n/mail-texts.server.ts";
import type { CardRow } from "#app/listings/read-cards.server.ts";
import { cardPrice } from "#app/listings/card-view.server.tsx";
import { mailListing } from "#app/listings/mail-listing.server.ts";
import { quoteText } from "#app/listings/price-words.ts";
import { distanceInWords, metresBetween } from "#app/places/distance.ts";
import { isAddressable, type Place } from "#app/places/place.ts";
import { dealOf } from "#app/filters/deal.ts";
import type { SearchCriteria } from "#app/filters/criteria.ts";
import type { SearchPlaces } from "#app/filters/search-places.server.ts";
import type { NotificationReason } from "../notification-mail.ts";
import type { NotificationRows } from "./load-notifications.server.ts";

/** Metres: nearer than that, a place is simply there; and so stands a listing whose address is hidden. */
const there = 150;

/** A listing as the mail of a search shows it: why it is in it, what it cost before, how far it is. */
export function notificationListing(
  row: CardRow,
  reason: NotificationReason,
  { criteria, places }: { criteria: SearchCriteria; places: SearchPlaces },
  { gazetteer, oldPrices }: NotificationRows,
  language: Language,
): MailListing {
  const deal = dealOf(criteria);
  const listing = mailListing(row, language, gazetteer, deal);
  const from = measuredFrom(places);
  const distance = from && distanceTo(row, from, places.around ? "from" : "fromCentre", language);
  const old = reason === "price-drop" ? oldPrices.get(row.id) : undefined;
  const was = old && quoteText(cardPrice({ ...row, ...old }, language, textsIn(language), deal));
  return {
    ...listing,
    badge: badgeOf(row, reason, language),
    place: [listing.place, distance].filter(Boolean).join(" · "),
    ...(was && was !== listing.price && { was: mailTextsIn(language)("newListings.was", { price: was }) }),
  };
}

/** What has become of it since counts more than why it is here. */
function badgeOf({ status }: CardRow, reason: NotificationReason, language: Language): MailListing["badge"] {
  const t = textsIn(language);
  if (status !== "published") return { text: t(`vocabulary.statuses.${status}`), tone: "plain" };
  if (reason === "price-drop") return { text: t("listing.badge.priceDrop"), tone: "brick" };
  return { text: t("listing.badge.new"), tone: "plain" };
}

/** What distances are told from. */
type Measured = Pick<Place, "lat" | "lng" | "names">;

/** What the search is near; else the one place of it, where it is a town or a part of one: nobody asks how far it is from Flanders. */
function measuredFrom({ location, districts, around }: SearchPlaces): Measured | undefined {
  if (around) return around;
  const [place, ...others] = districts.length > 0 ? districts : [location];
  return place && others.length === 0 && isAddressable(place.kind) ? place : undefined;
}

/** @param since `from` of a station or square, `fromCentre` of a town, whose own point is meant */
function distanceTo(row: CardRow, place: Measured, since: "from" | "fromCentre", language: Language) {
  const metres = metresBetween(place, row);
  if (metres < there) return undefined;
  const distance = distanceInWords(metres, language, textsIn(language));
  return mailTextsIn(language)(`newListings.${since}`, { distance, place: place.names[language] });
}
