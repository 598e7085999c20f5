import { z } from "zod";
import { factNames, facts, type Fact, type FactDefinition, type FactValue } from "#app/vocabulary/facts.ts";
import {
  energyClasses,
  energyExemptions,
  energySchemes,
  listingStatuses,
  propertyTypes,
  transactions,
} from "#app/vocabulary/vocabulary.ts";
import {
  amount,
  count,
  day,
  figure,
  figureOrNone,
  floor,
  httpsAddress,
  moment,
  perLanguage,
  photoSource,
  prose,
  rent,
  sale,
  surface,
  text,
  webAddress,
  year,
} from "./listing-record-values.ts";
import { submarketKeys } from "./submarket.ts";

const unitSchema = z.strictObject({
  name: text(80),
  floor: floor.optional().describe("0 is the ground floor"),
  surface,
  rent: rent.optional(),
  sale: sale.optional(),
  desks: count.optional().describe("coworking desks in this unit"),
  availableFrom: day.optional().describe("absent: available now"),
  status: z.enum(["available", "under-option", "let", "sold"]).default("available"),
});

function valueSchema(fact: FactDefinition): z.ZodType {
  switch (fact.kind) {
    case "figure":
      return figure(fact.most);
    case "word":
      return z.enum(fact.words);
    case "yesNo":
      return z.boolean();
    case "day":
      return day;
    default:
      return { count, floor, surface, amount, year }[fact.kind];
  }
}

function factSchema(fact: FactDefinition): z.ZodType {
  const optional = valueSchema(fact).optional();
  return fact.note === undefined ? optional : optional.describe(fact.note);
}

type FactShape = {
  [Name in Fact]: z.ZodOptional<z.ZodType<FactValue<(typeof facts)[Name]>, FactValue<(typeof facts)[Name]>>>;
};
const factShape = Object.fromEntries(factNames.map((name) => [name, factSchema(facts[name])])) as FactShape;

const floodScore = z.enum(["A", "B", "C", "D"]);

const legalSchema = z.strictObject({
  planningPermission: z.boolean().optional(),
  subdivisionPermit: z.boolean().optional(),
  preEmptionRight: z.boolean().optional(),
  planningSummons: z.boolean().optional().describe("a summons, or a measure, for a planning offence"),
  destination: text(120)
    .optional()
    .describe("the latest planning destination by its name in the register of plans: woongebied"),
  floodScores: z
    .strictObject({ plot: floodScore, building: floodScore.optional() })
    .optional()
    .describe("Flanders: P-score of the plot and G-score of the building, as the water authority’s report has them"),
  cadastralIncome: amount.optional(),
});

const photoSchema = z.strictObject({
  source: photoSource.describe("an https address, or a path beside the feed file"),
  kind: z.enum(["photo", "floor-plan"]).default("photo"),
  alt: perLanguage(text(300)),
});

const documentSchema = z
  .strictObject({
    source: photoSource.describe("an https address, or the path of a PDF beside the feed file"),
    kind: z
      .enum(["document", "link"])
      .optional()
      .describe(
        "a document must be a PDF; a link is a page, as a film is. Absent: a document, unless a film’s host has it",
      ),
    title: perLanguage(text(160)),
  })
  .refine(({ source, kind }) => kind !== "link" || httpsAddress.safeParse(source).success, {
    path: ["source"],
    message: "must be an https address, as it is a link",
  });

const agencyAddress = z
  .strictObject({
    street: text(160),
    number: text(20).optional(),
    postcode: z.string().regex(/^[A-Z0-9][A-Z0-9 -]{1,9}$/i, "must be a postcode, without country letters"),
    locality: text(120),
    country: z
      .string()
      .regex(/^[A-Z]{2}$/, "must be two capitals (ISO 3166)")
      .optional(),
  })
  .describe("of the agent's office, for everybody to read");

const submarketOf = (what: string) =>
  text(120).optional().describe(`the submarket of ${what}: a district or quarter of its municipality, in any language`);

/** Every field of a listing record by itself; what must fit together is checked in listing-record.ts. */
export const fieldsSchema = z.strictObject({
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
    address: agencyAddress.optional(),
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
  yield: figure(50).optional().describe("gross initial yield, per cent"),
  units: z.array(unitSchema).max(500).default([]),
  energy: z
    .strictObject({
      scheme: z.enum(energySchemes).describe("EPC Flanders, EPB Brussels, PEB Wallonia, CPE Luxembourg"),
      class: z.enum(energyClasses).optional(),
      consumption: figureOrNone(5000).optional().describe("kWh of primary energy per m² and year"),
      emissions: figureOrNone(2000).optional().describe("kg CO₂ per m² and year"),
      total: figureOrNone(100_000_000).optional().describe("kWh of primary energy a year in all"),
      insulationClass: z.enum(energyClasses).optional().describe("Luxembourg: the class of thermal insulation"),
      emissionsClass: z.enum(energyClasses).optional().describe("Luxembourg: the class of CO₂ emissions"),
      certificate: text(60).optional(),
      exemption: z.enum(energyExemptions).optional().describe("why the law asks for no certificate"),
    })
    .optional(),
  facts: z.strictObject(factShape).default({}),
  legal: legalSchema.default({}),
  photos: z.array(photoSchema).max(60).default([]),
  documents: z.array(documentSchema).max(20).default([]),
  availableFrom: day.optional().describe("absent: available now"),
  publishedAt: moment.optional().describe("absent: when it was first imported"),
  updatedAt: moment.optional(),
});
