import type { MailContent, MailListing, MailPart, MailPicture } from "#app/email/mail-content.ts";
import { log } from "#app/http/log.server.ts";
import { formatNumber } from "#app/i18n/formats.ts";
import { mailTextsIn } from "#app/i18n/mail-texts.server.ts";
import { href } from "#app/i18n/paths.ts";
import { settings } from "#app/settings/settings.server.ts";
import { describeStrategy, strategyHref } from "#app/strategies/list-strategies.server.ts";
import { readCriteria, type ReadSearch } from "#app/strategies/saved-criteria.server.ts";
import type { Frequency } from "#app/vocabulary/frequencies.ts";
import type { NotificationMail, NotificationSearch } from "../notification-mail.ts";
import { searchEmailsUrl, unsubscribeUrl } from "../unsubscribe/mail-links.server.ts";
import type { NotificationRows } from "./load-notifications.server.ts";
import { notificationListing } from "./notification-listing.server.ts";
import { foundInWords } from "./found-in-words.ts";

/** A search with its listings in words. */
interface DescribedSearch extends NotificationSearch {
  words: string;
  /** Those that no search before it has shown. */
  listings: MailListing[];
  /** Titles of those that one has. */
  above: string[];
}

/**
 * The mail about new properties and lower prices (decisions, section 5): for each saved search its name and words, the first
 * of its listings, how many there are in all and where they are, and links to get fewer of them. A search that became
 * unreadable since the mail was composed is left out.
 * @returns null when no search is left
 */
export function notificationContent(mail: NotificationMail, rows: NotificationRows): MailContent | null {
  const { language, userId, frequency } = mail;
  const t = mailTextsIn(language);
  const searches = describeSearches(mail, rows);
  if (searches.length === 0) return null;
  const parts = searches.flatMap((search, index): MailPart[] => [
    ...(index > 0 ? [{ kind: "rule" } as const] : []),
    ...partsOf(search, mail, rows),
  ]);
  const page = (name: "my-saved-searches") => settings.SITE_URL + href(name, language);
  return {
    language,
    subject: subjectOf(searches, mail),
    preview: searches.flatMap(({ listings }) => listings.slice(0, 3).map(inFewWords)).join(" — "),
    heading: foundInWords(searches, language, t),
    parts: [{ kind: "text", text: t(`newListings.intro.${frequency}`) }, ...streetOf(searches), ...parts],
    reason: {
      text: t("newListings.reason", { site: settings.SITE_NAME }),
      links: [
        { label: t("newListings.unsubscribe"), href: unsubscribeUrl(userId, language) },
        { label: t("newListings.searches"), href: page("my-saved-searches") },
      ],
    },
  };
}

/** As many as stand side by side on a phone with their prices on one line. */
const widestStreet = 3;

/** What was found at one glance, above all words about it: of every search its first, then the second, and so on. */
function streetOf(searches: DescribedSearch[]): MailPart[] {
  const ranked = searches.flatMap(({ listings }) => listings.map((listing, rank) => ({ listing, rank })));
  const pictures = ranked
    .toSorted((a, b) => a.rank - b.rank)
    .flatMap(({ listing: { photo, href, price } }): MailPicture[] => (photo ? [{ ...photo, href, price }] : []))
    .slice(0, widestStreet);
  return pictures.length > 1 ? [{ kind: "pictures", pictures }] : [];
}

/** Listings in one mail: beyond about 100 kB, Gmail shows the beginning alone. */
const mostListings = 20;

function describeSearches({ searches, language }: NotificationMail, rows: NotificationRows): DescribedSearch[] {
  const shown = new Map<number, string>();
  return searches.flatMap((search) => {
    const readable = read(search, rows);
    if (!readable) return [];
    const [listings, above]: [MailListing[], string[]] = [[], []];
    for (const { listingId, reason } of search.notifications) {
      const row = rows.cards.get(listingId);
      const before = shown.get(listingId);
      if (before !== undefined) above.push(before);
      if (!row || before !== undefined || shown.size === mostListings) continue;
      const listing = notificationListing(row, reason, readable, rows, language);
      // Where all are new, saying so of each is noise.
      if (reason === "new" && search.drops === 0 && row.status === "published") delete listing.badge;
      listings.push(listing);
      shown.set(listingId, listing.title);
    }
    return { ...search, words: describeStrategy(rows.gazetteer, search.criteria, language), listings, above };
  });
}

/** One search that can't be read keeps nobody from the others; its owner's list says so. */
function read({ strategyId, criteria }: NotificationSearch, { gazetteer }: NotificationRows): ReadSearch | undefined {
  try {
    return readCriteria(gazetteer, criteria);
  } catch (error) {
    log.error({ strategy: strategyId, err: error }, "A saved search can't be read");
    return undefined;
  }
}

/** One listing is told in the subject; of more, what was looked for. */
function subjectOf(searches: DescribedSearch[], { language }: NotificationMail): string {
  const t = mailTextsIn(language);
  const [search, ...others] = searches;
  const found = foundInWords(searches, language, t);
  if (!search || others.length > 0) return t("newListings.subjectSearches", { found, count: searches.length });
  const [listing] = search.listings;
  if (search.total > 1 || !listing)
    return t("newListings.subjectSearch", { found, search: search.name ?? search.words });
  const isDrop = search.notifications[0]?.reason === "price-drop";
  return t(isDrop ? "newListings.subjectDrop" : "newListings.subjectNew", { figures: inFewWords(listing) });
}

function inFewWords({ surface, place, price }: MailListing): string {
  return [surface, place.split(" · ", 1)[0], price].filter(Boolean).join(", ");
}

function partsOf(
  search: DescribedSearch,
  { language }: NotificationMail,
  { gazetteer, frequencies }: NotificationRows,
): MailPart[] {
  const { strategyId, name, words, criteria, total, listings, above } = search;
  const t = mailTextsIn(language);
  const results = settings.SITE_URL + strategyHref(gazetteer, criteria, language);
  const less = lessOften[frequencies.get(strategyId) ?? "weekly"];
  const found = foundInWords([search], language, t);
  const all = { formatted: formatNumber(total, language), count: total };
  const named = listings.length + above.length;
  const isCut = total > named;
  const parts: (MailPart | false)[] = [
    { kind: "heading", text: name ?? words, href: results },
    name !== null && { kind: "small", text: words },
    isCut && { kind: "small", text: named === 0 ? found : t("newListings.shown", { found, shown: named }) },
    ...listings.map((listing): MailPart => ({ kind: "listing", listing })),
    above.length > 0 && { kind: "small", text: t("newListings.above", { titles: above.join(", ") }) },
    // Newest first is how results are ordered.
    isCut && { kind: "button", label: t("newListings.all", all), href: results },
    {
      kind: "links",
      links: [
        { label: t("newListings.change"), href: searchEmailsUrl(strategyId, language) },
        ...(less
          ? [{ label: t(`newListings.lessOften.${less}`), href: searchEmailsUrl(strategyId, language, less) }]
          : []),
        { label: t("newListings.pause"), href: searchEmailsUrl(strategyId, language, "off") },
      ],
    },
  ];
  return parts.filter((part) => part !== false);
}

/** The next that is rarer; after once a week there is none but a pause. */
const lessOften: Record<Frequency, "daily" | "weekly" | null> = {
  instant: "daily",
  daily: "weekly",
  weekly: null,
  off: null,
};
