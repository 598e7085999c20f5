import { expect, test } from "vitest";
import { listingRecordSchema } from "#app/listings/listing-record.ts";
import { openImmoFeed, openImmoProperty } from "../../testing/sample-feeds.ts";
import { collect, inPieces } from "../../testing/streams.ts";
import { readOpenImmo } from "./read-openimmo.server.ts";

/** What is read of a flat, or a house, whose `etage` is this. */
async function factsOf(written: string, kind = "<wohnung wohnungtyp='ETAGE'/>") {
  const property = openImmoProperty({ kind }).replace("</geo>", `<etage>${written}</etage></geo>`);
  const reading = readOpenImmo(inPieces(openImmoFeed([property]), 97), { advertiser: { reference: "namur" } });
  const [read] = await collect(reading.records);
  if (read?.content.kind !== "listing") throw new Error("It is refused");
  return (read.content.record as { facts: Record<string, unknown> }).facts;
}

test.each([
  ["3", 3],
  ["0", 0],
  ["-1", -1],
  ["1. OG", 1],
  ["3.OG links", 3],
  ["OG 2", 2],
  ["1. UG", -1],
  ["2.UG", -2],
  ["UG 1", -1],
  ["-2 UG", -2],
  ["200", 200],
])("the floor %s is %i", async (written, floor) => {
  expect(await factsOf(written)).toMatchObject({ floor });
});

test.each(["999", "-99", "201", "-11", "11. UG", "-0.5", "2.5", "1. DG", "DG", "0 UG", "?", "1-3"])(
  "an OpenImmo flat on floor %s tells none, and is not refused for it",
  async (written) => {
    const told = await factsOf(written);
    expect(told["floor"]).toBeUndefined();
    expect(listingRecordSchema.shape.facts.safeParse(told).success).toBe(true);
  },
);

test("a house stands on no floor", async () => {
  expect((await factsOf("2", "<haus haustyp='REIHENHAUS'/>"))["floor"]).toBeUndefined();
});
