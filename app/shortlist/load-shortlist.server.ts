import { textsIn } from "#app/i18n/i18n.server.ts";
import { inLanguage, languageOfPath, type Language } from "#app/i18n/languages.ts";
import { href } from "#app/i18n/paths.ts";
import { selectCards } from "#app/listings/read-cards.server.ts";
import { cardView } from "#app/listings/card-view.server.tsx";
import type { CardView } from "#app/listings/card.tsx";
import { findListing } from "#app/listings/find-listing.server.ts";
import { getGazetteer } from "#app/places/gazetteer.server.ts";
import { alternatesOf } from "#app/filters/alternates.ts";
import { settings } from "#app/settings/settings.server.ts";
import type { Database } from "#db/client.server.ts";
import { listSeen } from "./account-shortlist.server.ts";
import { compareView, type CompareView } from "./compare-view.server.ts";
import { findShortlist, type FoundShortlist } from "./find-shortlist.server.ts";
import { loadWriting, othersToWrite, waysToWrite, type WritingView } from "./load-writing.server.ts";
import { findShareToken } from "./shared-shortlist.server.ts";
import { tickedFirst } from "./ticked-first.ts";
import { changes, mostCompared, mostWritten, namedList, readCompared, writePath, type Change } from "./shortlist.ts";

/** A kept listing as the page shows it. */
export interface ShortlistItemView {
  card: CardView;
  /** Empty for none; what signed-out visitors have none of. */
  note: string;
  /** Said of one that is no longer on offer. */
  gone?: string;
  /** Ticked to be compared before anybody has chosen. */
  isTicked?: true;
}

/** What the page says of the change that led to it. */
export interface ChangeNotice {
  change: Change;
  reference: string;
  title: string;
}

/** The way to show the list to others. */
export interface ShareView {
  /** Null where no link was made, or it was withdrawn. */
  url: string | null;
  /** What was just done. */
  said: "share" | "withdraw" | null;
}

/** What somebody asked to compare: the table, or why there is none. */
interface Comparison {
  chosen: string[];
  /** Missing when fewer than two were chosen. */
  view?: CompareView;
  /** Missing when none of them is on offer. */
  writing?: WritingView;
  /** Names of what was chosen beyond the fourth. */
  tooMany?: string;
}

/** The page of the shortlist, with the headers that belong to its answer. */
export async function loadShortlist(db: Database, request: Request) {
  const found = await findShortlist(db, request);
  const { pathname, searchParams } = new URL(request.url);
  const language = languageOfPath(pathname);
  const t = textsIn(language);
  const page = {
    language,
    isMember: found.user !== null,
    left: found.left.length,
    items: await listItems(db, found, language),
    notice: await readNotice(db, searchParams, language),
    share: await loadShare(db, found, searchParams, language),
    ways: await waysToWrite(db, found.references, language),
    written: searchParams.has("write") ? await loadWritten(db, found.references, request, language) : null,
    comparison: searchParams.has("compare") ? await compare(db, found, request, language) : null,
    alternates: alternatesOf(pathname, ""),
    title: t(searchParams.has("compare") ? "shortlistPage.compare.title" : "shortlistPage.title"),
    description: t("shortlistPage.description"),
    canonical: href("shortlist", language),
  };
  return { page, headers: found.headers };
}

/** The link to the list: of an account until it is withdrawn, null before there is one; of a browser the listings' names. */
async function loadShare(
  db: Database,
  { user, references }: FoundShortlist,
  query: URLSearchParams,
  language: Language,
): Promise<ShareView> {
  const token = user ? await findShareToken(db, user.id) : namedList;
  const named = user ? "" : `?of=${references.join(",")}`;
  return {
    url: token && settings.SITE_URL + href("shared-shortlist", language, { token }) + named,
    said: (["share", "withdraw"] as const).find((said) => user && said === query.get("link")) ?? null,
  };
}

async function listItems(
  db: Database,
  { references, onAccount }: FoundShortlist,
  language: Language,
): Promise<ShortlistItemView[]> {
  const listed: readonly { id: number; note?: string | null }[] = onAccount ?? (await listSeen(db, references));
  if (listed.length === 0) return [];
  const gazetteer = await getGazetteer(db);
  const t = textsIn(language);
  const rows = new Map(
    (
      await selectCards(
        db,
        listed.map(({ id }) => id),
      )
    ).map((row) => [row.id, row]),
  );
  const ticked = new Set(tickedFirst(listed.flatMap(({ id }) => rows.get(id) ?? [])));
  return listed.flatMap(({ id, note }) => {
    const row = rows.get(id);
    if (!row) return [];
    const { keep: _, ...card } = cardView(row, language, t, gazetteer);
    const { status } = row;
    const isGone = status === "let" || status === "sold" || status === "withdrawn";
    return [
      {
        card,
        note: note ?? "",
        ...(isGone && { gone: t(`shortlistPage.gone.${status}`) }),
        ...(ticked.has(row.reference) && { isTicked: true as const }),
      },
    ];
  });
}

/** The form to the agents of what the address names, with the path that answers it; null where none of it is on offer. */
async function loadWritten(db: Database, references: readonly string[], request: Request, language: Language) {
  const asked = readCompared(new URL(request.url).searchParams, "write").slice(0, mostWritten);
  const writing = await loadWriting(db, request, await findListings(db, asked), language);
  if (!writing) return null;
  return { writing, path: writePath(asked, language), others: await othersToWrite(db, references, asked, language) };
}

async function findListings(db: Database, references: readonly string[]) {
  const found = await Promise.all(references.map((reference) => findListing(db, reference)));
  return found.filter((listing) => listing !== null);
}

async function compare(
  db: Database,
  { onAccount }: FoundShortlist,
  request: Request,
  language: Language,
): Promise<Comparison> {
  const chosen = readCompared(new URL(request.url).searchParams).slice(0, 2 * mostCompared);
  const found = await findListings(db, chosen);
  if (found.length < 2) return { chosen };
  const t = textsIn(language);
  const notes = onAccount && new Map(onAccount.map(({ reference, note }) => [reference, note]));
  const compared = found.slice(0, mostCompared);
  const beyond = found.slice(mostCompared);
  return {
    chosen,
    writing: await loadWriting(db, request, compared, language),
    view: compareView(compared, notes, language, t, await getGazetteer(db)),
    ...(beyond.length > 0 && {
      tooMany: beyond
        .map(({ titles, reference }) => inLanguage(titles, language)?.value ?? reference.toUpperCase())
        .join(", "),
    }),
  };
}

async function readNotice(db: Database, query: URLSearchParams, language: Language): Promise<ChangeNotice | null> {
  const change = changes.find((known) => known === query.get("done"));
  const reference = query.get("reference")?.toLowerCase();
  const listing = change && reference ? await findListing(db, reference) : null;
  if (!change || !listing) return null;
  const title = inLanguage(listing.titles, language)?.value ?? listing.reference.toUpperCase();
  return { change, reference: listing.reference, title };
}
