import fc from "fast-check";
import { expect, test } from "vitest";
import { z } from "zod";
import { listingRecordSchema } from "#app/listings/listing-record.ts";
import { demonstrationListings } from "#db/testing/demonstration-listings.ts";
import { acceptsQuickly, unsure } from "./accept-quickly.server.ts";

const accept = acceptsQuickly(listingRecordSchema);

/** What stands at the edges of the format's fields, and beyond them. */
const odd = fc.oneof(
  fc.constantFrom<unknown>(
    undefined,
    null,
    true,
    false,
    "",
    " ",
    "\u200b",
    "\ud800",
    "é",
    "e\u0301",
    "<b>",
    "\n",
    "\t",
  ),
  fc.constantFrom<unknown>(
    0,
    -0,
    -1,
    0.01,
    0.009,
    1e-300,
    0.5,
    1,
    200,
    201,
    999,
    1000,
    2100,
    10_000_000_000,
    2 ** 53,
    Number.NaN,
  ),
  fc.constantFrom<unknown>(
    Infinity,
    [],
    {},
    [null],
    { onRequest: true },
    { amount: 1 },
    { en: "x" },
    { en: undefined },
  ),
  fc.constantFrom<unknown>(
    "2026-02-29",
    "2028-02-29",
    "0000-01-01",
    "2026-11-21T09:00:00Z",
    "1999-11-21T09:00:00+01:00",
    "1000",
    "BE",
  ),
  fc.constantFrom<unknown>(
    "https://a.be/b",
    "http://a.be",
    "https://a@b.be/",
    "../a.jpg",
    "a.jpg",
    "a@b.be",
    "C:\\a",
    "link",
  ),
  fc.constantFrom<unknown>("x".repeat(20), "x".repeat(41), "🏠".repeat(100), "🏠".repeat(161), ` ${"x".repeat(160)} `),
  fc.constantFrom<unknown>(`a${"\u0301".repeat(31)}`, "to-let", "EPC", "CPE", "A", "published", "office", [
    "to-let",
    "to-let",
  ]),
  fc.string({ unit: "binary", maxLength: 60 }),
  fc.double(),
  fc.integer(),
  fc.jsonValue(),
);
const field = fc.constantFrom(
  "reference",
  "amount",
  "constructor",
  "toString",
  "__proto__",
  "upTo",
  "colour",
  "nl",
  "units",
);

/** One change to a record: where, counted among its parts, whether what stands there goes, comes anew or gets a neighbour. */
const change = fc.record({ at: fc.nat(), how: fc.constantFrom("set", "set", "delete", "add"), value: odd, field });
type Change = typeof change extends fc.Arbitrary<infer Each> ? Each : never;

type Holder = Record<string, unknown>;

/** Every object and list of a record, with each of its keys. */
function partsOf(value: unknown): [holder: Holder, key: string][] {
  if (typeof value !== "object" || value === null) return [];
  const holder = value as Holder;
  return Object.keys(holder).flatMap((key) => [[holder, key] as [Holder, string], ...partsOf(holder[key])]);
}

function apply(record: unknown, { at, how, value, field: name }: Change): void {
  const parts = partsOf(record);
  const [holder, key] = parts[at % parts.length] ?? [];
  if (!holder || key === undefined) return;
  if (how === "delete") delete holder[key];
  else
    Object.defineProperty(holder, how === "add" ? name : key, {
      value,
      enumerable: true,
      configurable: true,
      writable: true,
    });
}

test("what is taken at once is what zod takes, and what it makes of it, however a record is bent", async () => {
  const records = await demonstrationListings(100, "accept");
  const taken = { atOnce: 0, byZod: 0, refused: 0 };
  fc.assert(
    fc.property(fc.constantFrom(...records), fc.array(change, { maxLength: 3 }), (record, changes) => {
      const bent = structuredClone(record);
      for (const each of changes) apply(bent, each);
      const before = JSON.stringify(bent);
      const quick = accept(bent);
      const byZod = listingRecordSchema.safeParse(bent);
      expect(JSON.stringify(bent)).toBe(before);
      if (quick === unsure) return void taken[byZod.success ? "byZod" : "refused"]++;
      taken.atOnce++;
      expect(byZod.error).toBeUndefined();
      expect(quick).toStrictEqual(byZod.data);
      // In the same order, too: a digest is made of it.
      expect(JSON.stringify(quick)).toBe(JSON.stringify(byZod.data));
    }),
    { numRuns: 1_000 },
  );
  // Both have been tried, and little that is good goes the slow way.
  expect(taken.atOnce).toBeGreaterThan(150);
  expect(taken.refused).toBeGreaterThan(150);
  expect(taken.byZod).toBeLessThan(taken.atOnce / 20);
  // The demonstration's own go the quick way, all of them.
  expect(records.filter((record) => accept(record) === unsure)).toEqual([]);
});

test("records share nothing that was not given", () => {
  const read = acceptsQuickly(
    z.strictObject({ facts: z.strictObject({}).default({}), all: z.array(z.int()).default([]) }),
  );
  const [one, other] = [read({}), read({})] as { facts: object; all: number[] }[];
  expect(one).toEqual({ facts: {}, all: [] });
  expect(one?.facts).not.toBe(other?.facts);
  expect(one?.all).not.toBe(other?.all);
});

test("what is not known of a schema is left to zod", () => {
  const changing = z.strictObject({
    trimmed: z.string().transform((value) => value.trim()),
    coerced: z.coerce.number(),
    nested: z.object({ loose: z.int() }),
    guarded: z.string().refine(() => false, { when: () => false }),
    kind: z.discriminatedUnion("is", [z.strictObject({ is: z.literal("a") }), z.strictObject({ is: z.literal(1) })]),
    maybe: z.int().default(3).optional(),
  });
  const given = { trimmed: " a ", coerced: "7", nested: { loose: 1, more: 2 }, guarded: "x", kind: { is: 1 } };
  expect(acceptsQuickly(changing)(given)).toStrictEqual(changing.parse(given));
  expect(acceptsQuickly(changing)({ ...given, coerced: "seven" })).toBe(unsure);
});
