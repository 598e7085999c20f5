import { expect, test } from "vitest";
import { kyeroFeed, kyeroProperty } from "../../testing/sample-feeds.ts";
import { collect, inPieces } from "../../testing/streams.ts";
import { readKyero } from "./read-kyero.server.ts";

function read(feed: string) {
  return collect(readKyero(inPieces(feed), { advertiser: { reference: "sud" } }));
}

test("a Kyero feed gives listings in all of the site's languages that it has, without its private notes", async () => {
  const [record] = await read(kyeroFeed([kyeroProperty()]));
  expect(record).toMatchObject({
    line: 3,
    reference: "sud-k-1",
    content: {
      record: {
        type: "apartment",
        transactions: ["to-let"],
        title: { fr: "Appartement, Ixelles", nl: "Appartement, Ixelles" },
        description: { fr: "Bel appartement", nl: "Mooi appartement" },
        address: { locality: "Ixelles", country: "BE", hidden: true },
        rent: { amount: 1_250, basis: "total", period: "month" },
        energy: { class: "D" },
        facts: { bedrooms: 2, bathrooms: 1, lift: true },
        photos: [{ source: "https://pictures.example/1.jpg", kind: "photo" }],
        updatedAt: "2026-11-18T09:30:00Z",
      },
    },
  });
  expect(JSON.stringify(record)).not.toContain("under the mat");
  expect(record?.unmapped).toEqual(
    expect.arrayContaining(["desc/es", "features/feature Sea views", "images/image (not https)"]),
  );
});

test("a Kyero feed's price of 0 is on request, a weekly one is refused", async () => {
  const records = await read(kyeroFeed([kyeroProperty({ price: "0" }), kyeroProperty({ frequency: "week" })]));
  expect(records).toMatchObject([
    { content: { record: { rent: { onRequest: true } } } },
    { content: { kind: "refused", field: "rent" } },
  ]);
});

test("a Kyero feed's figures that are none are left out and warned of, each by its name", async () => {
  const [good, bad] = await read(
    kyeroFeed([kyeroProperty(), kyeroProperty({ price: "abc" })]).replace(/(.*)<beds>2</s, "$1<beds>two<"),
  );
  expect(good?.warnings).toEqual([]);
  expect(bad?.warnings).toEqual(['price is left out: "abc" is no number', 'beds is left out: "two" is no number']);
  expect(bad?.content).toMatchObject({ kind: "listing", record: { rent: { onRequest: true } } });
});

test("a Kyero feed's class of emissions is one of a Luxembourg certificate", async () => {
  const inLuxembourg = "<town>Luxembourg</town><country>Luxembourg</country>";
  const feed = kyeroFeed([kyeroProperty(), kyeroProperty({ place: inLuxembourg })]);
  const records = await read(feed.replaceAll("<emissions>X<", "<emissions>E<"));
  expect(records.map(({ content }) => content)).toEqual([
    { kind: "listing", record: expect.objectContaining({ energy: { class: "D" } }) },
    { kind: "listing", record: expect.objectContaining({ energy: { class: "D", emissionsClass: "E" } }) },
  ]);
  expect(records[0]?.unmapped).toContain("energy_rating/emissions");
});

test("a Kyero feed's property in another country is refused for that alone", async () => {
  const [record] = await read(kyeroFeed([kyeroProperty({ place: "<town>almunecar</town><country>spain</country>" })]));
  expect(record?.content).toEqual({
    kind: "refused",
    field: "address.country",
    reason: "lies in spain: what is offered here lies in Belgium or Luxembourg",
  });
});
