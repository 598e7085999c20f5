import { describe, expect, test } from "vitest";
import { openImmoFeed, openImmoProperty } from "../../testing/sample-feeds.ts";
import type { FeedRecord } from "../feed-record.ts";
import { collect, inPieces } from "../../testing/streams.ts";
import { readOpenImmo } from "./read-openimmo.server.ts";

async function read(feed: string): Promise<{ records: FeedRecord[]; scope: string | undefined }> {
  const reading = readOpenImmo(inPieces(feed, 97), { advertiser: { reference: "namur" } });
  const records = await collect(reading.records);
  return { records, scope: reading.scope() };
}

describe("an OpenImmo file", () => {
  test("gives listings in the site's own terms, with what it has no field for", async () => {
    const { records, scope } = await read(openImmoFeed([openImmoProperty()]));
    expect(scope).toBe("full");
    expect(records).toMatchObject([
      {
        line: 8,
        reference: "namur-1001",
        content: {
          kind: "listing",
          record: {
            reference: "namur-1001",
            status: "published",
            type: "house",
            transactions: ["for-sale"],
            advertiser: { reference: "namur", name: "Immo Namur", email: "info@immo-namur.example" },
            title: { fr: "Maison de maître à Namur", nl: "Huis, Namur" },
            description: { nl: "Herenhuis aan de voet van de citadel" },
            address: {
              street: "Rue de Fer",
              number: "1",
              postcode: "5000",
              locality: "Namur",
              country: "BE",
              hidden: false,
            },
            point: { lat: 50.4669, lng: 4.8675 },
            surface: { total: 142.5 },
            sale: { amount: 425_000, basis: "total", regime: "registration-duties" },
            energy: { class: "C", consumption: 180.5 },
            facts: {
              bedrooms: 3,
              landSurface: 310,
              storeys: 3,
              furnished: true,
              lift: false,
              builtYear: 1998,
              condition: "good",
            },
            photos: [
              { source: "https://pictures.example/front.jpg", kind: "photo", alt: { fr: "Façade" } },
              { source: "https://pictures.example/plan.png", kind: "floor-plan" },
            ],
            updatedAt: "2026-11-19T00:00:00Z",
          },
        },
      },
    ]);
    expect(records[0]?.unmapped).toEqual(
      expect.arrayContaining(["ausstattung/kamin", "flaechen/kellerflaeche", "anhaenge/anhang dokumente (no PDF)"]),
    );
  });

  test("tells what it has no element for by the names of the site's fields", async () => {
    const field = (name: string, value: string) =>
      `<user_defined_simplefield feldname="${name}">${value}</user_defined_simplefield>`;
    const extra = [
      ...[field("legal.planningPermission", "ja"), field("legal.preEmptionRight", "nein")],
      ...[field("legal.destination", "woongebied"), field("legal.floodScores.plot", "B")],
      ...[field("energy.certificate", "20240101-0000000245-1"), field("energy.total", "31500"), field("color", "red")],
    ].join("");
    const { records } = await read(openImmoFeed([openImmoProperty({ extra })]));
    expect(records[0]).toMatchObject({
      content: {
        record: {
          legal: {
            planningPermission: true,
            preEmptionRight: false,
            destination: "woongebied",
            floodScores: { plot: "B" },
          },
          energy: { class: "C", consumption: 180.5, certificate: "20240101-0000000245-1", total: 31_500 },
        },
      },
    });
    expect(records[0]?.unmapped).toContain("user_defined_simplefield");
  });

  test("has documents and films beside its pictures, floor plans that are PDFs too, and leaves out what is neither", async () => {
    const attachment = (group: string, path: string, title?: string) =>
      `<anhang location="EXTERN" gruppe="${group}">${title === undefined ? "" : `<anhangtitel>${title}</anhangtitel>`}<daten><pfad>${path}</pfad></daten></anhang>`;
    const attachments = [
      ...[attachment("GRUNDRISS", "plans\\1.PDF", "Rez"), attachment("DOKUMENTE", "https://a.example/notes.pdf?v=2")],
      ...[
        attachment("DOKUMENTE", "https://a.example/get?id=5", "Notice"),
        attachment("BILD", "https://a.example/1.jpg"),
      ],
      ...[attachment("FILMLINK", "https://youtu.be/1", "Film"), attachment("FILMLINK", "https://a.example/film")],
      ...[attachment("DOKUMENTE", "notes.doc"), attachment("DOKUMENTE", "https://a.example/list.xlsx")],
    ].join("");
    const property = openImmoProperty().replace(/<anhaenge>.*<\/anhaenge>/s, `<anhaenge>${attachments}</anhaenge>`);
    const [record] = (await read(openImmoFeed([property]))).records;
    const title = { fr: "Maison de maître à Namur", nl: "Huis, Namur" };
    expect(record?.content).toMatchObject({
      record: {
        photos: [{ source: "https://a.example/1.jpg" }],
        documents: [
          { source: "plans/1.PDF", kind: "document", title: { ...title, fr: "Rez" } },
          { source: "https://a.example/notes.pdf?v=2", kind: "document", title },
          { source: "https://a.example/get?id=5", kind: "document", title: { ...title, fr: "Notice" } },
          { source: "https://youtu.be/1", kind: "link", title: { ...title, fr: "Film" } },
        ],
      },
    });
    expect(record?.unmapped?.filter((each) => each.startsWith("anhaenge"))).toEqual([
      "anhaenge/anhang filmlink (on no known host of films)",
      "anhaenge/anhang dokumente (no PDF)",
      "anhaenge/anhang dokumente (no PDF)",
    ]);
  });

  test("says of a partial transfer that it is one, and what it takes back", async () => {
    const { records, scope } = await read(openImmoFeed([openImmoProperty({ action: "DELETE" })], { umfang: "TEIL" }));
    expect(scope).toBe("partial");
    expect(records).toMatchObject([{ content: { kind: "withdrawal", reference: "namur-1001" } }]);
  });

  test.each([
    ["a reference project", { action: "REFERENZ" }, /REFERENZ/],
    ["land", { kind: "<grundstueck grundst_typ='WOHNEN'/>" }, /grundstueck is not offered/],
    ["a holiday flat", { kind: "<wohnung wohnungtyp='FERIENWOHNUNG'/>" }, /ferienwohnung is not offered/],
    ["another currency", { price: "<kaufpreis>1</kaufpreis><waehrung iso_waehrung='CHF'/>" }, /CHF/],
    [
      "a rent per night",
      { marketed: "MIETE_PACHT='1'", price: "<preis_zeiteinheit zeiteinheit='TAG'/>" },
      /short stays/,
    ],
  ])("is refused %s, with the reason", async (_, given, reason) => {
    const { records } = await read(openImmoFeed([openImmoProperty(given)]));
    expect(records).toMatchObject([{ content: { kind: "refused", reason: expect.stringMatching(reason) } }]);
  });

  test.each([
    [
      "<kaltmiete>1.250,00</kaltmiete><nebenkosten>150</nebenkosten>",
      { amount: 1_250, basis: "total", period: "month" },
    ],
    ["<mietpreis_pro_qm>14.5</mietpreis_pro_qm>", { amount: 14.5, basis: "m2", period: "month" }],
    ["<warmmiete>900</warmmiete>", { amount: 900, basis: "total", period: "month", chargesIncluded: true }],
    ["<kaltmiete>0</kaltmiete>", { onRequest: true }],
    ["<kaltmiete>-5</kaltmiete>", { amount: -5, basis: "total", period: "month" }],
  ])("reads the rent %s", async (price, rent) => {
    const { records } = await read(openImmoFeed([openImmoProperty({ marketed: 'MIETE_PACHT="true"', price })]));
    expect(records).toMatchObject([{ content: { record: { transactions: ["to-let"], rent } } }]);
  });
});

test("an OpenImmo text without a language is in that of its property", async () => {
  const property = openImmoProperty()
    .replace(/<objektbeschreibung>.*?<\/objektbeschreibung>/s, "")
    .replace("</freitexte>", '<objekt_text lang="">Au pied de la citadelle</objekt_text></freitexte>');
  const [record] = (await read(openImmoFeed([property]))).records;
  expect(record?.content).toMatchObject({ record: { description: { fr: "Au pied de la citadelle" } } });
});

test("an OpenImmo property in another country is refused for that alone", async () => {
  const abroad = openImmoProperty().replace('iso_land="BEL"', 'iso_land="DEU"');
  const [record] = (await read(openImmoFeed([abroad]))).records;
  expect(record?.content).toMatchObject({ kind: "refused", field: "address.country" });
});

test.each([
  [
    "<strasse>Rue de Fer</strasse><hausnummer>12</hausnummer><plz>B-5000</plz><ort>Namur</ort><land iso_land='BEL'/>",
    { street: "Rue de Fer", number: "12", postcode: "5000", locality: "Namur", country: "BE" },
  ],
  [
    "<strasse>Rue de Fer 12</strasse><plz>5000</plz><ort>Namur</ort>",
    { street: "Rue de Fer 12", postcode: "5000", locality: "Namur" },
  ],
  ["<adressfreigabe>false</adressfreigabe><strasse>Rue de Fer</strasse><plz>5000</plz><ort>Namur</ort>", undefined],
  ["<strasse>Rue de Fer</strasse><ort>Namur</ort>", undefined],
  ["<strasse>Rue de Fer</strasse><plz>?</plz><ort>Namur</ort>", undefined],
  [`<strasse>${"x".repeat(200)}</strasse><plz>5000</plz><ort>Namur</ort>`, undefined],
])("an OpenImmo contact tells where the office is: %s", async (told, address) => {
  const property = openImmoProperty().replace("<kontaktperson>", `<kontaktperson>${told}`);
  const [record] = (await read(openImmoFeed([property]))).records;
  const content = record?.content;
  if (content?.kind !== "listing") throw new Error("It is refused");
  const { address: found, ...advertiser } = (content.record as { advertiser: Record<string, unknown> }).advertiser;
  expect([advertiser["name"], found]).toEqual(["Immo Namur", address]);
});

test("an OpenImmo property's figures that are none are left out and warned of, each by its name", async () => {
  const warnings = async (flaechen: string, preise: string) => {
    const property = openImmoProperty()
      .replace(/<flaechen>.*<\/flaechen>/s, `<flaechen>${flaechen}</flaechen>`)
      .replace(/<preise>.*<\/preise>/s, `<preise>${preise}</preise>`);
    const [record] = (await read(openImmoFeed([property]))).records;
    expect(record?.content.kind).toBe("listing");
    return record?.warnings;
  };
  expect(await warnings("<wohnflaeche>120 m²</wohnflaeche>", "<kaufpreis>auf Anfrage</kaufpreis>")).toEqual([]);
  expect(
    await warnings(
      "<wohnflaeche>gross</wohnflaeche><anzahl_schlafzimmer>drei</anzahl_schlafzimmer>",
      "<kaufpreis>VB</kaufpreis>",
    ),
  ).toEqual([
    'preise/kaufpreis is left out: "VB" is no number',
    'flaechen/wohnflaeche is left out: "gross" is no number',
    'flaechen/anzahl_schlafzimmer is left out: "drei" is no number',
  ]);
});
