import fc from "fast-check";
import { makeZip } from "#app/feeds/testing/make-zip.ts";
import { fieldsSchema } from "#app/listings/listing-record-fields.ts";
import { Random } from "../random.ts";
import { anywhere, samples, tokens, type Reader } from "./samples.ts";

/** Bytes that a case may grow to. */
const mostGrown = 1_000_000;

/** What a reader is given in one case; the same for the same seed and number. */
export function makeCase(reader: Reader, seed: string, number: number): Buffer {
  const random = new Random(`${seed}/${reader}/${number}`);
  const made = random.weigh({ mutated: 6, grown: 2, arbitrary: 2 });
  if (made === "arbitrary") return arbitraryCase(reader, random);
  const sample = random.pick(samples[reader]);
  if (made === "grown") return grow(reader, sample, random);
  let changed = sample;
  for (let changes = random.int(1, 6); changes > 0; changes--) changed = change(reader, changed, random);
  return changed;
}

/** One small change: bytes, a piece cut out, doubled or put elsewhere, a word that means something. */
function change(reader: Reader, given: Buffer, random: Random): Buffer {
  const at = random.int(0, given.length);
  const end = Math.min(given.length, at + random.int(0, random.chance(0.1) ? given.length : 60));
  const [before, piece, after] = [given.subarray(0, at), given.subarray(at, end), given.subarray(end)];
  switch (random.weigh({ flip: 3, cut: 2, double: 2, move: 2, end: 1, word: 5, noise: 1 })) {
    case "flip":
      return Buffer.concat([before, piece.map((byte) => (random.chance(0.1) ? random.int(0, 255) : byte)), after]);
    case "cut":
      return Buffer.concat([before, after]);
    case "double":
      return Buffer.concat([before, piece, piece, after]);
    case "move": {
      const rest = Buffer.concat([before, after]);
      const to = random.int(0, rest.length);
      return Buffer.concat([rest.subarray(0, to), piece, rest.subarray(to)]);
    }
    case "end":
      return before;
    case "word":
      return Buffer.concat([
        before,
        Buffer.from(wordOf(reader, random)),
        random.chance(0.5) ? after : given.subarray(at),
      ]);
    case "noise":
      return Buffer.concat([before, Buffer.from(Array.from({ length: 20 }, () => random.int(0, 255))), after]);
  }
}

/** One thing many times over: what costs more for each the more there are shows in no small case. */
function grow(reader: Reader, given: Buffer, random: Random): Buffer {
  const at = placeIn(given, random);
  const own = given.subarray(at, at + random.int(1, 400));
  const unit = random.chance(0.25)
    ? own
    : Buffer.from(wordOf(reader, random) + (random.chance(0.3) ? wordOf(reader, random) : ""));
  const bytes = Math.round(10 ** (3 + 3 * random.next()));
  const count = Math.ceil(Math.min(bytes, mostGrown) / Math.max(1, unit.length));
  return Buffer.concat([given.subarray(0, at), Buffer.alloc(count * unit.length, unit), given.subarray(at)]);
}

/** Mostly where a value begins or ends. */
function placeIn(given: Buffer, random: Random): number {
  const at = random.int(0, given.length);
  if (random.chance(0.3)) return at;
  const found = /[>";,[:]/.exec(given.toString("latin1").slice(at));
  return found ? at + found.index + 1 : at;
}

function wordOf(reader: Reader, random: Random): string {
  return random.pick(random.chance(0.5) ? tokens[reader] : anywhere);
}

const words = fc.oneof(
  fc.string({ unit: "binary", maxLength: 200 }),
  fc.string({ unit: "grapheme", maxLength: 40 }),
  fc.constantFrom(...anywhere),
  fc.double().map(String),
  fc.integer().map(String),
);

const namesOf = (reader: "openimmo" | "kyero") => [
  ...new Set([...samples[reader][0]!.toString().matchAll(/<(\w+)/g)].map(([, name]) => name!)),
];

function trees(reader: "openimmo" | "kyero"): fc.Arbitrary<string> {
  const name = fc.constantFrom(...namesOf(reader));
  const content = words.map((text) => text.replace(/[<&\p{Cc}]/gu, "."));
  const { element } = fc.letrec<{ element: string }>((tie) => ({
    element: fc
      .tuple(
        name,
        content,
        fc.array(fc.oneof({ depthSize: "small", withCrossShrink: true }, content, tie("element")), { maxLength: 8 }),
      )
      .map(([of, value, inside]) => `<${of} art="${value.replaceAll('"', "")}">${inside.join("")}</${of}>`),
  }));
  const record = reader === "kyero" ? "property" : "immobilie";
  const whole = fc.array(element, { maxLength: 30 }).map((parts) => `<${record}>${parts.join("")}</${record}>`);
  const [begins, ends] =
    reader === "kyero" ? ["<root><kyero/>", "</root>"] : ["<openimmo><anbieter>", "</anbieter></openimmo>"];
  return fc.array(whole, { maxLength: 4 }).map((records) => `${begins}${records.join("")}${ends}`);
}

const fields = Object.keys(fieldsSchema.shape);
const cell = words.map((text) => (/[";\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text));
const header = samples.csv[0]!.toString().split("\n", 1)[0]!;

/** Well-formed by its format's rules, and with nothing in it that makes sense. */
const arbitraries: Record<Reader, fc.Arbitrary<Buffer>> = {
  openimmo: trees("openimmo").map((text) => Buffer.from(text)),
  kyero: trees("kyero").map((text) => Buffer.from(text)),
  csv: fc
    .array(fc.array(cell, { minLength: 22, maxLength: 22 }), { maxLength: 20 })
    .map((rows) => Buffer.from([header, ...rows.map((cells) => cells.join(";"))].join("\n"))),
  "json-lines": fc
    .array(
      fc.dictionary(fc.constantFrom(...fields), fc.jsonValue({ maxDepth: 4, stringUnit: "binary" }), { maxKeys: 25 }),
      { maxLength: 10 },
    )
    .map((records) => Buffer.from(records.map((record) => JSON.stringify(record)).join("\n"))),
  zip: fc
    .array(
      fc.record({
        name: fc
          .tuple(words, fc.constantFrom(".xml", ".jpg", ".csv", "/", ""))
          .map(([name, ending]) => (name + ending).slice(0, 200)),
        content: fc.oneof(fc.constant(samples.openimmo[0]!.toString()), words),
        mode: fc.constantFrom(0o100644, 0o120777, 0o040755),
      }),
      { maxLength: 6 },
    )
    .map((entries) => makeZip(entries)),
};

function arbitraryCase(reader: Reader, random: Random): Buffer {
  const [made] = fc.sample(arbitraries[reader], { numRuns: 1, seed: random.int(-0x80000000, 0x7fffffff) });
  return made ?? Buffer.alloc(0);
}
