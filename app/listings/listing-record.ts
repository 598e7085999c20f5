import { z } from "zod";
import {
  conditions,
  energyClasses,
  energySchemes,
  listingStatuses,
  propertyTypes,
  transactions,
  marketOfType,
} from "#app/vocabulary.ts";
import { isVisible } from "#app/http/visible-text.ts";
import { submarketKeys } from "./submarket.ts";

/**
 * The product's own listing format: one JSON object a line (decisions, section 3). Every other feed maps to it.
 * Surfaces are m², amounts EUR, lengths m, dates ISO 8601. Text is trimmed and composed (NFC). Messages are read by the
 * operator who sent the line. `docs/listing-format.md` describes the format, `docs/listing-format.schema.json` is made
 * from this file by `npm run listings -- schema`.
 */

/** Marks that turn the writing direction, halves of characters, what undecodable bytes become, control characters. */
const unfit = String.raw`\u202a-\u202e\u2066-\u2069\ud800-\udfff\ufffd\u007f-\u009f`;
const oneLine = new RegExp(String.raw`^[^${unfit}\u0000-\u001f]*$`, "u");
/** Allows line ends and tabs. */
const manyLines = new RegExp(String.raw`^[^${unfit}\u0000-\u0008\u000b\u000c\u000e-\u001f]*$`, "u");
const unfitMessage = "has a control or damaged character (is the file UTF-8?)";

const checkedText = (max: number, pattern: RegExp) =>
  z
    .string()
    .trim()
    .normalize("NFC")
    .min(1)
    .max(max)
    .regex(pattern, unfitMessage)
    .refine(isVisible, { message: "shows nothing: it has invisible characters only" });

const text = (max: number) => checkedText(max, oneLine);
const prose = (max: number) => checkedText(max, manyLines);

const perLanguage = <T extends z.ZodType>(value: T) =>
  z
    .strictObject({ en: value.optional(), fr: value.optional(), nl: value.optional() })
    .refine((texts) => Object.values(texts).some((entry) => entry !== undefined), {
      message: "needs at least one of en, fr and nl",
    })
    .meta({ minProperties: 1 });

/** EUR; a cent at least, more than the dearest building at most. */
const amount = z.number().min(0.01).max(10_000_000_000);
/** m² */
const surface = z.number().min(1).max(10_000_000);
const count = z.int().min(0).max(100_000);
const year = z.int().min(1000).max(2100);

/** A moment with its offset; other years are typing errors. */
const moment = z.iso
  .datetime({ offset: true })
  .refine((value) => /^20\d\d/.test(value), { message: "must lie between 2000 and 2099" });

const onRequest = z.strictObject({ onRequest: z.literal(true) });

/** A price whose upper end, when there is one, is above the lower. */
const ordered = <T extends z.ZodType<{ amount: number; upTo?: number | undefined }>>(price: T) =>
  price.refine(({ amount, upTo }) => upTo === undefined || upTo >= amount, {
    path: ["upTo"],
    message: "must not be below amount",
  });

const rent = z.union([
  ordered(
    z.strictObject({
      amount: amount.describe("the asking rent, or the lowest where units differ"),
      upTo: amount.optional().describe("the highest asking rent where units differ"),
      basis: z.enum(["m2", "total"]),
      period: z.enum(["year", "month"]),
      vatIncluded: z.boolean().default(false),
      chargesIncluded: z.boolean().default(false),
    }),
  ),
  onRequest,
]);

const sale = z.union([
  ordered(
    z.strictObject({
      amount: amount.describe("the asking price, or the lowest where units differ"),
      upTo: amount.optional().describe("the highest asking price where units differ"),
      basis: z.enum(["m2", "total"]),
      regime: z.enum(["registration-duties", "vat"]).default("registration-duties"),
    }),
  ),
  onRequest,
]);

/** A web address without a user name in it: it may become a link. The pattern also stands in the JSON Schema. */
const webAddress = (scheme: "https" | "https?") =>
  z
    .url({
      protocol: new RegExp(`^${scheme}$`),
      message: `must be an ${scheme === "https" ? "https" : "http or https"} address`,
    })
    .max(2000)
    .regex(new RegExp(String.raw`^${scheme}://[^\s@\\/?#]+(?:[/?#][^\s\\]*)?$`, "i"), "must be a plain web address");

const httpsAddress = webAddress("https");

const photoSource = text(2000).refine(isPhotoSource, {
  message: "must be an https address or a relative path beside the feed file",
});

function isPhotoSource(source: string): boolean {
  if (/^[a-z][a-z0-9+.-]*:/i.test(source)) return httpsAddress.safeParse(source).success;
  return !/^[\\/]|\\/.test(source) && !source.split("/").includes("..");
}

const unitSchema = z.strictObject({
  name: text(80),
  floor: z.int().min(-10).max(200).optional().describe("0 is the ground floor"),
  surface,
  rent: rent.optional(),
  sale: sale.optional(),
  desks: count.optional().describe("coworking desks in this unit"),
  availableFrom: z.iso.date().optional().describe("absent: available now"),
  status: z.enum(["available", "under-option", "let", "sold"]).default("available"),
});

const factsSchema = z.strictObject({
  parkingSpaces: count.optional(),
  parkingRentPerYear: amount.optional().describe("EUR per parking space and year"),
  landSurface: surface.optional(),
  storeys: count.optional().describe("storeys of the building above ground, the ground floor included"),
  clearHeight: z.number().positive().max(60).optional().describe("m, warehouses"),
  floorLoad: z.number().positive().max(100).optional().describe("tonnes per m²"),
  docks: count.optional(),
  gates: count.optional().describe("ground-level sectional doors"),
  officeSurface: surface.optional().describe("m² of offices in a warehouse"),
  frontage: z.number().positive().max(500).optional().describe("m of shop front"),
  ceilingHeight: z.number().positive().max(20).optional(),
  bedrooms: count.optional(),
  bathrooms: count.optional(),
  dwellings: count.optional().describe("homes in a bloc sale or rooms in a co-living house"),
  terrace: surface.optional(),
  balcony: z.boolean().optional(),
  garden: surface.optional(),
  furnished: z.boolean().optional(),
  lift: z.boolean().optional(),
  airConditioning: z.boolean().optional(),
  raisedFloors: z.boolean().optional(),
  bicycleStorage: z.boolean().optional(),
  chargingPoints: count.optional(),
  condition: z.enum(conditions).optional(),
  builtYear: year.optional(),
  renovatedYear: year.optional(),
  annualRent: amount.optional().describe("EUR a year a let building brings in, investments"),
  leaseEnd: z.iso.date().optional().describe("first end of the running lease, investments"),
});

const legalSchema = z.strictObject({
  planningPermission: z.boolean().optional(),
  subdivisionPermit: z.boolean().optional(),
  preEmptionRight: z.boolean().optional(),
  planningSummons: z.boolean().optional(),
  floodRisk: z.enum(["none", "possible", "effective"]).optional(),
  cadastralIncome: amount.optional(),
});

const photoSchema = z.strictObject({
  source: photoSource.describe("an https address, or a path beside the feed file"),
  kind: z.enum(["photo", "floor-plan"]).default("photo"),
  alt: perLanguage(text(300)),
});

const submarketOf = (what: string) =>
  text(120).optional().describe(`the submarket of ${what}: a district or quarter of its municipality, in any language`);

const fieldsSchema = z.strictObject({
  reference: z
    .string()
    .regex(/^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/, "must be 1 to 64 letters, digits, dots, dashes or underscores")
    .describe("stable; upper and lower case are the same"),
  demonstration: z.boolean().default(false),
  status: z.enum(listingStatuses),
  type: z.enum(propertyTypes),
  transactions: z
    .array(z.enum(transactions))
    .max(2)
    .refine((given) => new Set(given).size === given.length, { message: "names a transaction twice" })
    .meta({ uniqueItems: true })
    .default([]),
  invest: z.boolean().default(false).describe("sold with a tenant or as an income asset"),
  advertiser: z.strictObject({
    reference: text(64),
    name: text(160),
    email: z.email().max(254),
    phone: text(40).optional(),
    website: webAddress("https?").optional(),
    licence: text(40).optional().describe("the number alone: IPI/BIV, or of the Luxembourg business permit"),
  }),
  title: perLanguage(text(160)),
  description: perLanguage(prose(10_000)),
  address: z.strictObject({
    street: text(160).optional(),
    number: text(20).optional(),
    box: text(20).optional(),
    postcode: z.string().regex(/^\d{4}$/, "must be four digits, without country letter"),
    locality: text(120).describe("town, village or quarter, in any language"),
    country: z.enum(["BE", "LU"]),
    hidden: z.boolean().default(false).describe("show no more than the municipality"),
  }),
  placeKey: text(80).optional().describe("the gazetteer's id, where the feed knows it"),
  [submarketKeys.office]: submarketOf("an office"),
  [submarketKeys.industrial]: submarketOf("a warehouse or an SME business unit"),
  [submarketKeys.retail]: submarketOf("a shop"),
  [submarketKeys.residential]: submarketOf("a home; the spelling is the contract"),
  point: z
    .strictObject({ lat: z.number().min(49).max(52), lng: z.number().min(2).max(7) })
    .optional()
    .describe("absent: the point of the place"),
  surface: z
    .strictObject({
      total: surface,
      divisibleFrom: surface.optional().describe("the smallest surface on offer by itself"),
    })
    .refine((value) => value.divisibleFrom === undefined || value.divisibleFrom <= value.total, {
      path: ["divisibleFrom"],
      message: "must not exceed total",
    })
    .optional(),
  rent: rent.optional(),
  charges: z.strictObject({ amount, basis: z.enum(["m2", "total"]), period: z.enum(["year", "month"]) }).optional(),
  sale: sale.optional(),
  yield: z.number().positive().max(50).optional().describe("gross initial yield, per cent"),
  units: z.array(unitSchema).max(500).default([]),
  energy: z
    .strictObject({
      scheme: z.enum(energySchemes).describe("EPC Flanders, EPB Brussels, PEB Wallonia, CPE Luxembourg"),
      class: z.enum(energyClasses).optional(),
      consumption: z.number().min(0).max(5000).optional().describe("kWh of primary energy per m² and year"),
      emissions: z.number().min(0).max(2000).optional().describe("kg CO₂ per m² and year"),
      certificate: text(60).optional(),
    })
    .optional(),
  facts: factsSchema.default({}),
  legal: legalSchema.default({}),
  photos: z.array(photoSchema).max(60).default([]),
  documents: z
    .array(z.strictObject({ source: httpsAddress, title: perLanguage(text(160)) }))
    .max(20)
    .default([]),
  availableFrom: z.iso.date().optional().describe("absent: available now"),
  publishedAt: moment,
  updatedAt: moment.optional(),
});

/** One line of a feed, parsed; see the page above. */
export const listingRecordSchema = fieldsSchema.superRefine((record, context) => {
  for (const { path, message } of contradictions(record)) context.addIssue({ code: "custom", path, message });
});

interface Contradiction {
  path: (string | number)[];
  message: string;
}

/** What fits field by field, but not together. */
function contradictions(record: z.output<typeof fieldsSchema>): Contradiction[] {
  const found: Contradiction[] = [];
  const refuse = (path: Contradiction["path"], message: string) => found.push({ path, message });
  const { transactions, invest, surface, energy, facts } = record;

  const own = submarketKeys[marketOfType(record.type)];
  for (const key of Object.values(submarketKeys)) {
    if (record[key] !== undefined && key !== own) refuse([key], `is no field of this type; its submarket is ${own}`);
  }
  if (transactions.length === 0 && !invest) refuse(["transactions"], "needs a transaction, or the invest flag");
  if (transactions.includes("to-let") && !record.rent) refuse(["rent"], "is needed for a listing to let, or onRequest");
  if ((transactions.includes("for-sale") || invest) && !record.sale) {
    refuse(["sale"], "is needed for a listing for sale or an investment, or onRequest");
  }
  record.units.forEach((unit, index) => {
    if (surface && unit.surface > surface.total) refuse(["units", index, "surface"], "must not exceed surface.total");
  });
  if (energy && (energy.scheme === "CPE") !== (record.address.country === "LU")) {
    refuse(["energy", "scheme"], "must be CPE in Luxembourg, and EPC, EPB or PEB in Belgium");
  }
  if (facts.builtYear && facts.renovatedYear && facts.renovatedYear < facts.builtYear) {
    refuse(["facts", "renovatedYear"], "must not be before builtYear");
  }
  return found;
}

/** A listing as a feed gives it, checked. */
export type ListingRecord = z.output<typeof listingRecordSchema>;
/** A listing as it may be written into a feed file: what has a default may be left out. */
export type ListingRecordInput = z.input<typeof listingRecordSchema>;
export type Rent = NonNullable<ListingRecord["rent"]>;
export type Sale = NonNullable<ListingRecord["sale"]>;
export type Facts = ListingRecord["facts"];
export type Legal = ListingRecord["legal"];
