import type { MailListing } from "#app/email/mail-content.ts";
import { textsIn } from "#app/i18n/i18n.server.ts";
import { inMidLine } from "#app/i18n/formats.ts";
import type { Language } from "#app/i18n/languages.ts";
import { mailPictureUrl } from "#app/media/pictures/photo-view.ts";
import type { Gazetteer } from "#app/places/gazetteer.ts";
import { criteriaOfDeal, type Deal } from "#app/filters/deal.ts";
import { settings } from "#app/settings/settings.server.ts";
import type { CardRow } from "./read-cards.server.ts";
import { cardView } from "./card-view.server.tsx";
import { quoteText } from "./price-words.ts";

/**
 * A listing as a mail shows it: what its card says, with absolute addresses.
 * @param deal what was searched for: a listing both to let and for sale shows that price
 */
export function mailListing(row: CardRow, language: Language, gazetteer: Gazetteer, deal?: Deal): MailListing {
  const view = cardView(row, language, textsIn(language), gazetteer, deal && criteriaOfDeal(deal));
  const { title, titleLang, surface, place, facts, energy, demonstration, photoKey, photoAlt } = view;
  return {
    href: settings.SITE_URL + view.href,
    title,
    ...(titleLang && { titleLang }),
    price: quoteText(view.price),
    surface,
    place,
    // An advertisement names the energy class in each of the regions.
    facts: [...facts, ...[energy?.label, demonstration].flatMap((mark) => (mark ? inMidLine(mark) : []))],
    ...(photoKey && { photo: { src: settings.SITE_URL + mailPictureUrl(photoKey), alt: photoAlt || title } }),
  };
}
