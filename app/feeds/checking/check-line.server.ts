import { hash } from "node:crypto";
import { listingRecordSchema, type ListingRecord } from "#app/listings/listing-record.ts";
import { withGroundFloor } from "#app/listings/ground-floor.ts";
import { legalRegionOf, missingFacts, type MissingFact } from "#app/listings/legal/missing-facts.ts";
import { submarketKeys } from "#app/listings/submarket.ts";
import { marketOfType } from "#app/vocabulary/vocabulary.ts";
import { fold } from "#app/places/fold.ts";
import type { Gazetteer } from "#app/places/gazetteer.ts";
import { placeForAddress } from "#app/places/place-for-address.server.ts";
import type { Place } from "#app/places/place.ts";
import { acceptsQuickly, unsure } from "./accept-quickly.server.ts";
import { cleanTexts } from "./clean-texts.server.ts";
import { completeAddress, type Placing } from "./complete-address.server.ts";
import type { FeedRecord } from "../formats/feed-record.ts";
import { fieldOf, reasonOf, type Rejection } from "./rejection.ts";
import { SeenReferences } from "./seen-references.server.ts";

/** A record of a feed that may be imported. */
export interface CheckedLine {
  /** Where it begins in the feed. */
  line: number;
  /** Lower case, as stored. */
  reference: string;
  record: ListingRecord;
  /** The smallest place known of the address. */
  place: Place;
  /** How surely it is known. */
  placing: Placing;
  /** What the law asks an advertisement for, and it does not tell. */
  missing: readonly MissingFact[];
  /** Fields of these without which it is not shown; none where nothing is held back. */
  heldFor: readonly string[];
  /** Of everything that makes the stored row; equal digests need no writing. */
  digest: string;
  /** What it is known by the next time, and what it says of its advertiser, as digests (known-lines.server.ts). */
  known?: { key: string; advertiser: string };
}

/** Part of every digest: raise it when rows are computed otherwise, and the next import writes them all anew. */
const rowVersion = 2;

/** Raise it when a line is checked otherwise, and the next import checks all lines, those that it knows as well. */
export const checkVersion = `${rowVersion}.2`;

/** Further from the middle of its municipality than this, a point belongs to another address; the largest reach 15 km. */
const maxKilometres = 30;

/**
 * Makes the check that every line of one feed goes through, in turn: that it is a record of the format, lies in a known
 * place, and is the first of its reference in this feed. The first of two lines wins, so that importing a file again
 * changes nothing. Lines that name different advertisers do not stand in each other's way here: whose the listing is
 * shows in the database (find-foreign.server.ts).
 */
export function createLineCheck(
  gazetteer: Gazetteer,
  { move = false, holdBack = true, seen = new SeenReferences(), from }: CheckOptions = {},
): (given: FeedRecord) => CheckedLine | Rejection {
  return ({ line, content, reference: named }) => {
    if (content.kind === "refused") return { line, reference: named, reason: content.reason, field: content.field };
    if (content.kind === "withdrawal") throw new Error("A withdrawal is no record to be checked");
    const { record: written, placing } = completeAddress(gazetteer, cleanTexts(content.record));
    const checked = checkRecord(written);
    if (!checked.success) {
      const { error } = checked;
      return { line, reference: named, reason: reasonOf(error, written), field: fieldOf(error) };
    }
    const record = withGroundFloor(checked.data);
    const reference = record.reference.toLowerCase();
    const refuse = (field: string, reason: string): Rejection => ({ line, reference: record.reference, reason, field });

    const addressed = placeForAddress(gazetteer, { ...record.address, placeKey: record.placeKey });
    if (!addressed) return refuse("address", unknownPlace(record));
    const place = placeOfSubmarket(gazetteer, record, addressed);
    if (!place) {
      const key = submarketKeys[marketOfType(record.type)];
      return refuse(key, `no district or quarter of ${addressed.names.en} is called ${submarketOf(record)}`);
    }
    if (record.point) {
      const kilometres = distance(record.point, municipalityOf(gazetteer, place));
      if (kilometres > maxKilometres) {
        return refuse("point", `point lies ${Math.round(kilometres)} km from ${place.names.en}, where the address is`);
      }
    }
    // Before it claims its reference: a stranger's line takes nothing from the advertiser's own behind it.
    const stranger = reasonForStranger(record, from);
    if (stranger !== undefined) return refuse("advertiser.reference", stranger);
    const first = seen.firstLineOf(claimOf(reference, record.advertiser, move), line);
    if (first !== undefined) return refuse("reference", isThatOf(first));
    const surely = placing ?? placingOf(gazetteer, record, place);
    const missing = missingFacts(record, legalRegionOf([place, ...gazetteer.ancestors(place)]));
    const heldFor = heldForOf(missing, holdBack);
    const digest = digestOf(record, place, heldFor);
    return { line, reference, record, place, placing: surely, missing, heldFor, digest };
  };
}

interface CheckOptions {
  /** Lines are as good whomever they name. */
  move?: boolean;
  /** Whether a listing without what the law certainly asks for is not shown; else that is only said. */
  holdBack?: boolean;
  /** The only advertiser whose lines are wanted, in lower case. */
  from?: string;
  /** What lines of the feed claim ({@link claimOf}); grows. */
  seen?: SeenReferences;
}

/** Why a line is refused in a file that is one advertiser's and no other's; undefined where it is that one's. */
export function reasonForStranger(
  { advertiser }: Pick<ListingRecord, "advertiser">,
  from?: string,
): string | undefined {
  if (from === undefined || advertiser.reference.toLowerCase() === from) return undefined;
  return `advertiser.reference must be "${from}", from whom the file is`;
}

/** What only one line of a feed may bring. @param reference in lower case */
export function claimOf(
  reference: string,
  advertiser: Pick<ListingRecord["advertiser"], "reference" | "email">,
  move: boolean,
): string {
  return move ? reference : `${reference} ${advertiser.reference} ${advertiser.email}`.toLowerCase();
}

/** The fields without which a listing is not shown. */
export function heldForOf(missing: readonly MissingFact[], holdBack: boolean): readonly string[] {
  return holdBack ? missing.filter(({ holds }) => holds).map(({ field }) => field) : [];
}

const accept = acceptsQuickly(listingRecordSchema);

function checkRecord(written: unknown): ReturnType<typeof listingRecordSchema.safeParse> {
  const data = accept(written);
  return data === unsure ? listingRecordSchema.safeParse(written) : { success: true, data };
}

/** Whether the name an address gives is one of its place, or of one around it. */
function placingOf(gazetteer: Gazetteer, { address, placeKey }: ListingRecord, place: Place): Placing {
  if (placeKey !== undefined) return "address";
  const named = gazetteer.names.get(fold(address.locality)).map((each) => each.place);
  const around = [place, ...gazetteer.ancestors(place)];
  return named.some((each) => around.includes(each) || gazetteer.ancestors(each).includes(place))
    ? "address"
    : "postcode";
}

/** Why the second line of a reference is refused. */
export function isThatOf(first: number): string {
  return `the reference is that of line ${first} already`;
}

export function isRejection(result: CheckedLine | Rejection): result is Rejection {
  return "reason" in result;
}

/** The municipality that a place is or lies in. */
export function municipalityOf(gazetteer: Gazetteer, place: Place): Place {
  const municipality = [place, ...gazetteer.ancestors(place)].find(({ kind }) => kind === "municipality");
  if (!municipality) throw new Error(`${place.key} lies in no municipality`);
  return municipality;
}

function unknownPlace({ address, placeKey }: ListingRecord): string {
  const written = `${address.postcode} ${address.locality} (${address.country})`;
  return `no place is known for ${written}${placeKey === undefined ? "" : `, nor by the key ${placeKey}`}`;
}

/** What a feed calls the submarket of a listing; only the field of its market is in a record. */
function submarketOf(record: ListingRecord): string | undefined {
  return record[submarketKeys[marketOfType(record.type)]];
}

/** A submarket says more precisely where an address lies; a feed that knows the gazetteer's own key has said it all. */
function placeOfSubmarket(gazetteer: Gazetteer, record: ListingRecord, addressed: Place): Place | undefined {
  const submarket = submarketOf(record);
  if (submarket === undefined || record.placeKey !== undefined) return addressed;
  const municipality = municipalityOf(gazetteer, addressed);
  const inside = new Set([municipality.id, ...gazetteer.descendantIds(municipality)]);
  return gazetteer.names.get(fold(submarket)).find(({ place }) => inside.has(place.id))?.place;
}

/**
 * zod gives the fields in the format's order, so that equal records read equal. Where an agency has its office is written with the
 * agency: all of its listings would be written anew when it moves house.
 */
function digestOf(given: ListingRecord, place: Place, heldFor: readonly string[]): string {
  const { address, ...advertiser } = given.advertiser;
  const record = { ...given, advertiser };
  return hash("sha256", JSON.stringify([rowVersion, place.key, record, ...heldFor]), "base64url");
}

interface Point {
  lat: number;
  lng: number;
}

/** Kilometres, on a plane that fits Belgium and Luxembourg within 2 %. */
function distance(a: Point, b: Point): number {
  return 111.2 * Math.hypot(a.lat - b.lat, (a.lng - b.lng) * 0.636);
}
